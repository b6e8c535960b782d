import { RECOMMENDED } from '../../../../engine/winter-war/game/options.ts';
import { NewHere as AnyNewHere } from '../../../../table/lessons/NewHere.tsx';
import type { GameOpening } from '../../../../table/store/screen.ts';
import { card } from '../../card.ts';
import { learnWords } from './learn-words.ts';

/** The Soviets move and attack first: whoever leads them is in the middle of it at once. */
const quickStart = (): GameOpening => ({
  from: 'new',
  table: 'hotseat',
  options: RECOMMENDED,
  ready: true,
  seats: { soviet: 'human', finn: 'recruit' },
});

/** For somebody who does not know Winter War. */
export function NewHere() {
  const { learnHint, quickHint } = learnWords();
  return <AnyNewHere card={card} lessons={learnHint} quick={{ hint: quickHint, opening: quickStart }} />;
}
