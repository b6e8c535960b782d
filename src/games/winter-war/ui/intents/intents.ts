/** Purposes of past and planned moves, grouped by front and purpose. */
import mapMessages from '../../content/en/map.ftl';
import analysisMessages from '../../content/en/analysis.ftl';
import {
  at,
  counter,
  decider,
  type Action,
  type State,
  type Timeline,
  type UnitId,
} from '#engine/winter-war';
import { isLevel, seatAt } from '#table';
import { useGame } from '../../table-adapter.ts';
import { frontOf } from '../board/fronts.ts';
import { groupUnitsByPurpose, groupMarches, type MarchGroup } from '../../ai/intentions.ts';
import type { Purpose } from '../../ai/war-plan.ts';
import { fewUnits } from '../text/describe.ts';

/** Most units named in a line. */
const MOST = 4;

/** Groups of the moves between two steps of a game. */
export function intentsIn(timeline: Timeline, from: number, to: number): readonly MarchGroup[] {
  const moves = timeline.steps.slice(from, to).filter(({ action }) => action.type === 'move');
  const last = moves.at(-1);
  if (!last) return [];
  const units = moves.flatMap(({ action }) => (action.type === 'move' ? [action.unit] : []));
  return groupUnitsByPurpose(last.state, at(timeline, from).phasing, units);
}

/** Cached by the last step, which never changes, and the first. */
const cache = new WeakMap<
  Timeline['steps'][number],
  readonly [from: number, groups: readonly MarchGroup[]]
>();

/** True when the side to move at that step is played by a person. */
export const isPersons = (timeline: Timeline, step: number): boolean =>
  useGame.getState().hosted !== null ||
  !isLevel(seatAt(useGame.getState().seats, at(timeline, step).phasing));

/** The purpose of a person's moves is unknown: they are grouped by the fronts where they end. */
function byFront(timeline: Timeline, from: number, to: number): UnitGroup[] {
  const { steps } = timeline;
  const after = steps[to - 1]!.state;
  const fronts = new Map<string, UnitId[]>();
  for (const { action } of steps.slice(from, to)) {
    if (action.type !== 'move') continue;
    const { at: hex } = after.units[action.unit]!;
    const name = hex >= 0 ? mapMessages().fronts.names[frontOf(hex)] : '';
    const units = fronts.get(name) ?? [];
    if (!units.includes(action.unit)) units.push(action.unit);
    fronts.set(name, units);
  }
  return [...fronts].map(([name, units]) => ({
    text: name ? `${name}: ${fewUnits(units, MOST)}` : fewUnits(units, MOST),
    units,
  }));
}

interface UnitGroup {
  readonly text: string;
  readonly units: readonly UnitId[];
}

/** The same for the log: a line for each group, with its steps. Later steps do not change the result. */
export function foldsIn(
  timeline: Timeline,
  from: number,
  to: number,
): { readonly text: string; readonly steps: readonly number[] }[] {
  const { steps } = timeline;
  const last = steps[to - 1]!;
  const held = cache.get(last);
  const known = held?.[0] === from ? held[1] : intentsIn(timeline, from, to);
  cache.set(last, [from, known]);
  const groups: readonly UnitGroup[] = isPersons(timeline, from)
    ? byFront(timeline, from, to)
    : known.map((group) => ({ text: intentText(group), units: group.units }));
  return groups.map(({ text, units }) => ({
    text,
    steps: units.flatMap((unit) =>
      steps
        .slice(from, to)
        .flatMap(({ action }, i) => (action.type === 'move' && action.unit === unit ? from + i + 1 : [])),
    ),
  }));
}

/** Most groups listed before the others are folded. */
const FEW = 3;

const isHeadquarters = (unit: UnitId): boolean => counter(unit).type.arm === 'headquarters';

/** Weight of a group: its Attack Strength Points. */
const weightOf = ({ units }: MarchGroup): number =>
  units.reduce((sum, unit) => sum + counter(unit).type.attack, 0);

interface RankedGroups {
  /** The strongest groups, in their original order. */
  readonly most: readonly MarchGroup[];
  readonly others: readonly MarchGroup[];
  /** Headquarters of all groups: their purpose follows from the units that they supply. */
  readonly headquarters: Pick<MarchGroup, 'units' | 'hexes'>;
}

/** Splits groups into the strongest and the rest, and takes the headquarters out. */
export function rankGroups(groups: readonly MarchGroup[]): RankedGroups {
  const fighting = groups.flatMap((group): MarchGroup[] => {
    const units = group.units.filter((unit) => !isHeadquarters(unit));
    return units.length ? [{ ...group, units }] : [];
  });
  const strongest = new Set(fighting.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, FEW));
  const moved = groups.filter(({ units }) => units.some(isHeadquarters));
  return {
    most: fighting.filter((group) => strongest.has(group)),
    others: fighting.filter((group) => !strongest.has(group)),
    headquarters: {
      units: moved.flatMap(({ units }) => units.filter(isHeadquarters)),
      hexes: moved.flatMap(({ hexes }) => hexes),
    },
  };
}

const known = new WeakMap<Action, readonly MarchGroup[]>();

/** Groups of the moves that are still to be made; cached by list, however much of it is done. */
export function intentsOf(state: State, actions: readonly Action[]): readonly MarchGroup[] {
  const last = actions.at(-1);
  if (!last || state.phase !== 'movement') return [];
  let groups = known.get(last);
  if (!groups) known.set(last, (groups = groupMarches(state, decider(state), actions)));
  return groups;
}

/** "Against Viipuri" */
export const aimText = ({ aim, front }: Purpose): string =>
  analysisMessages().intents.aim({ aim, ...analysisMessages().intents.front[front] });

/** "Against Viipuri: 20-12-2 (XIX), 6-4-2 (24)" */
export const intentText = (group: MarchGroup): string => `${aimText(group)}: ${fewUnits(group.units, MOST)}`;
