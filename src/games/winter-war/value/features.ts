/** Features for the learnt value: figures of a position that both sides can see. */
import {
  board,
  MURMANSK_UNITS,
  murmanskUnits,
  OFF_MAP,
  OWNER,
  ROSTER,
  score,
  type Hex,
  type LedgerLine,
  type State,
} from '#engine/winter-war';
import type { Figures } from '#table/game';
import { runToEnd } from '../ai/ai-context.ts';
import { finalPoints, searchDenialMarch } from '../ai/endgame.ts';
import {
  CITY_OF,
  inFinland,
  inUssr,
  isHq,
  landNeighbours,
  rowOf,
  THEATRES,
  theatreOf,
} from '../ai/ground.ts';
import { Sketch } from '../ai/sketch.ts';
import {
  LADOGA,
  MANNERHEIM,
  OULU,
  PETSAMO,
  SOVIET_CITIES,
  VIIPURI,
  VIIPURI_ROW,
} from '../analysis/places.ts';

/** Ledger lines that cannot change any more: penalties paid, brigades lost, handicaps. */
const SURE: readonly LedgerLine['key'][] = ['murmansk-defence', 'allied-eliminated', 'handicap'];

/** Points that cannot change any more. */
const surePoints = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, { key, points }) => (SURE.includes(key) ? sum + points : sum), 0);

const PRIZES = ['viipuri-row', 'viipuri', 'petsamo', 'oulu', 'mannerheim-line', 'south-cleared'] as const;
const PRIZE_CITIES: readonly (readonly [name: string, hex: Hex])[] = [
  ['viipuri', VIIPURI],
  ['petsamo', PETSAMO],
  ['oulu', OULU],
];
/** Distance in hexes within which strength counts for a prize. */
const NEAR = 2;
/** In hexes; greater distances count the same. */
const FAR = 10;
/** Attack to defence at one fort; higher odds count the same. */
const MOST_ODDS = 4;

/** In the order of `figuresOf`. */
export const FEATURES: readonly string[] = [
  ...PRIZES.map((key) => `points ${key}`),
  'points cities',
  'points without a line',
  'points after a Finnish march',
  'forts of the line',
  'forts of Ladoga',
  'row west of Viipuri',
  ...THEATRES.flatMap((name) => [`soviets ${name}`, `isolated soviets ${name}`, `finns ${name}`]),
  'isolated finns',
  'garrison of the line',
  'weakest fort',
  'soviets before the line',
  'best odds at the line',
  ...PRIZE_CITIES.flatMap(([name]) => [`finns near ${name}`, `soviets near ${name}`, `soviets to ${name}`]),
  'finns to petsamo',
  ...THEATRES.flatMap((name) => [`garrison ${name}`, `finns to city ${name}`]),
  'finns on the railway',
  'finns in the USSR',
  'soviet points lost',
  'finnish points lost',
  'HQs',
  'short at Murmansk',
  'finns in the south',
];

/** Player-Turns before the end from which Finnish recaptures are tried. */
const LAST_TURNS = 5;
/** Most positions tried. */
const MOST_TRIALS = 15;

/** Points left after an immediate Finnish march; computed only in the last turns, as it takes a while. */
function pointsAfterMarch(state: State, points: number): number {
  const left = turnsLeft(state);
  if (left < 1 || left > LAST_TURNS) return points;
  const marching: State = { ...state, phase: 'movement', phasing: 'finn', combat: null, decisions: [] };
  const sketch = new Sketch(marching);
  const pointsOf = (now: State): number => finalPoints(now) ?? score(now).points;
  runToEnd(searchDenialMarch(sketch, MOST_TRIALS, pointsOf));
  return pointsOf(sketch.state);
}

/** Player-Turns to come, including the current one until its battles begin. */
export function turnsLeft({ turn, lastTurn, phase, phasing }: State): number {
  const left = 2 * (lastTurn - Math.max(1, turn)) + (phasing === 'soviet' ? 1 : 0);
  if (phase === 'set-up') return 2 * lastTurn;
  return phase === 'reinforcement' || phase === 'movement' ? left + 1 : left;
}

