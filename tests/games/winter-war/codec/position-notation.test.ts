import fc from 'fast-check';
import {
  legalActions,
  positionFrom,
  present,
  writePosition,
  type NotationRefusal,
  type PositionSpec,
  type State,
} from '#engine/winter-war';
import { readPosition } from '#games/winter-war/notation.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const SPEC: PositionSpec = {
  turn: 4,
  phasing: 'finn',
  units: stacks('f1405 6-6-2, f1408 2-2-3, s1602 0-1-2'),
  owners: { '1404': 'soviet' },
  options: { airborne: true },
};

function stateOf(text: string): State {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.refusal.text);
  expect(read.timeline.steps).toEqual([]);
  return present(read.timeline);
}

function refusal(text: string | object): Pick<NotationRefusal, 'key' | 'params'> {
  const read = readPosition(typeof text === 'string' ? text : JSON.stringify(text));
  if (read.ok) throw new Error('The text was accepted');
  const { key, params } = read.refusal;
  return { key, params };
}

it('a position in JSON, as earlier versions wrote it, is still read', () => {
  const state = positionFrom(SPEC);
  expect(stateOf(`  ${JSON.stringify(SPEC, null, 2)}\n`)).toEqual({ ...state, random: [] });
  expect(stateOf(writePosition(state))).toEqual({ ...state, random: [] });
});

describe('a text that is no position', () => {
  it('is refused with the reason', () => {
    expect(refusal(`{${' '.repeat(100_000)}`).key).toBe('too-long');
    expect(refusal('{"turn": 4').key).toBe('position');
    expect(refusal('[]').key).toBe('other-game');
    expect(refusal('null').key).toBe('other-game');
    expect(refusal({ ...SPEC, turn: 1e300 })).toEqual({ key: 'position', params: { where: 'turn' } });
    expect(refusal({ ...SPEC, turn: 80 }).key).toBe('position');
    expect(refusal({ ...SPEC, phase: 'over' })).toEqual({ key: 'position', params: { where: 'phase' } });
    expect(refusal({ ...SPEC, units: [{ type: '6-6-2', hex: '9999' }] })).toEqual({
      key: 'expected',
      params: { what: 'hex', found: '9999' },
    });
    expect(refusal({ ...SPEC, owners: { x: 'finn' } })).toEqual({
      key: 'expected',
      params: { what: 'hex', found: 'x' },
    });
    expect(refusal({ ...SPEC, units: [{ type: '9-9-9', hex: '1405' }] })).toEqual({
      key: 'no-unit',
      params: { found: '9-9-9' },
    });
    expect(refusal({ ...SPEC, waiting: [{ type: '6-6-2', name: '<b>' }] })).toEqual({
      key: 'no-unit',
      params: { found: '6-6-2 (<b>)' },
    });
    expect(refusal({ ...SPEC, course: { plan: 'here' } }).key).toBe('position');
    expect(refusal({ ...SPEC, course: { heavy: 5 } }).key).toBe('position');
    expect(refusal({ ...SPEC, options: { clar99: true } }).key).toBe('position');
  });

  it('takes nothing from prototypes, says little of long names, and survives deep nesting', () => {
    expect(refusal(JSON.stringify(SPEC).replace('{', '{"__proto__":{"polluted":true},')).key).toBe(
      'position',
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const { key, params } = refusal({ ...SPEC, [`<img src=x onerror=alert(1)>${'x'.repeat(5000)}`]: 1 });
    expect(key).toBe('position');
    expect(String(params['where']).length).toBeLessThanOrEqual(80);
    expect(refusal(`{"a":${'['.repeat(90_000)}`).key).toBe('position');
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    expect(refusal(JSON.stringify(SPEC).replace('"units":', `"course":${deep},"units":`)).key).toBe(
      'position',
    );
  });

  it('never throws', { timeout: 30_000 }, () => {
    const keys = fc.constantFrom(...Object.keys(SPEC), 'course', 'waiting', 'lastTurn', 'seed', 'phase');
    expect.hasAssertions();
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, value) => {
        expect(typeof readPosition(JSON.stringify({ ...SPEC, [key]: value })).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });

  it('may stand units anywhere that a hex is, and the table bears it', { timeout: 30_000 }, () => {
    const two = (most: number) => fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(2, '0'));
    const hex = fc.tuple(two(26), two(57)).map(([a, b]) => a + b);
    const type = fc.constantFrom('6-6-2', '1-1-3', '6-4-2', '0-1-2', '20-12-2', '3-1-1');
    const units = fc.array(fc.record({ type, hex }), { maxLength: 8 });
    expect.hasAssertions();
    fc.assert(
      fc.property(units, (some) => {
        const read = readPosition(JSON.stringify({ ...SPEC, units: some, owners: {} }));
        if (read.ok) legalActions(present(read.timeline));
        expect(read.ok || ['expected', 'no-unit'].includes(read.refusal.key)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
