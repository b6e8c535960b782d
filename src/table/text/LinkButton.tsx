import type { ReactNode } from 'react';
import css from './LinkButton.module.css';

interface LinkButtonProps {
  readonly className?: string;
  readonly children: ReactNode;
  onClick(): void;
}

/** A link within running text that acts on this page, and is therefore a button. */
export function LinkButton({ className = '', children, onClick }: LinkButtonProps) {
  return (
    <button type="button" className={`${css.link} ${className}`} onClick={onClick}>
      {children}
    </button>
  );
}
