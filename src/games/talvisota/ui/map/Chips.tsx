import { memo } from 'react';
import type { Space } from '../../../../engine/talvisota/index.ts';
import { UnitMark } from '../counters/UnitMark.tsx';
import { middleOf } from './board-sheet.ts';
import css from './BoardMap.module.css';
import type { SpaceFace } from './map-props.ts';
import { RADIUS } from './Spaces.tsx';

const WIDTH = 58;
const HEIGHT = 30;
const GAP = 3;

/** The forces in the spaces: a counter for each kind, with how many there are. */
export const Chips = memo(function Chips({ faces }: { faces: ReadonlyMap<Space, SpaceFace> }) {
  return (
    <g aria-hidden="true">
      {[...faces.values()].map(({ space, chips }) => {
        if (chips.length === 0) return null;
        const [x, y] = middleOf(space);
        const columns = chips.length > 1 ? 2 : 1;
        const across = columns * WIDTH + (columns - 1) * GAP;
        return (
          <g key={space} transform={`translate(${x} ${y + RADIUS + 5})`}>
            <g className={css.pile}>
              {chips.map(({ side, unit, count }, i) => (
                <g
                  key={unit}
                  transform={`translate(${-across / 2 + (i % columns) * (WIDTH + GAP)} ${Math.floor(i / columns) * (HEIGHT + GAP)})`}
                >
                  <UnitMark side={side} unit={unit} count={count} width={WIDTH} height={HEIGHT} />
                </g>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
});
