import { nonBreaking } from '#kit/text/non-breaking.tsx';
import playMessages from '../content/en/play.ftl';
import type { Line, Place } from '../game/position.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { openDialog } from '../store/ui.ts';
import { linesOf } from '../text/log.ts';
import { plain } from '../text/parts.ts';
import endingCss from './Ending.module.css';
import css from './Moments.module.css';
import { goTo, isReplaying, watchTable } from '../store/replay.ts';

interface Moment {
  /** Steps done, from which it is watched. */
  readonly step: number;
  readonly title: string;
  readonly text: string;
  readonly more?: string | undefined;
  /** Called before it is watched. */
  readonly prepare?: () => void;
}

function watch(step: number): void {
  openDialog(null);
  if (isReplaying()) goTo(step);
  else watchTable(step);
}

interface MomentsProps {
  readonly moments: readonly Moment[];
  readonly hint?: string;
  /** Titles that are sentences stand above the text. */
  readonly titlesAbove?: boolean;
}

/** Moments of a game, each a button to watch it from there. */
export const Moments = ({ moments, hint, titlesAbove = false }: MomentsProps) => (
  <ul className={css.moments} data-above={titlesAbove || undefined}>
    {moments.map(({ step, title, text, more, prepare }) => (
      <li key={step}>
        <Button
          className={css.moment}
          onClick={() => {
            prepare?.();
            watch(step);
          }}
          title={hint}
        >
          <b>{title}</b>{' '}
          <span>
            {nonBreaking(text)}
            {more ? <small>{nonBreaking(more)}</small> : null}
          </span>
        </Button>
      </li>
    ))}
  </ul>
);

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
    <section className={endingCss.part}>
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
