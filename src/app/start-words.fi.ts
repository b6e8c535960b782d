import type { StartWords } from './start-words.ts';

export const fi: StartWords = {
  newGameMore: 'Uusi peli …',
  newGame: 'Uusi peli',
  back: 'Takaisin',
  which: 'Mikä peli',
  begin: 'Aloita peli',
  failed: 'Peliä ei voitu avata.',
  quick: 'Pika-aloitus',
  play: 'Pelaa',
  again: 'Kuten viimeksi',
  playRival: (player, level) => `Heti: olet ${player}, vastassa tietokoneen ${level.toLowerCase()}.`,
  playPeople: 'Heti: kaksi pelaajaa, yksi näyttö.',
  ready: 'Joukot ovat valmiina kartalla.',
};
