import { finns, slotsOf, soviets, spaceOf, type Environment } from '#engine/talvisota';
import type { Lesson, Parts } from '../lesson.ts';

const LEN = spaceOf('LEN');
const TER = spaceOf('TER');
const RAU = spaceOf('RAU');
const BOX = slotsOf('KAR')[0]!;
const three = finns({ DIV: 3 });

const marker = (one: Environment): { readonly id: string; readonly when: Parts } => ({
  id: one,
  when: { type: 'prepare', environment: [one] },
});

/** Terijoki: armour in Leningrad, and the Finns choose the effects of ground and weather on it. */
export const environment: Lesson = {
  id: 'environment',
  learner: 'finn',
  leadsTo: 'answer',
  position: {
    turn: 2,
    phase: 'finnish-plans',
    map: { LEN: { TAN: 3, MECA: 3 } },
    boxes: { LAP: { FUS: 2 }, LAD: { FUS: 5, ELI: 1 } },
    posts: { soviet: { MUNI: 'KAR', AIR: 'KAR' } },
    sovietPlans: { [BOX]: { strategy: 'BLIN' } },
  },
  focus: [LEN, TER, RAU],
  steps: [
    {
      id: 'plan',
      wanted: { type: 'plan', slot: BOX, strategy: 'DEFENSE' },
      or: [{ type: 'plan', slot: BOX, strategy: 'RESIST' }],
      traps: [
        { id: 'front', when: { type: 'plan', slot: slotsOf('LAP')[0]! } },
        { id: 'front', when: { type: 'plan', slot: slotsOf('LAD')[0]! } },
        { id: 'motti', when: { type: 'plan', strategy: 'MOTTI' } },
        { id: 'counter', when: { type: 'plan', strategy: 'CON-ATT' } },
      ],
      places: [LEN],
      see: ['3.2.1', '3.2.3', 'N12'],
    },
    {
      id: 'guns',
      wanted: { type: 'post', support: 'AT1', front: 'KAR' },
      traps: [
        { id: 'front', when: { type: 'post', support: 'AT1' } },
        { id: 'ambush', when: { type: 'post', support: 'EMB1' } },
        { id: 'other', when: { type: 'post' } },
      ],
      see: ['3.3.1', '3.3.3'],
    },
    {
      id: 'planned',
      wanted: { type: 'end' },
      reply: [
        {
          action: {
            type: 'commit',
            slot: BOX,
            from: LEN,
            units: soviets({ TAN: 3, MECA: 3 }),
            supports: ['MUNI', 'AIR'],
          },
        },
        { action: { type: 'end' } },
      ],
      see: ['3.2.1'],
    },
    {
      id: 'prepare',
      wanted: {
        type: 'prepare',
        slot: BOX,
        units: three,
        environment: ['forest'],
        supports: ['AT1'],
        entrenched: true,
      },
      traps: [
        ...(['snow', 'woods', 'swamp', 'fog'] as const).map(marker),
        { id: 'early', when: { type: 'end' } },
        { id: 'units', when: { type: 'prepare' } },
      ],
      see: ['5', '3.2.3', 'N17', 'N29'],
    },
    {
      id: 'prepared',
      wanted: { type: 'end' },
      reply: [{ action: { type: 'deploy', slot: BOX, target: TER } }],
      see: ['3.2.1'],
    },
    {
      id: 'answer',
      wanted: { type: 'answer', slot: BOX },
      traps: [{ id: 'none', when: { type: 'answer', slot: null } }],
      reply: [{ action: { type: 'fight', slot: BOX } }],
      see: ['N12'],
    },
    {
      id: 'roll',
      wanted: { type: 'roll' },
      dice: [2],
      reply: [{ action: { type: 'lose', units: soviets({ MECA: 2 }) } }],
      see: ['4.2', 'N21', '4.5.3'],
    },
  ],
};
