import type { Ref } from 'react';
import css from './ActionCard.module.css';

interface ActionCardProps {
  /** Above the title, in small; read aloud after it. */
  readonly over?: string;
  readonly title: string;
  readonly text: string;
  /** The one that most will press. */
  readonly primary?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onGo(): void;
}

/** One of a few ways on from here: a card that is pressed as a whole. */
export const ActionCard = ({ over, title, text, primary = false, ref, onGo }: ActionCardProps) => (
  <button ref={ref} type="button" className={css.way} data-primary={primary || undefined} onClick={onGo}>
    <b>{title} </b>
    {over ? <span className={css.over}>{over} </span> : null}
    <span className={css.text}>{text}</span>
  </button>
);
