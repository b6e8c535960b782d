/** What moves are for, in groups by front and purpose: of those that were made, and of those that are coming. */
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
import { fewUnits } from '../text/cut-text.ts';

/** Units that a line names. */
const MOST = 4;

/** The marches from one step of a game to another. */
export function intentsIn(timeline: Timeline, from: number, to: number): readonly MarchGroup[] {
  const moves = timeline.steps.slice(from, to).filter(({ action }) => action.type === 'move');
  const last = moves.at(-1);
  if (!last) return [];
  const units = moves.flatMap(({ action }) => (action.type === 'move' ? [action.unit] : []));
  return groupUnitsByPurpose(last.state, at(timeline, from).phasing, units);
}

/** By the last step, which never changes, and the first. */
const told = new WeakMap<Timeline['steps'][number], readonly [from: number, groups: readonly MarchGroup[]]>();

/** True where a person moves in the Player-Turn of that step. */
export const isPersons = (timeline: Timeline, step: number): boolean =>
  useGame.getState().hosted !== null ||
  !isLevel(seatAt(useGame.getState().seats, at(timeline, step).phasing));

/** The purpose of a person's moves is his own: they are told by the fronts on which they end. */
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

/** The same for the log: a line for each group of marches, with its steps. What follows them changes nothing in it. */
export function foldsIn(
  timeline: Timeline,
  from: number,
  to: number,
): { readonly text: string; readonly steps: readonly number[] }[] {
  const { steps } = timeline;
  const last = steps[to - 1]!;
  const held = told.get(last);
  const known = held?.[0] === from ? held[1] : intentsIn(timeline, from, to);
  told.set(last, [from, known]);
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

/** Groups that are written out before the others wait behind a word. */
const FEW = 3;

const isHeadquarters = (unit: UnitId): boolean => counter(unit).type.arm === 'headquarters';

/** What a group weighs: its Attack Strength Points. */
const weightOf = ({ units }: MarchGroup): number =>
  units.reduce((sum, unit) => sum + counter(unit).type.attack, 0);

interface RankedGroups {
  /** The strongest, in the order in which they were given. */
  readonly most: readonly MarchGroup[];
  readonly others: readonly MarchGroup[];
  /** Of all groups: where they are for is said by the units that they feed. */
  readonly headquarters: Pick<MarchGroup, 'units' | 'hexes'>;
}

/** The groups without their headquarters, the strongest apart from the rest. */
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

/** The marches among actions that are still to be made; told once for a list, however much of it is done. */
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
