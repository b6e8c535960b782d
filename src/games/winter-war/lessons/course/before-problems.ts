import { type Lesson, endTo, on } from '../lesson.ts';

const ATTACKERS = ['6-4-2 (139)', '6-4-2 (155)', '2-1-2 (25)'] as const;

/** Beyond the Line: three hexes must be attacked, and only one of them counts. */
export const choosingAttacks: Lesson = {
  id: 'choosing-attacks',
  learner: 'soviet',
  leadsTo: 'attack',
  withProblems: true,
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
    { id: 'end', ...endTo('movement', 'finn'), see: ['Combat.E', 'Combat.M'] },
  ],
};

/** The Line is broken, and Viipuri is empty. */
export const noReply: Lesson = {
  id: 'no-reply',
  learner: 'finn',
  leadsTo: 'march',
  withProblems: true,
  position: {
    turn: 6,
    phasing: 'finn',
    units: [
      ...on('1602', '2-1-2 (52)', '0-1-2 (7 A)'),
      ...on('1505', '20-12-2 (XIX)'),
      ...on('1405', '5-3-3 (10)'),
      ...on('1407', '6-6-2 (4)'),
      ...on('1108', '4-4-2 (21)'),
      ...on('0908', '2-2-3 (16)'),
    ],
    owners: { '1405': 'soviet', '1406': 'soviet', '1505': 'soviet', '1506': 'soviet' },
  },
  focus: ['0908', '1005', '1306', '1405', '1602'],
  steps: [
    {
      id: 'city',
      allowed: [{ type: 'move', units: ['4-4-2 (21)'] }],
      goal: { kind: 'unit-at', unit: '4-4-2 (21)', hex: '1306' },
      see: ['Victory.Schedule', 'Movement.G'],
    },
    {
      id: 'strength',
      allowed: [{ type: 'move', units: ['6-6-2 (4)'] }],
      goal: { kind: 'unit-at', unit: '6-6-2 (4)', hex: '1306' },
      see: ['Combat.G', 'Combat.S'],
    },
    {
      id: 'behind',
      allowed: [{ type: 'move', units: ['2-2-3 (16)'] }],
      goal: { kind: 'unit-at', unit: '2-2-3 (16)', hex: '1206' },
      see: ['C9'],
    },
    { id: 'end', ...endTo('attack', 'finn'), see: ['Combat.F'] },
  ],
};

/** The last march of the Finns: after it the Victory Points are counted. */
export const lastMarch: Lesson = {
  id: 'last-march',
  learner: 'finn',
  leadsTo: 'lastMarch',
  withProblems: true,
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
    { id: 'end', ...endTo('over', 'finn'), see: ['Victory.Score'] },
  ],
};
