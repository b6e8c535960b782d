import type { StartWords } from './start-words.ts';

export const fi: StartWords = {
  newGameMore: 'Uusi peli …',
  newGame: 'Uusi peli',
  back: 'Takaisin',
  which: 'Valitse peli',
  begin: 'Aloita peli',
  failed: 'Peliä ei voitu avata.',
  quick: 'Pika-aloitus',
  play: 'Pelaa',
  again: 'Kuten viimeksi',
  playRival: (player, level) => `Olet ${player}, vastassa tietokone (${level.toLowerCase()}).`,
  playPeople: 'Kaksi pelaajaa, yksi näyttö.',
  ready: 'Joukot ovat valmiina kartalla.',
};
