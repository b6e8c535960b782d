import { RuleDialog } from '#table/features/rulebook/RuleDialog.tsx';
import { LessonsDialog } from '#table/features/lessons/LessonsDialog.tsx';
import { BookDialog } from '#table/features/rulebook/BookDialog.tsx';

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
