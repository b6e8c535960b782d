import playMessages from '../../content/en/play.ftl';
import type { ReactNode } from 'react';
import type { Side, Unit } from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { say } from '#table';
import { UnitFace } from '../counters/CounterFace.tsx';
import { describeUnit } from './piece-text.ts';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import piece from './Piece.module.css';

/** A counter with its name; a press describes it. */
export function UnitName({
  side,
  unit,
  count,
}: {
  readonly side: Side;
  readonly unit: Unit;
  readonly count: number;
}) {
  const { name, about } = describeUnit(unit);
  return (
    <button type="button" className={piece.unit} title={about} onClick={() => say(`${name}. ${about}`)}>
      <UnitFace side={side} unit={unit} count={count} />
      <span>{name}</span>
    </button>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** "3 of 5" instead of the number alone. */
  readonly text?: string;
  onChange(value: number): void;
}

export function Stepper({ label, value, least = 0, most, text, onChange }: StepperProps) {
  return (
    <span className={css.stepper}>
      <Button
        kind="quiet"
        aria-label={playMessages().decision.fewer({ unit: label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <output className={css.number}>{text ?? value}</output>
      <Button
        kind="quiet"
        aria-label={playMessages().decision.more({ unit: label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </span>
  );
}

interface ForcePickerProps {
  readonly side: Side;
  /** Available units by kind; kinds without any are left out. */
  readonly from: Readonly<Record<string, number>>;
  readonly units: Readonly<Partial<Record<string, number>>>;
  readonly most?: number;
  onChange(units: Readonly<Partial<Record<string, number>>>): void;
}

export function ForcePicker({ side, from, units, most = Infinity, onChange }: ForcePickerProps) {
  const taken = Object.values(units).reduce<number>((all, n) => all + (n ?? 0), 0);
  return (
    <ul className={css.force}>
      {Object.keys(from)
        .filter((unit) => from[unit]! > 0 || (units[unit] ?? 0) > 0)
        .map((unit) => (
          <li key={unit}>
            <UnitName side={side} unit={unit as Unit} count={from[unit]!} />
            <Stepper
              label={describeUnit(unit as Unit).name}
              value={units[unit] ?? 0}
              most={Math.min(from[unit]!, (units[unit] ?? 0) + most - taken)}
              text={playMessages().decision.ofAll({ count: units[unit] ?? 0, all: from[unit]! })}
              onChange={(count) => onChange({ ...units, [unit]: count })}
            />
          </li>
        ))}
    </ul>
  );
}

interface ChipsProps<T> {
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly why?: string | null;
    /** Counters, above the label. */
    readonly face?: ReactNode;
    readonly chance?: string;
  }[];
  readonly chosen: readonly T[];
  readonly label: string;
  onToggle(value: T): void;
}

export function Plates<T extends string | number>({ options, chosen, label, onToggle }: ChipsProps<T>) {
  return (
    <div className={css.plates} role="group" aria-label={label}>
      {options.map(({ value, label: text, why = null, face, chance }) => (
        <Button
          key={value}
          pressed={chosen.includes(value)}
          why={chosen.includes(value) ? null : why}
          onClick={() => onToggle(value)}
        >
          {face}
          <span>
            {text}
            {chance === undefined ? null : <b> · {chance}</b>}
          </span>
        </Button>
      ))}
    </div>
  );
}

export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={common.note}>{children}</p>
);
