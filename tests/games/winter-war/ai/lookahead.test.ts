import { OWNER, RECOMMENDED, score, view, WORTH, type Action, type State } from '#engine/winter-war';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { improveMarch, isEndgame } from '#games/winter-war/ai/lookahead.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { endgameEvaluator, type SearchSettings } from '#games/winter-war/ai/search-settings.ts';
import { playPlan } from '#games/winter-war/ai/sketch.ts';
import { finns, hex, hexes, position, soviets, unitAt } from '../../../engine/winter-war/rules/helpers.ts';
import { positions } from './positions.ts';

const SOVIET = profileFor('soviet', 'general', 1);
const FINN = profileFor('finn', 'general', 1);
const STAY: Action[] = [{ type: 'end' }];

const LINE = hexes('1405', '1406', '1506', '1606');
const taken = (state: State, by: readonly number[]): State => ({
  ...state,
  owner: state.owner.map((owner, at) => (by.includes(at) ? OWNER.soviet : owner)),
});

/** The Line is Soviet, one fort of it empty, and a Finn near enough to cut it off in the last turn. */
const gap = (): State =>
  taken(
    position(
      'soviet',
      'movement',
      [
        ...soviets('1405', '6-4-2'),
        ...soviets('1406', '6-4-2'),
        ...soviets('1506', '6-4-2'),
        ...soviets('1604', '2-1-2', '0-1-2'),
        ...finns('1609', '1-1-3'),
        ...finns('0604', '6-6-2'),
      ],
      { turn: 10, options: RECOMMENDED },
    ),
    LINE,
  );

/** Three forts are lost, the fourth lies open before a Soviet regiment, and a Finnish one could still go there. */
const lastFort = (finnishDivision: string): State =>
  taken(
    position(
      'finn',
      'movement',
      [
        ...soviets('1405', '2-1-2'),
        ...soviets('1406', '2-1-2'),
        ...soviets('1506', '2-1-2'),
        ...soviets('1605', '2-1-2'),
        ...soviets('1603', '0-1-2'),
        ...finns(finnishDivision, '6-6-2'),
      ],
      { turn: 9, options: RECOMMENDED },
    ),
    LINE.slice(0, 3),
  );

const endOf = (state: State, ai = SOVIET): Action[] =>
  runToEnd(improveMarch(view(state, ai.side), ai, STAY, endgameEvaluator(ai, searchAs)));

/** The first position of each march that looks ahead, of a game between recruits. */
const late = (): State[] => {
  const found = new Map<string, State>();
  for (const state of positions(2, 1)) {
    const { phase, phasing, turn } = state;
    const march = `${phasing} ${turn}`;
    if (phase === 'movement' && isEndgame(profileFor(phasing, 'general', 1), state) && !found.has(march))
      found.set(march, state);
  }
  return [...found.values()];
};

describe('foresight', () => {
  it('sends a man where the Finns would walk in', () => {
    const state = gap();
    expect(score(state).lines.find(({ key }) => key === 'mannerheim-line')?.points).toBe(
      WORTH.mannerheimLine,
    );
    const march = endOf(state).find((action) => action.type === 'move');
    expect(march).toMatchObject({ unit: unitAt(state, '1604', '2-1-2') });
    expect(march?.path.at(-1)).toBe(hex('1606'));
  });

  it('leaves a plan alone that the Finns cannot harm', () => {
    const state = gap();
    const safe = { ...state, units: state.units.map((u) => (u.at === hex('1609') ? { ...u, at: -2 } : u)) };
    expect(endOf(safe)).toEqual(STAY);
  });

  it('sends a Finnish division where the Soviets would walk in', () => {
    const state = lastFort('1607');
    const march = endOf(state, FINN).find((action) => action.type === 'move');
    expect(march).toMatchObject({ unit: unitAt(state, '1607') });
    expect(march?.path.at(-1)).toBe(hex('1606'));
  });

  it.each([
    { others: -12, marches: false },
    { others: -8, marches: true },
  ])(
    'goes by every face of the die: 10 by those it looked with, $others by the others',
    ({ others, marches }) => {
      const state = gap();
      const fort = hex('1606');
      const found = endgameEvaluator(SOVIET, searchAs);
      const outlook: SearchSettings = {
        ...found,
        *playToEnemyMarch(marched, sample) {
          yield 0;
          return { ...marched, turn: sample };
        },
        *playAnswer(before) {
          yield 0;
          return { state: before, steps: [] };
        },
        affectedHexes: () => [fort],
        evaluate: ({ turn, units }) =>
          units.some(({ at }) => at === fort) ? (turn < found.samples ? 10 : others) : 0,
      };
      const plan = runToEnd(improveMarch(view(state, 'soviet'), SOVIET, STAY, outlook));
      expect(playPlan(state, plan).units.some(({ at }) => at === fort)).toBe(marches);
    },
  );

  it('leaves the Finns alone who cannot come in time', () => {
    expect(endOf(lastFort('0612'), FINN)).toEqual(STAY);
  });

  it('is for the last two marches; the last Finnish march is searched by itself', () => {
    const sides = (side: 'finn' | 'soviet') =>
      [7, 8, 9, 10].filter((turn) =>
        isEndgame(
          profileFor(side, 'general', 1),
          position(side, 'movement', finns('1405', '6-6-2'), { turn }),
        ),
      );
    expect(sides('soviet')).toEqual([9, 10]);
    expect(sides('finn')).toEqual([8, 9]);
  });

  it('rolls dice of its own, whatever lies in the generator of the table', () => {
    const found = late();
    expect(found.length).toBe(4);
    for (const state of found.filter(({ turn }) => turn === 9)) {
      const { phasing } = state;
      const plan = chooseActions(state, phasing, 'general', 7, 6);
      const seen: State = { ...view(state, phasing), random: [1, 2, 3, 4] };
      expect(chooseActions(seen, phasing, 'general', 7, 6)).toEqual(plan);
    }
  });
});
