import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** The army before Kem: a regiment too far ahead, and a city that feeds 20 attack points. */
export const supplyLesson: Lesson = {
  id: 'supply',
  learner: 'soviet',
  position: {
    turn: 2,
    phasing: 'soviet',
    units: [
      ...on('1530', '2-1-2 (54)'),
      ...on('1731', '6-4-2 (18)'),
      ...on('1833', '6-4-2 (56)'),
      ...on('1929', '6-4-2 (75)'),
      ...on('2131', '0-1-2 (9 A)'),
      ...on('2231', '2-1-2 (25)'),
    ],
  },
  focus: ['1429', '1733', '1929', '2231', '2232'],
  steps: [
    {
      id: 'headquarters',
      allowed: [{ type: 'move', units: ['0-1-2 (9 A)'] }],
      goal: { kind: 'hq-in-reach', unit: '2-1-2 (54)' },
      see: ['Supply.F', 'Supply.F1', 'Supply.F2'],
    },
    {
      id: 'capacity',
      allowed: [{ type: 'move', units: ['2-1-2 (25)'], hexes: ['2413'] }],
      focus: ['1530', '2231', '2413'],
      goal: { kind: 'unit-at', unit: '2-1-2 (25)', hex: '2413' },
      see: ['Supply', 'U3', 'Supply.F3'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: {
        kind: 'all',
        of: [
          { kind: 'phase', phase: 'movement', side: 'finn' },
          { kind: 'supplied', unit: '2-1-2 (54)' },
          { kind: 'supplied', unit: '2-1-2 (25)' },
        ],
      },
      see: ['Supply.D', 'CL3', 'Supply.A', 'Supply.B', 'Supply.C'],
    },
  ],
};
