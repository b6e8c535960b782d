import { type Lesson, endTo, moveTo, on } from '../lesson.ts';

/** The isthmus on the first day: who fights, for what, and what the counters say. */
export const firstDay: Lesson = {
  id: 'first-day',
  learner: 'soviet',
  isPrologue: true,
  position: {
    turn: 1,
    phasing: 'soviet',
    units: [
      ...on('1602', '0-1-2 (7 A)'),
      ...on('1603', '20-12-2 (XIX)'),
      ...on('1604', '2-1-2 (25)'),
      ...on('1405', '6-6-2 (4)'),
      ...on('1406', '6-6-2 (5)'),
      ...on('1506', '6-6-2 (11)'),
      ...on('1606', '6-6-2 (10)'),
      ...on('1306', '2-2-3 (16)'),
    ],
  },
  focus: ['1207', '1302', '1702', '1707'],
  steps: [
    { id: 'goal', ...moveTo('2-1-2 (25)', '1504'), see: ['Victory.Schedule', 'Victory.Score'] },
    { id: 'numbers', ...moveTo('20-12-2 (XIX)', '1604'), see: ['O3', 'Movement'] },
    { id: 'headquarters', ...moveTo('0-1-2 (7 A)', '1603'), see: ['Supply.F'] },
    { id: 'end', ...endTo('movement', 'finn'), see: ['Sequence.B'] },
  ],
};

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
    { id: 'clear', ...moveTo('2-1-2 (25)', '1733'), see: ['Movement', 'Movement.A', 'Movement.C'] },
    { id: 'river', ...moveTo('2-1-3 (34)', '1730'), see: ['Terrain.Chart', 'M1'] },
    { id: 'swamp', ...moveTo('2-1-2 (52)', '1931'), see: ['Terrain.Chart', 'Movement.H'] },
    { id: 'one-hex', ...moveTo('2-1-2 (54)', '1930'), see: ['Movement.I', 'M2'] },
    { id: 'end', ...endTo('movement', 'finn'), see: ['Movement.B', 'Movement.G', 'Sequence.B'] },
  ],
};

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
    { id: 'road', ...moveTo('2-1-3 (34)', '1831'), see: ['Terrain.Chart', 'M1'] },
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
    { id: 'stop', ...moveTo('2-2-3 (16)', '1333'), see: ['ZoneOfControl', 'ZoneOfControl.J'] },
    { id: 'headquarters', ...moveTo('1-1-3 (2)', '1733'), see: ['ZoneOfControl.G', 'Z2'] },
    { id: 'around', ...moveTo('1-1-3 (1)', '1533'), see: ['ZoneOfControl.F', 'ZoneOfControl.H'] },
  ],
};

/** The army before Kem: a regiment too far ahead, and a city that supplies 20 attack points. */
export const supplyLesson: Lesson = {
  id: 'supply',
  learner: 'soviet',
  position: {
    turn: 2,
    phasing: 'soviet',
    units: [
      ...on('1530', '2-1-2 (54)'),
      ...on('1731', '6-4-2 (18)'),
      ...on('1833', '6-4-2 (56)'),
      ...on('1929', '6-4-2 (75)'),
      ...on('2131', '0-1-2 (9 A)'),
      ...on('2231', '2-1-2 (25)'),
    ],
  },
  focus: ['1429', '1733', '1929', '2231', '2232'],
  steps: [
    {
      id: 'headquarters',
      allowed: [{ type: 'move', units: ['0-1-2 (9 A)'] }],
      goal: { kind: 'hq-in-reach', unit: '2-1-2 (54)' },
      see: ['Supply.F', 'Supply.F1', 'Supply.F2'],
    },
    {
      id: 'capacity',
      allowed: [{ type: 'move', units: ['2-1-2 (25)'], hexes: ['2413'] }],
      focus: ['1530', '2231', '2413'],
      goal: { kind: 'unit-at', unit: '2-1-2 (25)', hex: '2413' },
      see: ['Supply', 'U3', 'Supply.F3'],
    },
    {
      id: 'end',
      allowed: [{ type: 'end' }],
      goal: {
        kind: 'all',
        of: [
          { kind: 'phase', phase: 'movement', side: 'finn' },
          { kind: 'supplied', unit: '2-1-2 (54)' },
          { kind: 'supplied', unit: '2-1-2 (25)' },
        ],
      },
      see: ['Supply.D', 'CL3', 'Supply.A', 'Supply.B', 'Supply.C'],
    },
  ],
};
