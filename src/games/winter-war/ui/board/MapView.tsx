import mapMessages from '../../content/en/map.ftl';
import { memo, useMemo, type PointerEvent } from 'react';
import type { Hex } from '#engine/winter-war';
import { describeHex } from './describe-hex.ts';
import { Fan, liesBelow } from './Fan.tsx';
import { hexByKey } from './keyboard.ts';
import { Margin } from './key/Margin.tsx';
import { BoardGround, BoardPrint } from './layers/Board.tsx';
import { HexNumbers, SpokenNumbers } from './layers/HexNumbers.tsx';
import { TownNames } from './layers/Names.tsx';
import { BOARD_EXTENT } from './board-extent.ts';
import type { HighlightKind, MapLine, MapStack, MapViewProps } from './map-props.ts';
import { BoundGhost } from './overlays/BoundGhost.tsx';
import { BrokenBadges, BrokenRails } from './overlays/BrokenRails.tsx';
import { CityLoads } from './overlays/CityLoads.tsx';
import { LadogaFront } from './overlays/LadogaFront.tsx';
import { FocusRing } from './overlays/FocusRing.tsx';
import { HighlightLabels, HighlightPlates, Highlights } from './overlays/Highlights.tsx';
import { Lines } from './overlays/Lines.tsx';
import { Marks } from './overlays/Marks.tsx';
import { GoalGround } from './overlays/GoalGround.tsx';
import { Patterns } from './overlays/Patterns.tsx';
import { Zones } from './overlays/Zones.tsx';

import seasons from './layers/seasons.module.css';
import { hexAtPoint } from './projection.ts';
import { Stacks } from './Stacks.tsx';
import { Board, type BoardMap } from '#table';
import type { ZoomLevel } from '#kit/panzoom/zoom-level.ts';

/** What the player works with stays in view when a panel takes room from the map. */
const HELD: readonly HighlightKind[] = ['selected', 'target', 'attacker'];

const isAttack = (line: MapLine): boolean => line.kind === 'attack';

const NOWHERE: readonly Hex[] = [];

const MAP: BoardMap = {
  extent: BOARD_EXTENT,
  placeAt: hexAtPoint,
  startAt: hexAtPoint,
  placeByKey: hexByKey,
};

/** The counter at an element of the map, with the hex of its stack. */
function counterAt(stacks: readonly MapStack[], element: Element): { piece: number; place: Hex } | null {
  const { unit } = element.closest<SVGElement>('[data-unit]')?.dataset ?? {};
  const stack = unit && stacks.find(({ counters }) => counters.some((face) => face.unit === Number(unit)));
  return stack ? { piece: Number(unit), place: stack.hex } : null;
}

/** How far a mouse strays from what is fanned out before it has left it, in pixels. */
const NEAR = 24;

function isNearFan({ clientX: x, clientY: y, currentTarget }: PointerEvent): boolean {
  const fan = currentTarget.querySelector('[data-fan]')?.getBoundingClientRect();
  if (!fan) return true;
  return x > fan.left - NEAR && x < fan.right + NEAR && y > fan.top - NEAR && y < fan.bottom + NEAR;
}

interface PrintedProps {
  readonly ice: boolean;
  readonly hexNumbers: boolean;
  readonly unfinished: Hex | null;
  readonly petrozavodsk: number | null;
  readonly broken: readonly Hex[];
  /** How much detail is drawn. */
  readonly level: ZoomLevel;
}

/** Where no hex number could be read, none is drawn: there are 1,300. */
const FROM_AFAR: ReadonlySet<ZoomLevel> = new Set(['far', 'mid']);

/** What hardly changes from move to move. */
const Printed = memo(function Printed(props: PrintedProps) {
  const { ice, hexNumbers, unfinished, petrozavodsk, broken, level } = props;
  return (
    <>
      <Patterns />
      <g>
        <BoardGround ice={ice} level={level} />
        <BoardPrint unfinished={unfinished} petrozavodsk={petrozavodsk} />
        <Margin />
        <BrokenRails hexes={broken} />
        {hexNumbers && !FROM_AFAR.has(level) && <HexNumbers />}
      </g>
    </>
  );
});

/** The map: board, overlays and counters. It fills its parent, and knows no rules. */
export function MapView(props: MapViewProps) {
  const { stacks, ice, highlights, lines, zones, cityLoads, hexNumbers, focus, fanned, ref } = props;
  const { broken = NOWHERE, unfinished = null, petrozavodsk = null, marks, pace = 1 } = props;
  const held = HELD.map((kind) => highlights.find((h) => h.kind === kind)).find(Boolean)?.hex ?? null;

  const fan = fanned === null ? undefined : stacks.find((stack) => stack.hex === fanned);

  function onHover(hex: Hex | null, event?: PointerEvent): void {
    props.onHexHover?.(hex);
    if (fan && event?.pointerType === 'mouse' && hex !== fanned && !isNearFan(event)) props.onFanLeft?.();
  }

  const occupiedKey = stacks
    .map(({ hex }) => hex)
    .toSorted((a, b) => a - b)
    .join();
  const occupied = useMemo(() => (occupiedKey ? occupiedKey.split(',').map(Number) : []), [occupiedKey]);
  const attacks = useMemo(() => lines.filter(isAttack), [lines]);
  const ways = useMemo(() => lines.filter((line) => !isAttack(line)), [lines]);
  const about =
    focus === null
      ? mapMessages().map.noFocus
      : describeHex(focus, {
          stack: stacks.find((stack) => stack.hex === focus),
          highlights,
          ice,
          broken: broken.includes(focus),
          unfinished: focus === unfinished,
        });
  return (
    <div className={seasons.ground} data-snow={props.snow ?? 0}>
      <Board
        ref={ref}
        map={MAP}
        onTable={props.onTable}
        words={mapMessages().map}
        focus={focus}
        about={about}
        held={held}
        pieceAt={(element) => counterAt(stacks, element)}
        onPress={props.onPress}
        onFocusMove={props.onFocusMove}
        onHold={props.onHold}
        onHover={onHover}
        drag={props.drag}
        layers={(level) => [
          <>
            <Printed
              ice={ice}
              hexNumbers={hexNumbers}
              unfinished={unfinished}
              petrozavodsk={petrozavodsk}
              broken={broken}
              level={level}
            />
            <TownNames level={level} />
          </>,
          <>
            {zones && <Zones finn={zones.finn} soviet={zones.soviet} />}
            {props.ladogaFront && <LadogaFront />}
            {props.goal && <GoalGround goal={props.goal} />}
            {props.under}
            <Highlights highlights={highlights} />
            {level !== 'far' && <HighlightLabels highlights={highlights} level={level} occupied={occupied} />}
            <Lines lines={ways} />
          </>,
          <>
            <Stacks stacks={stacks} lines={lines} pace={pace} />
            <BrokenBadges hexes={broken} />
            {level !== 'far' && <HighlightPlates highlights={highlights} level={level} occupied={occupied} />}
          </>,
          <>
            <Lines lines={attacks} />
            {props.over}
            {hexNumbers && FROM_AFAR.has(level) && <SpokenNumbers highlights={highlights} />}
            {marks && <Marks marks={marks} />}
            {cityLoads && <CityLoads loads={cityLoads} level={level} />}
            {props.bound && <BoundGhost bound={props.bound} />}
            {fan && <Fan stack={fan} below={liesBelow(fan, stacks)} />}
            {focus !== null && <FocusRing hex={focus} />}
          </>,
        ]}
      >
        {props.children}
      </Board>
    </div>
  );
}
