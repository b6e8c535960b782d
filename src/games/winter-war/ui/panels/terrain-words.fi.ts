import type { TerrainWords } from './terrain-words.ts';

const iceRow = 'Jää, vuorot 8–10';
const noEffect = 'ei vaikutusta';

export const fi: TerrainWords = {
  title: 'Maaston vaikutukset',
  columns: ['Maasto', 'Liike', 'Taistelu'],
  rows: [
    ['Avoin, metsä', '1 LP', noEffect],
    ['Suo Suomessa', 'suomalaiset 1\u00a0LP, neuvostojoukot 2\u00a0LP', noEffect],
    ['Suo Neuvostoliitossa', '2 LP', noEffect],
    ['Vuori, järvi, meri', 'ei pääsyä', 'meren ja suurjärven yli ei hyökätä'],
    [iceRow, '2 LP', noEffect],
    ['Kaupunki', 'kuten heksa', 'puolustus kaksinkertaistuu'],
    ['Linnoitus', '1 LP', 'suomalaisten puolustus kaksinkertaistuu, suluissa olevat tulokset'],
    ['Joki- tai järvisivu', '+1 LP', 'kaksinkertaistuu, kun kaikki hyökkäävät veden yli'],
    ['Tie sivun yli', 'yhteensä 1 LP', noEffect],
    ['Rautatie', 'ilmainen kyyti omalla radalla', noEffect],
  ],
  iceRow,
};
