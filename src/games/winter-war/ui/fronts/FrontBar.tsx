import { useMemo } from 'react';
import { usePosition, useTable } from '../../here.ts';
import { frontCommands } from './commands.ts';
import css from './FrontBar.module.css';
import { dueByFront } from './due.ts';
import { FRONTS } from './fronts.ts';
import { frontWords } from './words.ts';

/** A button for each front, with a sign where something must be decided. */
export function FrontBar() {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const w = frontWords();
  // What is due is asked of the position on the table.
  // oxlint-disable-next-line react/exhaustive-deps
  const due = useMemo(() => dueByFront(), [position, mode]);
  return (
    <div className={css.bar} role="toolbar" aria-label={w.title}>
      {frontCommands.map((command, i) => {
        const front = FRONTS[i]!;
        const waiting = due[front];
        return (
          <button
            key={front}
            type="button"
            className={css.front}
            title={`${command.label} (${command.keyText})`}
            aria-label={waiting ? `${command.label}, ${w.due(waiting)}` : command.label}
            onClick={command.run}
          >
            <kbd className={css.key}>{command.keyText}</kbd>
            <span className={css.name}>{command.short}</span>
            {waiting ? <span className={css.due}>{waiting}</span> : null}
          </button>
        );
      })}
    </div>
  );
}
