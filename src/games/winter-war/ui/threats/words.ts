import type { Side } from '#engine/winter-war';
import type { CutCause, ZoneGap } from '../../analysis/threats/index.ts';

import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';

export interface ThreatWords {
  readonly command: string;
  readonly title: string;
  readonly reach: string;
  readonly zones: string;
  /** What the answer takes for granted. */
  readonly assumed: (side: Side, turn: number) => string;
  readonly ends: string;
  readonly setUp: string;
  readonly front: (side: Side) => string;
  readonly calm: string;
  readonly more: (n: number) => string;
  readonly odds: (column: string, attack: string, defence: string) => string;
  readonly falls: string;
  readonly cleared: (percent: string) => string;
  readonly strongest: string;
  readonly also: string;
  readonly noRoom: string;
  readonly nobody: (place: string) => string;
  readonly empty: (points: number, place: string) => string;
  readonly moved: (unit: string, place: string) => string;
  readonly from: (from: string, to: string) => string;
  readonly stays: (at: string) => string;
  readonly unitReach: (n: number) => string;
  readonly choose: string;
  readonly look: string;
  readonly exceptions: (side: Side) => string;
  readonly noExceptions: string;
  readonly gap: Readonly<Record<ZoneGap, string>>;
  readonly cut: Readonly<Record<CutCause, (what: CutText) => string>>;
  readonly broken: string;
}

/** What the sentence about a broken supply line is filled with. */
interface CutText {
  readonly place: string;
  readonly by: string;
  readonly hq: string;
  readonly city: string;
  readonly far: number | null;
}

const armyEn = { finn: 'Finnish', soviet: 'Soviet' };

/** What threatens what, and what cuts a supply line. */
export const threatWords = words<ThreatWords>('winter-war/threats', {
  command: 'Threats',
  title: 'Threats',
  reach: 'Enemy reach',
  zones: 'Zones of control',
  assumed: (side, turn) =>
    `${armyEn[side]} movement in turn ${turn} from the current position, assuming no losses or arrivals before then and unchanged supply.`,
  ends: 'The game ends before then, as far as its length is known.',
  setUp: 'Threats are shown once the counters are revealed.',
  front: (side) => `What the ${armyEn[side]} army can attack`,
  calm: 'None of your hexes can be attacked.',
  more: (n) => `and ${n} more`,
  odds: (column, attack, defence) => `At best ${column} (${attack} to ${defence})`,
  falls: 'Falls without a die roll',
  cleared: (percent) => `${percent} to clear the hex`,
  strongest: 'The strongest attack',
  also: 'Alternative attackers',
  noRoom: 'There is no room for them next to the hex.',
  nobody: (place) => `No unit can attack ${place}.`,
  empty: (points, place) => `Up to ${points} attack points could attack ${place}.`,
  moved: (unit, place) => `If ${unit} moves to ${place}`,
  from: (from, to) => `${from} to ${to}`,
  stays: (at) => `${at}, stays`,
  unitReach: (n) => `Can reach ${plural(n, 'hex', 'hexes')}.`,
  choose: 'Which counter?',
  look: 'Select one of your hexes to see what can attack it, or an enemy counter to see its reach.',
  exceptions: (side) => `${armyEn[side]} units without a zone of control`,
  noExceptions: 'None: every unit controls the six hexes around it.',
  gap: {
    headquarters: 'Headquarters have none',
    isolated: 'Isolated units have none',
    light: '1-1-3s and 0-0-3s have none in the USSR',
    disrupted: 'Disrupted paratroops have none',
    fort: 'It does not extend into Fortifications that Finns hold or last held',
    nkvd: 'NKVD zones of control do not extend into Finland',
    water: 'It does not extend across sea or major lakes',
    neutral: 'It does not extend into neutral territory',
  },
  cut: {
    enemy: ({ place, by }) => `Cut at ${place}: ${by}.`,
    zone: ({ place, by }) => `Cut at ${place}, in the zone of control of ${by}.`,
    'rail-enemy': ({ place, by, city }) => `The railway from ${city} is cut at ${place}: ${by}.`,
    'rail-broken': ({ place, city }) => `The railway from ${city} is broken at ${place}.`,
    'no-hq': ({ hq, far }) =>
      far === null
        ? 'No headquarters is within reach.'
        : `No headquarters within five hexes: ${hq} is ${far} away.`,
    'no-city': ({ hq, city, far }) =>
      far === null
        ? 'No Supply City is within reach.'
        : `No Supply City within ten hexes of ${hq}: ${city} is ${far} away.`,
    'no-way': () => 'There is no path to Finland.',
    overload: ({ city }) => `${city} cannot supply all.`,
    judged: () => 'The path is open, but supply was judged earlier.',
  },
  broken: 'Dashed: the supply path there would be, with a cross where it is cut.',
});
