import { create } from 'zustand';
import {
  at,
  barrierBefore,
  canRedo,
  check,
  decider,
  handOverLimit,
  MOST_LOOKS,
  newGame,
  play as playOn,
  present,
  readySetUp,
  redo as redoOn,
  restartPhase as restartPhaseOn,
  restartTurn as restartTurnOn,
  secretAt,
  startTimeline,
  undoLimit,
  undoTo,
  type Action,
  type Barrier,
  type Dice,
  type GameEvent,
  type Look,
  type Refusal,
  type SaveError,
  type Seat,
  type Seats,
  type Side,
  type State,
  type Timeline,
} from '../../engine/winter-war/index.ts';
import { isHere } from './copies.ts';
import { eyesOf, mayBeAlone, newHands, showsHidden, type Eyes } from './eyes.ts';
import { diceFor, noteRolled } from './fair-dice.ts';
import { seatsToKeep, toKeep } from './keep.ts';
import {
  beginSlot,
  keepGame,
  onOvertaken,
  playIn,
  readGame,
  rememberedSlot,
  rememberSlot,
  slotInPlay,
  type KeepResult,
  type TableKind,
} from './library.ts';
import { forTable, readRecord, recordText } from './record.ts';
import { rescueBy } from './rescue.ts';
import { freshSeed, spendDice } from './scripted-dice.ts';
import type { Opening, Practice } from './screen.ts';
import { isLevel, PEOPLE } from './seats.ts';
import type { StoreProblem } from '../../kit/shelf/shelf.ts';

/** Why a game could not be put on the table. */
export type Failure =
  | { readonly of: 'file'; readonly error: SaveError }
  | { readonly of: 'store'; readonly problem: StoreProblem | 'gone' | 'here' };

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

/** Judges what is done at the table before the rules do: a lesson. */
export interface Referee {
  play(action: Action): Refusal | null;
  mayGoBack(): boolean;
  goBack(): void;
  startOver(): void;
}

interface Game {
  readonly timeline: Timeline | null;
  /** A lesson or an example is on the table: nothing is saved. */
  readonly practice: boolean;
  readonly table: TableKind;
  readonly seats: Seats;
  readonly curtain: Side | null;
  readonly batches: readonly Batch[];
  readonly saving: KeepResult;
  readonly happening: Happening;
}

const NOTHING: Happening = { count: 0, kind: 'play', events: [] };