/** Features of a position. */
export function figuresOf(state: State): Figures {
  const { lines, points } = score(state);
  const sure = surePoints(lines);
  const pointsOf = (key: LedgerLine['key']): number =>
    lines.reduce((sum, line) => (line.key === key ? sum + line.points : sum), 0);
  const owned = (hexes: readonly Hex[]): number =>
    hexes.filter((hex) => state.owner[hex] === OWNER.soviet).length;

  const sums = new Map<string, number>();
  const add = (name: string, by: number): void => void sums.set(name, (sums.get(name) ?? 0) + by);
  const least = (name: string, far: number): void =>
    void sums.set(name, Math.min(sums.get(name) ?? FAR, far));
  const finnishDefence = new Map<Hex, number>();
  const sovietAttack = new Map<Hex, number>();
  for (const { id, side, type, arrival } of ROSTER) {
    const { at, cut } = state.units[id]!;
    if (at === OFF_MAP.eliminated && arrival !== 'scenario')
      add(`${side} lost`, side === 'soviet' ? type.attack : type.defence);
    if (at < 0) continue;
    const theatre = theatreOf(at);
    if (side === 'soviet') {
      if (isHq(id)) {
        add('HQs', 1);
        continue;
      }
      add(`${cut ? 'isolated soviets' : 'soviets'} ${theatre}`, type.attack);
      if (SOVIET_CITIES.includes(at)) add(`garrison ${theatre}`, type.defence);
      sovietAttack.set(at, (sovietAttack.get(at) ?? 0) + type.attack);
      for (const [name, hex] of PRIZE_CITIES) {
        const far = board.distance(at, hex);
        if (cut || !type.attack) continue;
        if (far <= NEAR) add(`soviets near ${name}`, type.attack);
        least(`soviets to ${name}`, far);
      }
      continue;
    }
    add(`finns ${theatre}`, type.defence);
    if (cut) add('isolated finns', type.defence);
    finnishDefence.set(at, (finnishDefence.get(at) ?? 0) + type.defence);
    for (const [name, hex] of PRIZE_CITIES)
      if (board.distance(at, hex) <= NEAR) add(`finns near ${name}`, type.defence);
    least('finns to petsamo', board.distance(at, PETSAMO));
    for (const name of THEATRES) least(`finns to city ${name}`, board.distance(at, CITY_OF[name]));
    if (inUssr(at)) {
      add('finns in the USSR', 1);
      if (board.isRail(at)) add('finns on the railway', 1);
    }
    if (inFinland(at) && rowOf(at) <= LAST_SOUTHERN_ROW) add('finns in the south', 1);
  }
  const garrisons = MANNERHEIM.filter((hex) => state.owner[hex] === OWNER.finn).map((hex) => ({
    defence: finnishDefence.get(hex) ?? 0,
    attack: landNeighbours(hex).reduce((sum, near) => sum + (sovietAttack.get(near) ?? 0), 0),
  }));
  const before = new Set(MANNERHEIM.flatMap(landNeighbours));
  const own: Readonly<Record<string, number>> = {
    'points cities': pointsOf('supply-city') + pointsOf('murmansk-taken') + pointsOf('leningrad-taken'),
    'points without a line': lines.reduce(
      (sum, { reason, worth }) => (reason === 'no-line' ? sum + worth : sum),
      0,
    ),
    'points after a Finnish march': pointsAfterMarch(state, points) - sure,
    'forts of the line': owned(MANNERHEIM),
    'forts of Ladoga': owned(LADOGA),
    'row west of Viipuri': owned(VIIPURI_ROW),
    'garrison of the line': garrisons.reduce((sum, { defence }) => sum + defence, 0),
    'weakest fort': garrisons.length ? Math.min(...garrisons.map(({ defence }) => defence)) : 0,
    'soviets before the line': [...before].reduce((sum, hex) => sum + (sovietAttack.get(hex) ?? 0), 0),
    'best odds at the line': Math.max(
      0,
      ...garrisons.map(({ defence, attack }) => Math.min(MOST_ODDS, attack / Math.max(1, defence * 2))),
    ),
    'soviet points lost': sums.get('soviet lost') ?? 0,
    'finnish points lost': sums.get('finn lost') ?? 0,
    'short at Murmansk': Math.max(0, MURMANSK_UNITS - murmanskUnits(state)),
  };
  const features = FEATURES.map((name) => {
    if (name in own) return own[name]!;
    const prize = PRIZES.find((key) => name === `points ${key}`);
    if (prize) return pointsOf(prize);
    return sums.get(name) ?? (name.includes(' to ') ? FAR : 0);
  });
  return { features, sure, turnsLeft: turnsLeft(state) };
}
/** Finns north of it do not prevent the points for a cleared south (V4). */
const LAST_SOUTHERN_ROW = 13;
