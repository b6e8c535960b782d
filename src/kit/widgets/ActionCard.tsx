import type { Ref } from 'react';
import shared from '#kit/widgets/shared.module.css';
import css from './ActionCard.module.css';

interface ActionCardProps {
  /** Small text above the title; read out after it. */
  readonly over?: string;
  readonly title: string;
  readonly text: string;
  /** The most likely choice. */
  readonly primary?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onGo(): void;
}

/** One of a few ways to continue, as a card that can be pressed anywhere. */
export const ActionCard = ({ over, title, text, primary = false, ref, onGo }: ActionCardProps) => (
  <button ref={ref} type="button" className={css.way} data-primary={primary || undefined} onClick={onGo}>
    <b>{title} </b>
    {over ? <span className={`${shared.soft} ${css.over}`}>{over} </span> : null}
    <span className={css.text}>{text}</span>
  </button>
);
