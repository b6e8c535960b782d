/** Plays variations: both sides from a moment of the game, which is suspended and not changed. */
import variationsMessages from '../../content/en/variations.ftl';
import type { Refusal } from '#engine/core/refusal.ts';
import { same } from '#engine/core/same.ts';
import {
  gameMoment,
  MOST_DRAWN,
  MOST_MOMENTS,
  pathTo,
  stepsAfter,
  withGameMoment,
  withMain,
  withNotes,
  withoutMoment,
  withStep,
  type Notes,
} from '#engine/core/variations.ts';
import type { Action, Line, Place } from '../../game/position.ts';
import { freshFace } from '../../store/dice.ts';
import { current, gameItself, nextHappening, useGame } from '../../store/game.ts';
import { openUnsaved, resumeSuspended } from '../../store/open-game.ts';
import { carryOut } from '../../store/play.ts';
import { save } from '../../store/saving.ts';
import { putDown, say, toggled } from '../../store/ui.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';
import { revealOnMap, showOnMap } from '../../view/map-handle.ts';
import { lastPlace } from '../../text/log.ts';
import { upToNow, endReplay, goTo as goToReplayed, isReplaying, watchTable } from '../../store/replay.ts';
import {
  lineAt,
  lineTo,
  mainLine,
  stopDrawing,
  useTrial,
  variationsOf,
  type Variations,
} from '../../store/variations.ts';

const { getState, setState } = useTrial;
const isTrying = (): boolean => useGame.getState().trial !== null;

/** The game itself, without undone steps. */
const game = (): Line => upToNow(gameItself(useGame.getState()).timeline!);
const variations = (): Variations => variationsOf(useGame.getState());

function keep(all: Variations, beforeDeletion: Variations | null = null): void {
  setState({ beforeDeletion });
  if (all === variations()) return;
  const withAll = (line: Line): Line => ({ ...line, about: { ...line.about, variations: all } });
  useGame.setState(({ trial, suspendedGame, timeline }) =>
    trial && suspendedGame
      ? { suspendedGame: { ...suspendedGame, timeline: withAll(suspendedGame.timeline!) } }
      : { timeline: withAll(timeline!) },
  );
  void save();
}

const isFull = (): boolean => {
  const full = variations().length >= MOST_MOMENTS;
  if (full) say(variationsMessages().full({ most: MOST_MOMENTS }));
  return full;
};

/** The next dice: the chosen ones, then random ones. */
function nextDice(): (nth: number) => number {
  const faces = [...getState().dice];
  return (nth) => {
    while (faces.length <= nth) faces.push(freshFace());
    return faces[nth]!;
  };
}

/** Plays an action: follows the game if that continues with it, else adds a step to a variation. */
function playInTrial(action: Action): Refusal | null {
  const { cursor } = current();
  if (isFull()) return null;
  const refusal = carryOut(action, nextDice());
  if (refusal) return refusal;
  const { dice } = current().steps[cursor]!;
  const { at, path, dice: chosen } = getState();
  setState({ dice: chosen.slice(dice.length) });
  const next = game().steps[cursor];
  if (cursor <= at && next && same(next.action, action) && same(next.dice, dice)) {
    setState({ at: cursor + 1, path: [] });
    return null;
  }
  const known = variations();
  const before = cursor > at ? { all: known, index: path[cursor - at - 1]! } : withGameMoment(known, cursor);
  const { all, index } = withStep(before.all, before.index, { action, dice });
  setState({ at: Math.min(at, cursor), path: [...path.slice(0, Math.max(0, cursor - at)), index] });
  keep(all);
  return null;
}

/** Shows a variation, with its cursor after a number of steps. */
function show(at: number, path: readonly number[], cursor: number): void {
  const last = path.at(-1);
  const line = last === undefined ? lineAt(game(), at) : lineTo(game(), variations(), last);
  setState({ at, path });
  stopDrawing();
  useGame.setState({ timeline: { ...line, cursor }, batches: [], happening: nextHappening('redo', []) });
  putDown();
}

