import {
  board,
  canStrike,
  counter,
  enemyOf,
  landNext,
  odds,
  ODDS_COLUMNS,
  RECOMMENDED,
  stackingLimit,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import {
  projectNextTurn,
  reachableHexes,
  findThreats,
  assessThreat,
  type NextTurnProjection,
  type Threat,
} from '#games/winter-war/analysis/threats/index.ts';
import { hex, names, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { randomPositions } from '../../../engine/winter-war/rules/random-positions.ts';

const outlook = (state: State, side: Side): NextTurnProjection => projectNextTurn(state, side)!;

/** "6-4-2 1504" */
const told = ({ best }: Threat): string[] =>
  best!.attackers.map(({ unit, hex: at }) => `${counter(unit).type.label} ${names([at])[0]}`).sort();

/** Finns hold 1405; Soviets stand two hexes away and more. */
const before = (...more: Parameters<typeof position>[2][number][]): State =>
  position('finn', 'movement', [...stacks('f1405 6-6-2, s1602 0-1-2'), ...more]);

describe('the outlook', () => {
  it('is what the side could do if it moved next', () => {
    const state = before(...stacks('s1603 6-4-2'));
    const then = outlook(state, 'soviet');
    expect(then.state).toMatchObject({ turn: 6, phase: 'movement', phasing: 'soviet' });
    expect(then.ends.get(unitAt(state, '1603'))).toContain(hex('1504'));
    expect(then.visitors.get(hex('1603'))).toContain(unitAt(state, '1603'));
    // Two can come there: it is no less within reach than where one can.
    expect(reachableHexes(then)[hex('1504')]).toBe(1);
    expect(reachableHexes(then)[hex('1405')]).toBe(0);
  });

  it('counts the Player-Turn of the same Game-Turn for the Finns', () => {
    const state = position('soviet', 'movement', stacks('f1405 6-6-2'));
    expect(outlook(state, 'finn').state.turn).toBe(5);
    expect(outlook(state, 'soviet').state.turn).toBe(6);
  });

  it('tells when the game ends before', () => {
    const last = position('finn', 'movement', stacks('s1602 0-1-2'), { turn: 10 });
    expect(outlook(last, 'soviet').over).toBe(true);
    expect(outlook(before(), 'soviet').over).toBe(false);
  });

  it('judges supply as that phase would', () => {
    // No HQ anywhere near: one hex at most.
    const state = position('finn', 'movement', stacks('s1905 6-4-2, f0604 1-1-3'));
    const hexes = outlook(state, 'soviet').ends.get(unitAt(state, '1905'))!;
    for (const at of hexes) expect(board.distance(at, hex('1905'))).toBe(1);
  });

  it('foresees nothing at set-up', () => {
    expect(projectNextTurn(position('soviet', 'set-up', []), 'finn')).toBeNull();
  });
});

describe('the threat to a hex', () => {
  it('is the strongest party that finds room around it', () => {
    const state = before(...stacks('s1604 6-4-2 2-1-2, s1603 20-12-2 20-12-2, s1702 20-12-2'));
    const threat = assessThreat(outlook(state, 'soviet'), hex('1405'));
    expect(threat.potentialAttackers).toHaveLength(5);
    expect(threat.best!.odds).toMatchObject({ defence: 12, fortified: true });
    expect(threat.points).toBe(threat.best!.odds.attack);
  });

  it('leaves the weak out where the room is short', () => {
    // North of Row A one unit to a hex: only a few of many find a place.
    const state = position('finn', 'movement', stacks('f1927 4-4-2, s2126 0-1-2, s2027 2-1-2, s2127 6-4-2'));
    const threat = assessThreat(outlook(state, 'soviet'), hex('1927'));
    for (const { hex: at } of threat.best?.attackers ?? [])
      expect(threat.best!.attackers.filter((one) => one.hex === at)).toHaveLength(1);
  });

  it('counts neither isolated units nor headquarters, nor NKVD into Finland', () => {
    const state = position('finn', 'movement', stacks('f1904 4-4-2, s1903 0-1-2 1-1-4'));
    const { potentialAttackers, best } = assessThreat(outlook(state, 'soviet'), hex('1405'));
    expect(potentialAttackers).toEqual([]);
    expect(best).toBeNull();
  });

  it('against an empty hex is told in points', () => {
    const state = before(...stacks('s1603 6-4-2'));
    const threat = assessThreat(outlook(state, 'soviet'), hex('1504'));
    expect(threat).toMatchObject({ best: null, points: 6 });
  });

  it('comes from Finns as well', () => {
    const state = position(
      'soviet',
      'movement',
      stacks('s1602 0-1-2, s1504 2-1-2, f1405 6-6-2, f1406 4-4-2'),
    );
    const threat = assessThreat(outlook(state, 'finn'), hex('1504'));
    expect(threat.best!.odds).toMatchObject({ attack: 10, column: '6-1' });
    expect(told(threat)).toHaveLength(2);
  });

  it('prefers fewer over dry ground to more across water, where that doubles the defence', () => {
    // Around 1507 the hexes to the south lie behind river and lake.
    const state = position(
      'finn',
      'movement',
      stacks('f1507 4-4-2, s1506 6-4-2, s1508 2-1-3, s1602 0-1-2, s1607 0-1-2'),
    );
    const { best } = assessThreat(outlook(state, 'soviet'), hex('1507'));
    expect(best!.odds).toMatchObject({ attack: 8, defence: 4 });
  });

  it('is listed for every hex of the other side, the worst first', () => {
    const state = before(...stacks('s1604 20-12-2, f1406 1-1-3'));
    const list = findThreats(outlook(state, 'soviet'));
    const places = list.map(({ best }) => ODDS_COLUMNS.indexOf(best!.odds.column!));
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });
});

/** Every party that could stand around a hex, tried: the best ratio of strengths. */
function bruteForce({ state, ends: open }: NextTurnProjection, target: Hex): number {
  const near = [0, 1, 2, 3, 4, 5].map((d) => landNext[target * 6 + d]!).filter((at) => at >= 0);
  const withinCapacity = (unit: UnitId): boolean => counter(unit).type.arm !== 'ski';
  const ends = (unit: UnitId): Hex[] => [state.units[unit]!.at, ...open.get(unit)!];
  const all = [...open.keys()].filter((unit) => ends(unit).some((at) => near.includes(at)));
  const fights = (unit: UnitId): boolean =>
    counter(unit).type.attack > 0 && counter(unit).type.arm !== 'headquarters' && !state.units[unit]!.cut;
  let best = 0;
  const units = state.units.slice();
  const count = new Map<Hex, number>();
  const party: UnitId[] = [];
  function place(i: number): void {
    if (i === all.length) {
      if (!party.length) return;
      const now = { ...state, units: units.slice(), phase: 'attack' as const };
      const { attack, defence } = odds(now, { attackers: party, targets: [target] });
      best = Math.max(best, defence ? attack / defence : Infinity);
      return;
    }
    const unit = all[i]!;
    const home = state.units[unit]!;
    for (const at of ends(unit)) {
      const beside = near.includes(at);
      // Elsewhere it is out of the way; one such place is as good as another.
      if (!beside && ends(unit).find((end) => !near.includes(end)) !== at) continue;
      if (beside && withinCapacity(unit) && (count.get(at) ?? 0) >= stackingLimit(at)) continue;
      if (beside && withinCapacity(unit)) count.set(at, (count.get(at) ?? 0) + 1);
      units[unit] = { ...home, at };
      const strikes = beside && fights(unit) && canStrike({ ...state, units }, unit, target);
      if (strikes) party.push(unit);
      place(i + 1);
      if (strikes) party.pop();
      if (beside && withinCapacity(unit)) count.set(at, count.get(at)! - 1);
      units[unit] = home;
    }
  }
  place(0);
  return best;
}

describe('against every party that is possible', () => {
  it('none does better', () => {
    let compared = 0;
    for (let seed = 1; seed <= 12 && compared < 60; seed++)
      for (const state of randomPositions(seed, (s) => s.phase === 'movement', 12, RECOMMENDED)) {
        const view = projectNextTurn(state, enemyOf(state.phasing))!;
        for (const threat of findThreats(view)) {
          if (threat.potentialAttackers.length > 5) continue;
          const known = threat.best!.odds;
          const mine = known.defence ? known.attack / known.defence : Infinity;
          expect([seed, threat.hex, mine]).toEqual([seed, threat.hex, bruteForce(view, threat.hex)]);
          if (++compared > 60) return;
        }
      }
    expect(compared).toBeGreaterThan(20);
  }, 60_000);
});
