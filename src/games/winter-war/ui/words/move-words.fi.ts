import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import { halves } from './common-words.fi.ts';
import type { MoveWords } from './move-words.ts';

export const fi: MoveWords = {
  title: 'Siirto',
  none: 'Yhteenkään heksaan ei pääse.',
  point: (mp) =>
    `${plural(mp, 'liikepiste', 'liikepistettä')}. Valitse merkitty heksa, niin näet reitin sinne.`,
  waypointHint: 'Tai kiinnitä reitti heksan kautta: Shift ja napsautus.',
  mode: { march: 'Marssien', rail: 'Junalla', both: 'Marssien ja junalla' },
  to: (unit, place) => `${unit}: ${place}`,
  by: { march: 'marssien', rail: 'junalla', both: 'marssien ja junalla' },
  stopsThere: 'pysähtyy',
  cost: (cost) => `${halves(cost)} LP`,
  stops: 'Vihollisen vaikutusalue: yksikkö pysähtyy siihen.',
  rightOfOne: 'Yhden heksan siirto.',
  noEnd: 'Täynnä: vaihe ei voi päättyä niin, että yksikkö on siinä.',
  go: (place) => `Siirrä: ${place}`,
  place: (place) => `Sijoita: ${place}`,
  retreat: (place) => `Vetäydy: ${place}`,
  advance: (place) => `Etene: ${place}`,
  waypoints: (n) => `reittiin kiinnitetty ${plural(n, 'heksa', 'heksaa')}`,
  dropWaypoints: 'Poista reittipisteet',
  pickInstead: 'Tai valitse siellä oleva yksikkö',
  alsoHere: 'Samassa heksassa',
  takeAll: 'Valitse koko pino',
};
