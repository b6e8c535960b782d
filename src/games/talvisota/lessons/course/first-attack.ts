import { finns, slotsOf, soviets, spaceOf } from '#engine/talvisota';
import type { Lesson } from '../lesson.ts';

const LEN = spaceOf('LEN');
const TER = spaceOf('TER');
const BOX = slotsOf('KAR')[0]!;
const three = soviets({ FUS: 3 });

/** Terijoki in December: who fights, what wins, and what the three numbers of a strategy allow. */
export const firstAttack: Lesson = {
  id: 'first-attack',
  learner: 'soviet',
  isPrologue: true,
  position: {
    turn: 2,
    phase: 'deployment',
    map: { LEN: { FUS: 3 } },
    morale: { soviet: 19, finn: 17 },
    sovietPlans: { [BOX]: { strategy: 'PRUD', from: LEN, units: three } },
    finnishPlans: { [BOX]: { strategy: 'DEFENSE', units: finns({ SK: 3 }), entrenched: true } },
  },
  focus: [LEN, TER, spaceOf('RAU'), spaceOf('SUM')],
  steps: [
    {
      id: 'goal',
      wanted: { type: 'deploy', slot: BOX, target: TER },
      traps: [{ id: 'held', when: { type: 'end' } }],
      reply: [{ action: { type: 'answer', slot: BOX } }],
      places: [TER],
      see: ['7.1', 'N39', '3.2.1'],
    },
    { id: 'numbers', wanted: { type: 'fight', slot: BOX }, places: [TER], see: ['3.2.2', '4.1'] },
    { id: 'stake', wanted: { type: 'roll' }, dice: [3], see: ['7.1', '4.2', '4.3'] },
    {
      id: 'enter',
      wanted: { type: 'occupy', units: three, markers: [] },
      traps: [{ id: 'fewer', when: { type: 'occupy' } }],
      reply: [{ action: { type: 'end' } }],
      see: ['4.5.2', 'N49', '7.1'],
    },
  ],
};
