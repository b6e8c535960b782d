import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** The last Game-Turn before Viipuri. */
export const winning: Lesson = {
  id: 'winning',
  learner: 'soviet',
  position: {
    turn: 10,
    phasing: 'soviet',
    units: [
      ...on('1405', '20-12-2 (XIX)'),
      ...on('1406', '5-3-3 (10)'),
      ...on('1702', '0-1-2 (7 A)'),
      ...on('1208', '6-6-2 (4)'),
    ],
    owners: { '1506': 'soviet', '1606': 'soviet' },
  },
  focus: ['1106', '1208', '1404', '1606', '1702'],
  steps: [
    {
      id: 'viipuri',
      allowed: [{ type: 'move', units: ['20-12-2 (XIX)'], hexes: ['1306'] }],
      goal: { kind: 'unit-at', unit: '20-12-2 (XIX)', hex: '1306' },
      see: ['Victory.Schedule', 'Victory.Capture'],
    },
    {
      id: 'row',
      allowed: [{ type: 'move', units: ['5-3-3 (10)'], hexes: ['1106'] }],
      goal: { kind: 'unit-at', unit: '5-3-3 (10)', hex: '1106' },
      see: ['V1', 'Victory.Schedule'],
    },
    {
      id: 'line',
      allowed: [{ type: 'move', units: ['0-1-2 (7 A)'] }],
      goal: {
        kind: 'all',
        of: [
          { kind: 'scored', line: 'viipuri', points: 25 },
          { kind: 'scored', line: 'viipuri-row', points: 10 },
          { kind: 'scored', line: 'mannerheim-line', points: 40 },
        ],
      },
      see: ['Victory.Capture', 'V2', 'V8'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'movement', side: 'finn' },
      reply: [{ type: 'end' }],
      see: ['Victory.Score', 'Victory.Levels', 'Murmansk'],
    },
  ],
};
