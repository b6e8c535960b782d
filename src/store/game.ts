import { create } from 'zustand';
import {
  canRedo,
  canUndo,
  check,
  decider,
  newGame,
  play as playOn,
  present,
  readySetUp,
  redo as redoOn,
  restartPhase as restartPhaseOn,
  restore,
  serialise,
  startTimeline,
  undo as undoOn,
  undoTo,
  type Action,
  type GameEvent,
  type Refusal,
  type Side,
  type State,
  type Timeline,
} from '../engine/index.ts';
import { adopt, onOtherTab, readSaved, writeSaved, type SavedGame, type TableKind } from './persistence.ts';
import { freshSeed, nextDice, spendDice } from './scripted-dice.ts';
import type { Opening } from './screen.ts';

export type SaveStatus = 'saved' | 'saving' | 'failed' | 'overtaken';

/** What happened last, for the live region; `count` tells two equal happenings apart. */
export interface Happening {
  readonly count: number;
  readonly kind: 'play' | 'undo' | 'redo' | 'restart';
  readonly events: readonly GameEvent[];
}

/** Several actions made by one press, taken back by one undo. */
interface Batch {
  readonly from: number;
  readonly to: number;
}

interface Game {
  readonly timeline: Timeline | null;
  readonly table: TableKind;
  readonly curtain: Side | null;
  readonly batches: readonly Batch[];
  readonly saving: SaveStatus;
  readonly happening: Happening;
}

const NOTHING: Happening = { count: 0, kind: 'play', events: [] };

export const useGame = create<Game>(() => ({
  timeline: null,
  table: 'hotseat',
  curtain: null,
  batches: [],
  saving: 'saved',
  happening: NOTHING,
}));

const current = (): Timeline => {
  const { timeline } = useGame.getState();
  if (!timeline) throw new Error('No game is on the table');
  return timeline;
};

/** The position on the table. */
export const position = (): State => present(current());

const isFree = (): boolean => useGame.getState().table === 'solo';

export const mayUndo = (): boolean => canUndo(current(), isFree());
export const mayRedo = (): boolean => canRedo(current());

/** In set-up the two players see different things; solo practice has nobody to hide from. */
const needsCurtain = (before: State | null, after: State, table: TableKind): boolean =>
  table === 'hotseat' &&
  after.phase === 'set-up' &&
  (before === null || (before.phase === 'set-up' && decider(before) !== decider(after)));

function happened(kind: Happening['kind'], events: readonly GameEvent[]): Happening {
  return { count: useGame.getState().happening.count + 1, kind, events };
}

/** Plays an action; gives the refusal when it is not legal. */
export function play(action: Action): Refusal | null {
  const timeline = current();
  const result = playOn(timeline, action, nextDice());
  if (!result.ok) return result.refusal;
  const after = present(result.timeline);
  spendDice(result.timeline.steps[result.timeline.cursor - 1]?.dice.length ?? 0);
  const { table, curtain } = useGame.getState();
  useGame.setState({
    timeline: result.timeline,
    curtain: needsCurtain(present(timeline), after, table) ? decider(after) : curtain,
    happening: happened('play', result.events),
  });
  void save();
  return null;
}

/** Plays all of the actions that are legal as one step for undo; gives the first refusal. */
export function playAll(actions: readonly Action[]): Refusal | null {
  const before = current();
  let timeline = before;
  let refusal: Refusal | null = null;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const result = playOn(timeline, action);
    if (!result.ok) {
      refusal ??= result.refusal;
      continue;
    }
    timeline = result.timeline;
    events.push(...result.events);
  }
  if (timeline !== before) {
    const batch = { from: before.cursor, to: timeline.cursor };
    useGame.setState(({ batches }) => ({
      timeline,
      batches: [...batches.filter((b) => b.to <= batch.from), batch],
      happening: happened('play', events),
    }));
    void save();
  }
  return refusal;
}

export function undo(): void {
  const timeline = current();
  if (!canUndo(timeline, isFree())) return;
  const batch = useGame.getState().batches.find((b) => b.to === timeline.cursor);
  const next = batch ? undoTo(timeline, batch.from, isFree()) : undoOn(timeline, isFree());
  useGame.setState({ timeline: next, happening: happened('undo', []) });
  void save();
}

