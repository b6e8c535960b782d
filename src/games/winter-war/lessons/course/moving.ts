import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** Around Ukhta: clear land, two rivers and a swamp, and no enemy. */
export const moving: Lesson = {
  id: 'moving',
  learner: 'soviet',
  position: {
    turn: 1,
    phasing: 'soviet',
    units: [
      ...on('1933', '2-1-2 (25)'),
      ...on('1832', '2-1-3 (34)'),
      ...on('1932', '2-1-2 (52)'),
      ...on('2030', '2-1-2 (54)'),
      ...on('2031', '0-1-2 (9 A)'),
    ],
  },
  focus: ['1729', '1734', '2029', '2133'],
  steps: [
    {
      id: 'clear',
      allowed: [{ type: 'move', units: ['2-1-2 (25)'], hexes: ['1733'] }],
      goal: { kind: 'unit-at', unit: '2-1-2 (25)', hex: '1733' },
      see: ['Movement', 'Movement.A', 'Movement.C'],
    },
    {
      id: 'river',
      allowed: [{ type: 'move', units: ['2-1-3 (34)'], hexes: ['1730'] }],
      goal: { kind: 'unit-at', unit: '2-1-3 (34)', hex: '1730' },
      see: ['Terrain.Chart', 'M1'],
    },
    {
      id: 'swamp',
      allowed: [{ type: 'move', units: ['2-1-2 (52)'], hexes: ['1931'] }],
      goal: { kind: 'unit-at', unit: '2-1-2 (52)', hex: '1931' },
      see: ['Terrain.Chart', 'Movement.H'],
    },
    {
      id: 'one-hex',
      allowed: [{ type: 'move', units: ['2-1-2 (54)'], hexes: ['1930'] }],
      goal: { kind: 'unit-at', unit: '2-1-2 (54)', hex: '1930' },
      see: ['Movement.I', 'M2'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'movement', side: 'finn' },
      see: ['Movement.B', 'Movement.G', 'Sequence.B'],
    },
  ],
};
