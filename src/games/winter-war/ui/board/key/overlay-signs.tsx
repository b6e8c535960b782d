/** What is laid over the map when it is asked for, each in a hex by the code that draws it there. */
import { board, HQ_TO_UNIT, UNREACHED } from '#engine/winter-war';
import { neighbourTable } from '../board-extent.ts';
import { HintArrows } from '../overlays/HintArrows.tsx';
import { CutLines, CutMarks } from '../overlays/Cuts.tsx';
import { Lines } from '../overlays/Lines.tsx';
import { Marks } from '../overlays/Marks.tsx';
import { PlanArrows } from '../overlays/PlanArrows.tsx';
import { Reach } from '../overlays/Reach.tsx';
import { SupplyWash, WeakLinkMarks } from '../overlays/SupplyWash.tsx';
import { ThreatPlates } from '../overlays/ThreatPlates.tsx';
import { ZoneGaps } from '../overlays/ZoneGaps.tsx';
import { Zones } from '../overlays/Zones.tsx';
import { only, PlainFinnish, type KeySign } from './signs.tsx';

const hex = PlainFinnish;
const [east, , , west] = Array.from({ length: 6 }, (_, d) => neighbourTable[hex * 6 + d]!);
const NOT_FULL = new Uint8Array(board.columns * board.rows);
const stepsTo = (far: number): Uint8Array => only(hex).map((one) => (one ? far : UNREACHED));
const through = [west!, hex, east!];

export const OVERLAYS: readonly KeySign[] = [
  { sign: 'finnZone', hex, picture: <Zones finn={only(hex)} /> },
  { sign: 'sovietZone', hex, picture: <Zones soviet={only(hex)} /> },
  { sign: 'noZone', hex, picture: <ZoneGaps marks={[{ hex, kind: 'stop' }]} /> },
  { sign: 'zoneless', hex, picture: <ZoneGaps marks={[{ hex, kind: 'silent' }]} /> },
  { sign: 'enemyReach', hex, picture: <Reach reached={only(hex)} side="finn" /> },
  {
    sign: 'odds',
    hex,
    picture: (
      <g transform="translate(0 -25)">
        <ThreatPlates plates={[{ hex, text: '3-1', grave: true }]} />
      </g>
    ),
  },
  { sign: 'supplied', hex, picture: <SupplyWash steps={stepsTo(1)} full={NOT_FULL} /> },
  { sign: 'suppliedFar', hex, picture: <SupplyWash steps={stepsTo(HQ_TO_UNIT)} full={NOT_FULL} /> },
  { sign: 'supplyFull', hex, picture: <SupplyWash steps={stepsTo(3)} full={only(hex)} /> },
  { sign: 'weakLink', hex, picture: <WeakLinkMarks links={new Map([[hex, 2]])} /> },
  { sign: 'supplyLine', hex, picture: <Lines lines={[{ kind: 'supply', hexes: through }]} /> },
  {
    sign: 'cutLine',
    hex,
    picture: (
      <>
        <CutLines cuts={[{ path: through, hex, end: null }]} />
        <CutMarks cuts={[{ path: through, hex, end: null }]} />
      </>
    ),
  },
  {
    sign: 'lineEnd',
    hex,
    picture: <CutMarks cuts={[{ path: through, hex: null, end: { hex, most: 5 } }]} />,
  },
  { sign: 'trail', hex, picture: <Lines lines={[{ kind: 'trail', hexes: [west!, hex] }]} /> },
  { sign: 'battle', hex, picture: <Marks marks={[{ hex, kind: 'battle', text: 'De' }]} /> },
  { sign: 'loss', hex, picture: <Marks marks={[{ hex, kind: 'loss', text: '' }]} /> },
  {
    sign: 'planned',
    hex,
    picture: (
      <PlanArrows arrows={[{ number: 1, from: west!, to: hex, pinned: false }]} loose={[]} lifted={null} />
    ),
  },
  {
    sign: 'hint',
    hex,
    picture: <HintArrows arrows={[{ kind: 'way', hexes: [west!, hex], next: true }]} spots={[]} />,
  },
];
