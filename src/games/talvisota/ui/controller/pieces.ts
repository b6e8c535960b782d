/** Effect of placing a counter of the command sheets, the same by drag, press and key. */
import {
  check,
  checkReady,
  checkSupports,
  decider,
  size,
  SLOTS,
  type Action,
  type Front,
  type Refusal,
  type Side,
  type SovietUnit,
  type State,
  type Support,
} from '#engine/talvisota';
import { refuse } from '#table';
import { act, EMPTY, setDesk, type Desk } from './desk.ts';
import { draftOf, enterOf } from './proposal.ts';
import { isPlaced, sheetOf, type Piece, type Spot } from './piece.ts';
import { kindOf, type Kind } from './situation.ts';

interface Put {
  /** Why the rules forbid it; null if they allow it, or it is only a draft. */
  readonly refusal: Refusal | null;
  run(): void;
}

/** Several actions as one step of undo; the first determines legality. */
const all = (state: State, ...actions: [Action, ...Action[]]): Put => ({
  refusal: check(state, actions[0]),
  run: () => void act(actions),
});

function assigned(state: State, piece: Piece & { kind: 'unit' }, spot: Spot): Put | null {
  const { heap, count = 1 } = piece;
  const unit = piece.unit as SovietUnit;
  const assign = (front: Front, many: number): Action => ({ type: 'assign', unit, front, count: many });
  if (spot.kind === 'hand')
    return heap === 'LAP' || heap === 'LAD' || heap === 'KAR' ? all(state, assign(heap, -count)) : null;
  const front = spot.kind === 'front' ? spot.front : spot.kind === 'slot' ? SLOTS[spot.slot]! : null;
  if (front === null || heap === front) return null;
  if (heap === 'waiting') {
    // It stays selected while there are more of its kind.
    const stays = state.soviet.waiting[unit] >= 2 * count ? { held: piece } : null;
    const action = assign(front, count);
    return { refusal: check(state, action), run: () => void act(action, stays) };
  }
  if (heap === 'reinforcements') return all(state, { type: 'recover', unit, front, count });
  return heap === 'free' || heap === 'plan' ? null : all(state, assign(heap, -count), assign(front, count));
}

function planned(state: State, piece: Piece, spot: Spot): Put | null {
  if (piece.kind === 'strategy') {
    const { strategy, slot: at } = piece;
    const away: Action[] = at === null ? [] : [{ type: 'plan', slot: at, strategy: null }];
    if (spot.kind === 'hand')
      return at === null ? null : all(state, { type: 'plan', slot: at, strategy: null });
    if (spot.kind !== 'slot' || spot.slot === at) return null;
    const [first, ...rest] = [...away, { type: 'plan', slot: spot.slot, strategy } as Action];
    const laid = all(state, first!, ...rest);
    const never = state.phase === 'soviet-plans' ? checkReady(state, spot.slot) : null;
    return { ...laid, refusal: laid.refusal ?? never };
  }
  if (piece.kind !== 'support') return null;
  const { support, placed } = piece;
  if (spot.kind === 'hand') return placed ? all(state, { type: 'post', support, front: null }) : null;
  if (spot.kind === 'space') return null;
  return all(state, { type: 'post', support, front: spot.kind === 'front' ? spot.front : SLOTS[spot.slot]! });
}

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

/** The draft of a plan with a counter, or several units of a kind, added or removed. */
function drafted(state: State, desk: Desk, side: Side, piece: Piece, many: number): Partial<Desk> | null {
  const now = draftOf(state, desk, side);
  const into = many > 0;
  if (!now) return null;
  if (piece.kind === 'unit') {
    const units: Readonly<Record<string, number>> = { ...now.units };
    const count = (units[piece.unit] ?? 0) + many;
    return count < 0 ? null : { units: { ...units, [piece.unit]: count } };
  }
  if (piece.kind === 'support') {
    const { support } = piece;
    const rest = without<Support>(now.supports, support);
    return { supports: into ? [...rest, support] : rest };
  }
  if (now.type !== 'prepare') return null;
  if (piece.kind === 'entrenchment') return { entrenched: into };
  if (piece.kind !== 'environment') return null;
  const rest = without(now.environment, piece.marker);
  return { environment: into ? [...rest, piece.marker] : rest };
}

