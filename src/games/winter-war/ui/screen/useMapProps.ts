import { useCallback, useMemo } from 'react';
import {
  fortUnfinished,
  frozen,
  UNFINISHED_FORT,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { clearNotice, setFocus, setHover } from '#table/store/table.ts';
import { useTable, usePosition, type Mode, type Position } from '../../table-adapter.ts';
import type { MapViewProps } from '../board/map-props.ts';
import { useOverlays } from './useOverlays.tsx';
import { press } from '../explain/why.ts';
import { useCoach } from '#table/features/lessons/coach.ts';
import { askedFor } from '../controller/coach.ts';
import { closeFan } from '../controller/actions.ts';
import { hand, useCarried } from '../controller/carry.ts';
import { stacksOf } from '../controller/faces.ts';
import { askAbout } from '../controller/hex-info.ts';
import { boundOf, highlightsOf, linesOf, supplyLines } from '../controller/highlights.ts';
import { useLayers } from '../controller/layers.ts';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import { supplyWords } from '../words/supply-words.ts';

const chosenUnits = (mode: Mode): readonly UnitId[] => {
  switch (mode.mode) {
    case 'unit':
      return [mode.unit, ...(mode.others ?? [])];
    case 'attack':
      return mode.attackers;
    case 'lose':
      return mode.units;
    case 'idle':
    case 'look':
    case 'aim':
    case 'peek':
      return [];
  }
};

/** What is looked at, and what was pressed until one of it is chosen: a fan lies over the hexes it can go to. */
function fannedHex({ seen }: Position, mode: Mode): Hex | null {
  const hex =
    mode.mode === 'look' ? mode.hex : mode.mode === 'unit' && mode.fan ? seen.units[mode.unit]!.at : -1;
  return hex >= 0 && unitsAt(seen, hex).length > 1 ? hex : null;
}

const onHex: MapViewProps['onHex'] = (hex, shift, again) => press(hex, null, shift, again);
const onCounter: MapViewProps['onCounter'] = (unit, hex, shift, again) =>
  press(hex, unit < 0 ? null : unit, shift, again);

/** What Petrozavodsk supplies once it is more than is printed (Event.H, Option.G). */
function raisedCapacity(seen: State): number | null {
  if (!seen.course.petrozavodskRaised) return null;
  return ask.supply(seen, 'soviet').cities.find(({ name }) => name === 'Petrozavodsk')?.capacity ?? null;
}

/** What the map draws, from the position as the viewer may see it and from the mode. */
export function useMapProps(): MapViewProps {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const focus = useTable((table) => table.focus);
  const aim = useTable((table) => table.aim);
  const pointed = useTable((table) => table.pointed);
  const refused = useTable((table) => table.notice?.kind === 'refusal');
  const showSupply = useLayers((layers) => layers.supply);
  const showZones = useLayers((layers) => layers.zones);
  const hexNumbers = useLayers((layers) => layers.numbers);
  const { seen } = position;

  const stacks = useMemo(() => stacksOf(position, chosenUnits(mode)), [position, mode]);
  const advice = useCoach();
  const highlights = useMemo(
    () => [...highlightsOf(position, mode, pointed, refused), ...askedFor(seen, mode, advice)],
    [position, seen, mode, pointed, refused, advice],
  );
  const overlays = useOverlays();
  const supply = useMemo(
    () => (showSupply ? [...supplyLines(seen, 'soviet'), ...supplyLines(seen, 'finn')] : []),
    [seen, showSupply],
  );
  const lines = useMemo(
    () => [...supply, ...linesOf(position, mode, aim), ...overlays.lines],
    [supply, position, mode, aim, overlays.lines],
  );
  // What is in the air is drawn there.
  const carrying = useCarried(({ carried }) => carried !== null);
  const bound = useMemo(
    () => (carrying ? null : boundOf(position, mode, aim)),
    [carrying, position, mode, aim],
  );
  const zones = useMemo(
    () =>
      showZones
        ? { finn: ask.zoneOfControl(seen, 'finn'), soviet: ask.zoneOfControl(seen, 'soviet') }
        : undefined,
    [seen, showZones],
  );
  const cityLoads = useMemo(
    () =>
      showSupply
        ? new Map(
            ask
              .supply(seen, 'soviet')
              .cities.map(
                ({ city, load, capacity }) => [city, supplyWords().loadShort(load, capacity)] as const,
              ),
          )
        : undefined,
    [seen, showSupply],
  );
  const onFocusMove = useCallback((hex: Hex) => {
    setFocus(hex);
    // The keyboard takes over from a pointer that merely rests on the map.
    setHover(null);
    clearNotice();
  }, []);

  return {
    stacks,
    highlights,
    lines,
    ...(zones && { zones }),
    ...(cityLoads && { cityLoads }),
    ladogaFront: showSupply && !seen.options.clar9,
    ice: frozen(seen.turn),
    broken: seen.course.broken,
    petrozavodsk: raisedCapacity(seen),
    unfinished: fortUnfinished(seen) ? UNFINISHED_FORT : null,
    under: overlays.under,
    over: overlays.over,
    hexNumbers,
    bound,
    focus,
    fanned: fannedHex(position, mode),
    onHex,
    onCounter,
    onHold: askAbout,
    onFanLeft: closeFan,
    onHexHover: setHover,
    onFocusMove,
    hand,
  };
}
