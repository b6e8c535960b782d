/**
 * A hook for tests: a script that runs before the page may put `winterWarTest` on the window. Its dice are the faces
 * of the first rolls, in order; its seed is that of new games; its `restMs` is how long a button with a new meaning rests.
 * No link, file or kept game can set it.
 */
interface TestHook {
  dice?: number[];
  readonly seed?: number;
  readonly restMs?: number;
}

declare global {
  var winterWarTest: TestHook | undefined;
}

/** The dice that come next; chance decides what is not among them. */
export const nextDice = (): readonly number[] => globalThis.winterWarTest?.dice ?? [];

/** So many of the scripted dice have fallen. */
export function spendDice(count: number): void {
  globalThis.winterWarTest?.dice?.splice(0, count);
}

/** A seed for a new game or a random set-up. */
export const freshSeed = (): number =>
  globalThis.winterWarTest?.seed ?? crypto.getRandomValues(new Int32Array(1))[0]!;
