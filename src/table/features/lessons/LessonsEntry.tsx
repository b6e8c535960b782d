import startMessages from '../../content/en/start.ftl';
import { useState } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { ActionCard } from '#kit/widgets/ActionCard.tsx';
import type { GameMeta } from '../../game/meta.ts';
import { gameReference } from '../../game/registry.ts';
import { openPractice } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { readLessons } from './lesson-record.ts';

interface LessonsEntryProps {
  readonly card: GameMeta;
  /** Short description of the lessons. */
  readonly lessons: string;
}

/** Card for newcomers: starts or continues the lessons. */
export function LessonsEntry({ card, lessons }: LessonsEntryProps) {
  const [{ next }] = useState(() => readLessons(card.id));
  const t = startMessages().learn;
  return (
    <ActionCard
      over={t.newHere}
      title={next ? t.goOn : t.learn}
      text={
        next
          ? t.goOnHint({
              lesson: next.number,
              of: next.of,
              done: next.done,
              steps: next.steps,
              step: next.done + 1,
            })
          : lessons
      }
      onGo={() => openPractice({ ...gameReference(card), from: 'lesson', lesson: null })}
    />
  );
}

/** Smaller buttons for reading: the list of lessons, if there are any, and the rulebook. */
export const Reading = ({ lessons }: { readonly lessons: boolean }) => (
  <>
    {lessons ? (
      <Button kind="quiet" onClick={() => openDialog('lessons')}>
        {startMessages().learn.all}
      </Button>
    ) : null}
    <Button kind="quiet" onClick={() => openDialog('book')}>
      {startMessages().learn.book}
    </Button>
  </>
);
