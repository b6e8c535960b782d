import { expect, it } from 'vitest';
import { check, soviets, type SovietForce, type State } from '#engine/talvisota';
import { occupyWithAll } from '#games/talvisota/ai/sketch.ts';
import { occupyOf } from '#games/talvisota/ui/controller/proposal.ts';
import { EMPTY } from '#games/talvisota/ui/controller/desk.ts';
import { at, must, opened, roll } from '../../../engine/talvisota/helpers.ts';

/** A won attack on Scouts beside whom Soviet units stand. */
const won = (there: Partial<SovietForce>): State =>
  must(
    opened({
      strategy: 'MASS',
      from: 'LEN',
      target: 'RAU',
      units: { FUS: 3, MECA: 1 },
      more: { scouts: { RAU: 1 }, map: { RAU: there }, paid: [] },
    }),
    roll,
    6,
  );

it.each([
  ['players', occupyWithAll],
  ['the desk', (state: State) => occupyOf(state, EMPTY)],
] as const)('where not all have room, %s send the strongest, or lay a marker', (_, enter) => {
  const some = won({ TAN: 3 });
  expect(enter(some)).toEqual({ type: 'occupy', units: soviets({ FUS: 3 }), markers: [] });
  const full = won({ TAN: 3, ELI: 3 });
  expect(enter(full)).toEqual({ type: 'occupy', units: soviets(), markers: [at('RAU')] });
  for (const state of [some, full]) expect(check(state, enter(state))).toBeNull();
});
