import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** East of Taivalkoski: a Soviet regiment and its headquarters, and the Finns around them. */
export const zones: Lesson = {
  id: 'zones',
  learner: 'finn',
  position: {
    turn: 2,
    phasing: 'finn',
    units: [
      ...on('1433', '2-1-2 (25)'),
      ...on('1633', '0-1-2 (9 A)'),
      ...on('1133', '2-2-3 (16)'),
      ...on('1434', '1-1-3 (1)'),
      ...on('1535', '1-1-3 (2)'),
    ],
  },
  focus: ['1133', '1332', '1435', '1732', '1735'],
  steps: [
    {
      id: 'stop',
      allowed: [{ type: 'move', units: ['2-2-3 (16)'], hexes: ['1333'] }],
      goal: { kind: 'unit-at', unit: '2-2-3 (16)', hex: '1333' },
      see: ['ZoneOfControl', 'ZoneOfControl.J'],
    },
    {
      id: 'headquarters',
      allowed: [{ type: 'move', units: ['1-1-3 (2)'], hexes: ['1733'] }],
      goal: { kind: 'unit-at', unit: '1-1-3 (2)', hex: '1733' },
      see: ['ZoneOfControl.G', 'Z2'],
    },
    {
      id: 'around',
      allowed: [{ type: 'move', units: ['1-1-3 (1)'], hexes: ['1533'] }],
      goal: { kind: 'unit-at', unit: '1-1-3 (1)', hex: '1533' },
      see: ['ZoneOfControl.F', 'ZoneOfControl.H'],
    },
  ],
};
