import logMessages from '../../content/en/log.ftl';
import { at, present, type GameEvent, type Side, type Timeline } from '#engine/winter-war';
import { type PlayerTurn, eventsBetween, splitIntoTurns } from '../../analysis/records/events.ts';
import { summariseTurn, type TurnSummary } from '../../analysis/records/turn-summary.ts';
import { type Sentence, defineCommand, openDialog } from '#table';
import { useGame } from '../../table-adapter.ts';
import { intentsIn, isPersons } from '../intents/intents.ts';
import type { MarchGroup } from '../../ai/intentions.ts';
import { sentenceOf } from '../log/sentences.ts';

/** What came before the Player-Turn at hand. */
export interface LastTurn {
  /** The latest Player-Turn that is over. */
  readonly turn: PlayerTurn;
  /** Its end, or that of the Interphase after it: where the one at hand began. */
  readonly until: number;
}

/** True while nobody has begun to play another segment than this one. */
function isUnfinished(timeline: Timeline, { kind, turn, side, from, to }: PlayerTurn): boolean {
  const now = present(timeline);
  if (now.phase === 'over') return false;
  const next = at(timeline, from);
  const same = now.turn === turn && now.phasing === side && to === timeline.cursor;
  return same && (kind === 'player-turn' ? now.phase !== 'interphase' : now.phase === next.phase);
}

/** The Player-Turn before the one at hand, or null before there was any; worked out once for a moment of the game. */
export function lastTurn(timeline: Timeline): LastTurn | null {
  let last = known.get(timeline);
  if (last === undefined) known.set(timeline, (last = findLastTurn(timeline)));
  return last;
}

const known = new WeakMap<Timeline, LastTurn | null>();

function findLastTurn(timeline: Timeline): LastTurn | null {
  const segments = splitIntoTurns(timeline);
  const latest = segments.at(-1);
  const ended = latest && isUnfinished(timeline, latest) ? segments.slice(0, -1) : segments;
  const turn = ended.findLast(({ kind }) => kind === 'player-turn');
  return turn ? { turn, until: ended.at(-1)!.to } : null;
}

/** A segment of the game to be read. */
export interface TurnReport {
  readonly summary: TurnSummary;
  /** What is told sentence by sentence: dice of an Interphase, Scenarios and events. */
  readonly others: readonly Sentence[];
  /** What the marches of a computer player were for. */
  readonly intents: readonly MarchGroup[];
}

export function reportTurn(timeline: Timeline, from: number, to: number): TurnReport {
  const summary = summariseTurn(timeline, from, to);
  const listed: ReadonlySet<GameEvent> = new Set(summary.others);
  const others = eventsBetween(timeline, from, to).flatMap(({ event, after }) => {
    const told = listed.has(event) ? sentenceOf(event, after) : null;
    return told ? [told] : [];
  });
  return { summary, others, intents: isPersons(timeline, from) ? [] : intentsIn(timeline, from, to) };
}

/** The player who now stands before what the other one did; null in the midst of a turn. */
export function newlyAtTurn(timeline: Timeline): Side | null {
  const { phase, phasing } = present(timeline);
  const last = lastTurn(timeline);
  const begins = last !== null && last.until === timeline.cursor;
  return begins && phase !== 'interphase' && phase !== 'over' && last.turn.side !== phasing ? phasing : null;
}

/** True when there is a Player-Turn to be told of in the game on the table. */
export function hasLastTurn(): boolean {
  const { timeline } = useGame.getState();
  return timeline !== null && lastTurn(timeline) !== null;
}

/** The Player-Turn that has just ended, as the other player's begins: how many units moved, and the battles. */
export function turnDone(timeline: Timeline): { side: Side; moved: number; battles: number } | null {
  const last = newlyAtTurn(timeline) === null ? null : lastTurn(timeline);
  if (!last) return null;
  const { from, to, side } = last.turn;
  const { trails, battles } = summariseTurn(timeline, from, to);
  const moved = trails.filter((trail) => trail.way === 'move' && trail.side === side);
  return { side, moved: new Set(moved.map(({ unit }) => unit)).size, battles: battles.length };
}

/** The id of the card beside the map that shows the same. */
export const CARD = 'last-turn';

/** Goes to the card where it is shown, instead of opening a dialog over it. */
function showSummary(): void {
  const card = document.getElementById(CARD);
  if (!card) return openDialog('summary');
  card.scrollIntoView?.({ block: 'nearest' });
  card.focus();
}

export const showLastTurn = defineCommand({
  id: 'lastTurn',
  group: 'game',
  label: () => logMessages().summary.command,
  short: () => logMessages().summary.short,
  icon: 'trails',
  keys: 'y',
  keyText: 'Y',
  while: ['ai'],
  enabled: hasLastTurn,
  why: () => logMessages().summary.trailsWhy,
  run: showSummary,
});
