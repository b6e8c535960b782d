/** Nobody walks into Leningrad (E1): positions from which an officer and a general must leave it a man. */
import {
  apply,
  arrivalTurn,
  counter,
  decider,
  OFF_MAP,
  RECOMMENDED,
  retreats,
  ROSTER,
  type Action,
  view,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { chooseActions, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import { profileFor, type AiContext } from '#games/winter-war/ai/ai-context.ts';
import { assessDanger } from '#games/winter-war/ai/leningrad-danger.ts';
import { isNearLeningrad } from '#games/winter-war/ai/soviet-theatres.ts';
import { chooseCheapestLosses } from '#games/winter-war/ai/values.ts';
import { holdLeningrad } from '#games/winter-war/ai/leningrad.ts';
import { LIBRARY } from '#games/winter-war/ai/tactics/index.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { playPlan as playedPlan } from '#games/winter-war/ai/sketch.ts';
import {
  finns,
  hex,
  hexes,
  position,
  soviets,
  stacks,
  unitAt,
  unitsAt,
} from '../../../engine/winter-war/rules/helpers.ts';

const LINE = stacks('f1405 6-6-2, f1406 6-6-2, f1506 6-6-2');
const RAIDER = finns('1924', '0-0-3');
/** As many as Murmansk asks for, so that nobody is called there. */
const MURMANSK = ['2053', '1953', '2052', '1952', '2051', '2054', '1854', '1853'].flatMap((name) =>
  soviets(name, '2-1-2'),
);
const march = (turn: number, units: readonly UnitSpec[], north = MURMANSK): State =>
  position('soviet', 'movement', [...north, ...units], { turn, options: RECOMMENDED });

const ai = (state: State): AiContext => withPlan(view(state, 'soviet'), profileFor('soviet', 'general', 1));

const unitOf = (label: string): UnitId =>
  ROSTER.find(({ side, type }) => side === 'soviet' && type.label === label)!.id;

/** The types in Leningrad after the march. */
function left(state: State, level: PlayerLevel): string[] {
  let now = state;
  for (const action of chooseActions(state, decider(state), level, 1)) {
    if (action.type === 'end') break;
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(applied.refusal.text);
    now = applied.state;
  }
  return unitsAt(now, '1602').map((id) => counter(id).type.label);
}

describe.each(['officer', 'general'] as const)('E1: Leningrad, by the Soviet %s,', (level) => {
  describe.each([5, 9, 10])('in Game-Turn %i', (turn) => {
    it('keeps its guard, whatever there is to hunt', () => {
      const state = march(turn, [...LINE, ...RAIDER, ...stacks('f1505 2-2-3, s1602 1-1-4, s1603 0-1-2')]);
      expect(left(state, level)).toContain('1-1-4');
    });

    it('keeps regiments rather than bring a division', () => {
      const state = march(turn, [...LINE, ...stacks('f1505 2-2-3, s1602 2-1-2, s1603 6-4-2, s1702 0-1-2')]);
      expect(new Set(left(state, level))).toEqual(new Set(['2-1-2']));
    });

    it('is sent a man when none is there', () => {
      const state = march(turn, [...LINE, ...stacks('f1505 2-2-3, s1504 6-4-2 6-4-2, s1703 2-1-2 0-1-2')]);
      expect(left(state, level)).toContain('2-1-2');
    });

    it('does not rest on an HQ', () => {
      const state = march(turn, [...LINE, ...stacks('f1505 2-2-3, s1602 0-1-2, s1703 2-1-2')]);
      expect(left(state, level)).toContain('2-1-2');
    });

    it('rests on an HQ when there is nobody else', () => {
      const state = march(turn, [...LINE, ...stacks('f1505 2-2-3, s1602 0-1-2')], []);
      expect(left(state, level)).toEqual(['0-1-2']);
    });
  });

  it('lets its guard go when no Finn is near', () => {
    const state = march(5, [...RAIDER, ...stacks('s1602 1-1-4, s1702 0-1-2')]);
    expect(left(state, level)).toEqual([]);
  });
});

describe('E1: a plan that keeps a front before Leningrad', () => {
  const fighting = (...more: UnitSpec[]): State =>
    march(5, [
      ...LINE,
      ...stacks('f1505 2-2-3, s1504 6-4-2 6-4-2, s1404 6-4-2 6-4-2, s1701 2-1-2 0-1-2'),
      ...more,
    ]);

  it('sends a man behind it, for those who fight may fall', () => {
    const state = fighting();
    const plan = holdLeningrad(view(state, 'soviet'), ai(state), [{ type: 'end' }]);
    expect(plan[0]).toMatchObject({ type: 'move', unit: unitAt(state, '1701', '2-1-2') });
    expect(plan[0]?.type === 'move' && plan[0].path.at(-1)).toBe(hex('1602'));
  });

  it('calls those last who are wanted elsewhere', () => {
    const state = fighting(...soviets('1702', '5-3-3'));
    const plan = holdLeningrad(
      view(state, 'soviet'),
      ai(state),
      [{ type: 'end' }],
      new Set([unitAt(state, '1701', '2-1-2')]),
    );
    expect(plan[0]).toMatchObject({ type: 'move', unit: unitAt(state, '1702') });
    expect(plan[0]?.type === 'move' && plan[0].path.at(-1)).toBe(hex('1602'));
  });
});

describe('E1: a garrison that an attack could turn out', () => {
  it('keeps a man though zones of control bar the way, for the first who comes may cut off whose they are', () => {
    const state = march(
      10,
      stacks(
        'f1405 6-6-2 4-4-2, f1406 6-6-2 3-3-3, f1506 6-6-2 2-2-3, s1604 20-12-2 12-8-2, s1704 8-3-2 6-4-2, s1803 0-1-2, s1602 1-1-4',
      ),
    );
    const gone = [{ type: 'move', unit: unitAt(state, '1602'), path: hexes('1702', '1801') } as const];
    const held = holdLeningrad(state, ai(state), [...gone, { type: 'end' }]);
    expect(unitsAt(playedPlan(state, held), '1602')).not.toEqual([]);
  });
});

describe('E1: what could come to Leningrad', () => {
  const due = (state: State, turn: number): State => ({
    ...state,
    units: state.units.map((unit, id) =>
      counter(id).side === 'finn' && arrivalTurn(state.options, id) === turn
        ? { ...unit, at: OFF_MAP.waiting }
        : unit,
    ),
  });

  it('counts those who come on by rail in the next Finnish Player-Turn', () => {
    const state = march(8, stacks('s1602 1-1-4, s1801 0-1-2'));
    expect(assessDanger(state, ai(state)).chance).toBe(0);
    const later = due(state, 8);
    expect(assessDanger(later, ai(later)).chance).toBeGreaterThan(0);
  });

  it('counts those whom their own attack may cost the way that they bar', () => {
    const barred = march(5, stacks('f1404 6-6-2 6-6-2, s1602 1-1-4, s1801 0-1-2, s1503 2-1-2, s1504 2-1-2'));
    expect(assessDanger(barred, ai(barred)).chance).toBeGreaterThan(0);
  });

  it('counts a division that comes beside the city first, and those who must attack it', () => {
    const cost = (guard: string): number => {
      const state = march(5, [
        ...LINE,
        ...stacks('f1605 6-6-2, s1602 2-1-2 2-1-2, s1801 0-1-2'),
        ...soviets('1603', guard),
      ]);
      return LIBRARY['garrison-leningrad'].assess({ seen: state, end: state, ai: ai(state) })!.cost;
    };
    expect(cost('1-1-4')).toBeGreaterThan(cost('20-12-2') + 20);
  });

  it('counts an attack that the garrison owes and may not come back from', () => {
    const owed = march(5, stacks('f1603 6-6-2, s1602 6-4-2, s1801 0-1-2'));
    expect(assessDanger(owed, ai(owed)).chance).toBeGreaterThanOrEqual(0.5);
    const sure = march(5, stacks('f1603 2-2-3, s1602 20-12-2 12-8-2, s1801 0-1-2'));
    expect(assessDanger(sure, ai(sure)).chance).toBe(0);
  });

  it('counts what exchanges cost by printed strength: a stack that two attacks use up bars no way', () => {
    const state = march(
      7,
      stacks(
        's1602 2-1-2, s1703 0-1-2, s1605 20-12-2 8-3-2, s1705 20-12-2 20-12-2, f1405 6-6-2 4-4-2, f1406 6-6-2 6-6-2, f1506 6-6-2 6-6-2, f1606 6-6-2',
      ),
    );
    const { chance, lost } = assessDanger(state, ai(state));
    const stack = unitsAt(state, '1605').filter((unit) => lost.has(unit));
    expect(stack).toHaveLength(2);
    expect(chance).toBeGreaterThan(0);
  });

  it('counts the dice of both attacks of a garrison that owes two', () => {
    const before = stacks('s1702 0-1-2, f1505 6-6-2');
    const one = march(8, [...before, ...stacks('s1602 20-12-2 20-12-2, f1603 6-6-2')]);
    const two = march(8, [...before, ...stacks('s1602 20-12-2 20-12-2, f1603 6-6-2, f1701 6-6-2 6-6-2')]);
    const [safe, open] = [one, two].map((state) => assessDanger(state, ai(state)).chance);
    expect(safe).toBe(0);
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(0.5);
  });

  it('calls those in who make such an attack safe', () => {
    const state = march(7, stacks('f1703 1-1-3 1-1-3, f1606 6-6-2, s1602 2-1-2 1-1-4, s1504 20-12-2 0-1-2'));
    const alone: Action[] = [{ type: 'end' }];
    expect(assessDanger(state, ai(state)).chance).toBeGreaterThan(0);
    const held = playedPlan(state, holdLeningrad(view(state, 'soviet'), ai(state), alone));
    expect(assessDanger(held, ai(held)).chance).toBe(0);
  });
});

describe('E1: while Finns stand before Leningrad', () => {
  it('nobody who is near leaves, whatever is to be had elsewhere', () => {
    const state = march(
      2,
      stacks(
        'f1504 6-6-2 6-6-2, f2010 1-1-3, s1602 20-12-2, s1703 20-12-2, s1702 5-3-3 0-1-2, s2209 2-1-2 0-1-2',
      ),
    );
    const after = playedPlan(state, chooseActions(state, 'soviet', 'general', 1));
    const big = after.units.flatMap(({ at }, id) =>
      at >= 0 && ['20-12-2', '5-3-3'].includes(counter(id).type.label) ? [at] : [],
    );
    expect(big).toHaveLength(3);
    expect(big.every(isNearLeningrad)).toBe(true);
  });

  it('the last of the garrison does not advance after combat', () => {
    const start = position(
      'soviet',
      'attack',
      stacks('f1603 1-1-3, f1405 6-6-2, s1602 20-12-2, s1801 0-1-2'),
      { options: RECOMMENDED },
    );
    const [attack] = chooseActions(start, 'soviet', 'general', 1);
    expect(attack).toMatchObject({ type: 'attack', targets: [hex('1603')] });
    const applied = apply(start, attack!, [6]);
    if (!applied.ok) throw new Error(applied.refusal.text);
    expect(applied.state.decisions.at(-1)?.kind).toBe('advance');
    expect(chooseActions(applied.state, 'soviet', 'general', 1)).toEqual([{ type: 'decline' }]);
  });

  it('a corps that bars the way does not advance where a Finn could cut it off and others walk past it', () => {
    const start = position(
      'soviet',
      'attack',
      stacks(
        's1602 1-1-4 2-1-2, s1701 2-1-2 2-1-2, s2002 0-1-2, s1604 20-12-2, f1605 2-2-3, f1405 6-6-2 6-6-2, f1406 6-6-2 6-6-2, f1506 6-6-2 6-6-2',
      ),
      { turn: 4, options: RECOMMENDED },
    );
    const attack: Action = { type: 'attack', attackers: [unitAt(start, '1604')], targets: [hex('1605')] };
    const applied = apply(start, attack, [6]);
    if (!applied.ok) throw new Error(applied.refusal.text);
    expect(applied.state.decisions.at(-1)?.kind).toBe('advance');
    expect(chooseActions(applied.state, 'soviet', 'general', 1)).toEqual([{ type: 'decline' }]);
  });

  it('others go into the city before the last of a garrison that is repelled leaves it', () => {
    let state = position(
      'soviet',
      'attack',
      stacks('s1602 8-3-2 1-1-4, s1702 2-1-2 1-1-4, s1501 0-1-2, f1703 6-6-2'),
      { turn: 7, options: RECOMMENDED },
    );
    const attackers = [...unitsAt(state, '1602'), ...unitsAt(state, '1702')];
    let actions: readonly Action[] = [{ type: 'attack', attackers, targets: [hex('1703')] }];
    const asked: (string | undefined)[] = [];
    for (let step = 0; step <= attackers.length; step++) {
      const applied = apply(state, actions[0]!, [1]);
      if (!applied.ok) throw new Error(applied.refusal.text);
      state = applied.state;
      asked.push(state.decisions.at(-1)?.kind);
      if (state.decisions.length) actions = chooseActions(state, 'soviet', 'general', 1);
    }
    expect(asked).toEqual(['retreat', 'retreat', 'retreat', 'retreat', undefined]);
    const holders = unitsAt(state, '1602');
    expect(holders).toHaveLength(1);
    expect(attackers).toEqual(expect.arrayContaining(holders));
  });

  it('an exchange is not paid for with the last of the garrison', () => {
    const [corps, regiment] = [unitOf('20-12-2'), unitOf('2-1-2')];
    expect(chooseCheapestLosses([corps, regiment], 2)).toEqual([regiment]);
    expect(chooseCheapestLosses([corps, regiment], 2, (units) => units.includes(regiment))).toEqual([corps]);
  });
});

describe.each(['officer', 'general'] as const)('E1: the Finnish %s', (level) => {
  it('walks into Leningrad where he can', () => {
    const state = position('finn', 'movement', stacks('f1504 2-2-3, s1801 2-1-2 0-1-2'), {
      options: RECOMMENDED,
    });
    const actions = chooseActions(state, 'finn', level, 1);
    const last = actions.at(-1);
    expect(last?.type === 'move' && last.path.at(-1)).toBe(hex('1602'));
  });

  it('takes it with one man and goes on where its fall ends nothing', () => {
    const state = position('finn', 'movement', stacks('f1504 2-2-3 1-1-3, f1405 6-6-2, s1801 2-1-2 0-1-2'), {
      options: { ...RECOMMENDED, errata: false },
    });
    const actions = chooseActions(state, 'finn', level, 1);
    expect(actions.at(-1)).toEqual({ type: 'end' });
    expect(unitsAt(playedPlan(state, actions), '1602')).toHaveLength(1);
  });
});

describe('E1: an HQ alone in Leningrad', () => {
  it('does not give way before combat', () => {
    const state = position('finn', 'retreat-before', stacks('f1603 2-2-3, s1602 0-1-2'), {
      options: RECOMMENDED,
    });
    expect(decider(state)).toBe('soviet');
    expect(chooseActions(state, 'soviet', 'general', 1)).toEqual([{ type: 'end' }]);
  });

  it('does not give way into the city when nobody holds it', () => {
    const state = position('finn', 'retreat-before', stacks('f1703 1-1-3, f1504 1-1-3, s1603 0-1-2'), {
      options: RECOMMENDED,
    });
    expect(retreats(state, unitAt(state, '1603'))).toContain(hex('1602'));
    const [first] = chooseActions(state, 'soviet', 'general', 1);
    expect(first?.type === 'retreat' ? first.to : null).not.toBe(hex('1602'));
  });
});
