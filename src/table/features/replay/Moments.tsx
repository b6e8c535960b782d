import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { openDialog } from '../../store/ui.ts';
import css from './Moments.module.css';
import { goTo, isReplaying, watchTable } from './replay.ts';

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
