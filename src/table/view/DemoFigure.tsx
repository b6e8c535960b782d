import type { ReactNode } from 'react';
import css from './DemoFigure.module.css';

interface DemoFigureProps {
  /** The id of the game, for its colours. */
  readonly game: string;
  /** Turn and side. */
  readonly caption: string;
  /** What was just done. */
  readonly told: string;
  readonly children: ReactNode;
}

/** A map to be looked at alone: neither keys nor fingers nor screen readers enter it. */
export const DemoFigure = ({ game, caption, told, children }: DemoFigureProps) => (
  <figure className={css.figure} data-game={game} aria-hidden="true" inert>
    <div className={css.map}>{children}</div>
    <figcaption className={css.caption}>
      <b>{caption}</b> <span>{told}</span>
    </figcaption>
  </figure>
);
