import { finnishPlural } from '#kit/i18n/plural.ts';
import type { SummaryWords } from './words.ts';

const byRail = (units: number, rail: number): string => {
  if (!rail) return '';
  if (rail < units) return `, niistä ${rail} junalla`;
  return units === 1 ? ' junalla' : ', kaikki junalla';
};

export const fi: SummaryWords = {
  title: (side) => (side === 'finn' ? 'Suomen pelaajan viime vuoro' : 'Neuvostoliiton pelaajan viime vuoro'),
  turn: (turn) => `Pelivuoro ${turn}`,
  brief: (moved, battles) =>
    `${moved ? `${finnishPlural(moved, 'yksikkö', 'yksikköä')} siirtyi` : 'yksikään yksikkö ei siirtynyt'}, ${battles ? finnishPlural(battles, 'taistelu', 'taistelua') : 'ei taisteluja'}`,
  trails: 'Edellisen pelaajavuoron reitit ja taistelut',
  trailsWhy: 'Yhtään pelaajavuoroa ei ole vielä pelattu.',
  command: 'Vastustajan viime vuoro',
  short: 'Viime vuoro',
  watch: 'Katso uudelleen',
  showOnMap: 'Näytä kartalla',
  dismiss: 'Sulje',
  moves: (units, rail) => `${finnishPlural(units, 'yksikkö', 'yksikköä')} siirtyi${byRail(units, rail)}.`,
  noMoves: 'Yksikään yksikkö ei siirtynyt.',
  battles: 'Taistelut',
  noBattles: 'Ei taisteluja.',
  battle: (odds, die, result) =>
    [odds, die === null ? 'ilman noppaa' : `noppa ${die}`, result].filter(Boolean).join(', '),
  results: {
    Ae: 'hyökkääjä tuhoutui',
    Ar: 'hyökkääjä vetäytyi',
    Ne: 'ei vaikutusta',
    Ex: 'vaihto',
    Dr: 'puolustaja vetäytyi',
    De: 'puolustaja tuhoutui',
  },
  landing: 'Maihinnousuhyökkäys',
  lostHere: 'menetetty',
  losses: (side) => (side === 'finn' ? 'Menetetyt suomalaiset yksiköt' : 'Menetetyt neuvostoyksiköt'),
  lossPoints: (points) => finnishPlural(points, 'hyökkäyspiste', 'hyökkäyspistettä'),
  hexes: (side, n) =>
    `${side === 'finn' ? 'Suomalaiset' : 'Neuvostojoukot'} menettivät ${finnishPlural(n, 'heksan', 'heksaa')}`,
  more: (n) => `ja ${finnishPlural(n, 'muu', 'muuta')}`,
  supply: 'Huolto',
  supplyNow: ['taas huollossa', 'eristetty', 'eristetty: kaupunki on ylikuormitettu'],
  arrivals: 'Uutta kartalla',
  rails: 'Rautatiet',
  railNow: (broken) => (broken ? 'katkaistu' : 'korjattu'),
  after: 'Pelivuoron jälkeen',
  points: (before, after) => `Voittopisteet: ennen ${before}, nyt ${after}.`,
};
