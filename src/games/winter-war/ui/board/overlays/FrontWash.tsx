import { memo, useDeferredValue, useMemo } from 'react';
import { board, type Hex, type Side } from '#engine/winter-war';
import { washOf } from '../area.ts';
import { isPlayable } from '../ground.ts';
import { Paths } from '../layers/MapLines.tsx';
import type { MapStack } from '../map-props.ts';
import css from './overlays.module.css';

/** The hexes that an army holds or stands next to. */
const heldBy = (hexes: readonly Hex[]): Set<Hex> =>
  new Set(hexes.flatMap((hex) => [hex, ...board.neighbours(hex)]).filter(isPlayable));

interface HexWashProps {
  readonly side: Side;
  readonly hexes: string;
}

const HexWash = memo(function Held({ side, hexes }: HexWashProps) {
  // The counters are drawn first, then the ground that they hold.
  const now = useDeferredValue(hexes);
  const d = useMemo(() => {
    const held = heldBy(now ? now.split(' ').map(Number) : []);
    return washOf((hex) => held.has(hex), held);
  }, [now]);
  return (
    <g className={css.frontWash} data-side={side}>
      <Paths d={d} />
    </g>
  );
});

interface FrontWashProps {
  readonly stacks: readonly MapStack[];
}

const hexesOf = ({ stacks }: FrontWashProps, side: Side): string =>
  stacks
    .filter(({ counters }) => counters[0]?.side === side)
    .map(({ hex }) => hex)
    .join(' ');

/** From afar the ground that each army holds is tinted in its colour: where the two meet runs the front. */
export const FrontWash = memo(
  function FrontWash(props: FrontWashProps) {
    return (
      <g aria-hidden="true">
        <HexWash side="soviet" hexes={hexesOf(props, 'soviet')} />
        <HexWash side="finn" hexes={hexesOf(props, 'finn')} />
      </g>
    );
  },
  (a, b) => (['soviet', 'finn'] as const).every((side) => hexesOf(a, side) === hexesOf(b, side)),
);
