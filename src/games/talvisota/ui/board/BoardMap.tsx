import mapMessages from '../../content/en/map.ftl';
import { memo, useMemo } from 'react';
import type { Space } from '#engine/talvisota';
import ground from '#kit/panzoom/ground.module.css';
import { Board, type BoardMap as Geometry } from '#table';
import { Arrows } from './Arrows.tsx';
import { BOARD_EXTENT, middleOf, spaceAt } from './board-extent.ts';
import { outlines } from './outlines.ts';
import css from './BoardMap.module.css';
import { chipSides, discBox, DRAWN, nameBox, pileBox } from './chip-spots.ts';
import { Chips, flagsOf } from './Chips.tsx';
import { Ground } from './Ground.tsx';
import { nearestTo, spaceByKey } from './keyboard.ts';
import { Links } from './Links.tsx';
import type { Highlight, MapProps } from './map-props.ts';
import { Legend } from './Legend.tsx';
import { RADIUS } from './name-spots.ts';
import { Spaces } from './Spaces.tsx';

const MARGIN = 14;

function Rings({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <g aria-hidden="true">
      {highlights.map(({ space, kind }) => (
        <circle
          key={`${space}${kind}`}
          className={css.ring}
          data-kind={kind}
          cx={middleOf(space)[0]}
          cy={middleOf(space)[1]}
          r={RADIUS + (kind === 'selected' ? 16 : 14)}
        />
      ))}
    </g>
  );
}

function Cursor({ space }: { space: Space }) {
  return (
    <g data-cursor aria-hidden="true" transform={`translate(${middleOf(space).join(' ')})`}>
      <circle className={css.cursorHalo} r={RADIUS + 18} />
      <circle className={css.cursor} r={RADIUS + 18} />
    </g>
  );
}

const Printed = memo(function Printed({ links, ice }: Pick<MapProps, 'links' | 'ice'>) {
  return (
    <>
      <rect
        className={ground.paper}
        x={-MARGIN}
        y={-MARGIN}
        width={outlines.width + 2 * MARGIN}
        height={outlines.height + 2 * MARGIN}
      />
      <Ground />
      <Links links={links} ice={ice} />
      <Legend />
      <rect className={ground.neatLine} width={outlines.width} height={outlines.height} />
    </>
  );
});

/** The map: ground, spaces, forces and what may be chosen. It fills its parent, and knows no rules. */
export function BoardMap(props: MapProps) {
  const { spaces, links, faces, arrows, highlights, ice, focus, flagsOnly = false, ref } = props;
  const map = useMemo(
    (): Geometry => ({
      extent: BOARD_EXTENT,
      placeAt: (x, y) => spaceAt([x, y], spaces),
      startAt: (x, y) => nearestTo([x, y], spaces),
      placeByKey: (key, from) => spaceByKey(key, from, spaces),
    }),
    [spaces],
  );
  const held = highlights.find(({ kind }) => kind === 'selected')?.space ?? null;
  const sides = useMemo(() => chipSides(spaces), [spaces]);
  const occupied = useMemo(
    () =>
      faces.flatMap(({ space, chips }) => {
        const kinds = flagsOnly ? flagsOf(chips).length : chips.length;
        const fixed = [nameBox(space), discBox(space, RADIUS)];
        return kinds ? [...fixed, pileBox(sides, space, kinds, DRAWN)] : fixed;
      }),
    [faces, flagsOnly, sides],
  );
  const byNumber = useMemo(() => new Map(faces.map((face) => [face.space, face])), [faces]);

  return (
    <Board
      ref={ref}
      map={map}
      onTable={props.onTable}
      words={mapMessages().map}
      focus={focus}
      about={(focus !== null && props.describe?.(focus)) || mapMessages().map.noFocus}
      held={held}
      onPress={props.onPress}
      onFocusMove={props.onFocusMove}
      onHold={props.onHold}
      layers={() => [
        <Printed key="printed" links={links} ice={ice} />,
        <>
          <Rings highlights={highlights} />
          <Spaces faces={byNumber} />
        </>,
        <>
          <Chips sides={sides} faces={byNumber} flagsOnly={flagsOnly} />
          <Arrows arrows={arrows} occupied={occupied} />
          {focus !== null && <Cursor space={focus} />}
        </>,
      ]}
    />
  );
}
