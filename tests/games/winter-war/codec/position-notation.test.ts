import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  legalActions,
  newGame,
  positionFrom,
  present,
  view,
  type PositionSpec,
  type State,
} from '#engine/winter-war';
import {
  hasNotation,
  notationOf,
  readNotation,
  type NotationError,
} from '#games/winter-war/codec/position-notation.ts';
import { EVERYTHING, randomGame } from '../records/random-game.ts';

const SPEC: PositionSpec = {
  turn: 4,
  phasing: 'finn',
  units: [
    { type: '6-6-2', hex: '1405' },
    { type: '2-2-3', side: 'finn', hex: '1408' },
    { type: '0-1-2', hex: '1602' },
  ],
  owners: { '1404': 'soviet' },
  options: { airborne: true },
};

function stateOf(text: string): State {
  const read = readNotation(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.timeline.steps).toEqual([]);
  return present(read.timeline);
}

function refusal(text: string | object): NotationError {
  const read = readNotation(typeof text === 'string' ? text : JSON.stringify(text));
  if (read.ok) throw new Error('The text was accepted');
  return read.error;
}

const where = ({ turn, phase, phasing, units, owner, options, lastTurn }: State): object => ({
  turn,
  phase,
  phasing,
  owner,
  options,
  lastTurn,
  units: units.map(({ at }) => (at === -2 ? -3 : at)),
});

/** Hexes of closed countries belong to nobody, even where the Allies march through. */
const apartFromNobodys = (state: State, owner: State['owner']): State => ({
  ...state,
  owner: state.owner.map((side, hex) => (owner[hex] === 0 ? 0 : side)),
});

describe('the notation of a position', () => {
  it('is read again', () => {
    const state = positionFrom(SPEC);
    const text = notationOf(state);
    expect(text).toContain('    {"type":"6-6-2","side":"finn"');
    expect(where(stateOf(text))).toEqual(where(state));
  });

  it('is read again from any game, in any phase', { timeout: 60_000 }, () => {
    const phases = new Set<string>();
    for (const [seed, options] of [
      [1, {}],
      [2, EVERYTHING],
    ] as const) {
      const line = randomGame(seed, options);
      const states = line.steps.map(({ state }) => state).filter(hasNotation);
      for (const state of states.filter((_, i) => i % 7 === 0)) {
        phases.add(state.phase);
        const again = stateOf(notationOf(state));
        expect(where(apartFromNobodys(again, state.owner))).toEqual(where(state));
        legalActions(again);
      }
    }
    expect(phases.size).toBeGreaterThan(5);
  });

  it('holds nothing that the player may not see', () => {
    const state = positionFrom({ ...SPEC, course: { plan: { hex: 700, turn: 5 } } });
    expect(notationOf(view(state, 'soviet'))).toContain('"plan":{"hex":700');
    expect(notationOf(view(state, 'finn'))).toContain('"plan":null');
  });

  it('is for positions alone', () => {
    expect(hasNotation(newGame({}, 1))).toBe(false);
    expect(hasNotation(present(randomGame(3, {})))).toBe(false);
  });
});

describe('a text that is no position', () => {
  it('is refused with the reason', () => {
    expect(refusal(' '.repeat(100_001)).key).toBe('too-large');
    expect(refusal('{"turn": 4').key).toBe('not-json');
    expect(refusal('[]').key).toBe('damaged');
    expect(refusal('null').key).toBe('damaged');
    expect(refusal({ ...SPEC, turn: 1e300 })).toEqual({ key: 'damaged', params: { where: 'turn' } });
    expect(refusal({ ...SPEC, turn: 80 }).key).toBe('damaged');
    expect(refusal({ ...SPEC, phase: 'over' })).toEqual({ key: 'damaged', params: { where: 'phase' } });
    expect(refusal({ ...SPEC, units: [{ type: '6-6-2', hex: '9999' }] })).toEqual({
      key: 'no-hex',
      params: { hex: '9999' },
    });
    expect(refusal({ ...SPEC, owners: { x: 'finn' } })).toEqual({ key: 'no-hex', params: { hex: 'x' } });
    expect(refusal({ ...SPEC, units: [{ type: '9-9-9', hex: '1405' }] })).toEqual({
      key: 'no-counter',
      params: { unit: '9-9-9' },
    });
    expect(refusal({ ...SPEC, waiting: [{ type: '6-6-2', name: '<b>' }] })).toEqual({
      key: 'no-counter',
      params: { unit: '6-6-2 (<b>)' },
    });
    expect(refusal({ ...SPEC, course: { plan: 'here' } }).key).toBe('damaged');
    expect(refusal({ ...SPEC, course: { heavy: 5 } }).key).toBe('damaged');
    expect(refusal({ ...SPEC, options: { clar99: true } }).key).toBe('damaged');
  });

  it('takes nothing from prototypes, says little of long names, and survives deep nesting', () => {
    expect(refusal(JSON.stringify(SPEC).replace('{', '{"__proto__":{"polluted":true},')).key).toBe('damaged');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const { key, params } = refusal({ ...SPEC, [`<img src=x onerror=alert(1)>${'x'.repeat(5000)}`]: 1 });
    expect(key).toBe('damaged');
    expect(params['where']!.length).toBeLessThanOrEqual(80);
    expect(refusal('['.repeat(90_000)).key).toBe('not-json');
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    expect(refusal(JSON.stringify(SPEC).replace('"units":', `"course":${deep},"units":`)).key).toBe(
      'damaged',
    );
  });

  it('never throws', { timeout: 30_000 }, () => {
    const keys = fc.constantFrom(...Object.keys(SPEC), 'course', 'waiting', 'lastTurn', 'seed', 'phase');
    expect.hasAssertions();
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, value) => {
        expect(typeof readNotation(JSON.stringify({ ...SPEC, [key]: value })).ok).toBe('boolean');
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
        const read = readNotation(JSON.stringify({ ...SPEC, units: some, owners: {} }));
        if (read.ok) legalActions(present(read.timeline));
        expect(read.ok || ['no-hex', 'no-counter'].includes(read.error.key)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
