import startMessages from '../../content/en/start.ftl';
import { useState } from 'react';
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

/** Card that starts or continues the lessons; lists them for who has finished the course. */
export function LessonsEntry({ card, lessons }: LessonsEntryProps) {
  const [{ next, lessons: known }] = useState(() => readLessons(card.id));
  const t = startMessages().learn;
  const hasBegun = Object.keys(known).length > 0;
  if (hasBegun && !next)
    return <ActionCard title={t.all} text={lessons} onGo={() => openDialog('lessons')} />;
  return (
    <ActionCard
      {...(!hasBegun && { over: t.newHere })}
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
