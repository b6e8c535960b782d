import type { CourseWords } from './words.ts';

export const fi: CourseWords = {
  title: 'Pelin kulku',
  graph: 'Voittopisteet ja tappiot pelivuoroittain',
  points: 'Voittopisteet',
  finn: 'Suomen tappiot',
  soviet: 'Neuvostoliiton tappiot',
  unit: 'hyökkäyspistettä',
  turn: 'Vuoro',
  table: 'Sama taulukkona',
  swings: 'Käännekohdat',
  swing: (turn, by) => `Vuoro ${turn}, ${by}`,
  watch: 'Katso',
  map: 'Kartta pelin päättyessä',
};
