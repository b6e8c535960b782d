import { memo, useMemo } from 'react';
import type { Space } from '../../../../engine/talvisota/index.ts';
import { UnitMark } from '../counters/UnitMark.tsx';
import css from './BoardMap.module.css';
import { CHIP, chipSides, pileBox } from './chip-spots.ts';
import type { SpaceFace } from './map-props.ts';

interface ChipsProps {
  readonly spaces: readonly Space[];
  readonly faces: ReadonlyMap<Space, SpaceFace>;
}

/** The forces in the spaces: a counter for each kind, with how many there are. */
export const Chips = memo(function Chips({ spaces, faces }: ChipsProps) {
  const sides = useMemo(() => chipSides(spaces), [spaces]);
  return (
    <g aria-hidden="true">
      {[...faces.values()].map(({ space, chips }) => {
        if (chips.length === 0) return null;
        const { x, y, width, hangs } = pileBox(sides, space, chips.length);
        const columns = width > CHIP.width ? 2 : 1;
        return (
          <g key={space} transform={`translate(${x} ${y})`} data-pile="">
            <g
              className={css.pile}
              style={{ transformOrigin: hangs.map((share) => `${share * 100}%`).join(' ') }}
            >
              {chips.map(({ side, unit, count }, i) => (
                <g
                  key={unit}
                  transform={`translate(${(i % columns) * (CHIP.width + CHIP.gap)} ${Math.floor(i / columns) * (CHIP.height + CHIP.gap)})`}
                >
                  <UnitMark side={side} unit={unit} count={count} width={CHIP.width} height={CHIP.height} />
                </g>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
});
