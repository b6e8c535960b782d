import type { ButtonHTMLAttributes } from 'react';
import css from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'plain' | 'quiet';
  /** Asks for the player's eye. */
  readonly urgent?: boolean;
  readonly pressed?: boolean;
}

export function Button({ kind = 'plain', urgent = false, pressed, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      className={`${css.button} ${css[kind]} ${urgent ? css.urgent : ''} ${className}`}
      {...rest}
    />
  );
}
