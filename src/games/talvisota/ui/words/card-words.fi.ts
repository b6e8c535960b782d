import type { CardWords } from './card-words.ts';

export const fi: CardWords = {
  level: {
    recruit: { name: 'Alokas', hint: 'Arpoo käskynsä kuten yksinpelissä: nopea ja hieman sokea.' },
    general: { name: 'Kenraali', hint: 'Laskee, mitä sinulla voi olla, eikä sen käskyjä voi arvata.' },
  },
  standing: (turn, phase) => `Vuoro ${turn}, ${phase}`,
  morale: 'Moraali',
  moraleLine: (soviet, finn) => `Moraali: Neuvostoliitto ${soviet}, Suomi ${finn}`,
  passing: 'Anna laite toiselle aina, kun komentolehti avataan. Verho peittää sen toiselta pelaajalta.',
  solo: 'Yksin, suomalaiset arvotaan',
  rules: 'Säännöt',
  recommended: 'Suositeltu peli',
  changed: (count) => `Käytössä olevia valintoja: ${count}`,
};
