import type { CourseWords } from './words.ts';

export const fi: CourseWords = {
  graph: 'Voittopisteet ja tappiot pelivuoroittain',
  points: 'Voittopisteet',
  finn: 'Suomen tappiot',
  soviet: 'Neuvostoliiton tappiot',
  unit: 'hyökkäyspistettä',
  map: 'Kartta pelin päättyessä',
};
