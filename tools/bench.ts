/** Measures the engine's speed: `npm run bench`, with `-- --json` as one line at the end. */
import { parseArgs } from 'node:util';
import { HEX_COUNT } from '#engine/winter-war/board/grid.ts';
import { randomSource } from '#engine/core/random.ts';
import { applyLegal } from '#engine/winter-war/game/apply.ts';
import { factsOf } from '#engine/winter-war/rules/facts.ts';
import { legalOtherActions } from '#engine/winter-war/game/legal-actions.ts';
import { occupancyOf } from '#engine/winter-war/state/occupancy.ts';
import {
  check,
  decider,
  legalActions,
  legalMoves,
  newGame,
  play,
  RECOMMENDED,
  startTimeline,
  undo,
  type Action,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { finnishIsolation } from '#engine/winter-war/rules/finnish-supply.ts';
import { mayMove, moverOf } from '#engine/winter-war/rules/movement.ts';
import { searchFrom, search } from '#engine/winter-war/rules/reach.ts';
import { sovietSupply } from '#engine/winter-war/rules/soviet-supply.ts';
import { zoneTable } from '#engine/winter-war/rules/zones-of-control.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { findThreats, projectNextTurn } from '#games/winter-war/analysis/threats/index.ts';
import { honeycombRange, honeycombSupply } from './bench-honeycomb.ts';
import { randomOpening, sampleAction } from './random-play.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, games: { type: 'string', default: '200' } },
});
const GAMES = Number(values.games);
const FULL_LIST_GAMES = Math.ceil(GAMES / 10);

/** Repeats a task for about half a second; returns microseconds per run. */
function micros(task: () => void, least = 20): number {
  for (let i = 0; i < least; i++) task();
  let runs = 0;
  const start = performance.now();
  for (let now = start; now - start < 500; now = performance.now()) {
    for (let i = 0; i < least; i++) task();
    runs += least;
  }
  return ((performance.now() - start) / runs) * 1000;
}

/** Plays games to the end; `choose` picks each action. Steps, seconds of play, seconds including set-up. */
function playGames(games: number, choose: (state: State, pick: (count: number) => number) => Action) {
  let steps = 0;
  let playing = 0;
  const start = performance.now();
  for (let game = 1; game <= games; game++) {
    const pick = randomSource(game);
    let state = randomOpening(game);
    const begun = performance.now();
    for (; state.phase !== 'over'; steps++) state = applyLegal(state, choose(state, pick)).state;
    playing += performance.now() - begun;
  }
  return { steps, playing: playing / 1000, all: (performance.now() - start) / 1000 };
}

/** Number of legal actions: moves as numbers, everything else as actions. */
function listLength(state: State): number {
  let length = 0;
  for (const { hexes } of legalMoves(state)) length += hexes.length;
  for (const action of legalOtherActions(state)) if (action) length++;
  return length;
}

/** Builds the complete list at every step, then chooses like the sampler, so that the games compare. */
function chooseFromList(state: State, pick: (count: number) => number): Action {
  if (!listLength(state)) throw new Error('A position without a legal action');
  return sampleAction(state, pick);
}

/** Positions at the start of a Soviet Movement Phase in mid-game, from as many random games. */
function middleGames(count: number): State[] {
  const found: State[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const pick = randomSource(seed);
    let state = randomOpening(seed);
    while (state.phase !== 'over' && !(state.turn === 4 && state.phase === 'movement'))
      state = applyLegal(state, sampleAction(state, pick)).state;
    if (state.phase === 'movement') found.push(state);
  }
  return found;
}

/** Returns the items in turn, endlessly. */
function inTurn<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => items[next++ % items.length]!;
}

/** A fresh copy without cached results. */
const copy = (state: State): State => ({ ...state });

function timelineOf(steps: number): Timeline {
  const pick = randomSource(3);
  let timeline = startTimeline(randomOpening(3));
  for (let i = 0; i < steps; i++) {
    const state = i ? timeline.steps[i - 1]!.state : timeline.start;
    if (state.phase === 'over') break;
    const played = play(timeline, sampleAction(state, pick));
    if (played.ok) timeline = played.timeline;
  }
  return timeline;
}

playGames(10, sampleAction);
const sampled = playGames(GAMES, sampleAction);
const full = playGames(FULL_LIST_GAMES, chooseFromList);

