/** Invariants of a random game of any rules. */
import type { Restored } from '#engine/core/record.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { at, type Timeline } from '#engine/core/timeline.ts';

/** Result of a random game. */
export interface FuzzGame {
  readonly steps: number;
  readonly violations: readonly string[];
  readonly endReason: string;
  readonly level: string;
}

/** More steps than any game can have. */
export const MOST_STEPS = 5000;

/** True for the same JSON in the same order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A copy without results cached for the original. */
export const copyOf = <T>(plain: T): T => JSON.parse(JSON.stringify(plain)) as T;

interface Rules<State, Action> {
  legalActions(state: State): Iterable<Action>;
  check(state: State, action: Action): Refusal | null;
  openActions(state: State): readonly string[];
}

/** Checks that list (its first `most`) and single test agree, all is in phase, and a copy lists the same. */
export function listFaults<State, Action extends { readonly type: string }>(
  { legalActions, check, openActions }: Rules<State, Action>,
  state: State,
  most: number,
): string[] {
  const faults: string[] = [];
  const some = (from: State): Action[] => {
    const list: Action[] = [];
    for (const action of legalActions(from)) if (list.push(action) >= most) break;
    return list;
  };
  const list = some(state);
  for (const action of list) {
    const refusal = check(state, action);
    if (refusal) faults.push(`listed but refused: ${JSON.stringify(action)}: ${refusal.text}`);
    if (!openActions(state).includes(action.type)) faults.push(`listed out of phase: ${action.type}`);
  }
  if (!same(list, some(copyOf(state)))) faults.push('the list depends on what was carried');
  return faults;
}

interface Records<Line> {
  serialise(line: Line): string;
  restore(text: string): Restored<Line, unknown>;
}

/** Checks that saving and loading gives the same game, at every step. */
export function saveFaults<Line extends Timeline<unknown, unknown, unknown>>(
  { serialise, restore }: Records<Line>,
  line: Line,
): string[] {
  const loaded = restore(serialise(line));
  if (!loaded.ok) return [`cannot be loaded: ${loaded.error.text}`];
  for (let i = 0; i <= line.steps.length; i++)
    if (!same(at(line, i), at(loaded.timeline, i))) return [`loads differently at step ${i}`];
  return [];
}
