import { worded } from '../../../../kit/language/language.ts';
import type { CombatResult, Side } from '../../../../engine/winter-war/index.ts';

interface SummaryWords {
  readonly title: (side: Side) => string;
  readonly turn: (turn: number) => string;
  readonly trails: string;
  readonly trailsWhy: string;
  readonly command: string;
  readonly none: string;
  readonly watch: string;
  readonly showOnMap: string;
  readonly dismiss: string;
  /** "12 units moved, 3 of them by rail." */
  readonly moves: (units: number, rail: number) => string;
  readonly noMoves: string;
  readonly battles: string;
  readonly noBattles: string;
  readonly battle: (odds: string, die: number | null, result: string) => string;
  readonly results: Readonly<Record<CombatResult, string>>;
  readonly landing: string;
  readonly lostHere: string;
  readonly losses: (side: Side) => string;
  readonly lossPoints: (points: number) => string;
  readonly hexes: (side: Side, n: number) => string;
  readonly more: (n: number) => string;
  readonly supply: string;
  readonly supplyNow: readonly [relieved: string, cut: string, leftOut: string];
  readonly arrivals: string;
  readonly rails: string;
  readonly railNow: (broken: boolean) => string;
  readonly after: string;
  readonly points: (before: string, after: string) => string;
}

const army = { finn: 'Finnish', soviet: 'Soviet' };

export const summaryWords = worded<SummaryWords>({
  en: {
    title: (side) => `What the ${army[side]} player did`,
    turn: (turn) => `Turn ${turn}`,
    trails: 'Ways and battles of the last Player-Turn',
    trailsWhy: 'No Player-Turn has been played yet.',
    command: 'What the other player did',
    none: 'Nothing was moved, nothing was fought.',
    watch: 'Watch it',
    showOnMap: 'Show on the map',
    dismiss: 'Dismiss',
    moves: (units, rail) =>
      `${units === 1 ? '1 unit' : `${units} units`} moved${rail ? `, ${rail} by rail` : ''}.`,
    noMoves: 'No unit moved.',
    battles: 'Battles',
    noBattles: 'No battle.',
    battle: (odds, die, result) =>
      [odds, die === null ? 'no die' : `die ${die}`, result].filter(Boolean).join(', '),
    results: {
      Ae: 'attacker eliminated',
      Ar: 'attacker retreats',
      Ne: 'no effect',
      Ex: 'exchange',
      Dr: 'defender retreats',
      De: 'defender eliminated',
    },
    landing: 'Assault from the sea',
    lostHere: 'lost',
    losses: (side) => `${army[side]} units lost`,
    lossPoints: (points) => `${points} attack ${points === 1 ? 'point' : 'points'}`,
    hexes: (side, n) => `${n === 1 ? '1 hex' : `${n} hexes`} lost by the ${army[side]} side`,
    more: (n) => `and ${n} more`,
    supply: 'Supply',
    supplyNow: ['in supply again', 'isolated', 'isolated: its city is overloaded'],
    arrivals: 'New on the map',
    rails: 'Railways',
    railNow: (broken) => (broken ? 'broken' : 'mended'),
    after: 'After the Game-Turn',
    points: (before, after) => `Victory Points: ${before} before, ${after} now.`,
  },
  fi: {
    title: (side) => (side === 'finn' ? 'Mitä Suomen pelaaja teki' : 'Mitä Neuvostoliiton pelaaja teki'),
    turn: (turn) => `Pelivuoro ${turn}`,
    trails: 'Edellisen pelaajavuoron reitit ja taistelut',
    trailsWhy: 'Yhtään pelaajavuoroa ei ole vielä pelattu.',
    command: 'Mitä vastapelaaja teki',
    none: 'Mitään ei siirretty eikä taisteluja käyty.',
    watch: 'Katso uudelleen',
    showOnMap: 'Näytä kartalla',
    dismiss: 'Sulje',
    moves: (units, rail) =>
      `${units === 1 ? '1 yksikkö siirtyi' : `${units} yksikköä siirtyi`}${rail ? `, niistä ${rail} junalla` : ''}.`,
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
    lossPoints: (points) => `${points} hyökkäyspiste${points === 1 ? '' : 'ttä'}`,
    hexes: (side, n) =>
      `${side === 'finn' ? 'Suomalaiset' : 'Neuvostojoukot'} menettivät ${n === 1 ? 'yhden heksan' : `${n} heksaa`}`,
    more: (n) => `ja ${n} muuta`,
    supply: 'Huolto',
    supplyNow: ['taas huollossa', 'eristetty', 'eristetty: kaupunki on ylikuormitettu'],
    arrivals: 'Uutta kartalla',
    rails: 'Rautatiet',
    railNow: (broken) => (broken ? 'katkaistu' : 'korjattu'),
    after: 'Pelivuoron jälkeen',
    points: (before, after) => `Voittopisteet: ennen ${before}, nyt ${after}.`,
  },
});