/** Scrolls to where a variation starts, after layout: on a phone its card takes room from the map. */
function showWhere(line: Line, at: number): void {
  const place = lastPlace(line, at);
  if (place === null) return;
  requestAnimationFrame(() => (isNarrow() ? showOnMap(place) : revealOnMap(place)));
}

/** Starts a variation at a moment of the game, or goes to that moment. */
export async function tryFrom(at: number): Promise<void> {
  if (!isTrying()) {
    const fromReplay = isReplaying();
    await openUnsaved(lineAt(game(), at));
    useGame.setState({ trial: { play: playInTrial } });
    setState({ fromReplay, dice: [] });
    endReplay();
    showWhere(game(), at);
  }
  const [first] = stepsAfter(variations(), gameMoment(variations(), at));
  show(at, first === undefined ? [] : mainLine(variations(), first), at);
}

/** Shows a moment of a variation; the rest of the variation can be redone. */
export async function goToMoment(index: number): Promise<void> {
  const { at, path } = pathTo(variations(), index);
  if (!isTrying()) await tryFrom(at);
  show(at, path.length ? [...path, ...mainLine(variations(), index).slice(1)] : [], at + path.length);
}

/** Ends the variation: back to the moment of the replay, or to the game. */
export function backToGame(): void {
  const { trial, timeline } = useGame.getState();
  if (!trial) return;
  const { at, fromReplay } = getState();
  const moment = Math.min(at, timeline?.cursor ?? at);
  stopDrawing();
  putDown();
  resumeSuspended();
  setState({ path: [], beforeDeletion: null });
  if (fromReplay) watchTable(moment);
}

/** Goes to a moment of the game itself: in the replay, or in the variation. */
export async function goToGameMoment(at: number): Promise<void> {
  if (isReplaying()) goToReplayed(at);
  else await tryFrom(at);
}

export const chooseDie = (face: number): void => setState(({ dice }) => ({ dice: [...dice, face] }));
export const clearDice = (): void => setState({ dice: [] });

/** Deletes the moment on show with all that follows it, or everything attached to a moment of the game. */
export function deleteMoment(index: number): void {
  const all = variations();
  const { at, path } = pathTo(all, index);
  keep(withoutMoment(all, index), all);
  if (isTrying()) show(at, path.slice(0, -1), at + Math.max(0, path.length - 1));
}

/** Makes the variation of the step on show the main line. */
export function promote(index: number): void {
  const { all, index: now } = withMain(variations(), index);
  // The indices of steps change.
  setState({ path: [] });
  keep(all);
  void goToMoment(now);
}

export function undoDeletion(): void {
  const { beforeDeletion } = getState();
  if (beforeDeletion) keep(beforeDeletion);
}

/** Changes the notes at a moment; `index` below 0: a moment of the game. */
export function note(at: number, index: number, change: (notes: Notes) => Notes): void {
  if (index < 0 && isFull()) return;
  const target = index < 0 ? withGameMoment(variations(), at) : { all: variations(), index };
  keep(withNotes(target.all, target.index, change(target.all[target.index]!)));
}

/** Toggles a mark on the pressed place, or draws an arrow from one place to another. */
export function draw(at: number, index: number, place: Place): void {
  const { drawing, from } = getState();
  if (drawing === 'arrow' && from === null) return setState({ from: place });
  setState({ from: null });
  note(at, index, (notes) => {
    const { arrows = [], marks = [] } = notes;
    if (drawing === 'mark') {
      const next = toggled(marks, place);
      return next.length > MOST_DRAWN ? notes : { ...notes, marks: next };
    }
    if (from === null || from === place) return notes;
    const others = arrows.filter(([start, end]) => start !== from || end !== place);
    if (others.length === arrows.length) others.push([from, place]);
    return others.length > MOST_DRAWN ? notes : { ...notes, arrows: others };
  });
}

/** Toggles between drawing and playing for presses on the map. */
export function toggleDrawing(kind: 'mark' | 'arrow'): void {
  putDown();
  setState(({ drawing }) => ({ drawing: drawing === kind ? null : kind, from: null }));
}
