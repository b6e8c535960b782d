import css from './ActionCard.module.css';

interface WayProps {
  /** Above the title, in small; read aloud after it. */
  readonly over?: string;
  /** The same, read aloud before it. */
  readonly kind?: string;
  readonly title: string;
  readonly text: string;
  onGo(): void;
}

/** One of a few ways on from here: a card that is pressed as a whole. */
export const ActionCard = ({ over, kind, title, text, onGo }: WayProps) => (
  <button type="button" className={css.way} onClick={onGo}>
    {kind ? <span className={css.over}>{kind} </span> : null}
    <b>{title} </b>
    {over ? <span className={css.over}>{over} </span> : null}
    <span className={css.text}>{text}</span>
  </button>
);
