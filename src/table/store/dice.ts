/** The dice of games at the table. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from '#engine/core/random.ts';
import { present } from '#engine/core/timeline.ts';
import type { Action, Line } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';

/**
 * Set by tests on the global object. `dice`: faces of the first rolls, in order; `seed`: of new games and their dice;
 * `primaryPauseMs`: how long the primary button is inactive after a change of meaning.
 */
interface TestHook {
  dice?: number[];
  readonly seed?: number;
  readonly primaryPauseMs?: number;
}

declare global {
  var winterWarTest: TestHook | undefined;
}

/** Undefined in every build except those of mode `test`: production pages ignore it. */
export const testHook = (): TestHook | undefined =>
  import.meta.env.MODE === 'test' ? globalThis.winterWarTest : undefined;

/** Removes scripted dice that have been rolled. */
export function spendScriptedDice(count: number): void {
  testHook()?.dice?.splice(0, count);
}

/** A seed for a new game or a random set-up. */
export const freshSeed = (): number => testHook()?.seed ?? crypto.getRandomValues(new Int32Array(1))[0]!;

/** A die of a variation: random, so that it reveals nothing about later dice of the game. */
export function freshFace(): number {
  const [scripted] = testHook()?.dice?.splice(0, 1) ?? [];
  if (scripted !== undefined) return scripted;
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < FAIR_BYTES) return (byte! % 6) + 1;
  }
}

const KEY = 'winter-war-secret';
const isKey = (text: string | null): text is string => /^[0-9a-f]{64}$/.test(text ?? '');

/** Fallback without storage: valid while the page is open. */
const pageKey = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** 32 random bytes, generated once on this device and never written to a record, file or link. */
function deviceKey(): Uint8Array {
  const seed = testHook()?.seed;
  if (seed !== undefined) return utf8ToBytes(`test ${seed}`);
  try {
    if (!isKey(localStorage.getItem(KEY))) localStorage.setItem(KEY, pageKey);
    const stored = localStorage.getItem(KEY);
    return hexToBytes(isKey(stored) ? stored : pageKey);
  } catch {
    return hexToBytes(pageKey);
  }
}

/** The largest multiple of six in a byte: higher bytes are skipped, so that all faces are equally likely. */
const FAIR_BYTES = 252;

/** The faces for an id, a step and an action, by index; computed on demand. */
function facesOf(id: string, step: number, action: Action): (nth: number) => number {
  const faces: number[] = [];
  let block = 0;
  return (nth) => {
    while (faces.length <= nth) {
      // "dice" as a domain separator: the key had other uses in earlier versions.
      const message = JSON.stringify(['dice', id, step, action, block++]);
      for (const byte of hmac(sha256, deviceKey(), utf8ToBytes(message)))
        if (byte < FAIR_BYTES) faces.push((byte % 6) + 1);
    }
    return faces[nth]!;
  };
}

/**
 * The dice for an action now. They are derived from this device's key, the game's id, the step number and the action, so
 * that a reload is no second try and files do not reveal future dice. Scripted dice come first; a position with its own
 * generator (lessons, examples) rolls by itself.
 */
export function diceFor(line: Line, action: Action): Dice {
  const scripted = testHook()?.dice ?? [];
  if (activeGame().rules.generator(present(line)).length) return scripted;
  const { id = '', past } = line.about ?? {};
  const faces = facesOf(id, (past?.actions.length ?? 0) + line.cursor, action);
  return (nth) => scripted[nth] ?? faces(nth);
}
