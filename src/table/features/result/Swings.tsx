import playMessages from '../../content/en/play.ftl';
import type { Line, Place } from '../../game/position.ts';
import { linesOf } from '../log/log.ts';
import { Moments } from '../replay/Moments.tsx';
import { plain } from '../../text/parts.ts';
import css from './Ending.module.css';

/**
 * What the log says of a step, in one sentence: of the places, where they are known, as it says much else too; else what
 * it never folds, such as who was cut off by whom.
 */
function swingText(line: Line, { step, places }: Swing): string {
  const lines = linesOf(line, step);
  const meant =
    lines.find(({ weight }) => weight === 'strong') ??
    lines.find(({ text }) =>
      text.some((part) => typeof part !== 'string' && 'place' in part && places?.includes(part.place)),
    ) ??
    lines.find(({ staysOpen }) => staysOpen) ??
    lines.at(places ? 0 : -1);
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
      <Moments
        hint={w.watch}
        moments={swings.map((swing) => {
          const { step, turn, by, why } = swing;
          const text = swingText(line, swing);
          return { step, title: w.swing({ turn, by }), text: why || text, more: why ? text : undefined };
        })}
      />
    </section>
  );
}
