import { finns, positionFrom, soviets, spaceOf } from '#engine/talvisota';
import { fullFinnishForce, fullSovietForce } from '#games/talvisota/analysis/planning/fitting.ts';

const LEN = spaceOf('LEN');

test('a Soviet strategy has what it needs, then the strongest, and supports within the limits of the month', () => {
  const state = positionFrom({
    turn: 3,
    phase: 'soviet-allotment',
    map: { LEN: { FUS: 9, ELI: 2, MECA: 1, TAN: 3 } },
    posts: { soviet: { ART: 'KAR', T34: 'KAR', MER: 'KAR', TIMO: 'KAR' } },
    sovietPlans: { 3: { strategy: 'BLIN' }, 4: { strategy: 'MASS' } },
  });
  const armoured = fullSovietForce(state, 3, LEN);
  expect(armoured).toMatchObject({ from: LEN, units: soviets({ ELI: 2, TAN: 3, FUS: 1 }) });
  // N13: one support and one commander.
  expect(armoured?.supports).toEqual(['ART', 'MER']);
  expect(fullSovietForce(state, 4, null)?.units).toEqual(soviets({ ELI: 2, TAN: 3, FUS: 1 }));
});

test('nothing is proposed where the strategy can have no force', () => {
  const state = positionFrom({
    turn: 1,
    phase: 'soviet-allotment',
    map: { LEN: { FUS: 4 } },
    sovietPlans: { 0: { strategy: 'MASS' }, 3: { strategy: 'BLIN' } },
  });
  expect(fullSovietForce(state, 0, null)).toBeNull();
  expect(fullSovietForce(state, 3, LEN)).toBeNull();
});

test('a Finnish strategy has its units, its Environment and its supports', () => {
  const state = positionFrom({
    turn: 1,
    phase: 'finnish-allotment',
    map: { LEN: { FUS: 4 } },
    posts: { finn: { ART: 'KAR', AT1: 'KAR', AIR: 'KAR' } },
    sovietPlans: { 3: { strategy: 'MASS' } },
    finnishPlans: { 3: { strategy: 'DEFENSE' } },
  });
  expect(fullFinnishForce(state, 3)).toMatchObject({
    units: finns({ DIV: 3 }),
    environment: ['snow'],
    supports: ['ART', 'AIR'],
    entrenched: true,
  });
});
