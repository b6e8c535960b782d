import { finns, slotsOf, soviets, spaceOf } from '#engine/talvisota';
import type { Lesson } from '../lesson.ts';

const RAU = spaceOf('RAU');
const PTZ = spaceOf('PTZ');
const TER = spaceOf('TER');
const TAI = spaceOf('TAI');
const AYR = spaceOf('AYR');
const BOX = slotsOf('KAR')[0]!;
const LADOGA = slotsOf('LAD')[0]!;

/** February: the Finnish sheet is known, and two forces could be sent. */
export const openSheets: Lesson = {
  id: 'open-sheets',
  learner: 'soviet',
  leadsTo: 'launch',
  position: {
    turn: 5,
    phase: 'deployment',
    map: { RAU: { FUS: 2, ELI: 2 }, PTZ: { FUS: 6 }, LEN: { FUS: 4 } },
    boxes: { LAP: { FUS: 2 } },
    posts: { soviet: { ART: 'KAR' } },
    morale: { soviet: 18, finn: 13 },
    sovietPlans: {
      [BOX]: { strategy: 'MAN', from: RAU, units: soviets({ FUS: 2, ELI: 2 }), supports: ['ART'] },
      [LADOGA]: { strategy: 'MASS', from: PTZ, units: soviets({ FUS: 6 }) },
    },
    finnishPlans: {
      [BOX]: { strategy: 'CON-ATT', units: finns({ DIV: 4 }), environment: ['fog'] },
      [LADOGA]: {
        strategy: 'RESIST',
        units: finns({ DIV: 3 }),
        environment: ['forest'],
        entrenched: true,
      },
    },
  },
  focus: [RAU, TER, TAI, AYR],
  steps: [
    {
      id: 'target',
      wanted: { type: 'deploy', slot: BOX, target: TER },
      traps: [
        { id: 'line', when: { type: 'deploy', target: TAI } },
        { id: 'line', when: { type: 'deploy', target: AYR } },
        { id: 'mass', when: { type: 'deploy', slot: LADOGA } },
        { id: 'none', when: { type: 'end' } },
      ],
      reply: [{ action: { type: 'answer', slot: BOX } }],
      places: [TER, TAI, AYR],
      see: ['3.2.1', '8'],
    },
    {
      id: 'keep',
      wanted: { type: 'end' },
      traps: [{ id: 'mass', when: { type: 'deploy', slot: LADOGA } }],
      places: [PTZ],
      see: ['7.1', 'N36'],
    },
    { id: 'open', wanted: { type: 'fight', slot: BOX }, places: [TER], see: ['4.1', '4.2'] },
    { id: 'roll', wanted: { type: 'roll' }, dice: [4], see: ['4.3', 'N22'] },
  ],
};
