import { bytesToHex } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { keyed, keyName } from './secret.ts';

/** Under a record: whose key it is, and what only that key makes of this record. */
interface Seal {
  readonly key: string;
  readonly tag: string;
}

const TAG_LETTERS = 32;

const tagOf = (record: object): string => bytesToHex(keyed('seal', canonical(record))).slice(0, TAG_LETTERS);

/** A record as `serialise` gives it, with this device's seal under it. */
export function withSeal(text: string): string {
  const record = JSON.parse(text) as object;
  const seal: Seal = { key: keyName(), tag: tagOf(record) };
  return JSON.stringify({ ...record, seal });
}

/**
 * True when a record, being one of this device, is not as the table wrote it. Of other devices nothing is known, and
 * nothing claimed; but the table has sealed every game that bears a name.
 */
export function isTampered(text: string): boolean {
  const { seal, ...record } = JSON.parse(text) as { readonly seal?: Partial<Seal>; readonly id?: string };
  if (!seal) return record.id !== undefined;
  return seal.key === keyName() && seal.tag !== tagOf(record);
}
