import { memo } from 'react';
import type { CounterFace } from './counter-face.ts';
import { designation } from '../text/names.ts';
import type { Arm } from '#engine/winter-war';
import css from './Counter.module.css';

/** The unit box, in counter units: a counter is 100 wide and centred on 0. */
const BOX = { left: -27, right: 27, top: -27, bottom: 8 } as const;
const MIDDLE = (BOX.top + BOX.bottom) / 2;

const CROSS = `M${BOX.left} ${BOX.top}L${BOX.right} ${BOX.bottom}M${BOX.left} ${BOX.bottom}L${BOX.right} ${BOX.top}`;
const SLASH = `M${BOX.left} ${BOX.bottom}L${BOX.right} ${BOX.top}`;

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

/** The period symbol of an arm, inside the unit box. */
function ArmSymbol({ arm }: { arm: Arm }) {
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

/** Width of a text in narrow digits, in em, for fitting it into the counter. */
const emsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character === '-' ? 0.34 : 0.5), 0);

const fitted = (text: string, largest: number, width: number): number =>
  Math.min(largest, Math.round((width / emsOf(text)) * 10) / 10);

/** Emblems on the backs of counters: a snow crystal for the Finns, a star for the Soviets. */
const DEVICES = {
  finn: 'M0-26V26M-22.5-13L22.5 13M-22.5 13L22.5-13M-8-23L0-16L8-23M-8 23L0 16L8 23M-24-4.5L-14-8L-16-18M24 4.5L14 8L16 18M-24 4.5L-14 8L-16 18M24-4.5L14-8L16-18',
  soviet: 'M0-27L6.4-8.8L25.7-8.3L10.4 3.4L15.9 21.8L0 11L-15.9 21.8L-10.4 3.4L-25.7-8.3L-6.4-8.8Z',
} as const;

interface CounterDrawingProps {
  readonly face: CounterFace;
  /** Shown from afar instead of the counter's own figures. */
  readonly strength?: string | undefined;
  /** True when the upper corner shows the number of counters in the stack. */
  readonly badged?: boolean;
}

function Face({ face, strength }: CounterDrawingProps) {
  const { type, name } = face;
  if (!type || type.arm === 'blank')
    return <path className={css.device} d={type ? 'M-18 0H18' : DEVICES[face.side]} />;
  const [, attack, others] = /^([^-]*)(.*)$/.exec(type.label)!;
  const isLong = type.label.length > 5;
  const fighting = strength ?? `${type.attack}-${type.defence}`;
  return (
    <>
      <ArmSymbol arm={type.arm} />
      {/* To the right of a badge in the corner. */}
      <text className={css.name} x={face.isolated || face.overloaded ? -17 : -43} y="-31.5">
        <tspan className={css.size}>{type.size}</tspan> {designation(name)}
      </text>
      {(type.allied || face.heavy) && (
        <text className={css.letter} x="-38.5" y="-4">
          {type.allied ? 'A' : 'H'}
        </text>
      )}
      <text className={css.figures} data-long={isLong || undefined} x="0" y="39" fontSize="32">
        <tspan className={css.attack}>{attack}</tspan>
        {others}
      </text>
      <text
        className={css.figuresMid}
        data-long={isLong || undefined}
        x="0"
        y="41"
        fontSize={isLong ? 34 : 38}
      >
        <tspan className={css.attack}>{attack}</tspan>
        {others}
      </text>
      <text className={css.figuresFar} x="0" y="0" dy="0.36em" fontSize={fitted(fighting, 76, 92)}>
        {fighting}
      </text>
    </>
  );
}

/** Finnish counters have no tint. */
function army({ type, side }: CounterFace): string {
  if (type?.allied) return css.armyAllied!;
  return side === 'finn' ? '' : css.armySoviet!;
}

/** A canopy; a cross for units that cannot attack. */
const DROPS = {
  dropped: 'M-9-2A9 8 0 0 1 9-2ZM-9-2L0 9L9-2',
  stunned: 'M-7-7L7 7M-7 7L7-7',
} as const;

/** Marks for a counter's state, each with a shape of its own. */
function Marks({ face, badged }: { face: CounterFace; badged: boolean }) {
  return (
    <>
      {face.isolated && (
        <g>
          <path
            className={css.hatch}
            d="M-47-20L-20-47M-47 8L8-47M-47 36L36-47M-36 47L47-36M-8 47L47-8M20 47L47 20"
          />
          <g transform="translate(-36 -36)">
            <circle className={css.badge} r="17" />
            {/* A broken chain link. */}
            <path
              className={css.link}
              d="M-3.5 1L-8 5.5A4.6 4.6 0 0 1-11-3L-5.5-6.5M3.5-1L8-5.5A4.6 4.6 0 0 1 11 3L5.5 6.5M-2-9V-12M2 9V12"
            />
          </g>
        </g>
      )}
      {face.overloaded && (
        <g>
          <path className={css.hatch} d="M-46-44V44M-39-47V47M-32-47V47M32-47V47M39-47V47M46-44V44" />
          <g transform="translate(-36 -36)">
            <rect className={css.badge} x="-16" y="-16" width="32" height="32" rx="3" />
            {/* An overflowing vessel. */}
            <path className={css.link} d="M-9-3V10H9V-3M-6 2H6M-6 6H6M0-4V-11M-6-5L-10-10M6-5L10-10" />
          </g>
        </g>
      )}
      {face.drop && (
        <g transform="translate(-38 -3)">
          <circle className={css.badge} r="16" />
          {face.drop === 'disrupted' ? (
            <text className={css.half} dy="0.36em">
              ½
            </text>
          ) : (
            <path className={css.link} d={DROPS[face.drop]} />
          )}
        </g>
      )}
      {face.advanced && <path className={css.corner} d="M16-49H42A7 7 0 0 1 49-42V-16Z" />}
      {face.advanced && <path className={css.fold} d="M16-49L49-16L21-21Z" />}
      {face.spent && (
        <path
          className={css.veil}
          d="M-42-50H42A8 8 0 0 1 50-42V42A8 8 0 0 1 42 50H-42A8 8 0 0 1-50 42V-42A8 8 0 0 1-42-50Z"
        />
      )}
      {face.spent && (
        // Below the number of a stack, which has the corner.
        <g transform={badged ? 'translate(38 -2)' : 'translate(36 -36)'}>
          <circle className={css.badge} r="17" />
          <path className={css.link} d="M-8 0L-2 7L9-7" />
        </g>
      )}
      {face.mustAttack && !face.selected && (
        <>
          <rect className={css.must} x="-54" y="-54" width="108" height="108" rx="11" />
          <path
            className={css.mustTicks}
            d="M-12-57L0-72L12-57ZM-12 57L0 72L12 57ZM-57-12L-72 0L-57 12ZM57-12L72 0L57 12Z"
          />
        </>
      )}
      {face.selected && <rect className={css.selected} x="-54" y="-54" width="108" height="108" rx="11" />}
    </>
  );
}

/** A counter with its state marks, in a square of 100 units around the origin. */
export const CounterDrawing = memo(function CounterDrawing(props: CounterDrawingProps) {
  const { face, strength, badged = false } = props;
  return (
    <g className={`${css.counter} ${army(face)} ${face.moved ? css.moved : ''}`} fill="none">
      <rect className={css.lift} x="-53" y="-50" width="107" height="107" rx="11" />
      <rect className={css.body} x="-50" y="-50" width="100" height="100" rx="8" />
      <Face face={face} strength={strength} />
      <Marks face={face} badged={badged} />
    </g>
  );
});
