import { Button } from '#kit/widgets/Button.tsx';
import type { Line } from '../../game/position.ts';
import { linesOf } from '../log/log.ts';
import { watchTable } from '../replay/replay.ts';
import { openDialog } from '../../store/ui.ts';
import { plain } from '../../words/plain.ts';
import css from './Ending.module.css';
import { endingWords } from './words.ts';

function watch(step: number): void {
  openDialog(null);
  watchTable(step);
}

/** What the log says of a step, in one sentence. */
function told(line: Line, step: number): string {
  const lines = linesOf(line, step);
  const strongest = lines.find(({ weight }) => weight === 'strong') ?? lines.at(-1);
  return strongest ? plain(strongest.text) : '';
}

interface Swing {
  /** Counted as done. */
  readonly step: number;
  readonly turn: number;
  /** By how much, as text. */
  readonly by: string;
  /** What counts otherwise since; where it is not said, what was done. */
  readonly why?: string;
}

interface SwingsProps {
  readonly line: Line;
  /** In the order in which they came. */
  readonly swings: readonly Swing[];
}

/** Where a game turned: each a button to watch it from there. Nothing where it never did. */
export function Swings({ line, swings }: SwingsProps) {
  const w = endingWords();
  if (!swings.length) return null;
  return (
    <section className={css.part}>
      <h3>{w.swings}</h3>
      <ul className={css.swings}>
        {swings.map(({ step, turn, by, why }) => (
          <li key={step}>
            <Button className={css.swing} onClick={() => watch(step)} title={w.watch}>
              <b>{w.swing(turn, by)}</b>{' '}
              <span>
                {why || told(line, step)}
                {why ? <small>{told(line, step)}</small> : null}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