/** Refusals that further units or means cannot resolve, unlike those about missing ones. */
const NEVER: readonly string[] = ['commit-many', 'commit-units'];

/** Why a draft cannot become legal, whatever is added; null if it can. */
function tooMuch(state: State, desk: Desk): Refusal | null {
  const action = draftOf(state, desk, decider(state));
  const refusal = action && check(state, action);
  const isFinal = action?.type !== 'commit' || (refusal && NEVER.includes(refusal.key));
  return isFinal ? refusal : checkSupports(state, action);
}

/** Adds to or removes from a plan. A draft for another plan is dropped, except for the space that its units come from. */
function allotted(state: State, desk: Desk, piece: Piece, spot: Spot): Put | null {
  const slot = spot.kind === 'slot' ? spot.slot : desk.slot;
  const into = spot.kind === 'slot';
  if (slot === null || (spot.kind !== 'slot' && spot.kind !== 'hand')) return null;
  if (piece.kind === 'strategy') return null;
  if (isPlaced(piece) === into) return null;
  const side = decider(state);
  const base: Desk = desk.slot === slot ? desk : { ...EMPTY, held: desk.held, slot, from: desk.from };
  const after = (many: number): Put | null => {
    const change = drafted(state, base, side, piece, into ? many : -many);
    const next = { ...base, ...change };
    return change && { refusal: into ? tooMuch(state, next) : null, run: () => draft(state, next) };
  };
  // Of a stack as many as fit.
  let many = piece.kind === 'unit' ? (piece.count ?? 1) : 1;
  while (many > 1 && after(many)?.refusal) many--;
  return after(many);
}

/** Allots the draft as soon as the rules allow it. */
export function draft(state: State, desk: Desk): void {
  const side = decider(state);
  const action = draftOf(state, desk, side);
  const { slot, from } = desk;
  const empty = action !== null && size(action.units) === 0;
  const clears = empty && size(sheetOf(state, side).plans[action.slot]!.units) > 0;
  if (action && !check(state, action) && (!empty || clears)) act(action, { slot, from: empty ? from : null });
  else setDesk(desk);
}

type Putting = (state: State, desk: Desk, piece: Piece, spot: Spot) => Put | null;

const assigning: Putting = (state, _, piece, spot) =>
  piece.kind === 'unit' ? assigned(state, piece, spot) : null;
const planning: Putting = (state, _, piece, spot) => planned(state, piece, spot);

/** From a front box into a space. */
const entering: Putting = (state, desk, piece, spot) => {
  if (piece.kind !== 'unit' || spot.kind !== 'space') return null;
  return all(
    state,
    enterOf(desk, piece.unit as SovietUnit, piece.count ?? 1, piece.heap as Front, spot.space),
  );
};

/** Only selects the target: a strategy on the map cannot be taken back. */
const deploying: Putting = (state, _, piece, spot) => {
  if (piece.kind !== 'strategy' || piece.slot === null || spot.kind !== 'space') return null;
  const { slot } = piece;
  const target = spot.space;
  const refusal = check(state, { type: 'deploy', slot, target });
  return { refusal, run: () => setDesk({ slot, target, held: null }) };
};

const PUTTING: Readonly<Partial<Record<Kind, Putting>>> = {
  'set-up': assigning,
  recovery: assigning,
  movement: entering,
  'soviet-plans': planning,
  'finnish-plans': planning,
  'soviet-allotment': allotted,
  'finnish-allotment': allotted,
  deployment: deploying,
};

/** Effect of putting a counter somewhere now; null if there is none. */
export const putOf: Putting = (state, desk, piece, spot) =>
  PUTTING[kindOf(state)]?.(state, desk, piece, spot) ?? null;

/** Places a counter, or shows why not; true if placed. */
export function put(state: State, desk: Desk, piece: Piece, spot: Spot): boolean {
  const done = putOf(state, desk, piece, spot);
  if (!done) return false;
  if (done.refusal) refuse(done.refusal);
  else done.run();
  return !done.refusal;
}
