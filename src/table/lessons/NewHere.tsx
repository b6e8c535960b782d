import { useState } from 'react';
import { Button } from '../../kit/widgets/Button.tsx';
import type { Card } from '../contract/card.ts';
import { nameOf } from '../here.ts';
import { openPractice, openTable, type GameOpening } from '../store/screen.ts';
import { openDialog } from '../store/table.ts';
import { learnWords } from './learn-words.ts';
import { readLessons } from './lesson-record.ts';
import css from './NewHere.module.css';

interface NewHereProps {
  readonly card: Card;
  /** What the lessons are, in a few words. */
  readonly lessons: string;
  /** A game that can be played at once, and what it is. */
  readonly quick: { readonly hint: string; opening(): GameOpening };
}

/** For somebody who does not know the game: lessons, a game that is ready to be played, and the rules. */
export function NewHere({ card, lessons, quick }: NewHereProps) {
  const [{ next }] = useState(() => readLessons(card.id));
  const w = learnWords();
  const of = nameOf(card);
  return (
    <section className={css.newHere} aria-label={w.newHere}>
      <h2 className={css.heading}>{w.newHere}</h2>
      <div className={css.ways}>
        <button
          type="button"
          className={css.way}
          onClick={() => openPractice({ ...(of !== undefined && { of }), from: 'lesson', lesson: null })}
        >
          <b>{next ? w.goOn : w.learn}</b>
          <span>{next ? w.goOnHint(next.number, next.of, next.done, next.steps) : lessons}</span>
        </button>
        <button type="button" className={css.way} onClick={() => openTable(quick.opening())}>
          <b>{w.quick}</b>
          <span>{quick.hint}</span>
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
