import type { ReactNode } from 'react';
import { CounterChip } from './CounterChip.tsx';
import type { CounterFace } from './counter-face.ts';
import { kindText, unitText } from '../text/describe.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './UnitButton.module.css';

interface UnitButtonProps {
  readonly face: CounterFace;
  /** A second line: state or numbers. */
  readonly note?: ReactNode;
  readonly pressed?: boolean;
  onPress(): void;
}

export function UnitButton({ face, note, pressed, onPress }: UnitButtonProps) {
  return (
    <button
      type="button"
      className={css.unit}
      onClick={onPress}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
    >
      <CounterChip face={face} size={40} decorative />
      <UnitText unit={face.unit} note={note} />
    </button>
  );
}

function UnitText({ unit, note }: { readonly unit: number; readonly note: ReactNode }) {
  return (
    <span className={css.words}>
      <span className={css.name}>
        {unitText(unit)} <span className={css.kind}>{kindText(unit)}</span>
      </span>
      {note ? <span className={panel.fine}>{note}</span> : null}
    </span>
  );
}

/** The same without a button. */
export function UnitLine({ face, note }: Pick<UnitButtonProps, 'face' | 'note'>) {
  return (
    <span className={css.line}>
      <CounterChip face={face} size={40} decorative />
      <UnitText unit={face.unit} note={note} />
    </span>
  );
}
