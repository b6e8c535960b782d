/**
 * Supply: the ground in supply, lines of both sides, where they are or could be cut, and the load of the
 * Supply Cities. While a unit is about to move, as it would be after the move.
 */
import { Fragment, useDeferredValue, useMemo } from 'react';
import playMessages from '#games/winter-war/content/en/play.ftl';
import { enemyOf, HQ_TO_CITY, HQ_TO_UNIT, type Hex, type Side, type State } from '#engine/winter-war';
import { judgedAnew, type Cut, type WeakLink } from '../../analysis/threats/index.ts';
import * as ask from '../controller/queries.ts';
import { useAid } from '#table';
import { useSubject, useWeakLinks, type ThreatQuestion } from '../threats/subject.ts';
import type { MapLine } from '../board/map-props.ts';
import {
  CutLines,
  CutMarks,
  type CutLine,
  SupplyWash,
  WeakLinkMarks,
  type SupplyWashData,
} from '../board/overlays/SupplyWash.tsx';
import { NO_DRAWING, type Drawing, type Overlay } from '../board/overlays/overlay.ts';

/** Supply lines of a side; a stretch that several units use is drawn once. */
export function supplyLines(state: State, side: Side): MapLine[] {
  const seen = new Set<string>();
  const lines: MapLine[] = [];
  const add = (kind: MapLine['kind'], hexes: readonly Hex[]): void => {
    const key = `${kind} ${hexes.join()}`;
    if (hexes.length < 2 || seen.has(key)) return;
    seen.add(key);
    lines.push({ kind, hexes });
  };
  for (const { toHq, toCity, toLeningrad } of ask.supply(state, side).units) {
    add('supply', toHq);
    add('supply', toCity);
    add('supply-rail', toLeningrad);
  }
  return lines;
}

/** Where a line that is too long ends: five hexes from the HQ, or ten from the HQ to the city. */
function endOf({ units }: State, { cause, hq, path }: Cut): CutLine['end'] {
  const from = hq === null ? -1 : path.indexOf(units[hq]!.at);
  if (from < 0) return null;
  if (cause === 'no-hq') return { hex: path[from - HQ_TO_UNIT]!, most: HQ_TO_UNIT };
  return cause === 'no-city' && path.length - from > HQ_TO_CITY
    ? { hex: path[from + HQ_TO_CITY]!, most: HQ_TO_CITY }
    : null;
}

/** Where units are in supply, and where the capacity of their cities is used up. */
function washOf(state: State): SupplyWashData {
  const { steps, cities } = ask.supplyReach(state);
  const open = ask
    .supply(state, 'soviet')
    .cities.reduce((bits, { load, capacity }, i) => (load < capacity ? bits | (1 << i) : bits), 0);
  return { steps, full: Uint8Array.from(cities, (bits) => (bits & open ? 0 : 1)) };
}

function draw({ state, enemy, subject }: ThreatQuestion): Drawing {
  const viewer = enemyOf(enemy);
  // The effect of a move on supply is shown at once, although the rules judge it later.
  const isMoved = subject.kind === 'hex' && subject.moved !== null;
  const cuts = [viewer, enemy].flatMap((side) =>
    ask.brokenLines(isMoved ? judgedAnew(state, side) : state, side).map((cut): CutLine => ({
      ...cut,
      end: endOf(state, cut),
    })),
  );
  const { cities } = ask.supply(state, 'soviet');
  return {
    lines: [...supplyLines(state, 'soviet'), ...supplyLines(state, 'finn')],
    cityLoads: new Map(
      cities.map(({ city, load, capacity }) => [city, playMessages().supply.loadShort({ load, capacity })]),
    ),
    ladogaFront: !state.options.clar9,
    under: (
      <Fragment key="supply">
        <SupplyWash {...washOf(state)} />
        <CutLines cuts={cuts} />
      </Fragment>
    ),
    over: <CutMarks key="supply" cuts={cuts} />,
  };
}

function withWeakLinks(drawing: Drawing, links: readonly WeakLink[]): Drawing {
  return {
    ...drawing,
    over: (
      <Fragment key="supply">
        {drawing.over}
        <WeakLinkMarks links={new Map(links.map(({ hex, units }) => [hex, units.length]))} />
      </Fragment>
    ),
  };
}

export const supply: Overlay = {
  id: 'supply',
  label: () => playMessages().layers.supply,
  key: 's',
  keyText: 'S',
  icon: 'supply',
  useDraw: function useDraw(shown) {
    // Includes the preview of the selected unit; deferred, so that the map follows the pointer first.
    const looked = useDeferredValue(useSubject(shown));
    const weak = useWeakLinks(useAid('threats') ? looked : null);
    const drawing = useMemo(() => (looked ? draw(looked) : NO_DRAWING), [looked]);
    return useMemo(() => (weak?.length ? withWeakLinks(drawing, weak) : drawing), [drawing, weak]);
  },
};
