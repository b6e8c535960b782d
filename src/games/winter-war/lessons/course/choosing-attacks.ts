import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

const STACK = ['6-4-2 (139)', '6-4-2 (155)', '2-1-2 (25)'] as const;

/** Ilomantsi again: three hexes must be attacked out of one, and only one of them counts. */
export const choosingAttacks: Lesson = {
  id: 'choosing-attacks',
  learner: 'soviet',
  leadsTo: 'attack',
  position: {
    turn: 5,
    phasing: 'soviet',
    phase: 'attack',
    units: [
      ...on('1818', ...STACK),
      ...on('2018', '0-1-2 (8 A)'),
      ...on('1718', '4-4-2 (21)'),
      ...on('1817', '2-2-3 (16)'),
      ...on('1819', '1-1-3 (1)'),
    ],
  },
  focus: ['1617', '1715', '1719', '1915', '2018'],
  steps: [
    {
      id: 'column',
      allowed: [{ type: 'attack', units: STACK, hexes: ['1718', '1817', '1819'] }],
      dice: [4],
      goal: { kind: 'attacked', hexes: ['1718'], column: '3-1' },
      see: ['Combat.G', 'C3'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['6-4-2 (139)'], hexes: ['1718'] }],
      goal: { kind: 'unit-at', unit: '6-4-2 (139)', hex: '1718' },
      see: ['C12'],
    },
    {
      id: 'hold',
      allowed: [{ type: 'attack', units: STACK, hexes: ['1817', '1819'] }],
      dice: [6],
      goal: { kind: 'attacked', hexes: ['1817', '1819'], column: '1-2' },
      see: ['Combat.L', 'C4'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'movement', side: 'finn' },
      see: ['Combat.E', 'Combat.M'],
    },
  ],
};
