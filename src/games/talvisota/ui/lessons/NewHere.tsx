import { NewHere as AnyNewHere } from '../../../../table/lessons/NewHere.tsx';
import { nameOf } from '../../../../table/here.ts';
import type { GameOpening } from '../../../../table/store/screen.ts';
import { card } from '../../card.ts';
import type { Switches } from '../../options/remembered.ts';
import { learnWords } from './learn-words.ts';

/** Alone, with the army in its usual places, and supports that need no front: the least to settle before the first attack. */
const QUICK: Switches = { solo: true, freeSupports: true };

const quickStart = (): GameOpening => ({
  from: 'new',
  of: nameOf(card)!,
  table: 'hotseat',
  options: QUICK,
  ready: true,
});

/** For somebody who does not know Talvisota. */
export function NewHere() {
  const { lessons, quick } = learnWords();
  return <AnyNewHere card={card} lessons={lessons} quick={{ hint: quick, opening: quickStart }} />;
}
