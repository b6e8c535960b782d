import type { Codec } from '#table/game';
import { pack, unpack } from './record.ts';

/** Forms 1 and 2 (with computer players) hold the first record, which told no edition; they are read for ever. */
export const codec: Codec = { form: 3, pack, unpack };
