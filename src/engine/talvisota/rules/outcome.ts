/** Results of a combat: conquest, retreat, and the morale of both sides (4.5, 7.1, 8, N30 to N36). */
import { HELSINKI, isFinnish, placeOf, type Side, type Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import {
  addUnits,
  addUsed,
  changeMorale,
  draftOf,
  popDecision,
  pushDecision,
  regain,
  removeUnits,
  removeUsed,
  scoutsHome,
  setCombat,
  setFinnishPlan,
  setMarker,
  setPaid,
  setSoviet,
  setSovietPlan,
  type Draft,
} from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { MARKERS, MOST_MORALE, type State } from '../state/state.ts';
import {
  choices,
  holds,
  inOrder,
  minus,
  plus,
  size,
  SOVIET_WEAKEST_FIRST,
  type SovietForce,
} from '../units/forces.ts';
import { SOVIET_PLANS, type SovietStrategy } from '../units/strategies.ts';
import { chainsOf, isSoviet, neighbours, capacityIn } from './control.ts';
import { checkTarget } from './deployment.ts';
import { attacker, defender } from './encounter.ts';

type OccupyAction = ActionOf<'occupy'>;
type RetreatAction = ActionOf<'retreat'>;

/** Morale that a fight for a fortified space gives the winner and takes from the loser (8, N31). */
const FORT_POINTS = 2;

export const fortPoints = (state: State, space: Space): number =>
  placeOf(space).fortified && !state.options.noLinePoints ? FORT_POINTS : 0;

/** The Finns have left the space: the Soviet player decides which units enter (4.5.2, N49). */
export function win(draft: Draft): void {
  const { combat, finnish } = draft.state;
  const { from, target, units } = combat!;
  const { strategy } = attacker(draft.state);
  draft.events.push({ type: 'victory', side: 'soviet', target, strategy: strategy! });
  const meets = defender(draft.state);
  if (meets && size(meets.units))
    draft.events.push({ type: 'retreated', side: 'finn', from: target, to: null, units: meets.units });
  scoutsHome(draft, target, finnish.scouts[target]!);
  if (from === target) conquer(draft, units);
  else pushDecision(draft, { kind: 'occupy', side: 'soviet' });
}

/** All units that have room in the conquered space, the strongest first (N9, N49). */
export const mayEnter = (state: State): SovietForce =>
  inOrder(
    state.combat!.units,
    SOVIET_WEAKEST_FIRST.toReversed(),
    Math.min(size(state.combat!.units), capacityIn(state, state.combat!.target)),
  );

/** Spaces that could get a marker: the target when no unit enters, the start when it empties. */
function markable(state: State, units: SovietForce): Space[] {
  const { from, target } = state.combat!;
  const spaces = size(units) === 0 ? [target] : [];
  const empties = isFinnish(from) && size(minus(state.soviet.map[from]!, units)) === 0;
  return empties && !state.soviet.markers.includes(from) ? [...spaces, from] : spaces;
}

/** The position after an occupation, as far as control is concerned. */
function occupied(state: State, { units, markers }: OccupyAction): State {
  const draft = draftOf(state);
  const { from, target } = state.combat!;
  for (const space of markers) setMarker(draft, space, true);
  addUnits(draft, target, units);
  removeUnits(draft, from, units);
  return draft.state;
}

export function checkOccupy(state: State, action: OccupyAction): Refusal | null {
  const { units, markers } = action;
  const { combat, soviet } = state;
  const { target } = combat!;
  if (!holds(combat!.units, units)) return refuse('occupy-units');
  // Units that were there beside SCT take up room.
  const capacity = capacityIn(state, target);
  if (size(units) > capacity)
    return refuse('move-room', { space: placeOf(target).name, room: capacity }, [target]);
  const again = markers.find((space, i) => markers.indexOf(space) !== i);
  if (again !== undefined) return refuse('marker-there', { space: placeOf(again).name }, [again]);
  const open = markable(state, units);
  const wrong = markers.find((space) => !open.includes(space));
  if (wrong !== undefined) return refuse('marker-control', {}, [wrong]);
  if (soviet.markers.length + markers.length > MARKERS) return refuse('marker-held');
  if (!markers.length) return null;
  const chains = chainsOf(occupied(state, action));
  const isolated = markers.find((space) => chains[space] === null);
  return isolated === undefined
    ? null
    : refuse('marker-isolated', { space: placeOf(isolated).name }, [isolated]);
}

/** Moves units in and places markers; with neither, the space is not taken. */
export function applyOccupy(draft: Draft, { units, markers }: OccupyAction): void {
  popDecision(draft);
  const { from, target } = draft.state.combat!;
  for (const space of markers) setMarker(draft, space, true);
  if (size(units)) {
    addUnits(draft, target, units);
    addUsed(draft, target, units);
    removeUsed(draft, from, units);
    removeUnits(draft, from, units);
  }
  if (size(units) || markers.includes(target)) conquer(draft, units);
  else {
    const strategy = attacker(draft.state).strategy!;
    if (isForAll(strategy)) fail(draft, strategy);
    finish(draft);
  }
}

/** All units, then every smaller number of each mixture, each with every choice of markers. */
export function* occupyActions(state: State): Generator<OccupyAction> {
  const { units } = state.combat!;
  for (let count = size(units); count >= 0; count--)
    for (const some of choices(units, count)) {
      const open = markable(state, some);
      const sets: Space[][] = [[], ...open.map((space) => [space])];
      if (open.length > 1) sets.push(open);
      for (const markers of sets) {
        const action: OccupyAction = { type: 'occupy', units: some, markers };
        if (!checkOccupy(state, action)) yield action;
      }
    }
}

/** The space becomes Soviet; its fall counts once, until the Finns retake it (4.5.2, 7.1, C7). */
function conquer(draft: Draft, units: SovietForce): void {
  const { state } = draft;
  const { target, taken, attack } = state.combat!;
  const first = !state.paid.includes(target);
  state.attacked = true;
  draft.events.push({ type: 'conquered', space: target, units, first });
  setCombat(draft, { taken: taken + 1, units });
  if (first) scoreConquest(draft, target);
  setPaid(draft, target, true);
  if (target === HELSINKI) {
    state.outcome = { reason: 'helsinki', winner: 'soviet' };
    return;
  }
  const two = SOVIET_PLANS[attacker(state).strategy!].spaces === 2;
  if (two && attack === 1 && size(units) && pursuitTargets(state).length)
    pushDecision(draft, { kind: 'pursue', side: 'soviet' });
  else finish(draft);
}

function scoreConquest(draft: Draft, space: Space): void {
  const { state } = draft;
  const { success } = SOVIET_PLANS[attacker(state).strategy!];
  const { value } = placeOf(space);
  const fort = fortPoints(state, space);
  changeMorale(draft, 'finn', -success, 'success');
  changeMorale(draft, 'finn', -value, 'number');
  changeMorale(draft, 'finn', -fort, 'fortified');
  if (!state.options.fortGainOnly) {
    changeMorale(draft, 'soviet', success, 'success');
    changeMorale(draft, 'soviet', value, 'number');
  }
  changeMorale(draft, 'soviet', fort, 'fortified');
}

/** MASS and BLIN pay when they have taken no space at all, the others for every lost combat (7.1, N36). */
const isForAll = (strategy: SovietStrategy): boolean => strategy === 'MASS' || strategy === 'BLIN';

/** Soviet morale that a lost combat costs, by the number of spaces taken before. */
export const failurePoints = (strategy: SovietStrategy, taken: number): number =>
  isForAll(strategy) && taken ? 0 : SOVIET_PLANS[strategy].failure;

const fail = (draft: Draft, strategy: SovietStrategy): void =>
  changeMorale(draft, 'soviet', -failurePoints(strategy, draft.state.combat!.taken), 'failure');

export interface Stake {
  /** Changes of morale. */
  readonly success: Readonly<Record<Side, number>>;
  readonly failure: Readonly<Record<Side, number>>;
}

/** What an attack on a space wins and costs; `taken`: the spaces that its strategy has taken before. */
export function stakeOf(state: State, strategy: SovietStrategy, space: Space, taken = 0): Stake {
  const fort = fortPoints(state, space);
  const paid = state.paid.includes(space);
  const points = paid ? 0 : SOVIET_PLANS[strategy].success + placeOf(space).value;
  const line = paid ? 0 : fort;
  const gained = (side: Side, points: number): number => Math.min(points, MOST_MORALE - state.morale[side]);
  return {
    success: {
      finn: -points - line,
      soviet: gained('soviet', line + (state.options.fortGainOnly ? 0 : points)),
    },
    failure: { finn: gained('finn', fort), soviet: -failurePoints(strategy, taken) - fort },
  };
}

/** Spaces that a second attack could target (3.2.4, N20). */
export const pursuitTargets = (state: State): Space[] => {
  const { target } = state.combat!;
  return neighbours(state, target).filter((space) => !checkTarget(state, target, space));
};

/** The Finns hold the space: morale changes, and the Soviet force retreats (4.5.3, 7.1, N34). */
export function lose(draft: Draft): void {
  const { state } = draft;
  const { target, from, began, units } = state.combat!;
  const plan = attacker(state);
  const strategy = plan.strategy!;
  draft.events.push({ type: 'victory', side: 'finn', target, strategy });
  fail(draft, strategy);
  const fort = fortPoints(state, target);
  changeMorale(draft, 'soviet', -fort, 'fortified');
  changeMorale(draft, 'finn', fort, 'fortified');
  const left = size(units);
  const shaken = (began - left) * 2 > began && !(state.options.nkvdHolds && plan.supports.includes('NKVD'));
  if (left === 0 || !shaken || !isFinnish(from)) return finish(draft);
  const spaces = retreatSpaces(state);
  if (!spaces.length) return dissolve(draft);
  if (spaces.length === 1 && !mayMarkBehind(state)) goBack(draft, spaces[0]!, false);
  else pushDecision(draft, { kind: 'retreat', side: 'soviet', spaces });
}

/** Soviet spaces one step further back, with room for the force (4.5.3, N34). */
function retreatSpaces(state: State): Space[] {
  const { from, units } = state.combat!;
  return neighbours(state, from).filter(
    (space) => space !== from && isSoviet(state, space) && capacityIn(state, space) >= size(units),
  );
}

/** True when the retreat empties a space that a marker can hold (N10). */
export function mayMarkBehind(state: State): boolean {
  const { from, units } = state.combat!;
  const { map, markers } = state.soviet;
  return (
    isFinnish(from) &&
    isSoviet(state, from) &&
    !markers.includes(from) &&
    markers.length < MARKERS &&
    size(minus(map[from]!, units)) === 0 &&
    chainsOf(state)[from] !== null
  );
}

export function checkRetreat(state: State, { to, marker }: RetreatAction): Refusal | null {
  const decision = state.decisions.at(-1)!;
  const spaces = decision.kind === 'retreat' ? decision.spaces : [];
  if (!spaces.includes(to)) return refuse('retreat-space', { space: placeOf(to)?.name ?? '' });
  return marker && !mayMarkBehind(state) ? refuse('retreat-marker', {}, [state.combat!.from]) : null;
}

export function applyRetreat(draft: Draft, { to, marker }: RetreatAction): void {
  popDecision(draft);
  goBack(draft, to, marker);
}

export function retreatActions(state: State): RetreatAction[] {
  const decision = state.decisions.at(-1)!;
  const spaces = decision.kind === 'retreat' ? decision.spaces : [];
  const marks = mayMarkBehind(state) ? [true, false] : [false];
  return spaces.flatMap((to) => marks.map((marker): RetreatAction => ({ type: 'retreat', to, marker })));
}

function goBack(draft: Draft, to: Space, marker: boolean): void {
  const { from, units } = draft.state.combat!;
  if (marker) setMarker(draft, from, true);
  addUnits(draft, to, units);
  addUsed(draft, to, units);
  removeUsed(draft, from, units);
  removeUnits(draft, from, units);
  draft.events.push({ type: 'retreated', side: 'soviet', from, to, units });
  finish(draft);
}

/** Without a retreat space the force is lost (N34). */
function dissolve(draft: Draft): void {
  const { from, units } = draft.state.combat!;
  setSoviet(draft, { losses: plus(draft.state.soviet.losses, units) });
  removeUsed(draft, from, units);
  removeUnits(draft, from, units);
  draft.events.push({ type: 'lost', side: 'soviet', space: from, units, cause: 'retreat' });
  finish(draft);
}

/** Ends the combat; the Finnish units return to the sheet (N35). */
export function finish(draft: Draft): void {
  const { slot, answer, target } = draft.state.combat!;
  // SCT in place are gone, and Soviet units keep a space that they did not conquer (C20).
  if (!draft.state.paid.includes(target)) regain(draft, target);
  setSovietPlan(draft, slot, { ...attacker(draft.state), stage: 'done' });
  const meets = defender(draft.state);
  if (meets) setFinnishPlan(draft, answer!, { ...meets, stage: 'done' });
  draft.state.combat = null;
}
