/** A record as bytes, for links: plain JSON, which deflates better than a word list. */
import type { Codec } from '#table/game';

export const codec: Codec = {
  form: 1,
  pack: (record) => Uint8Array.from(new TextEncoder().encode(JSON.stringify(JSON.parse(record)))),
  unpack(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new RangeError('The bytes are no text');
    }
  },
};
