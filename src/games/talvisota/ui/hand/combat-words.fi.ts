import type { CombatWords } from './combat-words.ts';

export const fi: CombatWords = {
  title: (space, round) => `Taistelu: ${space}, kierros ${round}`,
  strength: (points) => `voima ${points}`,
  bonus: (points) => `taktinen lisä ${points}`,
  force: 'Koko voima',
  total: 'Yhteensä',
  rolls: (player, column) => `${player} heittää sarakkeessa +${column}.`,
  dice: 'Mitä noppa tuo',
  die: 'Noppa',
  sovietLosses: 'Neuvostotappiot',
  finnishLosses: 'Suomen tappiot',
  retreat: 'Perääntyy',
  chance: (percent) => `Mahdollisuus vallata alue: ${percent} %`,
  cause: {
    number: 'alueen luku',
    line: 'linnoitettu linja',
    entrenchment: 'kaivautuminen',
    'white-death': 'valkoinen kuolema',
  },
};
