import {
  OWNER,
  RECOMMENDED,
  score,
  view,
  WORTH,
  type Action,
  type State,
} from '../../../../src/engine/winter-war/index.ts';
import { thoughtOf } from '../../../../src/games/winter-war/players/choose.ts';
import { mindOf, toEnd } from '../../../../src/games/winter-war/players/contract.ts';
import { foresee, foresees } from '../../../../src/games/winter-war/players/foresight.ts';
import { think } from '../../../../src/games/winter-war/players/index.ts';
import { finns, hex, hexes, position, soviets, unitAt } from '../../../engine/winter-war/rules/helpers.ts';
import { positions } from './positions.ts';

const MIND = mindOf('soviet', 'general', 1);
const STAY: Action[] = [{ type: 'end' }];

/** The Line is Soviet, one fort of it empty, and a Finn near enough to cut it off in the last turn. */
function gap(): State {
  const line = hexes('1405', '1406', '1506', '1606');
  const state = position(
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
  );
  return { ...state, owner: state.owner.map((owner, at) => (line.includes(at) ? OWNER.soviet : owner)) };
}

/** The positions before the Soviet marches of the last two turns of games between recruits. */
const late = (): State[] =>
  [2, 6].flatMap((seed) => {
    const all = positions(seed, 1).filter(
      (state) => state.phase === 'movement' && state.phasing === 'soviet' && foresees(MIND, state),
    );
    return all.filter(({ turn }, i) => all[i - 1]?.turn !== turn);
  });

describe('foresight', () => {
  it('sends a man where the Finns would walk in', () => {
    const state = gap();
    expect(score(state).lines.find(({ key }) => key === 'mannerheim-line')?.points).toBe(
      WORTH.mannerheimLine,
    );
    const plan = toEnd(foresee(view(state, 'soviet'), MIND, STAY, thoughtOf));
    const march = plan.find((action) => action.type === 'move');
    expect(march).toMatchObject({ unit: unitAt(state, '1604', '2-1-2') });
    expect(march?.path.at(-1)).toBe(hex('1606'));
  });

  it('leaves a plan alone that the Finns cannot harm', () => {
    const state = gap();
    const safe = { ...state, units: state.units.map((u) => (u.at === hex('1609') ? { ...u, at: -2 } : u)) };
    expect(toEnd(foresee(view(safe, 'soviet'), MIND, STAY, thoughtOf))).toEqual(STAY);
  });

  it('rolls dice of its own, whatever lies in the generator of the table', () => {
    const found = late();
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const state of found) {
      const plan = think(state, 'soviet', 'general', 7, 4);
      const seen: State = { ...view(state, 'soviet'), random: [1, 2, 3, 4] };
      expect(think(seen, 'soviet', 'general', 7, 4)).toEqual(plan);
    }
  });
});
