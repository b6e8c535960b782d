import { finns, positionFrom, soviets, spaceOf, type PositionSpec } from '#engine/talvisota';
import { findUndone, type Undone } from '#games/talvisota/analysis/planning/undone.ts';

const LEN = spaceOf('LEN');

const found = (spec: PositionSpec): Undone[] => findUndone(positionFrom(spec));
const kindsIn = (spec: PositionSpec): string[] => found(spec).map(({ kind }) => kind);

test('units in a front box, and a turn that can bring no attack', () => {
  const boxes = { boxes: { KAR: { FUS: 3 } } };
  expect(found({ turn: 1, phase: 'movement', ...boxes })).toMatchObject([
    { kind: 'boxed', front: 'KAR', idle: true },
    { kind: 'no-attack', rule: 'N46', idle: false },
  ]);
  expect(kindsIn({ turn: 1, phase: 'movement', ...boxes, map: { LEN: { FUS: 1 } } })).toEqual(['boxed']);
  expect(kindsIn({ turn: 1, phase: 'movement', ...boxes, options: { moscowWaits: true } })).toEqual([
    'boxed',
  ]);
});

test('a front without a strategy, a strategy that no units fit, supports on no front', () => {
  const spec: PositionSpec = {
    turn: 1,
    phase: 'soviet-plans',
    map: { LEN: { FUS: 4 }, PTZ: { FUS: 2 } },
    options: { freeSupports: true },
  };
  expect(kindsIn(spec)).toEqual(['no-strategy', 'no-strategy', 'no-attack']);
  const armour = { ...spec, sovietPlans: { 3: { strategy: 'BLIN' as const } } };
  expect(kindsIn(armour)).toEqual(['no-strategy', 'no-units', 'no-attack']);
  const massive = { ...spec, sovietPlans: { 3: { strategy: 'MASS' as const } } };
  expect(kindsIn(massive)).toEqual(['no-strategy']);
  expect(kindsIn({ ...massive, options: {} })).toEqual(['no-strategy', 'unposted']);
});

test('a strategy without a force, and supports that it could take along', () => {
  const spec: PositionSpec = {
    turn: 1,
    phase: 'soviet-allotment',
    map: { LEN: { FUS: 6 } },
    posts: { soviet: { ART: 'KAR', AIR: 'LAD' } },
    sovietPlans: { 3: { strategy: 'MASS' } },
  };
  expect(kindsIn(spec)).toEqual(['no-force', 'no-attack']);
  const given = { strategy: 'MASS', from: LEN, units: soviets({ FUS: 6 }) } as const;
  expect(found({ ...spec, sovietPlans: { 3: given } })).toMatchObject([
    { kind: 'means-left', supports: ['ART'] },
  ]);
  expect(kindsIn({ ...spec, sovietPlans: { 3: { ...given, supports: ['ART'] } } })).toEqual([]);
});

test('a force that was not sent', () => {
  const spec: PositionSpec = {
    turn: 1,
    phase: 'deployment',
    map: { LEN: { FUS: 6 } },
    sovietPlans: { 3: { strategy: 'MASS', from: LEN, units: soviets({ FUS: 6 }) } },
  };
  expect(kindsIn(spec)).toEqual(['not-sent', 'no-attack']);
});

test('attacks that nothing meets, Finnish means at hand, scouts with a chance', () => {
  const laid: PositionSpec = {
    turn: 1,
    phase: 'finnish-plans',
    map: { LEN: { FUS: 6 } },
    options: { freeSupports: true },
    sovietPlans: { 3: { strategy: 'MASS' }, 4: { strategy: 'PRUD' } },
    finnishPlans: { 3: { strategy: 'DEFENSE' } },
  };
  expect(found(laid)).toMatchObject([{ kind: 'unmet', front: 'KAR', soviet: 2, finn: 1 }]);
  const means: PositionSpec = {
    ...laid,
    phase: 'finnish-allotment',
    finnishPlans: { 3: { strategy: 'DEFENSE', units: finns({ DIV: 3 }), entrenched: true } },
  };
  expect(found(means)).toMatchObject([{ kind: 'means-left', entrenched: false }]);
  const raid: PositionSpec = {
    turn: 1,
    phase: 'harassment',
    map: { TER: { FUS: 1 } },
  };
  expect(found(raid)).toMatchObject([{ kind: 'scouts', space: spaceOf('TER'), faces: 2 }]);
  expect(kindsIn({ ...raid, map: { TER: { FUS: 6 } } })).toEqual([]);
});
