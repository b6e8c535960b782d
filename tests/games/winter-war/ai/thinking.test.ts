import { decider, newGame, RECOMMENDED } from '#engine/winter-war';
import { advise, chooseActions, searchActions } from '#games/winter-war/ai/index.ts';
import { positions } from './positions.ts';

/** Little to think with: what is tested is not how well the General plays. */
const BUDGET = 4;

describe('a thought', () => {
  it('tells how far it is, never less than before, and can be stopped', () => {
    for (const state of positions(3, 180)) {
      const side = decider(state);
      const thought = searchActions(state, side, 'general', 5, BUDGET);
      const told: number[] = [];
      let step = thought.next();
      for (; !step.done; step = thought.next()) told.push(step.value);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told.every((part) => part >= 0 && part <= 1)).toBe(true);
      const stopped = searchActions(state, side, 'general', 5, BUDGET);
      stopped.next();
      stopped.return([]);
      expect(chooseActions(state, side, 'general', 5, BUDGET)).toEqual(step.value);
    }
  });
});

describe('advice', () => {
  it('is what the General does, with three reasons at most', () => {
    let reasons = 0;
    for (const state of positions(4, 240)) {
      const side = decider(state);
      const thought = advise(state, side, 5);
      let step = thought.next();
      while (!step.done) step = thought.next();
      const { actions, why, plan, groups } = step.value;
      expect(actions).toEqual(chooseActions(state, side, 'general', 5));
      expect(why.length).toBeLessThanOrEqual(3);
      expect(new Set(why.map(({ kind }) => kind)).size).toBe(why.length);
      reasons += why.length;
      expect(plan.purposes.length).toBeGreaterThan(0);
      const marching = actions.flatMap((action) => (action.type === 'move' ? [action.unit] : []));
      const told = groups.flatMap(({ units }) => units);
      expect(new Set(told)).toEqual(new Set(state.phase === 'movement' ? marching : []));
    }
    expect(reasons).toBeGreaterThan(0);
  });

  it('is for the side that decides', () => {
    const step = advise(newGame(RECOMMENDED, 1), 'soviet', 1).next();
    expect(step).toMatchObject({ done: true, value: { actions: [], why: [], groups: [] } });
  });
});
