import logMessages from '../../content/en/log.ftl';
import { at, present, type GameEvent, type Side, type Timeline } from '#engine/winter-war';
import { type PlayerTurn, eventsBetween, splitIntoTurns } from '../../analysis/records/events.ts';
import { summariseTurn, type TurnSummary } from '../../analysis/records/turn-summary.ts';
import { type Sentence, defineCommand, openDialog } from '#table';
import { useGame } from '../../table-adapter.ts';
import { intentsIn, isPersons } from '../intents/intents.ts';
import type { MarchGroup } from '../../ai/intentions.ts';
import { sentenceOf } from '../log/sentences.ts';

/** The Player-Turn before the current one. */
export interface LastTurn {
  /** The latest finished Player-Turn. */
  readonly turn: PlayerTurn;
  /** Step where it ended, or the Interphase after it: there the current turn began. */
  readonly until: number;
}

/** True while the next segment has not begun. */
function isUnfinished(timeline: Timeline, { kind, turn, side, from, to }: PlayerTurn): boolean {
  const now = present(timeline);
  if (now.phase === 'over') return false;
  const next = at(timeline, from);
  const same = now.turn === turn && now.phasing === side && to === timeline.cursor;
  return same && (kind === 'player-turn' ? now.phase !== 'interphase' : now.phase === next.phase);
}

/** The Player-Turn before the current one, or null if there is none; cached by timeline. */
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

/** Summary of a segment of the game. */
export interface TurnReport {
  readonly summary: TurnSummary;
  /** Events described by single sentences: dice of an Interphase, Scenarios and Special Events. */
  readonly others: readonly Sentence[];
  /** Purposes of a computer player's marches. */
  readonly intents: readonly MarchGroup[];
}

export function reportTurn(timeline: Timeline, from: number, to: number): TurnReport {
  const summary = summariseTurn(timeline, from, to);
  const listed: ReadonlySet<GameEvent> = new Set(summary.others);
  const others = eventsBetween(timeline, from, to).flatMap(({ event, after }) => {
    const sentence = listed.has(event) ? sentenceOf(event, after) : null;
    return sentence ? [sentence] : [];
  });
  return { summary, others, intents: isPersons(timeline, from) ? [] : intentsIn(timeline, from, to) };
}

/** The side that begins its Player-Turn just after the opponent's; null in the middle of a turn. */
export function newlyAtTurn(timeline: Timeline): Side | null {
  const { phase, phasing } = present(timeline);
  const last = lastTurn(timeline);
  const begins = last !== null && last.until === timeline.cursor;
  return begins && phase !== 'interphase' && phase !== 'over' && last.turn.side !== phasing ? phasing : null;
}

/** True when the current game has a finished Player-Turn. */
export function hasLastTurn(): boolean {
  const { timeline } = useGame.getState();
  return timeline !== null && lastTurn(timeline) !== null;
}

/** The opponent's Player-Turn at the start of the next one: number of units moved, and battles. */
export function turnDone(timeline: Timeline): { side: Side; moved: number; battles: number } | null {
  const last = newlyAtTurn(timeline) === null ? null : lastTurn(timeline);
  if (!last) return null;
  const { from, to, side } = last.turn;
  return { side, ...countDone(summariseTurn(timeline, from, to), side) };
}

export function countDone({ trails, battles }: TurnSummary, side: Side): { moved: number; battles: number } {
  const moved = trails.filter((trail) => trail.way === 'move' && trail.side === side);
  return { moved: new Set(moved.map(({ unit }) => unit)).size, battles: battles.length };
}

/** Element id of the card beside the map with the same summary. */
export const CARD = 'last-turn';

/** Focuses the card if it is displayed, instead of opening a dialog over it. */
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
