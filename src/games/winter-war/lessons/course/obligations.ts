import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** Ilomantsi: three Soviet units beside two Finnish ones, and every one of them must fight. */
export const obligations: Lesson = {
  id: 'obligations',
  learner: 'soviet',
  position: {
    turn: 3,
    phasing: 'soviet',
    units: [
      ...on('1818', '6-4-2 (139)'),
      ...on('1917', '6-4-2 (155)'),
      ...on('1816', '2-1-2 (25)'),
      ...on('2018', '0-1-2 (8 A)'),
      ...on('1718', '4-4-2 (21)'),
      ...on('1716', '2-2-3 (16)'),
    ],
  },
  focus: ['1617', '1715', '1719', '1915', '2018'],
  steps: [
    {
      id: 'move',
      allowed: [{ type: 'move', units: ['6-4-2 (155)'], hexes: ['1817'] }],
      goal: { kind: 'unit-at', unit: '6-4-2 (155)', hex: '1817' },
      see: ['Combat.E', 'C2'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'attack', side: 'soviet' },
      see: ['C2', 'Combat.M'],
    },
    {
      id: 'combine',
      allowed: [{ type: 'attack', units: ['6-4-2 (139)', '6-4-2 (155)'], hexes: ['1718'] }],
      dice: [4],
      goal: { kind: 'attacked', hexes: ['1718'], column: '3-1' },
      see: ['Combat.G', 'Combat.L', 'C3'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['6-4-2 (139)'], hexes: ['1718'] }],
      goal: { kind: 'unit-at', unit: '6-4-2 (139)', hex: '1718' },
      see: ['C12'],
    },
    {
      id: 'owed',
      allowed: [{ type: 'attack', units: ['2-1-2 (25)'], hexes: ['1716'] }],
      dice: [2],
      goal: { kind: 'attacked', hexes: ['1716'], column: '1-1' },
      see: ['Combat.E', 'C3', 'C4'],
    },
    {
      id: 'retreat',
      allowed: [{ type: 'retreat', units: ['2-1-2 (25)'] }],
      goal: { kind: 'retreated', unit: '2-1-2 (25)' },
      see: ['C9', 'Combat.Retreat'],
    },
    {
      id: 'finish',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'movement', side: 'finn' },
      see: ['Combat.K', 'Combat.F'],
    },
  ],
};
