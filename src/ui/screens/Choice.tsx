import { useId } from 'react';
import css from './Choice.module.css';

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** One switch or one of several, with a sentence of explanation: a card that can be pressed anywhere. */
export function Choice({ type, name, value, label, hint, checked, onChange }: ChoiceProps) {
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
    </div>
  );
}
