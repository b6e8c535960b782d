import { randomSource } from '#engine/core/random.ts';
import {
  legalActions,
  restore,
  ROSTER,
  serialise,
  startTimeline,
  type Action,
  type Decision,
  type State,
} from '#engine/winter-war';
import { hex, hexes, position, unitsAt, stacks } from '../rules/helpers.ts';

const field = position('soviet', 'attack', stacks('s1602 0-1-2, s1505 20-12-2 6-4-2, f1506 6-6-2'));
const [corps, division] = unitsAt(field, '1505');

const restored = (decision: Decision, state: State = field) =>
  restore(serialise(startTimeline({ ...state, decisions: [decision] })));

describe('a file with a choice that nobody can make', () => {
  it.each<Decision>([
    { kind: 'exchange', side: 'soviet', units: [], points: 3 },
    { kind: 'exchange', side: 'soviet', units: [division!], points: 9 },
    { kind: 'muster', side: 'finn', units: [], hexes: hexes('0604') },
    { kind: 'muster', side: 'finn', units: [90], hexes: [] },
    { kind: 'retreat', side: 'soviet', units: [] },
    { kind: 'withdraw', side: 'soviet', units: [] },
    { kind: 'overstack', side: 'soviet', hexes: hexes('1505') },
  ])('is refused: %j', (decision) => {
    expect(restored(decision)).toMatchObject({ ok: false, error: { key: 'damaged' } });
  });

  it('is refused beneath another choice too', () => {
    const decisions: Decision[] = [
      { kind: 'exchange', side: 'soviet', units: [], points: 3 },
      { kind: 'advance', side: 'soviet', units: [corps!], hexes: hexes('1506') },
    ];
    expect(restore(serialise(startTimeline({ ...field, decisions }))).ok).toBe(false);
  });

  it('is accepted when it can be made', () => {
    expect(restored({ kind: 'exchange', side: 'soviet', units: [corps!, division!], points: 6 }).ok).toBe(
      true,
    );
  });

  it('never throws, whatever is written into it', () => {
    const pick = randomSource(7);
    const some = (most: number): number[] => Array.from({ length: pick(4) }, () => pick(most));
    const kinds = ['retreat', 'withdraw', 'exchange', 'advance', 'overstack', 'muster'] as const;
    for (let i = 0; i < 300; i++) {
      const kind = kinds[pick(kinds.length)]!;
      const units = some(ROSTER.length);
      const places = some(1400);
      const extra = { exchange: { units, points: pick(30) }, overstack: { hexes: places } };
      const more = kind === 'exchange' || kind === 'overstack' ? extra[kind] : { units, hexes: places };
      const decision = { kind, side: pick(2) ? 'finn' : 'soviet', ...more } as Decision;
      if (kind === 'retreat' || kind === 'withdraw') delete (decision as { hexes?: unknown }).hexes;
      expect(() => restored(decision)).not.toThrow();
    }
  });
});

describe('losses where a whole army stands in one hex', () => {
  const army = field.units.map((unit, id) =>
    ROSTER[id]!.side === 'soviet' ? { ...unit, at: hex('1505') } : unit,
  );
  const crowded: State = { ...field, units: army };
  const everybody = unitsAt(crowded, '1505');
  const firstOf = (decision: Decision): Action[] => {
    const found: Action[] = [];
    for (const action of legalActions({ ...crowded, decisions: [decision] }))
      if (found.push(action) >= 500) break;
    return found;
  };

  it.each<Decision>([
    { kind: 'overstack', side: 'soviet', hexes: hexes('1505') },
    { kind: 'exchange', side: 'soviet', units: everybody, points: 100 },
  ])('are listed one at a time: $kind', (decision) => {
    // A list of all of them would never be complete.
    const found = firstOf(decision);
    expect(found).toHaveLength(500);
    expect(new Set(found.map((action) => JSON.stringify(action))).size).toBe(500);
  });
});
