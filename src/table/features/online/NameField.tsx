import { LONGEST_PLAYER_NAME } from '#engine/core/about.ts';
import css from './Online.module.css';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  onChange(name: string): void;
}

export const NameField = ({ label, name, onChange }: NameFieldProps) => (
  <label className={css.field}>
    {label}
    <input
      type="text"
      value={name}
      maxLength={LONGEST_PLAYER_NAME}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
