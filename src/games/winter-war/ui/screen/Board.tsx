import mapMessages from '../../content/en/map.ftl';
import {
  memo,
  useEffect,
  useRef,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
} from 'react';
import { type Edge, EdgeArrows } from '#kit/panzoom/EdgeArrows.tsx';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { board, type Hex, type UnitId } from '#engine/winter-war';
import {
  cameBack,
  canAct,
  frameOnMap,
  goTo,
  revealOnMap,
  seesOnMap,
  showOnMap,
  useCanAct,
  useCoach,
  useIsAiToPlay,
} from '#table';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { FrontBar, busiestFront } from '../fronts/FrontBar.tsx';
import { NOTHING_DRAWN, Overlays, overview } from '../overlays/index.ts';
import { MapView } from '../board/MapView.tsx';
import { BattleAtHex, ConfirmAtHex } from './AtHex.tsx';
import { StackList } from '../situation/StackList.tsx';
import { stacksOf } from '../controller/faces.ts';
import {
  usePosition,
  useShownTimeline,
  position,
  positionOf,
  useGame,
  useTable,
  type Position,
} from '../../table-adapter.ts';
import { findBattles } from '../../analysis/records/battles.ts';
import { splitIntoTurns } from '../../analysis/records/events.ts';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import { Minimap } from '../board/Minimap.tsx';
import { useMapProps } from './useMapProps.ts';
import { frontOf, hexesOf } from '../board/fronts.ts';
import { hexesOf as hexesOfUnits } from '../controller/decision.ts';
import { handlerOf, idleUnits } from '../controller/decisions/index.ts';
import { occupied } from '../controller/situation.ts';
import { lastAttack } from '../panels/ResultCard.tsx';

interface OverviewProps {
  readonly map: RefObject<MapHandle | null>;
}

const NOBODY: readonly UnitId[] = [];
const NOWHERE: readonly Hex[] = [];

