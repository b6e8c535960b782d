/** What a decision in a combat is worth, exactly: every die and every later choice of both sides, to the end of the combat. */
import { apply, legalActions, size, type Action, type State } from '#engine/talvisota';
import { FINNISH_UNIT_VALUE, GROUND_VALUE, Payoffs, SOVIET_UNIT_VALUE } from '../ai/payoffs.ts';
import { occupyWithAll } from '../ai/sketch.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Decisions that are looked at in every way; the others are made as usual, for they change nothing of the combat. */
const OPEN = ['employ', 'mannerheim', 'losses', 'fight-on', 'pursue'] as const;
type OpenKind = (typeof OPEN)[number];

const isOpenKind = (kind: string): kind is OpenKind => (OPEN as readonly string[]).includes(kind);

/** Whoever goes on goes with all that are left, so that a problem is about whether and where. */
const isWhole = (action: Action): boolean => action.type !== 'pursue' || size(action.leave) === 0;

/** The choices of the decision that is open in a combat; empty where there is none that counts. */
function combatChoices(state: State): Action[] {
  const kind = state.decisions.at(-1)?.kind;
  return state.combat && kind && isOpenKind(kind) ? [...legalActions(state)].filter(isWhole) : [];
}

/** Chooses among retreats, which cost neither units nor morale, and takes the space with all that have room. */
function usualAction(state: State): Action {
  const kind = state.decisions.at(-1)?.kind;
  if (kind === 'occupy') return occupyWithAll(state);
  for (const action of legalActions(state)) return action;
  throw new RangeError('Nothing can be done in this combat.');
}

/** Points for the Soviets, as `Payoffs` counts them, of the combats of a turn that begins in a position. */
export class CombatValue {
  readonly #start: State;
  readonly #payoffs: Payoffs;
  readonly #known = new Map<string, number>();

  constructor(start: State) {
    this.#start = start;
    this.#payoffs = new Payoffs(start);
  }

  /** What an action is worth, both sides choosing the best for themselves after it. Throws a RangeError where the rules forbid it. */
  after(state: State, action: Action): number {
    const applied = apply(state, action);
    if (!applied.ok) throw new RangeError(applied.refusal.text);
    return this.#of(applied.state);
  }

  #of(state: State): number {
    if (!state.combat || state.phase !== 'combat') return this.#counted(state);
    const decision = state.decisions.at(-1);
    if (!decision) return this.#counted(state);
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = this.#search(state, decision.kind, decision.side);
    this.#known.set(key, value);
    return value;
  }

  #search(state: State, kind: string, side: 'soviet' | 'finn'): number {
    if (kind === 'roll')
      return (
        FACES.reduce((sum, face) => {
          const applied = apply(state, { type: 'roll' }, [face]);
          if (!applied.ok) throw new RangeError(applied.refusal.text);
          return sum + this.#of(applied.state);
        }, 0) / FACES.length
      );
    const choices = combatChoices(state);
    if (!choices.length) return this.after(state, usualAction(state));
    const values = choices.map((action) => this.after(state, action));
    return side === 'soviet' ? Math.max(...values) : Math.min(...values);
  }

  /** Morale of both sides against the start, and a little for units and ground. */
  #counted({ morale, soviet, finnish, paid }: State): number {
    const start = this.#start;
    const { gain, loss } = this.#payoffs;
    const soviets = Math.max(0, morale.soviet) - start.morale.soviet;
    const finns = start.morale.finn - Math.max(0, morale.finn);
    const lost = size(soviet.losses) - size(start.soviet.losses);
    const killed = size(finnish.losses) - size(start.finnish.losses);
    return (
      finns +
      soviets * (soviets > 0 ? gain : loss) +
      GROUND_VALUE * (paid.length - start.paid.length) +
      FINNISH_UNIT_VALUE * killed -
      SOVIET_UNIT_VALUE * lost
    );
  }
}

/** All that the rest of a combat depends on. */
const keyOf = ({ combat, decisions, morale, soviet, finnish, paid }: State): string =>
  JSON.stringify([
    combat,
    decisions,
    morale,
    soviet.losses,
    finnish.losses,
    paid,
    combat!.answer === null ? null : finnish.plans[combat!.answer]!.units,
  ]);
