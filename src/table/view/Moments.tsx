import panel from '#kit/widgets/panel.module.css';
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
  /** Number of steps played; the replay starts there. */
  readonly step: number;
  readonly title: string;
  readonly text: string;
  readonly more?: string | undefined;
  /** Called before the replay starts. */
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
  /** True if titles are sentences, which go above the text. */
  readonly titlesAbove?: boolean;
}

/** Moments of a game, each a button to replay it from there. */
export const Moments = ({ moments, hint, titlesAbove = false }: MomentsProps) => (
  <ul className={`${panel.stack1} ${css.moments}`} data-above={titlesAbove || undefined}>
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
 * The log's sentence for a step: the strong one, one about the places, or one that is never collapsed, such as a cut
 * supply.
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
  /** Number of steps played. */
  readonly step: number;
  readonly turn: number;
  /** The amount, as text. */
  readonly by: string;
  /** What counts differently since; absent: shows the action. */
  readonly why?: string;
  /** Places that count differently. */
  readonly places?: readonly Place[];
}

interface SwingsProps {
  readonly line: Line;
  /** In chronological order. */
  readonly swings: readonly Swing[];
}

/** The turning points of a game, each a button to replay it from there; renders nothing if there are none. */
export function Swings({ line, swings }: SwingsProps) {
  const t = playMessages().ending;
  if (!swings.length) return null;
  return (
    <section className={endingCss.part}>
      <h3>{t.swings}</h3>
      <Moments
        hint={t.watch}
        moments={swings.map((swing) => {
          const { step, turn, by, why } = swing;
          const text = swingText(line, swing);
          return {
            step,
            title: t.swing({ turn, by }),
            text: why || text,
            more: why?.includes(text) ? undefined : why && text,
          };
        })}
      />
    </section>
  );
}
