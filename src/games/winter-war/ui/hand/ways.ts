/** The way of each kind of decision. A kind without one does not compile. */
import type { State } from '#engine/winter-war';
import { situationOf } from './situation.ts';
import type { Kind, Now, Way } from './way.ts';
import { advance, advanceBefore } from './ways/advance.ts';
import { arrive } from './ways/arrive.ts';
import { attack } from './ways/attack.ts';
import { drop } from './ways/drop.ts';
import { ceaseFire, landing, roll } from './ways/interphase.ts';
import { exchange, forfeit, overstack } from './ways/losses.ts';
import { move } from './ways/move.ts';
import { muster } from './ways/muster.ts';
import { over } from './ways/over.ts';
import { place } from './ways/place.ts';
import { retreat, retreatBefore, withdraw } from './ways/retreat.ts';

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
