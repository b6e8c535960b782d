import type { ButtonHTMLAttributes, Ref } from 'react';
import css from './Button.module.css';
import { announce } from './announce.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'plain' | 'quiet';
  /** Draws attention. */
  readonly urgent?: boolean;
  readonly pressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Why it is unavailable now: it stays focusable, and shows this when pressed. */
  readonly why?: string | null;
  /** Shows the reason instead, if it is more than the text. */
  readonly onWhy?: () => void;
}

export function Button({
  kind = 'plain',
  urgent = false,
  pressed,
  className = '',
  why = null,
  onWhy = () => announce(why!),
  title,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      data-kind={kind}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(why !== null && { 'aria-disabled': true, 'aria-description': why, 'data-why': why })}
      className={`${css.button} ${css[kind]} ${urgent ? css.urgent : ''} ${className}`}
      title={why === null || title === undefined ? (why ?? title) : `${title}: ${why}`}
      onClick={why === null ? onClick : onWhy}
      {...rest}
    />
  );
}
