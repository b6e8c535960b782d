import { at, defineExamples } from './example.ts';

const ilomantsi = {
  turn: 3,
  phasing: 'soviet',
  phase: 'attack',
  units: [
    ...at('1818', '6-4-2 (139)'),
    ...at('1817', '6-4-2 (155)'),
    ...at('1816', '2-1-2 (25)'),
    ...at('2018', '0-1-2 (8 A)'),
    ...at('1718', '4-4-2 (21)'),
    ...at('1716', '2-2-3 (16) finn'),
  ],
} as const;

const tolvajarvi = {
  turn: 2,
  phasing: 'finn',
  phase: 'attack',
  units: [
    ...at('1815', '2-2-2 (104) soviet'),
    ...at('1816', '2-1-2 (25)'),
    ...at('2015', '0-1-2 (8 A)'),
    ...at('1715', '4-4-2 (21)'),
    ...at('1714', '2-2-3 (16) finn'),
    ...at('1716', '1-1-3 (1)'),
  ],
} as const;

const summa = {
  turn: 4,
  phasing: 'soviet',
  phase: 'attack',
  units: [
    ...at('1404', '20-12-2 (XIX)', '6-4-2 (75)'),
    ...at('1602', '0-1-2 (7 A)'),
    ...at('1405', '6-6-2 (4)'),
    ...at('1406', '6-6-2 (5)'),
  ],
} as const;

const storm = {
  action: { type: 'attack', attackers: ['20-12-2 (XIX)', '6-4-2 (75)'], targets: ['1405'] },
} as const;

export const combatExamples = defineExamples({
  obligation: {
    rules: ['Combat.E', 'C2'],
    position: ilomantsi,
    focus: ['1616', '2018'],
  },
  combined: {
    rules: ['Combat.G', 'Combat.N'],
    position: ilomantsi,
    focus: ['1616', '1918'],
    held: { attackers: ['6-4-2 (139)', '6-4-2 (155)'], targets: ['1718'] },
  },
  'soak-off': {
    rules: ['C4'],
    position: {
      turn: 4,
      phasing: 'soviet',
      phase: 'attack',
      units: [
        ...at('1605', '20-12-2 (XIX)', '20-12-2 (L)'),
        ...at('1404', '2-1-2 (25)'),
        ...at('1602', '0-1-2 (7 A)'),
        ...at('1405', '6-6-2 (4)'),
        ...at('1606', '6-6-2 (5)'),
      ],
    },
    focus: ['1304', '1706'],
    held: { attackers: ['2-1-2 (25)'], targets: ['1405'] },
  },
  'retreat-before': {
    rules: ['Combat.A', 'Sequence.A3a'],
    position: {
      turn: 3,
      phasing: 'soviet',
      phase: 'retreat-before',
      units: [
        ...at('1629', '6-4-2 (155)'),
        ...at('1630', '0-1-2 (9 A)'),
        ...at('1529', '1-1-3 (1)'),
        ...at('1431', '0-0-3 (1)'),
      ],
    },
    focus: ['1328', '1731'],
    held: { unit: '1-1-3 (1)' },
    zones: ['soviet'],
  },
  fortification: {
    rules: ['Fortifications.B', 'C7'],
    position: summa,
    focus: ['1304', '1506'],
    held: { attackers: ['20-12-2 (XIX)', '6-4-2 (75)'], targets: ['1405'] },
  },
  exchange: {
    rules: ['C11'],
    position: summa,
    before: [{ ...storm, dice: [6] }],
    focus: ['1304', '1506'],
    held: { lose: ['6-4-2 (75)'] },
  },
  advance: {
    rules: ['C12'],
    position: tolvajarvi,
    before: [
      {
        action: { type: 'attack', attackers: ['4-4-2 (21)', '2-2-3 (16)'], targets: ['1815'] },
        dice: [4],
      },
    ],
    focus: ['1614', '1917'],
    held: { unit: '4-4-2 (21)', to: '1815' },
  },
  retreat: {
    rules: ['C9'],
    position: tolvajarvi,
    before: [{ action: { type: 'attack', attackers: ['1-1-3 (1)'], targets: ['1816'] }, dice: [5] }],
    focus: ['1614', '2018'],
    held: { unit: '2-1-2 (25)' },
    zones: ['finn'],
  },
});
