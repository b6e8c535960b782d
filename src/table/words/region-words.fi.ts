import type { RegionWords } from './region-words.ts';

export const fi: RegionWords = {
  hand: 'Valittuna',
  charts: 'Taulukot ja loki',
  log: 'Loki',
  rules: 'Säännöt',
  menu: 'Valikko',
};
