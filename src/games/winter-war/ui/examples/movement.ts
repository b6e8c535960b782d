import { at, defineExamples } from './example.ts';

export const movementExamples = defineExamples({
  costs: {
    rules: ['Movement.A', 'Terrain.Chart'],
    position: {
      turn: 1,
      phasing: 'soviet',
      units: [...at('1832', '2-1-3 (34)'), ...at('2031', '0-1-2 (9 A)')],
    },
    focus: ['1630', '1934'],
    held: { unit: '2-1-3 (34)' },
  },
  road: {
    rules: ['M1'],
    position: {
      turn: 1,
      phasing: 'soviet',
      units: [...at('2131', '2-1-3 (34)'), ...at('2230', '0-1-2 (9 A)')],
    },
    focus: ['1730', '2132'],
    held: { unit: '2-1-3 (34)', to: '1831' },
  },
  rail: {
    rules: ['Movement.J'],
    position: {
      turn: 1,
      phasing: 'soviet',
      units: [...at('2232', '2-1-2 (54)'), ...at('2230', '0-1-2 (9 A)')],
    },
    focus: ['2026', '2332'],
    held: { unit: '2-1-2 (54)', to: '2026' },
  },
  ice: {
    rules: ['Movement.N'],
    position: {
      turn: 8,
      phasing: 'soviet',
      units: [...at('1403', '5-3-3 (10)'), ...at('1502', '0-1-2 (7 A)'), ...at('1306', '6-6-2 (4)')],
    },
    focus: ['1103', '1406'],
    held: { unit: '5-3-3 (10)' },
  },
  'row-a': {
    rules: ['Movement.K3'],
    position: {
      turn: 2,
      phasing: 'soviet',
      units: [...at('2412', '20-12-2 (XIX)'), ...at('2211', '0-1-2 (8 A)')],
    },
    focus: ['2211', '2515'],
    held: { unit: '20-12-2 (XIX)' },
    refused: ['2314', '2414'],
  },
  stacking: {
    rules: ['Stacking', 'K1'],
    position: {
      turn: 2,
      phasing: 'finn',
      units: [
        ...at('0513', '1-1-3 (1)'),
        ...at('0612', '1-1-3 (2)'),
        ...at('0714', '1-1-3 (3)'),
        ...at('0614', '0-0-3 (1)'),
        ...at('0712', '2-2-3 (16) finn'),
      ],
    },
    before: [
      { action: { type: 'move', unit: '1-1-3 (1)', path: ['0613'] } },
      { action: { type: 'move', unit: '1-1-3 (2)', path: ['0613'] } },
      { action: { type: 'move', unit: '1-1-3 (3)', path: ['0614'] } },
    ],
    focus: ['0511', '0815'],
    held: { unit: '2-2-3 (16)' },
    pointed: ['0613', '0614'],
  },
});

const taivalkoski = {
  turn: 2,
  phasing: 'finn',
  units: [
    ...at('1433', '2-1-2 (25)'),
    ...at('1633', '0-1-2 (9 A)'),
    ...at('1133', '2-2-3 (16) finn'),
    ...at('1434', '1-1-3 (1)'),
  ],
} as const;

export const zoneExamples = defineExamples({
  zone: {
    rules: ['ZoneOfControl'],
    position: taivalkoski,
    focus: ['1132', '1635'],
    held: { unit: '2-2-3 (16)', to: '1333' },
    zones: ['soviet'],
  },
  'zone-to-zone': {
    rules: ['ZoneOfControl.F'],
    position: taivalkoski,
    focus: ['1232', '1635'],
    held: { unit: '1-1-3 (1)', to: '1533' },
    zones: ['soviet'],
  },
});
