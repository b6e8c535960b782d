import { LONGEST_PLAYER_NAME } from '#engine/core/about.ts';
import fieldCss from '#kit/widgets/field.module.css';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  onChange(name: string): void;
}

export const NameField = ({ label, name, onChange }: NameFieldProps) => (
  <label className={fieldCss.field}>
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
