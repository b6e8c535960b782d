import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

const ATTACKERS = ['6-4-2 (139)', '6-4-2 (155)', '2-1-2 (25)'] as const;

/** Beyond the Line: three hexes must be attacked, and only one of them counts. */
export const choosingAttacks: Lesson = {
  id: 'choosing-attacks',
  learner: 'soviet',
  leadsTo: 'attack',
  position: {
    turn: 5,
    phasing: 'soviet',
    phase: 'attack',
    units: [
      ...on('1407', '6-4-2 (139)', '6-4-2 (155)'),
      ...on('1307', '2-1-2 (25)'),
      ...on('1406', '0-1-2 (7 A)'),
      ...on('1308', '4-4-2 (21)'),
      ...on('1208', '2-2-3 (16)'),
      ...on('1207', '1-1-3 (1)'),
    ],
  },
  focus: ['1106', '1110', '1406', '1507'],
  steps: [
    {
      id: 'column',
      allowed: [{ type: 'attack', units: ATTACKERS, hexes: ['1308', '1208', '1207'] }],
      dice: [4],
      goal: { kind: 'attacked', hexes: ['1308'], column: '3-1' },
      see: ['Combat.G', 'C3'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['6-4-2 (139)'], hexes: ['1308'] }],
      goal: { kind: 'unit-at', unit: '6-4-2 (139)', hex: '1308' },
      see: ['C12'],
    },
    {
      id: 'hold',
      allowed: [{ type: 'attack', units: ATTACKERS, hexes: ['1208', '1207'] }],
      dice: [6],
      goal: { kind: 'attacked', hexes: ['1208', '1207'], column: '1-2' },
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
