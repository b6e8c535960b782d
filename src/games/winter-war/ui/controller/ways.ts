/** The way of each kind of decision. A kind without one does not compile. */
import type { State } from '#engine/winter-war';
import { situationOf } from './situation.ts';
import type { Kind, Now, Way } from './way.ts';
import { advance, advanceBefore } from './decisions/advance.ts';
import { arrive } from './decisions/arrive.ts';
import { attack } from './decisions/attack.ts';
import { drop } from './decisions/drop.ts';
import { ceaseFire, landing, roll } from './decisions/interphase.ts';
import { exchange, forfeit, overstack } from './decisions/losses.ts';
import { move } from './decisions/move.ts';
import { muster } from './decisions/muster.ts';
import { over } from './decisions/over.ts';
import { place } from './decisions/place.ts';
import { retreat, retreatBefore, withdraw } from './decisions/retreat.ts';

const WAYS: { readonly [K in Kind]: Way<K> } = {
  place,
  arrive,
  move,
  'retreat-before': retreatBefore,
  'advance-before': advanceBefore,
  attack,
  retreat,
  withdraw,
  exchange,
  advance,
  overstack,
  'cease-fire': ceaseFire,
  landing,
  muster,
  forfeit,
  drop,
  roll,
  over,
};

/** The decision that is open in a position, as its way is asked about it. */
export const nowOf = (state: State): Now => ({ state, situation: situationOf(state) });

/** The way of a decision. */
export const wayOf = ({ situation }: Pick<Now, 'situation'>): Way => WAYS[situation.kind];
