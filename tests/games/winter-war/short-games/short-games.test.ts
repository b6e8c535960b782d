import {
  isInPlay,
  play,
  positionFaults,
  present,
  restore,
  resultsOf,
  score,
  serialise,
  unitLabel,
  writePosition,
} from '#engine/winter-war';
import { codec } from '#games/winter-war/codec/codec.ts';
import games from '#games/winter-war/short-games/short-games.json' with { type: 'json' };
import {
  shortGameCards,
  SHORT_GAMES,
  shortGame,
} from '#games/winter-war/ui/start-screen/short-game-cards.ts';
import startMessages from '#games/winter-war/content/en/start.ftl';

describe.each(SHORT_GAMES)('the short game %s', (name) => {
  const state = present(shortGame(name));

  it('is a sound position that bears its name, as the notation writes it', () => {
    expect(state.goal).toMatchObject({ name });
    expect(positionFaults(state)).toEqual([]);
    expect(writePosition(state).trim()).toBe(games.find((game) => game.name === name)!.position);
  });

  it('begins with everybody in play, and has three or four Game-Turns', () => {
    const out = state.units.flatMap(({ at }, unit) =>
      at >= 0 && !isInPlay(state, at) ? [unitLabel(unit)] : [],
    );
    expect(out).toEqual([]);
    expect([3, 4]).toContain(state.lastTurn - state.turn + 1);
  });

  it('is the same again out of a link and out of a file', () => {
    const text = serialise(shortGame(name));
    expect(JSON.parse(codec.unpack(codec.pack(text)))).toEqual(JSON.parse(text));
    expect(restore(text)).toEqual({ ok: true, timeline: shortGame(name) });
  });

  it('has points at stake on both sides of par', () => {
    const { par, losses } = state.goal!;
    const { lines } = score(state);
    const most = lines.reduce(
      (sum, { worth, key }) => sum + (key.endsWith('losses') ? 0 : Math.max(0, worth)),
      0,
    );
    expect(most + losses.finn).toBeGreaterThan(par);
    expect(resultsOf(state).map(({ level }) => level)).toEqual(['soviet', 'draw', 'finnish']);
  });
});

it('the start screen offers each with its own title, situation, turns, par and what counts', () => {
  const cards = shortGameCards();
  const { other } = startMessages().card.short;
  expect(cards.map(({ name }) => name)).toEqual(SHORT_GAMES);
  for (const { title, situation, facts, counts, summary } of cards) {
    expect(title).not.toBe(other);
    expect(situation).not.toBe('');
    expect(facts).toHaveLength(2);
    expect(counts).toMatch(/[+−]\d/);
    expect(summary).toMatchObject({ steps: 0 });
  }
});

it('a name that nobody knows is refused', () => {
  expect(() => shortGame('helsinki')).toThrow(RangeError);
});

it('a short game can be played from its first phase on', () => {
  for (const name of SHORT_GAMES) expect(play(shortGame(name), { type: 'end' }).ok).toBe(true);
});
