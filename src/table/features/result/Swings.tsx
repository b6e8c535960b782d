import playMessages from '../../content/en/play.ftl';
import { Button } from '#kit/widgets/Button.tsx';
import type { Line, Place } from '../../game/position.ts';
import { linesOf } from '../log/log.ts';
import { watchTable } from '../replay/replay.ts';
import { openDialog } from '../../store/ui.ts';
import { plain } from '../../text/parts.ts';
import css from './Ending.module.css';

function watch(step: number): void {
  openDialog(null);
  watchTable(step);
}

/** What the log says of a step, in one sentence: of the places, where they are known, as it says much else too. */
function swingText(line: Line, { step, places }: Swing): string {
  const lines = linesOf(line, step);
  const meant =
    lines.find(({ weight }) => weight === 'strong') ??
    (places
      ? lines.find(({ text }) =>
          text.some((part) => typeof part !== 'string' && 'place' in part && places.includes(part.place)),
        )
      : lines.at(-1));
  return meant ? plain(meant.text) : '';
}

interface Swing {
  /** Counted as done. */
  readonly step: number;
  readonly turn: number;
  /** By how much, as text. */
  readonly by: string;
  /** What counts otherwise since; where it is not said, what was done. */
  readonly why?: string;
  /** Where it counts otherwise. */
  readonly places?: readonly Place[];
}

interface SwingsProps {
  readonly line: Line;
  /** In the order in which they came. */
  readonly swings: readonly Swing[];
}

/** Where a game turned: each a button to watch it from there. Nothing where it never did. */
export function Swings({ line, swings }: SwingsProps) {
  const w = playMessages().ending;
  if (!swings.length) return null;
  return (
    <section className={css.part}>
      <h3>{w.swings}</h3>
      <ul className={css.swings}>
        {swings.map((swing) => (
          <li key={swing.step}>
            <Button className={css.swing} onClick={() => watch(swing.step)} title={w.watch}>
              <b>{w.swing({ turn: swing.turn, by: swing.by })}</b>{' '}
              <span>
                {swing.why || swingText(line, swing)}
                {swing.why ? <small>{swingText(line, swing)}</small> : null}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
