/** Every game with what a test needs to play it by chance. */
import { draw, randomFrom, type RandomState } from '#engine/core/random.ts';
import { present } from '#engine/core/timeline.ts';
import { REFUSALS as TALVISOTA_REFUSALS, startTimeline as startTalvisota } from '#engine/talvisota';
import * as hexapawnEngine from '#engine/hexapawn';
import { REFUSALS as WINTER_WAR_REFUSALS } from '#engine/winter-war/state/refusals.ts';
import { RECOMMENDED, startTimeline as startWinterWar } from '#engine/winter-war';
import hexapawn from '#games/hexapawn/index.ts';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import type { Game, Line } from '#table/game/game.ts';
import { sampleAction as winterWarAction } from '../../tools/random-play.ts';
import { sampleAction as talvisotaAction } from '../../tools/talvisota/random-play.ts';

type Pick = (count: number) => number;

export interface Entry {
  readonly game: Game;
  /** Without dice, secrets and Finnish: offered by the development server alone. */
  readonly isExample?: true;
  /** Steps that are played, and between those at which everything is looked at. */
  readonly steps: number;
  readonly every: number;
  readonly options: unknown;
  readonly refusals: Readonly<Record<string, readonly [rule: string, text: string]>>;
  start(state: unknown): Line;
  sample(state: never, pick: Pick): unknown;
}

export const GAMES: readonly Entry[] = [
  {
    game: talvisota,
    steps: 220,
    every: 3,
    options: {},
    refusals: TALVISOTA_REFUSALS,
    start: (state) => startTalvisota(state as never) as Line,
    sample: talvisotaAction,
  },
  {
    game: winterWar,
    steps: 160,
    every: 16,
    options: RECOMMENDED,
    refusals: WINTER_WAR_REFUSALS,
    start: (state) => startWinterWar(state as never) as Line,
    sample: winterWarAction,
  },
  {
    game: hexapawn,
    isExample: true,
    steps: 4,
    every: 1,
    options: {},
    refusals: hexapawnEngine.REFUSALS,
    start: (state) => hexapawnEngine.startTimeline(state as never) as Line,
    sample(state, pick) {
      const actions = hexapawnEngine.legalActions(state);
      return actions[pick(actions.length)];
    },
  },
];

function picker(seed: number): Pick {
  let random: RandomState = randomFrom(seed);
  return (count) => {
    let value: number;
    [value, random] = draw(random, count);
    return value;
  };
}

/** A game played by chance, as far as so many steps or its end. */
export function played({ game, options, steps, start, sample }: Entry, seed: number): Line {
  const { rules } = game;
  let state = rules.newGame(options, seed);
  let line = start(state);
  for (const action of rules.readySteps?.(state) ?? []) {
    const done = rules.play(line, action);
    if (!done.ok) throw new Error(done.refusal.text);
    line = done.timeline;
  }
  state = present(line);
  const pick = picker(seed);
  for (let i = 0; i < steps && !rules.isOver(state); i++) {
    const done = rules.play(line, sample(state as never, pick));
    if (!done.ok) throw new Error(`${game.meta.id}: ${done.refusal.text}`);
    line = done.timeline;
    state = present(line);
  }
  return line;
}
