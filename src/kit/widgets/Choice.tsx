import { useId, type ReactNode } from 'react';
import shared from '#kit/widgets/shared.module.css';
import css from './Choice.module.css';

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** Has no effect at present, chosen or not. */
  readonly idle?: boolean;
  /** Determined by another choice: readable, but not changeable. */
  readonly locked?: boolean;
  /** Ids of descriptions besides the hint. */
  readonly describedBy?: string;
  /** Content below the explanation. */
  readonly children?: ReactNode;
  onChange(checked: boolean): void;
}

/** A switch or one of several options, with a sentence of explanation: a card that can be pressed anywhere. */
export function Choice(props: ChoiceProps) {
  const { type, name, value, label, hint, checked, children, onChange } = props;
  const { idle = false, locked = false, describedBy = '' } = props;
  const id = useId();
  return (
    <div className={css.choice} data-idle={idle || undefined} data-locked={locked || undefined}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        checked={checked || locked}
        aria-disabled={locked || undefined}
        aria-describedby={`${id}-hint ${describedBy}`.trim()}
        onChange={(event) => locked || onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`} className={`${shared.soft} ${css.hint}`}>
        {hint}
      </span>
      {children}
    </div>
  );
}
