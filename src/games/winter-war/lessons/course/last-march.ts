import type { Lesson } from '../lesson.ts';
import { on } from '../names.ts';

/** The last march of the Finns: after it the Victory Points are counted. */
export const lastMarch: Lesson = {
  id: 'last-march',
  learner: 'finn',
  leadsTo: 'lastMarch',
  position: {
    turn: 10,
    phasing: 'finn',
    units: [
      ...on('1602', '2-1-2 (52)'),
      ...on('1504', '0-1-2 (7 A)'),
      ...on('1405', '2-1-2 (25)'),
      ...on('1306', '5-3-3 (10)'),
      ...on('1108', '4-4-2 (21)'),
      ...on('0914', '1-1-3 (1)'),
    ],
    owners: { '1206': 'soviet', '1405': 'soviet', '1406': 'soviet', '1506': 'soviet', '1606': 'soviet' },
  },
  focus: ['0914', '1108', '1206', '1504', '1602', '1606'],
  steps: [
    {
      id: 'fort',
      allowed: [{ type: 'move', units: ['4-4-2 (21)'], hexes: ['1506', '1606', '1014'] }],
      goal: {
        kind: 'all',
        of: [
          { kind: 'scored', line: 'mannerheim-line', points: 0 },
          { kind: 'scored', line: 'south-cleared', points: 0 },
        ],
      },
      see: ['Victory.Schedule', 'V4'],
    },
    {
      id: 'row',
      allowed: [{ type: 'move', units: ['1-1-3 (1)'], hexes: ['1207', '1208'] }],
      goal: { kind: 'scored', line: 'viipuri-row', points: 0 },
      see: ['V1', 'Victory.Capture'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: { kind: 'phase', phase: 'over', side: 'finn' },
      see: ['Victory.Score'],
    },
  ],
};
