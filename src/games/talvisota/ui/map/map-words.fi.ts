import type { MapWords } from './map-words.ts';

export const fi: MapWords = {
  label: 'Suomen kartta',
  help: 'Nuolinäppäimet siirtävät kohdistinta alueelta toiselle, Enter valitsee.',
  role: 'Alue kohdistimen alla',
  noFocus: 'Aluetta ei ole valittu.',
  finland: 'SUOMI',
  ussr: 'NEUVOSTOLIITTO',
  sweden: 'RUOTSI',
  norway: 'NORJA',
  fronts: { LAP: 'LAPPI', LAD: 'LAATOKKA', KAR: 'KARJALA' },
  ladoga: 'Laatokka',
  onega: 'Ääninen',
  gulf: 'Suomenlahti',
  bothnia: 'Pohjanlahti',
  whiteSea: 'Vienanmeri',
  title: 'TALVISOTA',
  years: '1939–1940',
  legend: {
    finnish: 'Suomen alue ja sen luku',
    fortified: 'Linnoitettu',
    taken: 'Neuvostoliiton hallussa',
    centre: 'Huoltokeskus',
    marker: 'Hallintamerkki',
    ice: 'Jää, maaliskuusta I',
  },
  notes: [
    'Useimmat alueet ja luvut',
    'ovat rekonstruktiota.',
    'Kannas on piirretty',
    'muuta karttaa suuremmaksi.',
  ],
};
