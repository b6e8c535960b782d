import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The secret of this device: what the dice of its games follow from, and the seals of its records. It is made once, and
 * no record, file or link holds it. A device that keeps nothing has one for as long as the page is open. The library
 * does the arithmetic, as the browser's own is not there on pages that come over plain HTTP.
 */
const KEY = 'winter-war-secret';
const BYTES = 32;

const fresh = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));

const isSecret = (text: string | null): text is string => /^[0-9a-f]{64}$/.test(text ?? '');

let known: Uint8Array | null = null;

/** As kept on this device; made, where there is none yet. */
function kept(): string {
  try {
    const found = localStorage.getItem(KEY);
    if (isSecret(found)) return found;
    const made = fresh();
    localStorage.setItem(KEY, made);
    // Another tab may have been faster.
    return localStorage.getItem(KEY) ?? made;
  } catch {
    return fresh();
  }
}

function secret(): Uint8Array {
  // A test that repeats itself has a secret of its own; no page can set it.
  const seed = globalThis.winterWarTest?.seed;
  if (seed !== undefined) return utf8ToBytes(`test ${seed}`);
  return (known ??= hexToBytes(kept()));
}

/** 32 bytes that only this device can work out; those for one purpose tell nothing of those for another. */
export const keyed = (purpose: 'dice' | 'seal' | 'key', text: string): Uint8Array =>
  hmac(sha256, secret(), utf8ToBytes(`${purpose}\n${text}`));

/** Tells devices apart without telling their secrets. */
export const keyName = (): string => bytesToHex(keyed('key', '')).slice(0, 8);
