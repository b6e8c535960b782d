/** What every game promises of its story: one list for all of them. */
import '#app/languages.ts';
import { at } from '#engine/core/timeline.ts';
import winterWar from '#games/winter-war/index.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import type { Game, Line } from '#table/game/game.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { linesOf, logOf, stepText } from '#table/text/log.ts';
import { courseOf } from '#table/store/replay.ts';
import { plain } from '#table/text/parts.ts';
import { played, GAMES } from '../games/all-games.ts';
import { setUp, shortGame } from './replay/short-game.ts';

/** Each game with a line of play or two. */
const STORIES: readonly (readonly [string, Game, () => Line])[] = [
  ...GAMES.map((entry) => [entry.game.meta.id, entry.game, () => played(entry, 3)] as const),
  ['Winter War, the set-up', winterWar, setUp],
  ['Winter War, a Player-Turn', winterWar, shortGame],
];

describe.each(STORIES)('%s', (name, game, lineOf) => {
  setActiveGame(game);
  const line = lineOf();
  const moments = [...line.steps.keys(), line.steps.length];
  beforeEach(() => setActiveGame(game));
  afterEach(() => {
    setLanguage('en');
    setActiveGame(winterWar);
  });

  it('falls into segments without a gap', () => {
    const { segments, turns, battles } = courseOf(line);
    expect(segments[0]!.from).toBe(0);
    for (const [i, { from, to, kind }] of segments.entries()) {
      expect(to).toBe(segments[i + 1]?.from ?? line.steps.length);
      expect(game.story.kindOf(at(line, from))).toBe(kind);
    }
    expect(turns.at(-1)).toBe(line.steps.length);
    for (const step of battles) expect(game.story.isBattle(line.steps[step - 1]!.events)).toBe(true);
  });

  it('is read whole, in whatever order', () => {
    for (const { events } of line.steps)
      expect(new Set(game.story.inReadingOrder(events))).toEqual(new Set(events));
    const told = logOf({ ...line, cursor: line.steps.length }).flatMap(({ lines }) => lines);
    expect(told).toEqual(line.steps.flatMap((__, i) => linesOf(line, i + 1)));
  });

  it.each(['en', 'fi'] as const)('tells every moment in this language: %s', async (language) => {
    await loadLanguage(language);
    setLanguage(language);
    for (const step of moments) {
      const state = at(line, step);
      expect(stepText(line, step)).toMatch(/\p{L}.*\. .*\.$/u);
      expect(stepText(line, step)).not.toMatch(/undefined|\[object|NaN/);
      const { turn, phase } = game.story.statusLine(state);
      expect(turn && phase).toBeTruthy();
      expect(game.situation.now(state).every(Boolean)).toBe(true);
    }
  });

  it('gives every moment its time', () => {
    for (const step of moments) {
      expect(game.story.pauseAfter(line, step)).toBeGreaterThan(0);
      expect(game.story.pauseAfter(line, step)).toBeLessThan(10_000);
    }
  });

  it('says in words where everything stands, to either side', () => {
    const state = at(line, line.steps.length);
    for (const viewer of game.meta.sides) {
      const scene = { state, viewer, seen: game.rules.view(state, viewer) };
      const text = game.situation.asText(scene, game.situation.due(state));
      const stacks = game.situation.fronts(scene).flatMap(({ sides }) => sides.flatMap((one) => one.stacks));
      // Hexapawn leaves the list of places to the table, which has none.
      expect(stacks.length > 0).toBe(name !== 'hexapawn');
      for (const { name: place, units } of stacks) expect(text).toContain(`${place}: ${units[0]}`);
    }
  });

  it('says no more aloud of a computer player than of a person', () => {
    for (const { events, state } of line.steps) {
      const heard = game.story.screenReaderText(events, state, () => 'computer');
      expect(heard.length).toBeLessThanOrEqual(
        game.story.screenReaderText(events, state, () => 'person').length,
      );
    }
  });

  it('believes no answer that makes no sense', () => {
    for (const answer of [null, 'end', [{ type: 'win' }], [[]]]) {
      expect(game.aiPlayers?.actionsOf(answer) ?? null).toBeNull();
    }
  });
});

it('sentences of the log are plain text when they are printed', () => {
  setActiveGame(winterWar);
  for (const { lines } of logOf(shortGame()))
    for (const { text } of lines) expect(plain(text)).toMatch(/\.$/);
});
