import { useEffect, useMemo, useRef, memo } from 'react';
import {
  boardOf,
  decider,
  FIRST_ICE_TURN,
  isSoviet,
  placeOf,
  SLOTS,
  type Action,
  type Front,
  type Refusal,
  type Space,
  type State,
  FRONTS,
} from '#engine/talvisota';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import {
  inputOf,
  isEditing,
  isReplaying,
  refuse,
  setFocus,
  useCoach,
  useDecisionOnMap,
  useNotesOnMap,
  useUi,
  type MapInput,
  type Press,
  PlaceList,
} from '#table';
import { usePosition } from '../../table-adapter.ts';
import { lookAt, setDesk, useDesk } from '../controller/desk.ts';
import { highlightsOf, marked, markText, pressed, whyNot } from '../controller/clicks.ts';
import { askedNow } from '../controller/situation.ts';
import { BoardMap } from '../board/BoardMap.tsx';
import { useFlagsOnly } from '../board/flags.ts';
import { arrowsOf, facesOf } from '../controller/map-data.ts';
import type { Arrow, Highlight } from '../board/map-props.ts';
import { placesOf } from '../controller/order-places.ts';
import { spaceAloud } from '../controller/SpaceCard.tsx';
import { useForAll } from '../common/for-all.ts';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';

interface SpaceListProps {
  /** As anyone at the screen may see it. */
  readonly state: State;
  readonly highlights: readonly Highlight[];
  onChoose(space: Space): void;
}

/** Every space as text, by front, with the possible actions there: for keyboards and screen readers. */
const SpaceList = memo(function SpaceList({ state, highlights, onChoose }: SpaceListProps) {
  const t = playMessages().voice;
  const parts = useMemo(() => {
    const { spaces } = boardOf(state.options);
    return FRONTS.map((front) => ({
      id: front,
      name: startMessages().common.front[front],
      places: spaces
        .filter((space) => placeOf(space).front === front)
        .map((space) => ({
          place: space,
          side: isSoviet(state, space) ? 'soviet' : 'finn',
          text: [spaceAloud(state, space, true), markText(highlights, space)].filter(Boolean).join(' '),
        })),
    }));
  }, [state, highlights]);
  return <PlaceList title={t.list} help={t.listHelp} parts={parts} onChoose={onChoose} />;
});

/** The spaces at the line of a front: those on either side of it, and those behind. */
function linesOf(state: State, front: Front): Space[] {
  const { spaces, neighbours } = boardOf(state.options);
  const inFront = (space: Space): boolean => placeOf(space).front === front;
  return spaces
    .filter((space) => inFront(space) && !isSoviet(state, space))
    .filter((space) => neighbours(space).some((next) => isSoviet(state, next)))
    .flatMap((space) => [space, ...neighbours(space).filter(inFront)]);
}

interface DrawnDecision {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
}
const NO_DECISION: DrawnDecision = { arrows: [], highlights: [] };

/** A reviewed decision: what was played and what was better. */
function drawnDecision({
  before,
  done,
  best,
}: NonNullable<ReturnType<typeof useDecisionOnMap>>): DrawnDecision {
  const drawn = { arrows: [] as Arrow[], highlights: [] as Highlight[] };
  const draw = (actions: readonly unknown[], kind: 'played' | 'better'): void => {
    for (const action of actions) {
      const [from, to] = placesOf(before as State, action as Action);
      if (from === undefined) continue;
      if (to === undefined || to === from) drawn.highlights.push({ space: from, kind });
      else drawn.arrows.push({ from, to, counters: [], state: kind });
    }
  };
  draw(best, 'better');
  draw(done, 'played');
  return drawn;
}

export function Board() {
  const { seen, viewer } = usePosition();
  const desk = useDesk();
  const focus = useUi((table) => table.focus);
  const pointed = useUi((table) => table.pointed);
  const { places: asked } = useCoach();
  const flagsOnly = useFlagsOnly(({ on }) => on);
  const handle = useRef<MapHandle>(null);
  const board = boardOf(seen.options);
  const mine = decider(seen) === viewer && seen.phase !== 'over' && !isReplaying() && !isEditing();
  const faces = useMemo(() => facesOf(seen), [seen]);
  const open = useForAll(seen);
  const notes = useNotesOnMap();
  const decision = useDecisionOnMap();
  const drawn = useMemo(() => (decision ? drawnDecision(decision) : NO_DECISION), [decision]);
  const arrows = useMemo(
    () => [
      ...arrowsOf(open, desk),
      ...(notes.arrows ?? []).map(([from, to]) => ({ from, to, counters: [], state: 'note' as const })),
      ...drawn.arrows,
    ],
    [open, desk, notes, drawn],
  );
  const highlights = useMemo(
    () => [
      ...(mine ? highlightsOf(seen, desk) : []),
      ...marked('selected', [desk.place]),
      ...marked('chain', pointed),
      ...marked('note', [...new Set([...(notes.marks ?? []), notes.from])]),
      ...drawn.highlights,
      ...marked('asked', asked, desk.target, desk.from),
    ],
    [seen, desk, mine, pointed, asked, notes, drawn],
  );
  const nowAsked = askedNow(seen);
  const attack = seen.decisions.at(-1);
  const combat =
    attack?.kind === 'answer' ? seen.soviet.plans[attack.slot]!.target : (seen.combat?.target ?? null);
  const narrow = useNarrow();
  // On a small screen the whole map is too small to show an attack.
  useEffect(() => {
    if (combat === null) return;
    if (narrow) handle.current?.show(combat);
    else handle.current?.reveal(combat);
  }, [nowAsked, combat, narrow]);

  // On a small screen zoom to the front of the current selection.
  const front = desk.slot === null ? desk.from : SLOTS[desk.slot]!;
  const latest = useRef(seen);
  useEffect(() => {
    latest.current = seen;
  }, [seen]);
  useEffect(() => {
    if (narrow && mine && typeof front === 'string') handle.current?.frame(linesOf(latest.current, front));
  }, [narrow, mine, front]);

  /** Why the selection cannot go to a space, if a press there has no other meaning. */
  const reason = (space: Space): Refusal | null =>
    mine && !pressed(seen, desk, space) ? whyNot(seen, desk, space) : null;

  /** Acts on a space or inspects it; the second press of a double one zooms to the front there, and back. */
  function press(space: Space, { again = false }: Press): void {
    setFocus(space);
    const change = mine ? pressed(seen, desk, space) : null;
    if (change) return setDesk(change);
    const { front: there } = placeOf(space);
    if (again && there) return handle.current?.frameOrReturn(linesOf(seen, there));
    // The selection is kept.
    const refusal = reason(space);
    if (refusal) refuse(refusal);
    else lookAt(space);
  }
  const input = (): MapInput => (mine ? { press, reason } : { press });

  return (
    <>
      <SpaceList state={open} highlights={highlights} onChoose={(space) => inputOf(input).press(space, {})} />
      <BoardMap
        ref={handle}
        onTable
        spaces={board.spaces}
        links={board.links}
        faces={faces}
        arrows={arrows}
        highlights={highlights}
        ice={seen.turn >= FIRST_ICE_TURN}
        focus={focus}
        flagsOnly={flagsOnly}
        input={input}
        onHold={lookAt}
        onFocusMove={setFocus}
        describe={(space) => spaceAloud(open, space)}
      />
    </>
  );
}
