/** Exact value of a decision in a combat: every die and every later choice of both sides, to the end of the combat. */
import { apply, legalActions, size, type Action, type State } from '#engine/talvisota';
import { FINNISH_UNIT_VALUE, GROUND_VALUE, Payoffs, SOVIET_UNIT_VALUE } from '../ai/payoffs.ts';
import { occupyWithAll } from '../ai/sketch.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Decisions searched in every way; others follow the default, as they do not affect the combat. */
const OPEN = ['employ', 'mannerheim', 'losses', 'fight-on', 'pursue'] as const;
type OpenKind = (typeof OPEN)[number];

const isOpenKind = (kind: string): kind is OpenKind => (OPEN as readonly string[]).includes(kind);

/** A second attack uses all remaining units, so that a problem is only about whether and where. */
const isWhole = (action: Action): boolean => action.type !== 'pursue' || size(action.leave) === 0;

/** The choices of the pending decision in a combat; empty if it does not matter. */
function combatChoices(state: State): Action[] {
  const kind = state.decisions.at(-1)?.kind;
  return state.combat && kind && isOpenKind(kind) ? [...legalActions(state)].filter(isWhole) : [];
}

/** Chooses any retreat, as all cost nothing; occupies the space with all units that have room. */
function usualAction(state: State): Action {
  const kind = state.decisions.at(-1)?.kind;
  if (kind === 'occupy') return occupyWithAll(state);
  for (const action of legalActions(state)) return action;
  throw new RangeError('Nothing can be done in this combat.');
}

/** Points for the Soviets, as in `Payoffs`, of the combats of a turn that starts in a position. */
export class CombatValue {
  readonly #start: State;
  readonly #payoffs: Payoffs;
  readonly #known = new Map<string, number>();

  constructor(start: State) {
    this.#start = start;
    this.#payoffs = new Payoffs(start);
  }

  /** Value of an action with best play by both sides afterwards. Throws a RangeError if the rules forbid it. */
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

  /** Changes in morale since the start, and a little for units and ground. */
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

/** Key of everything that the rest of a combat depends on. */
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
