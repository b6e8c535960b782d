import { RuleDialog } from '#table/book/RuleDialog.tsx';
import { LessonsDialog } from '#table/lessons/LessonsDialog.tsx';
import { BookDialog } from '#table/book/BookDialog.tsx';

/** What there is to read before there is a game. Loaded when it is first asked for: it is long. */
export default function StartReading() {
  return (
    <>
      <RuleDialog tagged={false} />
      <BookDialog />
      <LessonsDialog />
    </>
  );
}
