import { spaceOf } from '#engine/talvisota';
import type { Lesson } from '../lesson.ts';

const UHT = spaceOf('UHT');
const SUO = spaceOf('SUO');
const KAJ = spaceOf('KAJ');
const KUO = spaceOf('KUO');
const PTS = spaceOf('PTS');

/** Suomussalmi: four units at the end of a long road, and a marker on it. */
export const scouts: Lesson = {
  id: 'scouts',
  learner: 'finn',
  position: {
    turn: 4,
    phase: 'harassment',
    map: { KUO: { TAN: 1, MECA: 1, FUS: 2 } },
    markers: ['SUO', 'KAJ', 'PTS'],
    boxes: { LAP: { FUS: 3 }, LAD: { FUS: 6, ELI: 2 } },
    attacked: true,
    morale: { soviet: 20, finn: 14 },
  },
  focus: [UHT, SUO, KAJ, KUO],
  steps: [
    {
      id: 'strike',
      wanted: { type: 'harass', target: SUO, scouts: 3 },
      traps: [
        { id: 'strong', when: { type: 'harass', target: KUO } },
        { id: 'beside', when: { type: 'harass', target: KAJ } },
        { id: 'idle', when: { type: 'harass', target: PTS } },
        { id: 'fewer', when: { type: 'harass', target: SUO } },
        { id: 'pass', when: { type: 'end' } },
      ],
      dice: [4],
      places: [SUO],
      see: ['6.2', 'N40', 'N42'],
    },
    {
      id: 'stay',
      wanted: { type: 'stay', scouts: 1 },
      traps: [
        { id: 'none', when: { type: 'stay', scouts: 0 } },
        { id: 'many', when: { type: 'stay' } },
      ],
      see: ['N42', 'N43'],
    },
    {
      id: 'event',
      wanted: { type: 'roll' },
      dice: [5],
      reply: [{ action: { type: 'end' } }],
      see: ['3.1', 'N38'],
    },
    {
      id: 'hold',
      wanted: { type: 'end' },
      traps: [{ id: 'home', when: { type: 'withdraw' } }],
      reply: [{ action: { type: 'end' } }, { action: { type: 'end' } }],
      places: [SUO],
      see: ['6.2', 'N46'],
    },
    {
      id: 'again',
      wanted: { type: 'harass', target: PTS, scouts: 2 },
      traps: [
        { id: 'strong', when: { type: 'harass', target: KUO } },
        { id: 'beside', when: { type: 'harass', target: KAJ } },
        { id: 'fewer', when: { type: 'harass', target: PTS } },
        { id: 'pass', when: { type: 'end' } },
      ],
      dice: [2],
      places: [PTS],
      see: ['N40', 'N41', 'N42'],
    },
  ],
};
