import { useState, type InputHTMLAttributes } from 'react';
import css from './field.module.css';

interface NumberInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-label' | 'aria-describedby'
> {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Interval of the allowed numbers, from the least. */
  readonly step?: number;
  onChange(value: number): void;
}

/** A whole number. Typed text stays as it is until it is an allowed number, or the field loses focus. */
export function NumberInput({ value, least, most, step = 1, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      className={css.input}
      type="number"
      min={least}
      max={most}
      step={step}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const { valueAsNumber: number } = target;
        const fits = number >= least && number <= most && (number - least) % step === 0;
        if (fits && number !== value) onChange(number);
      }}
    />
  );
}
