import type { ReactNode } from 'react';
import css from './LinkButton.module.css';

interface LinkButtonProps {
  readonly className?: string;
  /** Accessible name, if the text alone is not clear. */
  readonly label?: string;
  /** Tooltip. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
  onClick(): void;
}

/** A link within running text that acts on this page, and is therefore a button. */
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
