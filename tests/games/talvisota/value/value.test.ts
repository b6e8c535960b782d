import { apply, newGame, RECOMMENDED, view, type Action, type State } from '#engine/talvisota';
import { FEATURES, figuresOf, pointsOf } from '#games/talvisota/value/features.ts';
import { reviewRules } from '#games/talvisota/value/decisions.ts';
import table from '#games/talvisota/value/table.json' with { type: 'json' };
import { expectedPoints, value } from '#games/talvisota/value/value.ts';
import { outcomesOf, searchLuck, type PlayedStep } from '#table/game';
import { playGame } from '../../../../tools/talvisota/lab-play.ts';

const SEED = 11;
/** Enough for plans that are sensible, and quick. */
const EFFORT = 0.05;

const positions: State[] = [];
const record: PlayedStep<Action>[] = [];
playGame({ soviet: 'general', finn: 'recruit' }, SEED, RECOMMENDED, EFFORT, (before, action, dice) => {
  positions.push(before);
  record.push({ action, dice });
});
const start = newGame(RECOMMENDED, SEED);
const ended = record.reduce<State>((state, { action, dice }) => {
  const applied = apply(state, action, dice);
  if (!applied.ok) throw new Error(applied.refusal.text);
  return applied.state;
}, start);

describe('the value of a position of Talvisota', () => {
  it('has a figure for each feature and a weight for each figure, in less than 10 KB', () => {
    for (const state of positions) {
      const { features } = figuresOf(state);
      expect(features).toHaveLength(FEATURES.length);
      expect(features.every(Number.isFinite)).toBe(true);
    }
    expect(table.stages).toHaveLength(16);
    for (const { weights } of table.stages) expect(weights).toHaveLength(FEATURES.length);
    expect(JSON.stringify(table).length).toBeLessThan(10_240);
  });

  it('is the same in the view of either side, at every step', () => {
    for (const state of positions) {
      expect(value(view(state, 'finn'))).toEqual(value(view(state, 'soviet')));
      expect(value(view(state, 'finn'))).toEqual(value(state));
    }
    const against = (finn: 'general' | 'boldGeneral') => value(start, { soviet: null, finn });
    expect(against('boldGeneral')).toEqual(against('general'));
  });

  it('gives chances of a Finnish victory, a draw and a Soviet victory, which together are sure', () => {
    for (const state of positions) {
      const { levels, mean, error, spread } = value(state);
      expect(levels).toHaveLength(3);
      expect(levels.every((chance) => chance >= 0)).toBe(true);
      expect(levels.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(mean).toBeCloseTo(expectedPoints(state));
      expect(error).toBeGreaterThan(0);
      expect(spread).toBeGreaterThan(0);
    }
  });

  it('rises with Soviet morale and falls with Finnish', () => {
    for (const state of positions.filter(({ phase }) => phase === 'event')) {
      const { soviet, finn } = state.morale;
      expect(expectedPoints({ ...state, morale: { soviet: soviet - 3, finn } })).toBeLessThan(
        expectedPoints(state),
      );
      expect(expectedPoints({ ...state, morale: { soviet, finn: finn - 3 } })).toBeGreaterThan(
        expectedPoints(state),
      );
    }
  });

  it('of an ended game is its result, and all of the chance lies on who has won', () => {
    const { morale, outcome } = ended;
    expect(value(ended)).toMatchObject({ mean: morale.soviet - morale.finn, error: 0, spread: 0 });
    expect(value(ended).levels).toEqual(outcome?.winner === 'soviet' ? [0, 0, 1] : [1, 0, 0]);
  });

  it('counts Finnish morale as gone where Helsinki has fallen', () => {
    const outcome = { reason: 'helsinki', winner: 'soviet' } as const;
    expect(pointsOf({ ...ended, morale: { soviet: 3, finn: 12 }, outcome })).toBe(3);
  });
});

describe('the luck of a game of Talvisota', () => {
  const rules = reviewRules({ soviet: 'general', finn: 'recruit' });

  it('adds up to the result with what it leaves open', () => {
    const search = searchLuck(rules, start, record);
    let step = search.next();
    while (!step.done) step = search.next();
    const { result, dice, luck, rest, start: expected } = step.value;
    expect(result).toBe(pointsOf(ended));
    expect(dice.reduce((sum, die) => sum + die.luck, 0)).toBeCloseTo(luck);
    expect(expected + luck + rest).toBeCloseTo(result);
  });

  it('judges the Events die by its three markers', () => {
    const i = positions.findIndex(({ phase }) => phase === 'event');
    const { all } = outcomesOf(rules, positions[i]!, record[i]!)!;
    expect(all.map(({ chance }) => chance)).toEqual(
      [1 / 3, 1 / 3, 1 / 3].map((third) => expect.closeTo(third)),
    );
    const values = all.map(({ state }) => rules.valueOf(state));
    expect(values[0]).toBeGreaterThan(values[1]!);
    expect(values[1]).toBeGreaterThan(values[2]!);
  });
});
