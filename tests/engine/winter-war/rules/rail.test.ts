import {
  check,
  reach,
  zoneOfControl,
  type Action,
  type PositionSpec,
  type ReachHex,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { eventOf, hex, hexes, played, position, refusal, unitAt, whereIs, stacks } from './helpers.ts';

const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
const found = (state: State, unit: UnitId, to: string): ReachHex | undefined =>
  reach(state, unit).find((r) => r.hex === hex(to));
/** Cost to the hex for the one unit at `at`, or undefined. */
const cost = (state: State, at: string, to: string): number | undefined =>
  found(state, unitAt(state, at), to)?.cost;

const finnish = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  position('finn', 'movement', units, more);
const sovietTurn = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  position('soviet', 'movement', units, more);

// The Finnish branch line 0838-0939-1039-1040-1140 ends at Rovaniemi, 1140; there is no other way there by rail.

describe('Movement.J: riding is free, entraining costs 1 MP', () => {
  it('takes a unit that begins on a rail hex at home any distance at no cost', () => {
    const state = finnish(stacks('f0604 4-4-2'));
    const unit = unitAt(state, '0604');
    for (const to of ['1306', '0931', '1140', '0106', '1914'])
      expect(found(state, unit, to)).toMatchObject({ cost: 0, mode: 'rail', mustStop: false });
    const { state: after, events } = played(state, {
      type: 'move',
      unit,
      path: found(state, unit, '1140')!.path,
    });
    expect(whereIs(after, unit)).toBe('1140');
    expect(eventOf(events, 'moved')?.rail).toBe(true);
    const soviet = sovietTurn(stacks('s1602 6-4-2'));
    expect(cost(soviet, '1602', '2053')).toBe(0);
    expect(cost(soviet, '1602', '2413')).toBe(0);
  });

  it('makes a unit on other ground walk to the railway and pay 1 MP to entrain', () => {
    const state = finnish(stacks('f1031 4-4-2'));
    const unit = unitAt(state, '1031');
    expect(found(state, unit, '0931')).toMatchObject({ cost: 1, mode: 'march' });
    expect(found(state, unit, '0604')).toMatchObject({ cost: 2, mode: 'both' });
    // Two points are spent: it gets off at the line and no further.
    expect(found(state, unit, '0603')).toBeUndefined();
    expect(found(state, unit, '0704')).toBeUndefined();
    expect(found(state, unit, '0503')).toBeUndefined();
    const faster = finnish(stacks('f1031 2-2-3'));
    expect(cost(faster, '1031', '0503')).toBe(3);
    const far = finnish(stacks('f1132 4-4-2'));
    expect(found(far, unitAt(far, '1132'), '0604')).toBeUndefined();
  });

  it('detrains at no cost and lets the unit march on with what it has', () => {
    const state = finnish(stacks('f0604 1-1-3'));
    const unit = unitAt(state, '0604');
    expect(found(state, unit, '1040')).toMatchObject({ cost: 0 });
    expect(found(state, unit, '1041')).toMatchObject({ cost: 1, mode: 'both' });
    expect(found(state, unit, '1142')?.cost).toBe(2);
  });

  it('mixes riding and marching: ride, walk round a controlled hex, entrain again', () => {
    // The Soviet regiment at 1038 controls 1039, but neither 0939, 0940 nor 1040.
    const units = stacks('s1038 2-1-2, s1340 0-1-2');
    const state = finnish([...units, ...stacks('f0931 2-2-3')]);
    const zone = zoneOfControl(state, 'soviet');
    expect(['1039', '0939', '0940', '1040', '1140'].map((name) => zone[hex(name)])).toEqual([1, 0, 0, 0, 0]);
    const unit = unitAt(state, '0931');
    expect(found(state, unit, '1040')).toMatchObject({ cost: 2, mode: 'both' });
    expect(found(state, unit, '1140')).toMatchObject({ cost: 3, mode: 'both' });
    const ride = found(state, unit, '0939')!.path;
    const path = [...ride, ...hexes('0940', '1040', '1140')];
    expect(check(state, { type: 'move', unit, path })).toBeNull();
    const slower = finnish([...units, ...stacks('f0931 4-4-2')]);
    expect(cost(slower, '0931', '1040')).toBe(2);
    expect(refusal(slower, { type: 'move', unit: unitAt(slower, '0931'), path })).toMatchObject({
      key: 'too-far',
      params: { cost: 3, allowance: 2 },
    });
  });

  it('stays on the line: neighbouring rail hexes without a rail hexside are a march', () => {
    // 1306 and 1406 are joined by rail, 1405 and 1406 are not.
    const state = finnish(stacks('f1405 1-1-3'), { owners: {} });
    expect(cost(state, '1405', '1406')).toBe(0);
    const cut = finnish(stacks('f1405 1-1-3, s1306 0-1-2'), {
      owners: { '1306': 'soviet' },
    });
    // Round by 1305 there is no way on, so the short step is walked.
    expect(cost(cut, '1405', '1406')).toBe(1);
  });
});

describe('Movement.J, M3: the whole ride on home soil', () => {
  it('ends Finnish rides at the frontier', () => {
    const state = finnish(stacks('f0604 2-2-3'));
    const unit = unitAt(state, '0604');
    expect(cost(state, '0604', '1504')).toBe(0);
    // 1504 to 1603 is rail and road, but 1603 is Soviet: it is walked, and nothing is boarded there.
    expect(found(state, unit, '1603')).toMatchObject({ cost: 1, mode: 'both' });
    expect(cost(state, '0604', '1602')).toBe(2);
    expect(found(state, unit, '2002')).toBeUndefined();
  });

  it('ends Soviet rides at the frontier', () => {
    const state = sovietTurn(stacks('s1602 2-1-3'));
    const unit = unitAt(state, '1602');
    expect(cost(state, '1602', '1603')).toBe(0);
    expect(cost(state, '1602', '1504')).toBe(1);
    expect(cost(state, '1602', '1404')).toBe(2);
    expect(found(state, unit, '1306')).toBeUndefined();
  });

  it('counts a foreign rail hex as any other ground at the start', () => {
    const state = sovietTurn(stacks('s1504 2-1-3, s1602 0-1-2'));
    const unit = unitAt(state, '1504');
    // 1 to walk to 1603, 1 to entrain, and then as far as one likes.
    expect(found(state, unit, '2053')).toMatchObject({ cost: 2, mode: 'both' });
    expect(found(state, unit, '1404')).toMatchObject({ cost: 1, mode: 'march' });
    const finn = finnish(stacks('f1603 2-2-3'));
    expect(cost(finn, '1603', '0604')).toBe(2);
    expect(found(finn, unitAt(finn, '1603'), '2002')).toBeUndefined();
    expect(found(finn, unitAt(finn, '1603'), '1802')).toBeUndefined();
  });
});

describe('M3, Movement.J: enemy zones of control on the line', () => {
  const soviet = stacks('s1038 2-1-2, s1340 0-1-2');

  it('lets a train run into the first controlled hex, and never through it', () => {
    const state = finnish([...soviet, ...stacks('f0939 4-4-2')]);
    const unit = unitAt(state, '0939');
    expect(found(state, unit, '1039')).toMatchObject({ cost: 0, mode: 'rail', mustStop: true });
    expect(refusal(state, move(unit, '1039', '1040'))).toMatchObject({
      key: 'zone-stops',
      rule: 'ZoneOfControl',
    });
    // Round it on foot two points are gone.
    expect(cost(state, '0939', '1040')).toBe(2);
    expect(found(state, unit, '1140')).toBeUndefined();
  });

  it('does not count a unit as entrained that begins in an enemy ZOC', () => {
    const state = finnish([...soviet, ...stacks('f1039 4-4-2')]);
    const unit = unitAt(state, '1039');
    // Off to 0939 for 1 MP, entrain for another, and away.
    expect(found(state, unit, '0939')).toMatchObject({ cost: 1, mode: 'march' });
    expect(found(state, unit, '0604')).toMatchObject({ cost: 2, mode: 'both' });
    const free = finnish(stacks('s1038 0-1-2, f1039 4-4-2'));
    expect(cost(free, '1039', '1140')).toBe(0);
  });

  it('does not let a unit entrain in an enemy ZOC', () => {
    // 1139 borders on 1039 and 1140; the ZOC of a regiment at 1240 covers 1140 and 1139 but not 1040.
    const state = finnish(stacks('s1240 2-1-2, s1340 0-1-2, f1141 1-1-3'));
    const zone = zoneOfControl(state, 'soviet');
    expect(['1140', '1141', '1040'].map((name) => zone[hex(name)])).toEqual([1, 0, 0]);
    const unit = unitAt(state, '1141');
    expect(found(state, unit, '1140')).toMatchObject({ mustStop: true });
    expect(refusal(state, move(unit, '1140', '1040')).key).toBe('zone-stops');
    // Clear of the ZOC it may: 1 to 1040, 1 to entrain.
    expect(found(state, unit, '0604')).toMatchObject({ cost: 2, mode: 'both' });
  });

  it('stops a train before a hex with enemy units', () => {
    const state = finnish(stacks('s1039 0-1-2, f0604 2-2-3'));
    const unit = unitAt(state, '0604');
    expect(cost(state, '0604', '0939')).toBe(0);
    expect(found(state, unit, '1039')).toBeUndefined();
    // The end of the line is cut off from every Finnish city: beyond the HQ there is only marching.
    expect(found(state, unit, '1140')).toMatchObject({ cost: 3 });
  });
});

describe('Movement.J: a line is usable while it is joined to Leningrad, or to a Finnish city in Finnish hands', () => {
  it('keeps Finnish units off a line that enemy units cut from every city', () => {
    const cut = finnish(stacks('s0838 0-1-2, f1140 1-1-3'));
    expect(cost(cut, '1140', '1040')).toBe(1);
    expect(found(cut, unitAt(cut, '1140'), '0939')).toMatchObject({ cost: 3, mode: 'march' });
    const whole = finnish(stacks('s0839 0-1-2, f1140 1-1-3'));
    expect(cost(whole, '1140', '0939')).toBe(0);
  });

  it('is not cut by a zone of control', () => {
    // The ZOC of 1038 lies over 1039: no train passes, but the end of the line remains in use.
    const state = finnish(stacks('s1038 2-1-2, s1340 0-1-2, f1140 1-1-3'));
    expect(found(state, unitAt(state, '1140'), '1040')).toMatchObject({ cost: 0, mode: 'rail' });
  });

  it.each([
    ['all three lost', { '0604': 'soviet', '1306': 'soviet', '0931': 'soviet' }, 1],
    ['Oulu held', { '0604': 'soviet', '1306': 'soviet' }, 0],
    ['Helsinki held', { '1306': 'soviet', '0931': 'soviet' }, 0],
    ['Viipuri held', { '0604': 'soviet', '0931': 'soviet' }, 0],
  ] as const)('asks for a Finnish city: %s', (_, owners, expected) => {
    const state = finnish(stacks('f1140 1-1-3'), { owners });
    expect(cost(state, '1140', '1040')).toBe(expected);
  });

  it('keeps Soviet units off a line that Finnish units cut from Leningrad, and leaves them the rest', () => {
    const units = stacks('s2231 1-1-4, s2413 1-1-4');
    const cut = sovietTurn([...units, ...stacks('f2325 2-2-3')]);
    expect(cost(cut, '2231', '1943')).toBeUndefined();
    // Over the river Kem on foot.
    expect(cost(cut, '2231', '2230')).toBe(2);
    expect(cost(cut, '2413', '1602')).toBe(0);
    // Trains run as far as the ZOC of the Finnish regiment.
    expect(found(cut, unitAt(cut, '2413'), '2324')).toMatchObject({ cost: 0, mustStop: true });
    const beside = sovietTurn([...units, ...stacks('f2425 2-2-3')]);
    expect(cost(beside, '2231', '1943')).toBe(0);
    expect(found(beside, unitAt(beside, '2231'), '2325')).toMatchObject({ cost: 0, mustStop: true });
    // Beyond it a train is boarded again only after a march round: four points, all that an NKVD unit has.
    expect(found(beside, unitAt(beside, '2231'), '1602')).toMatchObject({ cost: 4, mode: 'both' });
  });

  it('is stopped altogether by a Finnish unit in Leningrad', () => {
    // Without the errata the game goes on.
    const state = sovietTurn(stacks('s2231 1-1-4, f1602 1-1-3'), {
      options: { errata: false },
    });
    expect(cost(state, '2231', '2230')).toBe(2);
    expect(cost(state, '2231', '1943')).toBeUndefined();
  });
});

describe('Movement.J, M5: isolated units never ride', () => {
  it('leaves an isolated unit on a rail hex with one hex on foot', () => {
    const state = sovietTurn(stacks('s2037 2-1-3'));
    const unit = unitAt(state, '2037');
    expect(state.units[unit]!.cut).toBe(1);
    expect(refusal(state, move(unit, '2038', '2039')).rule).toMatch(/^Supply\.[AL]$/);
    expect(found(state, unit, '2038')).toMatchObject({ mode: 'march', rightOfOne: true });
    const fed = sovietTurn(stacks('s2037 2-1-3, s2039 0-1-2'));
    expect(cost(fed, '2037', '2053')).toBe(0);
  });
});

describe('Movement.J: HQs and NKVD ride as any other unit', () => {
  it.each(['0-1-2', '1-1-4'])('%s', (type) => {
    const state = sovietTurn(stacks(`s2053 ${type}`));
    expect(cost(state, '2053', '1602')).toBe(0);
  });
});
