import { memo } from 'react';
import type { Side, Space } from '#engine/talvisota';
import { FlagMark, UnitMark } from '../counters/UnitMark.tsx';
import css from './BoardMap.module.css';
import { CHIP, pileBox, type SideOf } from './chip-spots.ts';
import type { Chip, SpaceFace } from './map-props.ts';

/** Of each side one: whose units stand there, and how many. */
export function flagsOf(chips: readonly Chip[]): { side: Side; count: number }[] {
  return (['soviet', 'finn'] as const).flatMap((side) => {
    const count = chips.reduce((all, chip) => (chip.side === side ? all + chip.count : all), 0);
    return count ? [{ side, count }] : [];
  });
}

interface ChipsProps {
  /** On which side of a space its counters lie. */
  readonly sides: ReadonlyMap<Space, SideOf>;
  readonly faces: ReadonlyMap<Space, SpaceFace>;
  readonly flagsOnly: boolean;
}

/** The forces in the spaces: a counter for each kind, or a flag for each side, with how many there are. */
export const Chips = memo(function Chips({ sides, faces, flagsOnly }: ChipsProps) {
  return (
    <g aria-hidden="true">
      {[...faces.values()].map(({ space, chips }) => {
        if (chips.length === 0) return null;
        const shown = flagsOnly ? flagsOf(chips) : chips;
        const { x, y, width, hangs } = pileBox(sides, space, shown.length);
        const columns = width > CHIP.width ? 2 : 1;
        return (
          <g key={space} transform={`translate(${x} ${y})`} data-pile="">
            <g
              className={css.pile}
              style={{ transformOrigin: hangs.map((share) => `${share * 100}%`).join(' ') }}
            >
              {shown.map((chip, i) => (
                <g
                  key={'unit' in chip ? chip.unit : chip.side}
                  transform={`translate(${(i % columns) * (CHIP.width + CHIP.gap)} ${Math.floor(i / columns) * (CHIP.height + CHIP.gap)})`}
                >
                  {'unit' in chip ? (
                    <UnitMark {...chip} width={CHIP.width} height={CHIP.height} />
                  ) : (
                    <FlagMark {...chip} width={CHIP.width} height={CHIP.height} />
                  )}
                </g>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
});
