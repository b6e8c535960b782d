import { type Lesson, endTo, moveTo, on } from '../lesson.ts';

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
    { id: 'move', ...moveTo('4-4-2 (21)', '1715'), see: ['Combat.C', 'Movement.E'] },
    { id: 'end', ...endTo('attack', 'finn'), see: ['Sequence.A3c', 'Combat'] },
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
    { id: 'move', ...moveTo('6-4-2 (155)', '1817'), see: ['Combat.E', 'C2'] },
    { id: 'end', ...endTo('attack', 'soviet'), see: ['C2', 'Combat.M'] },
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
    { id: 'finish', ...endTo('movement', 'finn'), see: ['Combat.K', 'Combat.F'] },
  ],
};

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
      ...moveTo('20-12-2 (XIX)', '1404'),
      see: ['Fortifications', 'Fortifications.C', 'Combat.S'],
    },
    { id: 'division', ...moveTo('6-4-2 (75)', '1404'), see: ['Stacking', 'Combat.N'] },
    { id: 'end', ...endTo('attack', 'soviet'), see: ['Combat.E'] },
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

/** The Raate road: a battalion slips away, and a ski patrol chases a headquarters. */
export const beforeCombat: Lesson = {
  id: 'before-combat',
  learner: 'finn',
  position: {
    turn: 3,
    phasing: 'soviet',
    phase: 'retreat-before',
    units: [
      ...on('1629', '6-4-2 (155)'),
      ...on('1630', '0-1-2 (9 A)'),
      ...on('1529', '1-1-3 (1)'),
      ...on('1431', '0-0-3 (1)'),
    ],
  },
  focus: ['1328', '1332', '1631', '1730'],
  steps: [
    {
      id: 'retreat',
      allowed: [{ type: 'retreat', units: ['1-1-3 (1)'] }],
      goal: { kind: 'retreated', unit: '1-1-3 (1)' },
      see: ['Combat.A', 'Combat.A1', 'Combat.A2'],
    },
    {
      id: 'end',
      ...endTo('advance-before', 'soviet'),
      reply: [{ type: 'advance', unit: '6-4-2 (155)', to: '1529' }, { type: 'end' }],
      see: ['Combat.B', 'C13'],
    },
    { id: 'chase', ...moveTo('0-0-3 (1)', '1631'), see: ['ZoneOfControl.G', 'Stacking.C'] },
    {
      id: 'end-move',
      ...endTo('retreat-before', 'finn'),
      reply: [{ type: 'retreat', unit: '0-1-2 (9 A)', to: '1730' }, { type: 'end' }],
      see: ['Sequence.A3a', 'Combat.A'],
    },
    {
      id: 'advance',
      allowed: [{ type: 'advance', units: ['0-0-3 (1)'], hexes: ['1630'] }],
      goal: { kind: 'unit-at', unit: '0-0-3 (1)', hex: '1630' },
      see: ['Sequence.A3b', 'Combat.B', 'C13'],
    },
  ],
};

/** Suomussalmi: a division at the end of a long road. */
export const isolation: Lesson = {
  id: 'isolation',
  learner: 'finn',
  position: {
    turn: 3,
    phasing: 'finn',
    units: [
      ...on('1330', '6-4-2 (155)'),
      ...on('1629', '0-1-2 (9 A)'),
      ...on('1432', '2-2-3 (16)'),
      ...on('1129', '1-1-3 (1)'),
      ...on('1131', '4-4-2 (21)'),
    ],
  },
  focus: ['1129', '1131', '1328', '1432', '1528', '1629'],
  steps: [
    { id: 'road', ...moveTo('2-2-3 (16)', '1430'), see: ['Supply.F1', 'U1'] },
    {
      id: 'cut',
      allowed: [{ type: 'move', units: ['1-1-3 (1)'] }],
      goal: { kind: 'isolated', unit: '6-4-2 (155)' },
      see: ['U1', 'ZoneOfControl.H', 'CL1'],
    },
    { id: 'gather', ...moveTo('4-4-2 (21)', '1331'), see: ['Supply.A', 'Supply.C'] },
    { id: 'end', ...endTo('attack', 'finn'), see: ['Supply.B', 'Supply.E'] },
    {
      id: 'attack',
      allowed: [{ type: 'attack', units: ['4-4-2 (21)', '2-2-3 (16)', '1-1-3 (1)'], hexes: ['1330'] }],
      dice: [4],
      goal: {
        kind: 'all',
        of: [
          { kind: 'attacked', hexes: ['1330'], column: '3-1' },
          { kind: 'eliminated', unit: '6-4-2 (155)' },
        ],
      },
      see: ['Supply.B', 'C6', 'Combat.N'],
    },
    {
      id: 'choose',
      allowed: [{ type: 'advance', hexes: ['1330'] }, { type: 'decline' }],
      goal: { kind: 'phase', phase: 'attack', side: 'finn' },
      see: ['C12', 'Supply.H'],
    },
  ],
};

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
    { id: 'viipuri', ...moveTo('20-12-2 (XIX)', '1306'), see: ['Victory.Schedule', 'Victory.Capture'] },
    { id: 'row', ...moveTo('5-3-3 (10)', '1106'), see: ['V1', 'Victory.Schedule'] },
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
      ...endTo('movement', 'finn'),
      reply: [{ type: 'end' }],
      see: ['Victory.Score', 'Victory.Levels', 'Murmansk'],
    },
  ],
};
