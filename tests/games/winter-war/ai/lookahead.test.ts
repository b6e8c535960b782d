import { OWNER, RECOMMENDED, score, view, WORTH, type Action, type State } from '#engine/winter-war';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { improveMarch, isEndgame } from '#games/winter-war/ai/endgame.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { hex, hexes, position, stacks, unitAt } from '../../../engine/winter-war/rules/helpers.ts';
import { positions } from './positions.ts';

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
      stacks('s1405 6-4-2, s1406 6-4-2, s1506 6-4-2, s1604 2-1-2 0-1-2, f1609 1-1-3, f0604 6-6-2'),
      { turn: 10, options: RECOMMENDED },
    ),
    LINE,
  );

const endOf = (state: State): Action[] => {
  const seen = view(state, 'soviet');
  const ai = withPlan(seen, profileFor('soviet', 'general', 1));
  return runToEnd(improveMarch(seen, ai, STAY, (now, profile) => searchAs(now, profile, false)));
};

/** The first position of each Soviet march that looks ahead, of a game between recruits. */
const late = (): State[] => {
  const found = new Map<number, State>();
  for (const state of positions(2, 1)) {
    const { phase, phasing, turn } = state;
    if (phase === 'movement' && phasing === 'soviet' && isEndgame(state) && !found.has(turn))
      found.set(turn, state);
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

  it('is for the last two marches', () => {
    const turns = [7, 8, 9, 10].filter((turn) => isEndgame({ ...gap(), turn }));
    expect(turns).toEqual([9, 10]);
  });

  it('rolls dice of its own, whatever lies in the generator of the table', () => {
    const found = late();
    expect(found.length).toBe(2);
    for (const state of found.filter(({ turn }) => turn === 9)) {
      const { phasing } = state;
      const plan = chooseActions(state, phasing, 'general', 7, 6);
      const seen: State = { ...view(state, phasing), random: [1, 2, 3, 4] };
      expect(chooseActions(seen, phasing, 'general', 7, 6)).toEqual(plan);
    }
  });
});
