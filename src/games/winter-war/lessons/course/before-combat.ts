import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** The Raate road: a battalion slips away, and a ski patrol chases a headquarters. */
export const beforeCombat: Lesson = {
  id: 'before-combat',
  learner: 'finn',
  position: {
    turn: 3,
    phasing: 'soviet',
    phase: 'retreat-before',
    units: [
      ...on('1629', '6-4-2 (155)'),
      ...on('1630', '0-1-2 (9 A)'),
      ...on('1529', '1-1-3 (1)'),
      ...on('1431', '0-0-3 (1)'),
    ],
  },
  focus: ['1328', '1332', '1631', '1730'],
  steps: [
    {
      id: 'retreat',
      allowed: [{ type: 'retreat', units: ['1-1-3 (1)'] }],
      goal: { kind: 'retreated', unit: '1-1-3 (1)' },
      see: ['Combat.A', 'Combat.A1', 'Combat.A2'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'advance-before', side: 'soviet' },
      reply: [{ type: 'advance', unit: '6-4-2 (155)', to: '1529' }, { type: 'end' }],
      see: ['Combat.B', 'C13'],
    },
    {
      id: 'chase',
      allowed: [{ type: 'move', units: ['0-0-3 (1)'], hexes: ['1631'] }],
      goal: { kind: 'unit-at', unit: '0-0-3 (1)', hex: '1631' },
      see: ['ZoneOfControl.G', 'Stacking.C'],
    },
    {
      id: 'end-move',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'retreat-before', side: 'finn' },
      reply: [{ type: 'retreat', unit: '0-1-2 (9 A)', to: '1730' }, { type: 'end' }],
      see: ['Sequence.A3a', 'Combat.A'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['0-0-3 (1)'], hexes: ['1630'] }],
      goal: { kind: 'unit-at', unit: '0-0-3 (1)', hex: '1630' },
      see: ['Sequence.A3b', 'Combat.B', 'C13'],
    },
  ],
};
