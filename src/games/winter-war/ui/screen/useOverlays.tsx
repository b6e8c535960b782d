import { useMemo, type ReactNode } from 'react';
import {
  board,
  enemyOf,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  ODDS_COLUMNS,
  reach,
  type Hex,
  type OddsReport,
  type Side,
  type State,
} from '#engine/winter-war';
import type { Cut, Threat } from '../../analysis/threats/index.ts';
import { usePosition } from '../../table-adapter.ts';
import { useLayers } from '../controller/layers.ts';
import { useAdviceOverlay } from '../hints/useAdviceOverlay.tsx';
import type { MapLine } from '../board/map-props.ts';
import { CutLines, CutMarks, type CutLine } from '../board/overlays/Cuts.tsx';
import { Reach } from '../board/overlays/Reach.tsx';
import { ThreatPlates, type ThreatPlate } from '../board/overlays/ThreatPlates.tsx';
import { ZoneGaps, type ZoneGapMark } from '../board/overlays/ZoneGaps.tsx';
import { usePlanOverlay } from '../planner/usePlanOverlay.tsx';
import { useSubject, type Looked } from '../threats/subject.ts';
import {
  allThreats,
  brokenLines,
  gaps,
  outlook,
  reached,
  threatOn,
  useThreatsShown,
} from '../threats/threat-store.ts';

/** From here on a defender is more likely to go than to stay. */
const GRAVE = ODDS_COLUMNS.indexOf('3-1');

const plateText = ({ column }: OddsReport): string => column ?? '×';

const isGrave = ({ column }: OddsReport): boolean => column === null || ODDS_COLUMNS.indexOf(column) >= GRAVE;

/** The hexes that one enemy counter can come to. */
function reachOfOne({ state, enemy, subject }: Looked): Uint8Array | null {
  if (subject.kind !== 'unit') return null;
  const table = new Uint8Array(board.columns * board.rows);
  for (const hex of outlook(state, enemy)?.ends.get(subject.unit) ?? []) table[hex] = 1;
  return table;
}

const plateOf = ({ hex, best }: Threat): ThreatPlate[] =>
  best ? [{ hex, text: plateText(best.odds), grave: isGrave(best.odds) }] : [];

/** The odds against the hex that is looked at, or against every hex that can be attacked. */
function platesOf({ state, enemy, subject }: Looked): ThreatPlate[] {
  if (subject.kind === 'unit') return [];
  if (subject.kind === 'front') return allThreats(state, enemy).flatMap(plateOf);
  const threat = threatOn(state, enemy, subject.hex);
  return threat ? plateOf(threat) : [];
}

/** The ways of the strongest attackers to the hexes from where they would attack. */
function comingLines({ state, enemy, subject }: Looked): MapLine[] {
  const then = outlook(state, enemy);
  if (!then || subject.kind !== 'hex') return [];
  return (threatOn(state, enemy, subject.hex)?.best?.attackers ?? []).flatMap(({ unit, hex }): MapLine[] => {
    const from = then.state.units[unit]!.at;
    const path = reach(then.state, unit).find((r) => r.hex === hex)?.path ?? [];
    const attack: MapLine = { kind: 'attack', hexes: [hex, subject.hex] };
    return path.length ? [{ kind: 'trail', hexes: [from, ...path] }, attack] : [attack];
  });
}

const GAP_MARKS = { fort: 'shield', nkvd: 'stop', neutral: 'stop', water: 'stop' } as const;

function gapMarks(side: Side, of: (side: Side) => ReturnType<typeof gaps>): ZoneGapMark[] {
  return of(side).flatMap(({ gap, hexes }) => {
    // Water is seen on the map, and headquarters bear their sign.
    if (gap === 'water' || gap === 'headquarters') return [];
    const kind = gap in GAP_MARKS ? GAP_MARKS[gap as keyof typeof GAP_MARKS] : 'silent';
    return hexes.map((hex: Hex): ZoneGapMark => ({ hex, kind }));
  });
}

/** Where a line that is too long comes to its end: five hexes from the HQ, or ten from it to the city. */
function endOf({ units }: State, { cause, hq, path }: Cut): CutLine['end'] {
  const from = hq === null ? -1 : path.indexOf(units[hq]!.at);
  if (from < 0) return null;
  if (cause === 'no-hq') return { hex: path[from - HQ_TO_UNIT]!, most: HQ_TO_UNIT };
  return cause === 'no-city' && path.length - from > HQ_TO_CITY
    ? { hex: path[from + HQ_TO_CITY]!, most: HQ_TO_CITY }
    : null;
}

export interface Overlays {
  readonly under: ReactNode;
  readonly over: ReactNode;
  readonly lines: readonly MapLine[];
}

const NO_LINES: readonly MapLine[] = [];

/** What the modes of looking at the board draw on the map. */
export function useOverlays(): Overlays {
  const { seen, viewer } = usePosition();
  const shown = useThreatsShown();
  const zones = useLayers((layers) => layers.zones);
  const supply = useLayers((layers) => layers.supply);
  const looked = useSubject();
  const plan = usePlanOverlay();
  const advice = useAdviceOverlay();

  const threats = useMemo(() => {
    if (!shown) return null;
    const { state, enemy } = looked;
    const area = reachOfOne(looked) ?? reached(state, enemy);
    return {
      under: area ? <Reach reached={area} side={enemy} /> : null,
      over: <ThreatPlates plates={platesOf(looked)} />,
      lines: comingLines(looked),
    };
  }, [shown, looked]);
  const marks = useMemo(
    () =>
      zones ? (['finn', 'soviet'] as const).flatMap((side) => gapMarks(side, (s) => gaps(seen, s))) : [],
    [zones, seen],
  );
  // Over the counter that stands in the Fortification.
  const shields = useMemo(() => marks.filter(({ kind }) => kind === 'shield'), [marks]);
  const others = useMemo(() => marks.filter(({ kind }) => kind !== 'shield'), [marks]);
  const cuts = useMemo(
    () =>
      supply
        ? [viewer, enemyOf(viewer)].flatMap((side) =>
            brokenLines(seen, side).map((cut): CutLine => ({ ...cut, end: endOf(seen, cut) })),
          )
        : [],
    [supply, seen, viewer],
  );
  return useMemo(
    () => ({
      under: (
        <>
          {threats?.under}
          {others.length ? <ZoneGaps marks={others} /> : null}
          {cuts.length ? <CutLines cuts={cuts} /> : null}
        </>
      ),
      over: (
        <>
          {cuts.length ? <CutMarks cuts={cuts} /> : null}
          {shields.length ? <ZoneGaps marks={shields} /> : null}
          {threats?.over}
          {plan}
          {advice}
        </>
      ),
      lines: threats?.lines ?? NO_LINES,
    }),
    [threats, shields, others, cuts, plan, advice],
  );
}
