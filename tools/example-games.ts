/**
 * Writes the example games of docs/games: `node tools/run.mjs example-games`, after the rules or the board have changed.
 * Computer players play them; the same seeds give the same games.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomSource } from '#engine/core/random.ts';
import { present, type Timeline } from '#engine/core/timeline.ts';
import * as talvisota from '#engine/talvisota';
import * as winterWar from '#engine/winter-war';
import {
  chooseActions as chooseTalvisota,
  type PlayerLevel as TalvisotaLevel,
} from '#games/talvisota/ai/index.ts';
import { chooseActions as chooseWinterWar, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import { PRESETS } from '#games/winter-war/options/options-choice.ts';
import { randomOptions } from './random-play.ts';

const FOLDER = 'docs/games';

interface Rules<State, Action, Line> {
  play(line: Line, action: Action): { readonly ok: true; readonly timeline: Line } | { readonly ok: false };
  choose(state: State): readonly Action[];
}

/** Plays a game to its end; the players choose again after every die. */
function playOut<
  State extends { readonly phase: string },
  Action,
  Line extends Timeline<State, Action, unknown>,
>(start: Line, { play, choose }: Rules<State, Action, Line>): Line {
  let line = start;
  while (present<State>(line).phase !== 'over') {
    const { cursor } = line;
    for (const action of choose(present<State>(line))) {
      const played = play(line, action);
      if (!played.ok) break;
      line = played.timeline;
      if (line.steps.at(-1)!.dice.length) break;
    }
    if (line.cursor === cursor) throw new Error(`Nothing is done at step ${cursor}`);
  }
  return line;
}

function write(game: string, number: number, title: string, text: string): void {
  const name = `${game}-${String(number).padStart(2, '0')}.txt`;
  writeFileSync(path.join(FOLDER, name), `# ${title}\n${text}`);
  console.log(`${name}: ${title}`);
}

type Pairing<Level, Options> = readonly [
  soviet: Level,
  finn: Level,
  rules: string,
  options: Partial<Options>,
];

const chance = (seed: number) => randomOptions(randomSource(seed));

const WINTER_WAR: readonly Pairing<PlayerLevel, winterWar.Options>[] = [
  ['general', 'general', 'recommended rules', PRESETS.recommended],
  ['general', 'officer', 'recommended rules', PRESETS.recommended],
  ['officer', 'general', 'recommended rules', PRESETS.recommended],
  ['officer', 'officer', 'recommended rules', PRESETS.recommended],
  ['officer', 'officer', 'the printed rules', winterWar.AS_PRINTED],
  ['officer', 'recruit', 'the printed rules', winterWar.AS_PRINTED],
  ['officer', 'officer', 'every optional rule', PRESETS.everything],
  ['recruit', 'officer', 'every optional rule', PRESETS.everything],
  ['recruit', 'recruit', 'every optional rule', PRESETS.everything],
  ['officer', 'officer', 'a choice of optional rules', chance(10)],
  ['recruit', 'officer', 'a choice of optional rules', chance(11)],
  ['officer', 'recruit', 'a choice of optional rules', chance(12)],
];

const TALVISOTA: readonly Pairing<TalvisotaLevel, talvisota.Options>[] = [
  ['general', 'general', 'recommended rules', {}],
  ['general', 'recruit', 'recommended rules', {}],
  ['recruit', 'general', 'recommended rules', {}],
  ['recruit', 'recruit', 'recommended rules', {}],
  ['general', 'general', 'the literal table', { literalTable: true }],
  ['general', 'general', 'bound answers and the lean isthmus', { boundAnswers: true, leanIsthmus: true }],
  ['recruit', 'recruit', 'free supports, all at once', { freeSupports: true, allAtOnce: true }],
  ['general', 'general', 'solo play', { solo: true }],
];

mkdirSync(FOLDER, { recursive: true });
WINTER_WAR.forEach(([soviet, finn, rules, options], i) => {
  const seats = { finn, soviet, seed: i + 1 };
  const start = winterWar.startTimeline(winterWar.newGame(options, seats.seed));
  const line = playOut(start, {
    play: winterWar.play,
    choose(state: winterWar.State) {
      const side = winterWar.decider(state);
      return chooseWinterWar(state, side, seats[side], seats.seed);
    },
  });
  write(
    'winter-war',
    i + 1,
    `${soviet} (Soviet) against ${finn}, ${rules}`,
    winterWar.writeGame(line, seats),
  );
});
TALVISOTA.forEach(([soviet, finn, rules, options], i) => {
  const seats = { soviet, finn, seed: i + 1 };
  const start = talvisota.startTimeline(talvisota.newGame(options, seats.seed));
  const line = playOut(start, {
    play: talvisota.play,
    choose(state: talvisota.State) {
      const side = talvisota.decider(state);
      return chooseTalvisota(state, side, seats[side], seats.seed);
    },
  });
  write('talvisota', i + 1, `${soviet} (Soviet) against ${finn}, ${rules}`, talvisota.writeGame(line, seats));
});
