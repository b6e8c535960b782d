/** What the Soviets could do to each Finnish stack next, and who therefore ends his march elsewhere. */
import { board, RECOMMENDED, view, type Action, type State, type UnitSpec } from '#engine/winter-war';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { leaveDanger } from '#games/winter-war/ai/finnish-moves.ts';
import { totalExposure } from '#games/winter-war/ai/values.ts';
import { advise, chooseActions } from '#games/winter-war/ai/index.ts';
import { playPlan } from '#games/winter-war/ai/sketch.ts';
import { FINNISH_PLANS } from '#games/winter-war/ai/war-plans.ts';
import { PLAIN_PLAN } from '#games/winter-war/ai/war-plan.ts';
import { finns, hex, position, soviets, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';

const FINN = { ...profileFor('finn', 'general', 1), plan: { ...PLAIN_PLAN, finn: FINNISH_PLANS[0]! } };
const STAY: Action[] = [{ type: 'end' }];
const HQ = soviets('2018', '0-1-2');

const at = (...units: UnitSpec[]): State =>
  position('finn', 'movement', [...HQ, ...units], { turn: 4, options: RECOMMENDED });

const safer = (state: State): Action[] => runToEnd(leaveDanger(view(state, 'finn'), FINN, STAY));

const feared = (state: State): number => totalExposure(state, 'finn');

describe('what the Soviets could take', () => {
  it('is who stands before odds that cost them nothing, after a march too, and less in a fort', () => {
    expect(feared(at(...finns('1720', '4-4-2'), ...soviets('1920', '20-12-2')))).toBeGreaterThan(5);
    expect(feared(at(...finns('1320', '4-4-2'), ...soviets('1920', '20-12-2')))).toBe(0);
    expect(feared(at(...finns('2011', '6-6-2'), ...soviets('2111', '20-12-2')))).toBe(0);
  });

  it('is who has no hex left once they have come round on both sides', () => {
    const division = finns('1720', '4-4-2');
    expect(feared(at(...division, ...soviets('1920', '2-1-2'), ...soviets('2022', '2-1-2')))).toBe(0);
    const both = stacks('s1920 2-1-2, s1718 2-1-2');
    expect(feared(at(...division, ...both))).toBeGreaterThan(2);
    // A friend beside keeps the way open.
    expect(feared(at(...division, ...finns('1721', '0-0-3'), ...both))).toBeLessThan(2);
  });

  it('is a light unit of the north only when it cannot give way', () => {
    const east = soviets('1920', '6-4-2');
    const west = soviets('1718', '6-4-2');
    expect(feared(at(...finns('1720', '1-1-3'), ...east))).toBe(0);
    expect(feared(at(...finns('1720', '1-1-3'), ...east, ...west))).toBeGreaterThan(1);
    expect(feared(at(...finns('1720', '2-2-3'), ...east))).toBeGreaterThan(1);
  });
});

describe('a Finnish march', () => {
  const division = finns('1720', '4-4-2');
  const around = stacks('s1920 6-4-2, s1718 6-4-2');

  it('takes a division that could be surrounded to where it cannot be, with nothing lost by it', () => {
    const state = at(...division, ...around);
    expect(feared(state)).toBeGreaterThan(0);
    const then = playPlan(state, safer(state));
    expect(feared(then)).toBe(0);
    const end = then.units[unitAt(state, '1720')]!.at;
    expect(
      board.neighbours(end).filter((next) => next >= 0 && then.units.some(({ at: there }) => there === next)),
    ).toEqual([]);
  });

  it('leaves it where it is when they can come from one side alone', () => {
    const state = at(...division, ...soviets('1920', '2-1-2'), ...soviets('2022', '2-1-2'));
    expect(safer(state)).toEqual(STAY);
  });

  it('leaves it where a battle promises more than it could lose', () => {
    const state = at(
      ...division,
      ...soviets('1820', '0-1-2'),
      ...soviets('2021', '6-4-2'),
      ...soviets('2019', '6-4-2'),
    );
    expect(feared(state)).toBeGreaterThan(0);
    expect(safer(state)).toEqual(STAY);
  });

  it('is no blow at a regiment when a corps could fall on whoever strikes it', () => {
    const state = at(
      ...soviets('1929', '0-1-2'),
      ...finns('1430', '4-4-2'),
      ...soviets('1629', '2-1-2'),
      ...soviets('1727', '20-12-2'),
    );
    const marched = (caution: number): State => {
      const plan = { ...PLAIN_PLAN, finn: { ...FINN.plan.finn, caution } };
      return playPlan(state, runToEnd(searchAs(state, { ...FINN, plan })));
    };
    expect(feared(marched(0))).toBeGreaterThan(5);
    expect(feared(marched(FINN.plan.finn.caution))).toBe(0);
  });

  it('out of reach of what would crush a unit is explained as that', () => {
    const state = at(...division, ...around);
    const { actions, why } = runToEnd(advise(state, 'finn', 1));
    expect(feared(playPlan(state, actions))).toBe(0);
    expect(why.map(({ kind }) => kind)).toContain('stay-clear');
  });
});

describe('Finnish reinforcements', () => {
  it('do not come to Petsamo where there is no room for them and no way out', () => {
    const state = position(
      'finn',
      'reinforcement',
      [
        ...stacks('f1656 4-4-2, s1757 6-4-2, s1756 6-4-2'),
        ...['1755', '1855', '1856', '1854', '1953', '1954'].flatMap((there) => soviets(there, '6-4-2')),
      ],
      { turn: 2, options: RECOMMENDED, waiting: [{ type: '2-2-3', side: 'finn' }] },
    );
    const arrival = chooseActions(state, 'finn', 'general', 1).find((action) => action.type === 'arrive');
    expect(arrival).toMatchObject({ type: 'arrive' });
    expect(arrival).not.toMatchObject({ hex: hex('1656') });
  });
});