/** Hexes with battles in the Player-Turn on display. */
function useBattles() {
  const timeline = useDeferredValue(useShownTimeline());
  // The same last step implies the same battles before it.
  const latest = timeline?.steps[timeline.cursor - 1];
  return useMemo(() => {
    const running = timeline && splitIntoTurns(timeline).at(-1);
    const battles = timeline && running ? findBattles(timeline, running.from, timeline.cursor) : [];
    return battles.length ? battles.flatMap(({ targets }) => targets) : NOWHERE;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [latest]);
}

/** Deferred: after a move the map is drawn before the minimap. */
function Drawn({ map }: OverviewProps) {
  const position = useDeferredValue(usePosition());
  const t = mapMessages().fronts;
  return (
    <Minimap
      map={map}
      stacks={stacksOf(position, NOBODY)}
      battles={useBattles()}
      label={t.overview}
      hint={t.overviewHint}
      closing={t.close}
      onClose={overview.run}
    >
      <FrontBar folded={false} />
    </Minimap>
  );
}

/** The minimap with the fronts, until it is closed. */
const Overview = memo(function Overview({ map }: OverviewProps) {
  return useOverlayShown('overview') ? <Drawn map={map} /> : null;
});

const NONE: readonly Hex[] = [];

/** True while a side moves or sets up freely. */
const isFree = ({ situation, state }: Position): boolean =>
  ['place', 'arrive'].includes(situation.kind) || state.phase === 'movement';

/** Hexes with pending decisions; none while a side moves or sets up freely. */
export function concernedBy(position: Position): readonly Hex[] {
  if (isFree(position)) return NONE;
  const { state } = position;
  const handler = handlerOf(position);
  const obligatory = handler.obligatoryHexes(position) ?? NONE;
  return [...new Set([...obligatory, ...hexesOfUnits(state, handler.units(position))])];
}

const goToConcerned = (hex: Hex, byKey: boolean): void => (byKey ? goTo(hex) : showOnMap(hex));

const beyondText = (edge: Edge, n: number): string => mapMessages().fronts.beyond({ edge, n });

/** Marks for pending decisions outside the visible part of the map. */
const ConcernedBeyond = memo(function ConcernedBeyond({
  map,
}: {
  readonly map: RefObject<MapHandle | null>;
}) {
  const canAct = useCanAct();
  const position = usePosition((now) => (canAct && !isFree(now) ? now : null));
  const places = useMemo(() => (position ? concernedBy(position) : NONE), [position]);
  return <EdgeArrows map={map} places={places} label={beyondText} onGo={goToConcerned} />;
});

/** Places shown when a player has nothing to do. */
const GATHERING = { finn: 'Viipuri', soviet: 'Leningrad' } as const;

/** A hex with something to do, or null. Among those with units that can act, `preferred` ones come first. */
function workOf(position: Position, preferred: (hex: Hex) => boolean = () => true): Hex | null {
  const { state } = position;
  const first = handlerOf(position).firstHex(position);
  if (first !== null) return first;
  const at = hexesOfUnits(state, idleUnits(state));
  return at.find(preferred) ?? at[0] ?? null;
}

const homeOf = (position: Position, preferred?: (hex: Hex) => boolean): Hex =>
  workOf(position, preferred) ?? board.places.find(({ name }) => name === GATHERING[position.viewer])!.hex;

/**
 * Automatic views of the map: the busiest front when a game opens and when play begins; later, for every
 * player and phase, the pending decisions on one front. That is a front in view if it has any, and the
 * busiest one for the side answering the enemy. Small screens zoom in.
 */
function useFirstLook(narrow: boolean): void {
  const viewer = usePosition((now) => now.viewer);
  const phase = usePosition(({ state }) => state.phase);
  const kind = usePosition(({ situation }) => situation.kind);
  const atPlay = useIsAiToPlay();
  const before = useRef<typeof phase | null>(null);
  useEffect(() => {
    // Returning from a lesson keeps the previous view.
    if (cameBack()) return;
    // Lessons and examples set their own view; replays and computer players are followed.
    if (useGame.getState().practice || !canAct()) return;
    const began = before.current === null || (before.current === 'set-up' && phase !== 'set-up');
    before.current = phase;
    if (useTable.getState().mode.mode !== 'idle') return;
    const now = positionOf(position());
    const concerned = concernedBy(now);
    // The last result stays in view if there is nothing to do, and before the next attack, shown by arrows.
    const fought = kind === 'attack' && lastAttack(useGame.getState().timeline!);
    if (!began && (fought || workOf(now) === null)) return;
    const answers = viewer !== now.state.phasing;
    const front = busiestFront(now) ?? frontOf(homeOf(now));
    if (narrow) showOnMap(homeOf(now, (hex) => frontOf(hex) === front));
    else if (began && !answers) frameOnMap(hexesOf(front, occupied(now.seen).keys()));
    else if (!concerned.length) revealOnMap(homeOf(now));
    else {
      const where = answers ? front : frontOf(concerned.find((hex) => seesOnMap([hex])) ?? homeOf(now));
      const there = concerned.filter((hex) => frontOf(hex) === where);
      if (!there.length) revealOnMap(homeOf(now));
      else if (!there.every((hex) => seesOnMap([hex]))) frameOnMap(there);
    }
  }, [narrow, viewer, phase, kind, atPlay]);
}

declare global {
  interface Window {
    /** For scripts that click on the map: position in the window of a hex, by its name such as "1602". */
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
  }
}

function publishHexPoint(map: () => MapHandle | null): () => void {
  window.winterWar = { hexPoint: (name) => map()?.pointOf(board.hexByName(name)) ?? null };
  return () => delete window.winterWar;
}

/** A component of its own: it renders for every change on the map, unlike its surroundings. */
function HexMap({ ref, children }: { readonly ref: Ref<MapHandle>; readonly children: ReactNode }) {
  const [drawn, onDraw] = useState(NOTHING_DRAWN);
  return (
    <>
      <Overlays onDraw={onDraw} />
      <MapView ref={ref} {...useMapProps(drawn)}>
        {children}
      </MapView>
    </>
  );
}

/** The map, and the list of stacks for screen readers. */
export function Board() {
  const handle = useRef<MapHandle>(null);
  useEffect(() => publishHexPoint(() => handle.current), []);
  const narrow = useNarrow();
  const lesson = useCoach((coach) => coach.lesson);
  const isShort = usePosition(({ state }) => state.goal !== undefined);
  useFirstLook(narrow);
  return (
    <>
      <StackList />
      <HexMap ref={handle}>
        <ConfirmAtHex map={handle} />
        <BattleAtHex map={handle} />
      </HexMap>
      <ConcernedBeyond map={handle} />
      {/* A lesson brings its own hexes into view; a short game is about one front. */}
      {lesson || isShort ? null : narrow ? <FrontBar folded /> : <Overview map={handle} />}
    </>
  );
}