export const useGame = create<Game>(() => ({
  timeline: null,
  practice: false,
  table: 'hotseat',
  seats: PEOPLE,
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

/** The game that waits while something is practised. */
let aside: Game | null = null;
let referee: Referee | null = null;

const isFree = (): boolean => useGame.getState().table === 'solo';

/** Solo practice has nobody to hide from: there the screen never changes hands. */
const handsAt = (state: State): Eyes => (isFree() ? 'both' : eyesOf(state, useGame.getState().seats));

/** The earliest step to which the players may go back. */
export const backLimit = (line: Timeline): number =>
  isFree() ? 0 : handOverLimit(line, undoLimit(line), handsAt);

/** True where a computer player has the word. */
const isComputers = (state: State, seats: Seats): boolean =>
  state.phase !== 'over' && isLevel(seats[decider(state)]);

/** The side that a computer player is to decide for now; null where a person is, or nobody may. */
export function computerToDecide(): Side | null {
  const { timeline, practice, seats, curtain } = useGame.getState();
  if (!timeline || practice || curtain) return null;
  const state = present(timeline);
  return isComputers(state, seats) ? decider(state) : null;
}

/**
 * Where one press of undo leads: what a computer player did is taken back together with the person's action
 * before it, so that a person has the word again. Null where a die, a reveal or a hand-over bars the way to that.
 */
function undoTarget(): number | null {
  const timeline = current();
  const { batches, seats } = useGame.getState();
  const limit = backLimit(timeline);
  if (timeline.cursor <= limit) return null;
  const batch = batches.find((b) => b.to === timeline.cursor);
  let to = Math.max(batch?.from ?? timeline.cursor - 1, limit);
  while (to >= limit && isComputers(at(timeline, to), seats)) to--;
  return to >= limit ? to : null;
}

export const mayUndo = (): boolean => (referee ? referee.mayGoBack() : undoTarget() !== null);

/** True when the next step may be done again: not where it would hand over the screen with a secret on it. */
function mayStepOn(line: Timeline): boolean {
  const { cursor } = line;
  return canRedo(line) && handOverLimit({ ...line, cursor: cursor + 1 }, cursor, handsAt) === cursor;
}
export const mayRedo = (): boolean => mayStepOn(current());

function happened(kind: Happening['kind'], events: readonly GameEvent[]): Happening {
  return { count: useGame.getState().happening.count + 1, kind, events };
}

/** Plays an action; gives the refusal when it is not legal, or when the lesson does not take it. */
export function play(action: Action): Refusal | null {
  if (referee) return referee.play(action);
  const refusal = carryOut(action, diceFor(current(), action));
  if (!refusal) haveRolled(current());
  return refusal;
}

/** Dice that have been seen stay seen. */
function haveRolled(line: Timeline): void {
  const { dice } = line.steps[line.cursor - 1]!;
  if (!dice.length) return;
  spendDice(dice.length);
  if (!useGame.getState().practice) noteRolled(line);
}

/** Plays an action with these dice; what is not among them, a game with a generator rolls. */
export function carryOut(action: Action, dice: Dice): Refusal | null {
  const timeline = current();
  const result = playOn(timeline, action, dice);
  if (!result.ok) return result.refusal;
  const { table, seats, curtain } = useGame.getState();
  useGame.setState({
    timeline: result.timeline,
    curtain: newHands(handsAt(present(timeline)), result.timeline, table, seats) ?? curtain,
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
    const result = playOn(timeline, action, diceFor(timeline, action));
    if (!result.ok) {
      refusal ??= result.refusal;
      continue;
    }
    timeline = result.timeline;
    haveRolled(timeline);
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
  if (referee) return referee.goBack();
  const to = undoTarget();
  if (to === null) return;
  useGame.setState({ timeline: undoTo(current(), to, isFree()), happening: happened('undo', []) });
  void save();
}

export function redo(): void {
  const before = current();
  const to = useGame.getState().batches.find((b) => b.from === before.cursor)?.to ?? before.cursor + 1;
  let timeline = before;
  const { seats } = useGame.getState();
  const goesOn = (): boolean => timeline.cursor < to || isComputers(present(timeline), seats);
  while (mayStepOn(timeline) && goesOn()) timeline = redoOn(timeline);
  if (timeline === before) return;
  useGame.setState({ timeline, happening: happened('redo', []) });
  void save();
}

/** Goes back to a step for good: what came after it is forgotten. */
export function rewind(cursor: number): void {
  const { start, steps } = current();
  useGame.setState({
    timeline: { start, steps: steps.slice(0, cursor), cursor },
    happening: happened('undo', []),
  });
}

function goBack(timeline: Timeline, kind: Happening['kind']): void {
  if (timeline.cursor === current().cursor) return;
  useGame.setState({ timeline, happening: happened(kind, []) });
  void save();
}

/** True when that is a way back, and not to a choice of a computer player. */
const leadsBack = (line: Timeline): boolean =>
  line.cursor < current().cursor && !isComputers(present(line), useGame.getState().seats);

/** As far back as a way leads, but for what bars it. */
function farBack(way: (line: Timeline, free: boolean) => Timeline): Timeline {
  const line = current();
  return { ...line, cursor: Math.max(way(line, isFree()).cursor, backLimit(line)) };
}

export const mayRestartPhase = (): boolean =>
  referee ? referee.mayGoBack() : leadsBack(farBack(restartPhaseOn));

export function restartPhase(): void {
  if (referee) return referee.startOver();
  if (mayRestartPhase()) goBack(farBack(restartPhaseOn), 'restart');
}

/** A lesson has no turns to begin anew. */
export const mayRestartTurn = (): boolean => referee === null && leadsBack(farBack(restartTurnOn));

export function restartTurn(): void {
  if (mayRestartTurn()) goBack(farBack(restartTurnOn), 'restart');
}

/** What keeps the players from going back. */
export type BarredBack = Barrier | 'hand-over' | 'lesson' | 'rival';

/** What keeps the players from going back to a step; null when nothing does, or the game has no such step. */
export function whyNotBackTo(cursor: number): BarredBack | null {
  if (referee) return 'lesson';
  const rolled = barrierBefore(current(), cursor, isFree());
  const barrier = rolled ?? (cursor < backLimit(current()) ? 'hand-over' : null);
  // The log is drawn after the map, and may for a moment still ask for a step of the game before.
  if (barrier || cursor < 0 || cursor > current().steps.length) return barrier;
  return isComputers(at(current(), cursor), useGame.getState().seats) ? 'rival' : null;
}

/** Takes back all that came after a step, unless something bars the way. */
export function backTo(cursor: number): void {
  if (whyNotBackTo(cursor) === null) goBack(undoTo(current(), cursor, isFree()), 'undo');
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

/** Somebody looks at what a side has written down. */
export function noteWritten(side: Side): void {
  if (isFree()) return;
  note({ side, how: 'written' });
  void save();
}

/** Writes into the record who took up what, so that the other player can read it there. */
function note(look: Omit<Look, 'at'>): void {
  const line = current();
  const looks = [...(line.about?.looks ?? []), { at: line.cursor, ...look }].slice(-MOST_LOOKS);
  useGame.setState({ timeline: { ...line, about: { ...line.about, looks } } });
}

export function liftCurtain(): void {
  const { curtain } = useGame.getState();
  if (curtain) note({ side: curtain, how: 'curtain' });
  useGame.setState({ curtain: null });
  void save();
}

/** Both sides set up as history had it, without their players. */
function setUpHistorically(timeline: Timeline): Timeline {
  let now = timeline;
  while (present(now).phase === 'set-up')
    for (const action of [...readySetUp(present(now), 'historical', 0), { type: 'end' } as const]) {
      const result = playOn(now, action);
      if (!result.ok) throw new Error(result.refusal.text);
      now = result.timeline;
    }
  return now;
}

/** Puts a game on the table, or tells why not. What was there is saved first, and stays in its slot. */
export async function open(opening: Exclude<Opening, Practice>): Promise<Failure | null> {
  await writing;
  switch (opening.from) {
    case 'new': {
      const { table, options, ready, seats } = opening;
      const timeline = forTable(startTimeline(newGame(options, freshSeed())), table);
      const sitting = seats ? { ...seats, seed: freshSeed() } : PEOPLE;
      return begin(ready ? setUpHistorically(timeline) : timeline, table, null, sitting);
    }
    case 'file':
      return openText(opening.text, opening.table);
    case 'incoming':
      return beginBehindCurtain(opening.timeline, opening.table, opening.seats);
    case 'saved':
      return openKept(opening.id);
    case 'aside': {
      if (!aside?.timeline) return openKept(slotInPlay() ?? rememberedSlot());
      const { timeline, table, seats, curtain, batches, saving } = aside;
      put(timeline, table, curtain, seats);
      useGame.setState({ batches, saving });
      return null;
    }
  }
}

/** Puts something to practise on the table; the game that was there waits aside, saved as it is. */
export async function openUnsaved(timeline: Timeline, judge: Referee | null = null): Promise<void> {
  await writing;
  const game = useGame.getState();
  const waits = game.practice ? aside : game;
  put(timeline, 'solo', null, PEOPLE);
  useGame.setState({ practice: true });
  [aside, referee] = [waits, judge];
}

function put(timeline: Timeline, table: TableKind, curtain: Side | null, seats: Seats): void {
  [aside, referee] = [null, null];
  useGame.setState({
    timeline,
    practice: false,
    table,
    seats,
    curtain,
    batches: [],
    saving: 'saved',
    happening: NOTHING,
  });
}

/** Puts a game on the table in a slot of its own. */
async function begin(
  timeline: Timeline,
  table: TableKind,
  curtain: Side | null,
  seats: Seats,
): Promise<null> {
  const { alone: _alone, ...about } = timeline.about ?? {};
  put({ ...timeline, about: { ...about, ...(table === 'solo' && { alone: true }) } }, table, curtain, seats);
  await keepInNewSlot();
  return null;
}

async function keepInNewSlot(): Promise<void> {
  beginSlot();
  useGame.setState({ saving: 'saved' });
  await save();
  rememberSlot(slotInPlay());
}

/**
 * What one player has set up is not for the other to see: behind the curtain, not alone, and not in a copy of a game
 * that is kept here. There one could end the set-up, and come back knowing it.
 */
async function beginBehindCurtain(
  timeline: Timeline,
  asked: TableKind,
  seats: Seats = PEOPLE,
): Promise<Failure | null> {
  const table = mayBeAlone(timeline) ? asked : 'hotseat';
  const line = forTable(timeline, table);
  if (table === 'hotseat' && (await isHere(line))) return { of: 'store', problem: 'here' };
  await writing;
  return begin(line, table, newHands(null, line, table, seats), seats);
}

/** Puts the game of a file on the table; the running game stays when the file is refused. */
export async function openText(text: string, table: TableKind): Promise<Failure | null> {
  const result = readRecord(text);
  if (!result.ok) return { of: 'file', error: result.error };
  await writing;
  return beginBehindCurtain(result.timeline, table, result.seats);
}

/** Puts a kept game on the table; what cannot be read stays in its slot as it is. */
async function openKept(id: string | null, before: Eyes | null = null): Promise<Failure | null> {
  if (id === null) return { of: 'store', problem: 'gone' };
  const found = await readGame(id);
  if (!found.ok) return { of: 'store', problem: found.problem };
  const { game, table, curtain } = found.value;
  const result = readRecord(game);
  if (!result.ok) return { of: 'file', error: result.error };
  const { seats = PEOPLE } = result;
  const timeline = forTable(result.timeline, table);
  playIn(found.value);
  // Whoever opens it may not be the one who left it.
  put(timeline, table, newHands(before, timeline, table, seats) ?? curtain, seats);
  rememberSlot(id);
  return null;
}

/** Another tab played on: shows its game here, to the same eyes. */
export function followOtherTab(): Promise<Failure | null> {
  const { timeline, curtain } = useGame.getState();
  return openKept(slotInPlay(), timeline && !curtain ? handsAt(present(timeline)) : null);
}

/** Nothing of the game on the table lies face down for one of the players, or there is nobody to hide it from. */
const liesOpen = (): boolean => isFree() || secretAt(current(), current().cursor) !== 'face-down';

/** Not where it would be a copy in which the counters could be turned up. */
export const mayKeepBoth = (): boolean => useGame.getState().timeline !== null && liesOpen();

/** Another tab played on: this tab goes on with a game of its own. */
export async function keepBoth(): Promise<void> {
  if (mayKeepBoth()) await keepInNewSlot();
}

/** Why a side may not be handed over now, or null. */
export function whyNotSeat(side: Side, who: Seat): 'face-down' | null {
  const { timeline, table, seats } = useGame.getState();
  return timeline && showsHidden(timeline, table, seats, side, who) ? 'face-down' : null;
}

/** Hands a side over: to a person or to a computer player. Who comes to see what lies face down passes the curtain. */
export function seat(side: Side, who: Seat): void {
  const { timeline, table, seats, practice, curtain } = useGame.getState();
  if (practice || seats[side] === who || whyNotSeat(side, who)) return;
  // Whoever sat down first brought the seed.
  const next = { ...seats, [side]: who, seed: seats.seed || freshSeed() };
  const passed = timeline && newHands(eyesOf(present(timeline), seats), timeline, table, next, true);
  useGame.setState({ seats: next, curtain: passed ?? curtain });
  if (timeline && !isFree() && secretAt(timeline, timeline.cursor)) note({ side, how: 'seat', who });
  void save();
}

/** The record of a game with who plays it. */
export const recordOf = (): string => recordText(current(), seatsToKeep(useGame.getState().seats));

rescueBy(() => {
  const now = useGame.getState();
  const { timeline, seats, saving } = now.practice && aside ? aside : now;
  if (!timeline) return null;
  const text = recordText(timeline, seatsToKeep(seats));
  return { text, turn: present(timeline).turn, kept: saving === 'saved' };
});

let writing: Promise<void> = Promise.resolve();
let waiting = false;

/** Saves the game after all earlier writes: what it is at that moment, so that one write waits at most. */
function save(): Promise<void> {
  if (waiting) return writing;
  waiting = true;
  writing = writing.then(async () => {
    waiting = false;
    const { timeline, practice, table, seats, curtain, saving } = useGame.getState();
    if (!timeline || practice || saving === 'overtaken') return;
    const kept = await keepGame(toKeep(timeline, table, curtain, seatsToKeep(seats)));
    if (kept === 'overtaken') overtaken();
    else useGame.setState({ saving: kept });
  });
  return writing;
}

/**
 * Another tab has played on. What lies face down for the player who has the screen there must not stay open here:
 * such a game is followed at once.
 */
function overtaken(): void {
  if (aside) aside = { ...aside, saving: 'overtaken' };
  else if (useGame.getState().timeline) {
    useGame.setState({ saving: 'overtaken' });
    if (!liesOpen()) void followOtherTab();
  }
}
onOvertaken(overtaken);