const positions = middleGames(12);
const moves = positions.flatMap((state) =>
  state.units.flatMap((_, unit) =>
    mayMove(state, unit) ? [{ mover: moverOf(state, unit), field: factsOf(state).field() }] : [],
  ),
);
const nextMove = inTurn(moves);
const rangeMicros = micros(() => {
  const { mover, field } = nextMove();
  searchFrom(mover, field);
});
const slowMove = inTurn(moves);
const slowRange = micros(() => {
  const { mover, field } = slowMove();
  honeycombRange(mover, field);
}, 1);
for (const { mover, field } of moves) {
  if (mover.slow) continue;
  searchFrom(mover, field);
  const theirs = honeycombRange(mover, field);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if ((theirs.get(hex) ?? 255) !== search.spent[hex]! && hex !== mover.from)
      throw new Error('honeycomb-grid and the engine disagree about a range');
}

const nextPosition = inTurn(positions);
const supplyMicros = micros(() => {
  const state = nextPosition();
  const context = { ...state, occupancy: occupancyOf(state.units) };
  sovietSupply(context, zoneTable(state, 'finn'));
  finnishIsolation(context, () => zoneTable(state, 'soviet'));
});
const slowPosition = inTurn(positions);
const slowSupply = micros(() => honeycombSupply(slowPosition()), 1);

const listPosition = inTurn(positions);
const legalListMicros = micros(() => listLength(copy(listPosition())));
const legalPathsMicros = micros(() => [...legalActions(copy(listPosition()))]);

/** Officers on both sides play until a Game-Turn begins. */
function officersTo(start: State, turn: number): State {
  let state = start;
  while (state.phase !== 'over' && state.turn < turn)
    for (const action of chooseActions(state, decider(state), 'officer', 1)) {
      // An earlier action may have made a planned one illegal.
      if (check(state, action)) break;
      const { state: next, dice } = applyLegal(state, action);
      state = next;
      if (dice.length) break;
    }
  return state;
}
const OFFICERS_FROM = 4;
const officers = inTurn([1, 2, 3].map((seed) => officersTo(newGame(RECOMMENDED, seed), OFFICERS_FROM)));
const officerTurnMillis = micros(() => officersTo(copy(officers()), OFFICERS_FROM + 1), 3) / 1000;

const marches = inTurn([4, 5, 6].map((turn) => officersTo(newGame(RECOMMENDED, turn), turn)));
const generalMarchMillis = micros(() => chooseActions(copy(marches()), 'soviet', 'general', 1), 3) / 1000;

const threatened = inTurn(positions);
const threatsMillis = micros(() => findThreats(projectNextTurn(copy(threatened()), 'finn')!), 3) / 1000;

const timeline = timelineOf(500);
const undoMicros = micros(() => undo(timeline, true));

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
const result = {
  fullListStepsPerSecond: round(full.steps / full.playing),
  sampledStepsPerSecond: round(sampled.steps / sampled.playing),
  gamesPerSecond: round(GAMES / sampled.all, 1),
  rangeMicros: round(rangeMicros, 2),
  supplyMicros: round(supplyMicros, 1),
  legalListMicros: round(legalListMicros, 1),
  legalPathsMicros: round(legalPathsMicros, 1),
  generalMarchMillis: round(generalMarchMillis, 1),
  threatsMillis: round(threatsMillis, 1),
  undoMicros: round(undoMicros, 2),
  officerTurnMillis: round(officerTurnMillis, 1),
  ratios: { range: round(slowRange / rangeMicros, 1), supply: round(slowSupply / supplyMicros, 1) },
};

console.table({
  'steps a second, complete list each': { measured: result.fullListStepsPerSecond, aim: '10,000' },
  'steps a second, one sampled action': { measured: result.sampledStepsPerSecond, aim: '50,000' },
  'complete random games a second, set-up included': { measured: result.gamesPerSecond, aim: '40' },
  'one movement range, us': { measured: result.rangeMicros, aim: '5' },
  'supply of both sides, us': { measured: result.supplyMicros, aim: '150' },
  'complete list in a Soviet Movement Phase, us': { measured: result.legalListMicros, aim: '-' },
  '  the same with a path for each move, us': { measured: result.legalPathsMicros, aim: '-' },
  'one Game-Turn of Officer play, both sides, ms': { measured: result.officerTurnMillis, aim: '-' },
  'one Soviet march of the General, ms': { measured: result.generalMarchMillis, aim: '-' },
  'threats of the next Player-Turn, ms': { measured: result.threatsMillis, aim: '50' },
  'undo at move 500, us': { measured: result.undoMicros, aim: '1,000' },
  'range: honeycomb-grid takes times as long': { measured: result.ratios.range, aim: '-' },
  'supply: honeycomb-grid takes times as long': { measured: result.ratios.supply, aim: '-' },
});
console.log(
  `${sampled.steps} sampled steps in ${GAMES} games; ${full.steps} with complete lists in ${FULL_LIST_GAMES}; undo from step ${timeline.cursor}.`,
);
if (values.json) console.log(JSON.stringify(result));
