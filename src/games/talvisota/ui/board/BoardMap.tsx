import mapMessages from '../../content/en/map.ftl';
import { memo, useMemo } from 'react';
import type { Space, Side } from '#engine/talvisota';
import ground from '#kit/panzoom/ground.module.css';
import { Board, type BoardMap as Geometry } from '#table';
import { Arrows } from './Arrows.tsx';
import { BOARD_EXTENT, middleOf, spaceAt } from './board-extent.ts';
import { outlines } from './outlines.ts';
import css from './BoardMap.module.css';
import { chipSides, discBox, DRAWN, nameBox, pileBox, CHIP, type SideOf, RADIUS } from './chip-spots.ts';
import { FlagMark, UnitMark } from '../counters/UnitMark.tsx';
import type { Chip, SpaceFace, Highlight, MapProps } from './map-props.ts';
import { Ground } from './Ground.tsx';
import type { XY } from '#kit/drawing/packed-lines.ts';
import { Links } from './Links.tsx';
import { KEY_SIGNS } from './KeySigns.tsx';
import { Spaces } from './Spaces.tsx';

const DIRECTIONS: Readonly<Record<string, XY>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Cost of a sideways step compared with one ahead. */
const ASIDE = 2.2;

/**
 * The space that an arrow key leads to: the nearest in the quarter of that direction, preferring straight ahead. The
 * same one at the edge of the map; null for other keys.
 */
export function spaceByKey(key: string, from: Space, spaces: readonly Space[]): Space | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = middleOf(from);
  let best = from;
  let least = Infinity;
  for (const space of spaces) {
    const [cx, cy] = middleOf(space);
    const ahead = (cx - x) * direction[0] + (cy - y) * direction[1];
    const aside = Math.abs((cx - x) * direction[1] - (cy - y) * direction[0]);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ahead * 1.25 && cost < least) [best, least] = [space, cost];
  }
  return best;
}

const nearestTo = ([x, y]: XY, spaces: readonly Space[]): Space =>
  spaces.reduce((best, space) => {
    const away = (at: Space): number => Math.hypot(middleOf(at)[0] - x, middleOf(at)[1] - y);
    return away(space) < away(best) ? space : best;
  });

/** For each side with units here: the side and their number. */
function flagsOf(chips: readonly Chip[]): { side: Side; count: number }[] {
  return (['soviet', 'finn'] as const).flatMap((side) => {
    const count = chips.reduce((all, chip) => (chip.side === side ? all + chip.count : all), 0);
    return count ? [{ side, count }] : [];
  });
}

interface ChipsProps {
  /** The side of each space on which its counters are drawn. */
  readonly sides: ReadonlyMap<Space, SideOf>;
  readonly faces: ReadonlyMap<Space, SpaceFace>;
  readonly flagsOnly: boolean;
}

/** The units in the spaces: a counter for each kind, or a flag for each side, with their number. */
const Chips = memo(function Chips({ sides, faces, flagsOnly }: ChipsProps) {
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

const [WIDTH, HEIGHT] = [262, 452];
/** Zoomed out, only the title is readable. */
const [TITLE_WIDTH, TITLE_HEIGHT] = [222, 92];
const ROW = 42;

function Title() {
  const { title, years } = mapMessages().map;
  return (
    <>
      <text className={css.title} x={18} y={44}>
        {title}
      </text>
      <text className={css.years} x={18} y={74}>
        {years}
      </text>
    </>
  );
}

/** Title in an unused part of the map; with the key when zoomed in. */
function Legend() {
  const { legend, notes } = mapMessages().map;
  return (
    <g aria-hidden="true">
      <g className={css.titleBlock} transform={`translate(0 ${outlines.height - TITLE_HEIGHT})`}>
        <g className={css.titleInner}>
          <rect className={css.plate} width={TITLE_WIDTH} height={TITLE_HEIGHT} />
          <Title />
        </g>
      </g>
      <g className={css.key} transform={`translate(${outlines.width - WIDTH} 0)`}>
        <rect className={css.plate} width={WIDTH} height={HEIGHT} />
        <Title />
        {KEY_SIGNS.map(([name, sign], i) => (
          <g key={name} transform={`translate(0 ${106 + i * ROW})`}>
            <g transform="translate(36 0)">{sign}</g>
            <text className={css.keyText} x={68} dy="0.35em">
              {legend[name]}
            </text>
          </g>
        ))}
        {notes.map((note, i) => (
          <text key={note} className={css.keyNote} x={18} y={394 + i * 17}>
            {note}
          </text>
        ))}
      </g>
    </g>
  );
}

const MARGIN = 14;

function Rings({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <g aria-hidden="true">
      {highlights.map(({ space, kind }) => (
        <circle
          key={`${space}${kind}`}
          className={css.ring}
          data-kind={kind}
          transform={`translate(${middleOf(space).join(' ')})`}
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

/** The map: ground, spaces, units and selectable spaces. It fills its parent and knows no rules. */
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
      input={props.input}
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
