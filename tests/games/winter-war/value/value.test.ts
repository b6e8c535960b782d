import { apply, newGame, RECOMMENDED, view, type Action, type State } from '#engine/winter-war';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { FEATURES, figuresOf } from '#games/winter-war/value/features.ts';
import { positionsAhead } from '#games/winter-war/value/look-ahead.ts';
import { quickRules, reviewRules } from '#games/winter-war/value/decisions.ts';
import table from '#games/winter-war/value/table.json' with { type: 'json' };
import { expectedPoints, value } from '#games/winter-war/value/value.ts';
import { outcomesOf, searchLuck, type PlayedStep } from '#table/game';
import { playGame } from '../../../../tools/lab/play.ts';

const SEED = 3;
const game = playGame({ soviet: 'officer', finn: 'recruit' }, SEED, RECOMMENDED);
const record = game.record as readonly PlayedStep<Action>[];
const start = newGame(RECOMMENDED, SEED);

/** The positions of the game, one for each step. */
function* walk(): Generator<readonly [before: State, played: PlayedStep<Action>]> {
  let state = start;
  for (const played of record) {
    yield [state, played];
    const applied = apply(state, played.action, played.dice);
    if (!applied.ok) throw new Error(applied.refusal.text);
    ({ state } = applied);
  }
}
const positions = [...walk()].map(([before]) => before).filter(({ phase }) => phase !== 'set-up');
const some = positions.filter((_, i) => i % 97 === 0);

describe('the value of a position', () => {
  it('has a figure for each feature and a weight for each figure, in less than 10 KB', () => {
    for (const state of some) {
      const { features } = figuresOf(state);
      expect(features).toHaveLength(FEATURES.length);
      expect(features.every(Number.isFinite)).toBe(true);
    }
    for (const { weights } of table.stages) expect(weights).toHaveLength(FEATURES.length);
    expect(JSON.stringify(table).length).toBeLessThan(10_240);
  });

  it('is the same in the view of either side', () => {
    for (const state of some) expect(value(view(state, 'finn'))).toEqual(value(view(state, 'soviet')));
  });

  it('gives a chance to each level of victory, which together are sure', () => {
    for (const state of some) {
      const { levels, mean, error, spread } = value(state);
      expect(levels).toHaveLength(5);
      expect(levels.every((chance) => chance >= 0)).toBe(true);
      expect(levels.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(mean).toBeCloseTo(expectedPoints(state));
      expect(error).toBeGreaterThan(0);
      expect(spread).toBeGreaterThan(0);
    }
  });

  it('of an ended game is its result', () => {
    const [before, { action, dice }] = [...walk()].at(-1)!;
    const applied = apply(before, action, dice);
    expect(applied.ok && value(applied.state)).toMatchObject({ mean: game.points, error: 0, spread: 0 });
  });

  it('with a Sergeant is that with an Officer, of whose games it was learnt', () => {
    const against = (finn: 'officer' | 'sergeant') => value(some[0]!, { soviet: 'general', finn });
    expect(against('sergeant')).toEqual(against('officer'));
  });

  it('falls by a penalty that has been paid', () => {
    for (const state of some) {
      const penalties = [...state.penalties, { turn: state.turn, units: 6, points: -10 }];
      expect(expectedPoints({ ...state, penalties })).toBeCloseTo(expectedPoints(state) - 10);
    }
  });
});

const players = { soviet: 'officer', finn: 'recruit' } as const;

describe('the luck of a game', () => {
  const rules = quickRules(players);
  const report = runToEnd(searchLuck(rules, start, record));

  it('adds up to the result with what it leaves open', () => {
    expect(report.result).toBe(game.points);
    expect(report.dice.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(report.luck);
    expect(report.start + report.luck + report.rest).toBeCloseTo(game.points);
    expect(report.dice.length).toBe(record.filter(({ dice }) => dice.length).length);
  });

  it('is the same for the same record', () => {
    expect(runToEnd(searchLuck(rules, start, record))).toEqual(report);
  });

  it('is nothing in the mean over the faces that could have come', () => {
    let tested = 0;
    for (const [before, played] of walk()) {
      const outcomes = outcomesOf(rules, before, played);
      if (!outcomes || ++tested > 8) continue;
      const values = outcomes.all.map(({ state }) => rules.valueOf(state));
      const mean = outcomes.all.reduce((sum, { chance }, i) => sum + chance * values[i]!, 0);
      const [face] = played.dice;
      const lucks = [1, 2, 3, 4, 5, 6].map((other) => {
        const now = outcomesOf(rules, before, { ...played, dice: [other] })!;
        return rules.valueOf(now.all[now.came]!.state) - mean;
      });
      expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0);
      // The face that fell has the luck that the report tells.
      expect(lucks[face! - 1]).toBeCloseTo(report.dice[tested - 1]!.luck);
    }
    expect(tested).toBeGreaterThan(8);
  });
});

describe('a die that is played on', () => {
  const rules = reviewRules(players);
  const steps = [...walk()];
  /** The last dice of the game, and some before. */
  const from = steps.findIndex(([{ turn }]) => turn === 9);
  const [[late]] = steps.slice(from) as [(typeof steps)[number]];
  const rest = record.slice(from);

  it('has luck of its own, which adds up to the result', () => {
    const report = runToEnd(searchLuck(rules, late, rest));
    expect(report.start + report.luck + report.rest).toBeCloseTo(game.points);
    expect(report.luck).not.toBeCloseTo(runToEnd(searchLuck(quickRules(players), late, rest)).luck);
  });

  it('has the same luck each time, and none in the mean over its faces', () => {
    const [before, played] = steps.findLast(([, { dice }]) => dice.length)!;
    const luckOf = (face: number): number =>
      runToEnd(searchLuck(rules, before, [{ ...played, dice: [face] }])).luck;
    const lucks = [1, 2, 3, 4, 5, 6].map(luckOf);
    expect(luckOf(3)).toBe(lucks[2]);
    expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0);
    expect(Math.max(...lucks)).toBeGreaterThan(0);
  });

  it('leads to the end of the battles, of the march of the enemy, and of his battles', () => {
    const [battle] = steps.find(
      ([{ phase, phasing, turn }]) => phase === 'attack' && phasing === 'soviet' && turn === 5,
    )!;
    const [now, ...ahead] = positionsAhead(battle, players);
    expect(now).toEqual([battle]);
    expect(ahead.map((states) => states.map(({ phasing, turn }) => `${phasing} ${turn}`))).toEqual([
      ['finn 5', 'finn 5'],
      ['finn 5', 'finn 5'],
      ['soviet 6', 'soviet 6'],
    ]);
    expect(ahead[0]!.map(({ phase }) => phase)).toEqual(['movement', 'movement']);
    expect(ahead[1]!.map(({ phase }) => phase)).not.toContain('movement');
    expect(positionsAhead(battle, players)).toEqual(positionsAhead(battle, players));
  });

  it('leads no farther than the end of the game', () => {
    const [last] = steps.at(-1)!;
    const [, ...ahead] = positionsAhead(last, players);
    expect(ahead.flat().map(({ outcome }) => outcome?.points)).toEqual(Array(6).fill(game.points));
  });
});