export function redo(): void {
  const before = current();
  if (!canRedo(before)) return;
  const to = useGame.getState().batches.find((b) => b.from === before.cursor)?.to ?? before.cursor + 1;
  let timeline = before;
  while (timeline.cursor < to && canRedo(timeline)) timeline = redoOn(timeline);
  const { table, curtain } = useGame.getState();
  useGame.setState({
    timeline,
    curtain: needsCurtain(present(before), present(timeline), table) ? decider(present(timeline)) : curtain,
    happening: happened('redo', []),
  });
  void save();
}

export function restartPhase(): void {
  const timeline = restartPhaseOn(current(), isFree());
  if (timeline.cursor === current().cursor) return;
  useGame.setState({ timeline, happening: happened('restart', []) });
  void save();
}

/** Takes every counter that the player may move back into the tray. */
const clearing = (state: State): Action[] =>
  state.units.flatMap(({ at }, unit): Action[] => {
    const action: Action = { type: 'place', unit, hex: null };
    return at >= 0 && !check(state, action) ? [action] : [];
  });

export function clearSetUp(): Refusal | null {
  return playAll(clearing(position()));
}

export function deployReady(kind: 'historical' | 'random'): Refusal | null {
  const clear = clearing(position());
  let timeline = current();
  for (const action of clear) {
    const result = playOn(timeline, action);
    if (result.ok) timeline = result.timeline;
  }
  return playAll([...clear, ...readySetUp(present(timeline), kind, freshSeed())]);
}

export function liftCurtain(): void {
  useGame.setState({ curtain: null });
  void save();
}

/** Puts a game on the table; gives the text of the error when it cannot be read. */
export async function open(opening: Opening): Promise<string | null> {
  if (opening.from === 'new') {
    const { table, options } = opening;
    put(startTimeline(newGame(options, freshSeed())), table, null);
    await save(true);
    return null;
  }
  if (opening.from === 'file') return openText(opening.text, opening.table);
  return openSaved();
}

function put(timeline: Timeline, table: TableKind, curtain: Side | null): void {
  useGame.setState({ timeline, table, curtain, batches: [], saving: 'saved', happening: NOTHING });
}

/** Puts the game of a file on the table; the running game stays when the file is refused. */
export async function openText(text: string, table: TableKind): Promise<string | null> {
  const result = restore(text);
  if (!result.ok) return result.error.text;
  const state = present(result.timeline);
  put(result.timeline, table, needsCurtain(null, state, table) ? decider(state) : null);
  await save(true);
  return null;
}

async function openSaved(): Promise<string | null> {
  let saved: SavedGame | null;
  try {
    saved = await readSaved();
  } catch {
    return 'storage';
  }
  if (!saved) return 'nothing-saved';
  const result = restore(saved.game);
  if (!result.ok) return result.error.text;
  adopt(saved.stamp);
  put(result.timeline, saved.table, saved.curtain);
  return null;
}

/** Another tab played on: shows its game here. */
export const followOtherTab = openSaved;

/** Another tab played on: this tab's game replaces it. */
export const takeOver = (): Promise<void> => save(true);

export const recordOf = (): string => serialise(current());

let writing: Promise<void> = Promise.resolve();

/** Writes the autosave after all earlier writes; later calls write the position of that moment. */
function save(force = false): Promise<void> {
  writing = writing.then(async () => {
    const { timeline, table, curtain, saving } = useGame.getState();
    if (!timeline || (saving === 'overtaken' && !force)) return;
    useGame.setState({ saving: 'saving' });
    const state = present(timeline);
    const summary = { turn: state.turn, phase: state.phase, side: decider(state), savedAt: Date.now() };
    const result = await writeSaved({ table, curtain, summary, game: serialise(timeline) }, force);
    useGame.setState({ saving: result });
  });
  return writing;
}

onOtherTab(() => {
  if (useGame.getState().timeline) useGame.setState({ saving: 'overtaken' });
});
