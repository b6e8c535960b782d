import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** Tolvajärvi: the Finns choose their attacks. */
export const firstAttack: Lesson = {
  id: 'first-attack',
  learner: 'finn',
  position: {
    turn: 2,
    phasing: 'finn',
    units: [
      ...on('1815', '2-2-2 (104)'),
      ...on('1816', '2-1-2 (25)'),
      ...on('2015', '0-1-2 (8 A)'),
      ...on('1615', '4-4-2 (21)'),
      ...on('1714', '2-2-3 (16)'),
      ...on('1716', '1-1-3 (1)'),
    ],
  },
  focus: ['1615', '1613', '1817', '2015'],
  steps: [
    {
      id: 'move',
      allowed: [{ type: 'move', units: ['4-4-2 (21)'], hexes: ['1715'] }],
      goal: { kind: 'unit-at', unit: '4-4-2 (21)', hex: '1715' },
      see: ['Combat.C', 'Movement.E'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'attack', side: 'finn' },
      see: ['Sequence.A3c', 'Combat'],
    },
    {
      id: 'odds',
      allowed: [{ type: 'attack', units: ['4-4-2 (21)', '2-2-3 (16)'], hexes: ['1815'] }],
      dice: [4],
      goal: { kind: 'attacked', hexes: ['1815'], column: '3-1' },
      see: ['Combat.N', 'Combat.Table', 'Combat.G'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['4-4-2 (21)'], hexes: ['1815'] }],
      goal: { kind: 'unit-at', unit: '4-4-2 (21)', hex: '1815' },
      see: ['Combat.Results', 'C12'],
    },
    {
      id: 'again',
      allowed: [{ type: 'attack', units: ['1-1-3 (1)'], hexes: ['1816'] }],
      dice: [5],
      goal: { kind: 'attacked', hexes: ['1816'], column: '1-1' },
      reply: [{ type: 'retreat', unit: '2-1-2 (25)', to: '1916' }],
      see: ['Combat.D', 'Combat.F', 'C9'],
    },
  ],
};
