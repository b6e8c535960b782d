import { useId, type ReactNode } from 'react';
import css from './Choice.module.css';

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** Below the explanation. */
  readonly children?: ReactNode;
  onChange(checked: boolean): void;
}

/** One switch or one of several, with a sentence of explanation: a card that can be pressed anywhere. */
export function Choice({ type, name, value, label, hint, checked, children, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`} className={css.hint}>
        {hint}
      </span>
      {children}
    </div>
  );
}
