import type { ReactNode } from 'react';
import css from './LinkButton.module.css';

interface LinkButtonProps {
  readonly className?: string;
  /** Where the text alone does not say what it leads to. */
  readonly label?: string;
  /** What is told where a mouse rests. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
  onClick(): void;
}

/** A link within running text. It leads somewhere on this page, so that it is a button. */
export function LinkButton({ className = '', label, title, children, onClick }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={`${css.link} ${className}`}
      aria-label={label}
      title={title}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
