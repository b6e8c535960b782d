import { RuleDialog, BookDialog } from '#table/features/rulebook/RuleDialog.tsx';
import { LessonsDialog } from '#table/features/lessons/LessonsDialog.tsx';

/** The dialogs for reading before there is a game. Loaded on demand because of their length. */
export default function StartReading() {
  return (
    <>
      <RuleDialog tagged={false} />
      <BookDialog />
      <LessonsDialog />
    </>
  );
}
