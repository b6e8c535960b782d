import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** Kem on the Murmansk railway, and the road from there to Ukhta. */
export const roadsAndRail: Lesson = {
  id: 'roads-and-rail',
  learner: 'soviet',
  position: {
    turn: 1,
    phasing: 'soviet',
    units: [
      ...on('2131', '2-1-3 (34)'),
      ...on('2231', '2-1-2 (25)'),
      ...on('2132', '2-1-2 (52)'),
      ...on('2232', '2-1-2 (54)'),
      ...on('2230', '0-1-2 (9 A)'),
    ],
  },
  focus: ['1830', '1832', '2230', '2332'],
  steps: [
    {
      id: 'road',
      allowed: [{ type: 'move', units: ['2-1-3 (34)'], hexes: ['1831'] }],
      goal: { kind: 'unit-at', unit: '2-1-3 (34)', hex: '1831' },
      see: ['Terrain.Chart', 'M1'],
    },
    {
      id: 'ride',
      allowed: [{ type: 'move', units: ['2-1-2 (25)'], hexes: ['2413'] }],
      focus: ['2131', '2231', '2413'],
      goal: { kind: 'unit-at', unit: '2-1-2 (25)', hex: '2413' },
      see: ['Movement.J'],
    },
    {
      id: 'entrain',
      allowed: [{ type: 'move', units: ['2-1-2 (52)'], hexes: ['1943'] }],
      focus: ['1943', '2132', '2232'],
      goal: { kind: 'unit-at', unit: '2-1-2 (52)', hex: '1943' },
      see: ['Movement.J', 'M3'],
    },
    {
      id: 'ride-and-march',
      allowed: [{ type: 'move', units: ['2-1-2 (54)'], hexes: ['2026'] }],
      focus: ['2026', '2226', '2231', '2232'],
      goal: { kind: 'unit-at', unit: '2-1-2 (54)', hex: '2026' },
      see: ['Movement.J', 'M1'],
    },
  ],
};
