import { useState } from 'react';
import { RECOMMENDED } from '../../../../engine/winter-war/game/options.ts';
import { readLessons } from './lesson-record.ts';
import { openPractice, openTable } from '../../../../table/store/screen.ts';
import { openDialog } from '../../../../table/store/table.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { learnWords } from './learn-words.ts';
import css from './NewHere.module.css';

/** The Soviets move and attack first: whoever leads them is in the middle of it at once. */
const quickStart = (): void =>
  openTable({
    from: 'new',
    table: 'hotseat',
    options: RECOMMENDED,
    ready: true,
    seats: { soviet: 'human', finn: 'recruit' },
  });

/** For somebody who does not know the game: lessons, a game that is ready to be played, and the rules. */
export function NewHere() {
  const [{ next }] = useState(readLessons);
  const w = learnWords();
  return (
    <section className={css.newHere} aria-label={w.newHere}>
      <h2 className={css.heading}>{w.newHere}</h2>
      <div className={css.ways}>
        <button
          type="button"
          className={css.way}
          onClick={() => openPractice({ from: 'lesson', lesson: null })}
        >
          <b>{next ? w.goOn : w.learn}</b>
          <span>{next ? w.goOnHint(next.number, next.of, next.done, next.steps) : w.learnHint}</span>
        </button>
        <button type="button" className={css.way} onClick={quickStart}>
          <b>{w.quick}</b>
          <span>{w.quickHint}</span>
        </button>
      </div>
      <div className={css.row}>
        <Button kind="quiet" onClick={() => openDialog('lessons')}>
          {w.all}
        </Button>
        <Button kind="quiet" onClick={() => openDialog('book')}>
          {w.book}
        </Button>
      </div>
    </section>
  );
}
