import playMessages from '../../content/en/play.ftl';
import type { ReactNode } from 'react';
import type { Side, Unit } from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { UnitFace } from '../counters/CounterFace.tsx';
import { describeUnit } from './piece-text.ts';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import piece from './Piece.module.css';

interface ForcePickerProps {
  readonly side: Side;
  /** Available units by kind; kinds without any are left out. */
  readonly from: Readonly<Record<string, number>>;
  readonly units: Readonly<Partial<Record<string, number>>>;
  readonly most?: number;
  onChange(units: Readonly<Partial<Record<string, number>>>): void;
}

/** What is chosen lies before what is left of its kind; a press moves one, with Shift all. */
export function ForcePicker({ side, from, units, most = Infinity, onChange }: ForcePickerProps) {
  const t = playMessages().decision;
  const room = most - Object.values(units).reduce<number>((all, n) => all + (n ?? 0), 0);
  return (
    <div className={piece.pieces}>
      {Object.entries(from).flatMap(([unit, all]) => {
        const taken = units[unit] ?? 0;
        const { name, about } = describeUnit(unit as Unit);
        return [taken, all - taken].map((count, i) =>
          count > 0 ? (
            <button
              key={`${unit}${i}`}
              type="button"
              className={piece.piece}
              aria-pressed={i === 0}
              aria-label={(i ? t.more : t.fewer)({ unit: name })}
              title={`${t.ofAll({ count: taken, all })}. ${about}`}
              disabled={i === 1 && room <= 0}
              onClick={({ shiftKey }) => {
                const by = shiftKey ? count : 1;
                onChange({ ...units, [unit]: i ? taken + Math.min(by, room) : taken - by });
              }}
            >
              <UnitFace side={side} unit={unit as Unit} count={count} />
              <span className={piece.under} aria-hidden="true">
                {name}
              </span>
            </button>
          ) : null,
        );
      })}
    </div>
  );
}

interface ChipsProps<T> {
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly why?: string | null;
    /** Counters, above the label. */
    readonly face?: ReactNode;
    /** Said, as the counters show it. */
    readonly about?: string;
    readonly chance?: string;
  }[];
  readonly chosen: readonly T[];
  readonly label: string;
  onToggle(value: T): void;
}

export function Plates<T extends string | number>({ options, chosen, label, onToggle }: ChipsProps<T>) {
  return (
    <div className={css.plates} role="group" aria-label={label}>
      {options.map(({ value, label: text, why = null, face, about, chance }) => (
        <Button
          key={value}
          pressed={chosen.includes(value)}
          why={chosen.includes(value) ? null : why}
          aria-label={about && [`${text}: ${about}`, ...(chance === undefined ? [] : [chance])].join(' · ')}
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
