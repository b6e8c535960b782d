import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** Summa on the Mannerheim Line. */
export const fortifications: Lesson = {
  id: 'fortifications',
  learner: 'soviet',
  position: {
    turn: 4,
    phasing: 'soviet',
    units: [
      ...on('1504', '20-12-2 (XIX)'),
      ...on('1603', '6-4-2 (75)'),
      ...on('1602', '0-1-2 (7 A)'),
      ...on('1405', '6-6-2 (4)'),
      ...on('1406', '6-6-2 (5)'),
    ],
  },
  focus: ['1306', '1405', '1506', '1602', '1604'],
  steps: [
    {
      id: 'corps',
      allowed: [{ type: 'move', units: ['20-12-2 (XIX)'], hexes: ['1404'] }],
      goal: { kind: 'unit-at', unit: '20-12-2 (XIX)', hex: '1404' },
      see: ['Fortifications', 'Fortifications.C', 'Combat.S'],
    },
    {
      id: 'division',
      allowed: [{ type: 'move', units: ['6-4-2 (75)'], hexes: ['1404'] }],
      goal: { kind: 'unit-at', unit: '6-4-2 (75)', hex: '1404' },
      see: ['Stacking', 'Combat.N'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'attack', side: 'soviet' },
      see: ['Combat.E'],
    },
    {
      id: 'storm',
      allowed: [{ type: 'attack', units: ['20-12-2 (XIX)', '6-4-2 (75)'], hexes: ['1405'] }],
      dice: [6],
      goal: { kind: 'attacked', hexes: ['1405'], column: '2-1' },
      see: ['Fortifications.B', 'Combat.Table', 'C7'],
    },
    {
      id: 'exchange',
      allowed: [{ type: 'lose' }],
      goal: {
        kind: 'all',
        of: [
          { kind: 'eliminated', unit: '6-4-2 (75)' },
          { kind: 'unit-at', unit: '20-12-2 (XIX)', hex: '1404' },
        ],
      },
      see: ['C11', 'Combat.Results'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['20-12-2 (XIX)'], hexes: ['1405'] }],
      goal: { kind: 'unit-at', unit: '20-12-2 (XIX)', hex: '1405' },
      see: ['C12', 'Fortifications.A', 'Fortifications.E'],
    },
  ],
};
