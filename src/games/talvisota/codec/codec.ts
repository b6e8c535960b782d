/** A record as bytes, for links. The table deflates them, which shortens what JSON repeats better than a list of words. */
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
