import type { Codec } from '#table/game';
import { pack, unpack } from './record.ts';

/**
 * Forms 1 and 2 (with computer players) hold the first record, which told no edition; they are read for ever. Form 4
 * holds lines that were tried; what has none is written in form 3, which earlier versions read.
 */
export const codec: Codec = {
  form: 4,
  formOf: (record) => ('variations' in (JSON.parse(record) as object) ? 4 : 3),
  pack,
  unpack,
};
