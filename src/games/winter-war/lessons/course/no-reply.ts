import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** The Line is broken, and nobody stands in Viipuri. */
export const noReply: Lesson = {
  id: 'no-reply',
  learner: 'finn',
  leadsTo: 'march',
  position: {
    turn: 6,
    phasing: 'finn',
    units: [
      ...on('1602', '2-1-2 (52)', '0-1-2 (7 A)'),
      ...on('1505', '20-12-2 (XIX)'),
      ...on('1405', '5-3-3 (10)'),
      ...on('1407', '6-6-2 (4)'),
      ...on('1108', '4-4-2 (21)'),
      ...on('0908', '2-2-3 (16)'),
    ],
    owners: { '1405': 'soviet', '1406': 'soviet', '1505': 'soviet', '1506': 'soviet' },
  },
  focus: ['0908', '1005', '1306', '1405', '1602'],
  steps: [
    {
      id: 'city',
      allowed: [{ type: 'move', units: ['4-4-2 (21)'] }],
      goal: { kind: 'unit-at', unit: '4-4-2 (21)', hex: '1306' },
      see: ['Victory.Schedule', 'Movement.G'],
    },
    {
      id: 'strength',
      allowed: [{ type: 'move', units: ['6-6-2 (4)'] }],
      goal: { kind: 'unit-at', unit: '6-6-2 (4)', hex: '1306' },
      see: ['Combat.G', 'Combat.S'],
    },
    {
      id: 'behind',
      allowed: [{ type: 'move', units: ['2-2-3 (16)'] }],
      goal: { kind: 'unit-at', unit: '2-2-3 (16)', hex: '1206' },
      see: ['C9'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'attack', side: 'finn' },
      see: ['Combat.F'],
    },
  ],
};
