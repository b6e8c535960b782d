import type { Codec } from '#table/game';
import { pack, unpack, type GameRecord } from './record.ts';
import { optionsIn } from './start.ts';

/**
 * Forms 1 and 2 (with computer players) hold the first record, which told no edition; they are read for ever. Form 4
 * holds lines that were tried, form 5 a handicap that was agreed on; what has neither is written in form 3, which earlier
 * versions read.
 */
export const codec: Codec = {
  form: 5,
  formOf(text) {
    const record = JSON.parse(text) as GameRecord;
    return optionsIn(record.start).handicap ? 5 : record.variations ? 4 : 3;
  },
  pack,
  unpack,
};
