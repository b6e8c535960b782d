/** A hosted game as confirmed by the host and shown so far, and the preview of the player's own steps. */
import { changed, type Entry, type Seen } from '#host/protocol.ts';
import { same } from '#engine/core/same.ts';
import { at, present } from '#engine/core/timeline.ts';
import type { Action, GameEvent, Line, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import type { Sending } from './outbox.ts';

type Step = Line['steps'][number];

/** An action hidden from the viewer. */
export const UNSEEN: Action = { type: 'unseen' };
/** Barrier: undo needs the other player's consent (`barred-bar` of the messages). */
const OTHERS = 'host';

export class ConfirmedGame {
  readonly #side: Side | null;
  #line: Line;
  /** The entry number of each step. */
  readonly #seqs: number[] = [];
  /** The position after the latest entry. */
  #seen: Seen;
  #applied: number;

  /** `position`: after the entry `seq`; `side` null: the viewer plays neither. */
  constructor(side: Side | null, position: Seen, seq: number) {
    this.#side = side;
    this.#seen = position;
    this.#line = { start: position.state, steps: [], cursor: 0 };
    this.#applied = seq;
    this.#keepSeen();
  }

  get line(): Line {
    return this.#line;
  }

  /** The latest entry applied. */
  get applied(): number {
    return this.#applied;
  }

  /** The entry that led to a step of the game. */
  entryAt(cursor: number): number {
    return cursor ? this.#seqs[cursor - 1]! : 0;
  }

  #keepSeen(): void {
    activeGame().rules.keepSeen?.(this.#seen.state, this.#seen);
  }

  apply(entry: Entry): void {
    const line = this.#line;
    this.#applied = entry.seq;
    if (entry.change) {
      this.#seen = changed(this.#seen, entry.change);
      this.#keepSeen();
    }
    if (entry.kind === 'act') {
      const steps = [...line.steps, this.#stepOf(entry, line)];
      this.#line = { ...line, steps, cursor: steps.length };
      this.#seqs.push(entry.seq);
    } else if (entry.to !== undefined && (entry.kind === 'undo' || entry.granted)) {
      const cursor = this.#seqs.findLastIndex((seq) => seq <= entry.to!) + 1;
      this.#line = { ...line, steps: line.steps.slice(0, cursor), cursor };
      this.#seqs.length = cursor;
      const { state } = this.#seen;
      this.#seen = { ...this.#seen, state: at(this.#line, cursor) };
      // Keep the same object if nothing differs, so that nothing renders again.
      if (!same(state, this.#seen.state)) this.#seen = { ...this.#seen, state };
    }
  }

  #stepOf({ action, dice = [], events = [], side }: Entry, line: Line): Step {
    const step = { action: (action as Action) ?? UNSEEN, dice, events: events as GameEvent[] };
    return {
      ...step,
      state: this.#seen.state,
      barrier: side === this.#side ? barrierOf(line, step) : OTHERS,
    };
  }

  /** True if the latest step is already on show; the shown step object is kept, so that nothing renders again. */
  isDrawn(shown: Line | null): boolean {
    const { steps, cursor } = this.#line;
    const drawn = shown?.steps[cursor - 1];
    if (!drawn || !isSameStep(drawn, steps.at(-1))) return false;
    this.#line = { ...this.#line, steps: [...steps.slice(0, -1), drawn] };
    return true;
  }

  /** With the unconfirmed steps, as far as their result is certain. */
  withSendings(sendings: readonly Sending[]): Line {
    let line = this.#line;
    for (const sending of sendings) {
      const { request, cursor } = sending;
      if (cursor !== undefined) line = { ...line, steps: line.steps.slice(0, cursor), cursor };
      else if (request.kind === 'act') {
        const tried = this.try(line, request.action);
        sending.waits = !tried.ok || tried.line === null;
        if (sending.waits) break;
        line = (tried as { line: Line }).line;
      }
    }
    return line;
  }

  /**
   * The result of an action, as far as the player sees it; null if it depends on a die or hidden things. An action that
   * can never be undone is not shown before the host has confirmed it.
   */
  try(line: Line, action: Action) {
    const { rules } = activeGame();
    let hasRolled = false;
    try {
      const played = rules.play(line, action, () => {
        hasRolled = true;
        return 1;
      });
      if (!played.ok) return hasRolled ? ({ ok: true, line: null } as const) : played;
      const { timeline, events } = played;
      if (hasRolled || timeline.steps.at(-1)!.barrier !== null) return { ok: true, line: null } as const;
      rules.keepSeen?.(present(timeline), this.#seen);
      return { ok: true, line: timeline, events } as const;
    } catch (error) {
      // Hidden things do not make the rules throw (leak.test.ts of the host): this is a bug in the rules.
      reportError(error);
      return { ok: true, line: null } as const;
    }
  }
}

const isSameStep = (one: Step | undefined, other: Step | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  same(one.state, other.state) &&
  same(one.events, other.events) &&
  same(one.dice, other.dice);

/** Why an own step cannot be undone by the rules; if they cannot tell, the other player has to agree. */
function barrierOf(line: Line, { action, dice }: Pick<Step, 'action' | 'dice'>): string | null {
  try {
    const played = activeGame().rules.play(line, action, (nth) => dice[nth] ?? 1);
    return played.ok ? played.timeline.steps.at(-1)!.barrier : OTHERS;
  } catch (error) {
    reportError(error);
    return OTHERS;
  }
}
