import { useId, type ReactNode } from 'react';
import shared from './shared.module.css';
import css from './Options.module.css';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly picture?: ReactNode;
  readonly lang?: string;
  /** Not available now. */
  readonly closed?: boolean;
}

interface OptionsProps<T extends string | number> {
  readonly title: string;
  readonly hint?: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  onChoose(value: T): void;
}

/** A choice of one option in a row of plates. */
export function Options<T extends string | number>(props: OptionsProps<T>) {
  const { title, hint, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={css.group} {...(hint && { 'aria-describedby': `${id}-hint` })}>
      <legend>{title}</legend>
      <div className={css.row}>
        {options.map(({ value, label, picture, lang, closed = false }) => (
          <label key={value} className={css.option} {...(lang && { lang })}>
            {picture}
            <span className={css.label}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                disabled={closed}
                onChange={() => onChoose(value)}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={shared.soft}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

interface OnOffProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly fixed?: boolean;
  onChange(on: boolean): void;
}

export function OnOff({ label, hint, on, fixed = false, onChange }: OnOffProps) {
  const id = useId();
  return (
    <div className={css.onOff}>
      <label className={css.label}>
        <input
          type="checkbox"
          checked={on}
          aria-disabled={fixed || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => fixed || onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className={shared.soft}>
        {hint}
      </p>
    </div>
  );
}
