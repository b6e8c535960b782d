import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { CombatResult, Side } from '#engine/winter-war';

export interface SummaryWords {
  readonly title: (side: Side) => string;
  readonly turn: (turn: number) => string;
  /** All of it in a line: "20 units moved, 2 battles". */
  readonly brief: (moved: number, battles: number) => string;
  readonly trails: string;
  readonly trailsWhy: string;
  readonly command: string;
  /** Under its picture above the log. */
  readonly short: string;
  readonly watch: string;
  readonly showOnMap: string;
  readonly dismiss: string;
  /** "12 units moved, 3 by rail." */
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

const byRail = (units: number, rail: number): string => {
  if (!rail) return '';
  if (rail < units) return `, ${rail} by rail`;
  return units === 1 ? ' by rail' : ', all by rail';
};

const army = { finn: 'Finnish', soviet: 'Soviet' };

export const summaryWords = words<SummaryWords>('winter-war/summary', {
  title: (side) => `${army[side]} player’s last turn`,
  turn: (turn) => `Turn ${turn}`,
  brief: (moved, battles) =>
    `${moved ? plural(moved, 'unit') : 'no unit'} moved, ${battles ? plural(battles, 'battle') : 'no battle'}`,
  trails: 'Moves and battles of the last turn',
  trailsWhy: 'No Player-Turn has been played yet.',
  command: 'Opponent’s last turn',
  short: 'Last turn',
  watch: 'Watch',
  showOnMap: 'Show on the map',
  dismiss: 'Dismiss',
  moves: (units, rail) => `${plural(units, 'unit')} moved${byRail(units, rail)}.`,
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
  lossPoints: (points) => plural(points, 'attack point'),
  hexes: (side, n) => `${plural(n, 'hex', 'hexes')} lost by the ${army[side]} side`,
  more: (n) => `and ${n} more`,
  supply: 'Supply',
  supplyNow: ['in supply again', 'isolated', 'isolated: its city is overloaded'],
  arrivals: 'New on the map',
  rails: 'Railways',
  railNow: (broken) => (broken ? 'broken' : 'repaired'),
  after: 'After the Game-Turn',
  points: (before, after) => `Victory Points: ${before} before, ${after} now.`,
});
