import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** Suomussalmi: a division at the end of a long road. */
export const isolation: Lesson = {
  id: 'isolation',
  learner: 'finn',
  position: {
    turn: 3,
    phasing: 'finn',
    units: [
      ...on('1330', '6-4-2 (155)'),
      ...on('1629', '0-1-2 (9 A)'),
      ...on('1432', '2-2-3 (16)'),
      ...on('1129', '1-1-3 (1)'),
      ...on('1131', '4-4-2 (21)'),
    ],
  },
  focus: ['1129', '1131', '1328', '1432', '1528', '1629'],
  steps: [
    {
      id: 'road',
      allowed: [{ type: 'move', units: ['2-2-3 (16)'], hexes: ['1430'] }],
      goal: { kind: 'unit-at', unit: '2-2-3 (16)', hex: '1430' },
      see: ['Supply.F1', 'U1'],
    },
    {
      id: 'cut',
      allowed: [{ type: 'move', units: ['1-1-3 (1)'] }],
      goal: { kind: 'isolated', unit: '6-4-2 (155)' },
      see: ['U1', 'ZoneOfControl.H', 'CL1'],
    },
    {
      id: 'gather',
      allowed: [{ type: 'move', units: ['4-4-2 (21)'], hexes: ['1331'] }],
      goal: { kind: 'unit-at', unit: '4-4-2 (21)', hex: '1331' },
      see: ['Supply.A', 'Supply.C'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'attack', side: 'finn' },
      see: ['Supply.B', 'Supply.E'],
    },
    {
      id: 'attack',
      allowed: [{ type: 'attack', units: ['4-4-2 (21)', '2-2-3 (16)', '1-1-3 (1)'], hexes: ['1330'] }],
      dice: [4],
      goal: {
        kind: 'all',
        of: [
          { kind: 'attacked', hexes: ['1330'], column: '3-1' },
          { kind: 'eliminated', unit: '6-4-2 (155)' },
        ],
      },
      see: ['Supply.B', 'C6', 'Combat.N'],
    },
    {
      id: 'choose',
      allowed: [{ type: 'advance', hexes: ['1330'] }, { type: 'decline' }],
      goal: { kind: 'phase', phase: 'attack', side: 'finn' },
      see: ['C12', 'Supply.H'],
    },
  ],
};
