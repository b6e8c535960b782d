/** Supply lines of both sides, where they are cut, and what the Supply Cities carry. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import { enemyOf, HQ_TO_CITY, HQ_TO_UNIT, type Hex, type Side, type State } from '#engine/winter-war';
import type { Cut } from '../../../analysis/threats/index.ts';
import * as ask from '../../controller/queries.ts';
import { brokenLines } from '../../threats/threat-store.ts';
import type { MapLine } from '../map-props.ts';
import { CutLines, CutMarks, type CutLine } from './Cuts.tsx';
import { drawPosition, type Overlay } from './overlay.ts';

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

/** Where a line that is too long ends: five hexes from the HQ, or ten from it to the city. */
function endOf({ units }: State, { cause, hq, path }: Cut): CutLine['end'] {
  const from = hq === null ? -1 : path.indexOf(units[hq]!.at);
  if (from < 0) return null;
  if (cause === 'no-hq') return { hex: path[from - HQ_TO_UNIT]!, most: HQ_TO_UNIT };
  return cause === 'no-city' && path.length - from > HQ_TO_CITY
    ? { hex: path[from + HQ_TO_CITY]!, most: HQ_TO_CITY }
    : null;
}

export const supply: Overlay = {
  id: 'supply',
  label: () => playMessages().layers.supply,
  key: 's',
  keyText: 'S',
  icon: 'supply',
  useDraw: drawPosition(({ seen, viewer }) => {
    const cuts = [viewer, enemyOf(viewer)].flatMap((side) =>
      brokenLines(seen, side).map((cut): CutLine => ({ ...cut, end: endOf(seen, cut) })),
    );
    const { cities } = ask.supply(seen, 'soviet');
    return {
      lines: [...supplyLines(seen, 'soviet'), ...supplyLines(seen, 'finn')],
      cityLoads: new Map(
        cities.map(({ city, load, capacity }) => [city, playMessages().supply.loadShort({ load, capacity })]),
      ),
      ladogaFront: !seen.options.clar9,
      under: cuts.length ? <CutLines key="supply" cuts={cuts} /> : null,
      over: cuts.length ? <CutMarks key="supply" cuts={cuts} /> : null,
    };
  }),
};
