import type { Arm } from '#engine/winter-war';
import css from './Counter.module.css';

/** The unit box, in counter units: a counter is 100 wide and centred on 0. */
const BOX = { left: -27, right: 27, top: -27, bottom: 8 } as const;
const MIDDLE = (BOX.top + BOX.bottom) / 2;

const CROSS = `M${BOX.left} ${BOX.top}L${BOX.right} ${BOX.bottom}M${BOX.left} ${BOX.bottom}L${BOX.right} ${BOX.top}`;
const SLASH = `M${BOX.left} ${BOX.bottom}L${BOX.right} ${BOX.top}`;

/** What is drawn inside the box. */
const LINES: Partial<Record<Arm, string>> = {
  infantry: CROSS,
  cavalry: SLASH,
  armour: `M-11 ${MIDDLE - 9.5}H11A9.5 9.5 0 0 1 11 ${MIDDLE + 9.5}H-11A9.5 9.5 0 0 1-11 ${MIDDLE - 9.5}Z`,
  // Two skis with their tips turned up.
  ski: 'M-21-3H14Q20-3 22-9M-21-11H14Q20-11 22-17M-8-20L2 3M2-20L-8 3',
  // Canopy and lines.
  parachute: 'M-17-9A17 14 0 0 1 17-9ZM-17-9L0 5L17-9M0-9V5',
  // The staff of a headquarters' flag.
  headquarters: `M${BOX.left} ${BOX.bottom}V14`,
};

const SOLIDS: Partial<Record<Arm, string>> = {
  mountain: `M0 ${BOX.top + 7}L19 ${BOX.bottom}H-19Z`,
};

const LETTERS: Partial<Record<Arm, string>> = { headquarters: 'HQ', 'border-guard': 'NKVD' };

/** The period symbol of an arm, in its box. */
export function ArmSymbol({ arm }: { arm: Arm }) {
  const lines = LINES[arm];
  const solid = SOLIDS[arm];
  const letters = LETTERS[arm];
  return (
    <g className={css.symbol}>
      <path
        className={css.box}
        d={`M${BOX.left} ${BOX.top}H${BOX.right}V${BOX.bottom}H${BOX.left}Z${lines ?? ''}`}
      />
      {solid && <path className={css.solid} d={solid} />}
      {arm === 'artillery' && <circle className={css.solid} cx="0" cy={MIDDLE} r="8.5" />}
      {letters && (
        <text className={css.letters} x="0" y={MIDDLE} dy="0.36em" fontSize={letters.length > 2 ? 18 : 26}>
          {letters}
        </text>
      )}
    </g>
  );
}
