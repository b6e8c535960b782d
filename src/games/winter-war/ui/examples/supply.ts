import { at, defineExamples } from './example.ts';

const kem = [
  ...at('1731', '6-4-2 (18)'),
  ...at('1833', '6-4-2 (56)'),
  ...at('1929', '6-4-2 (75)'),
  ...at('2031', '0-1-2 (9 A)'),
] as const;

export const supplyExamples = defineExamples({
  'supply-line': {
    rules: ['Supply.F'],
    position: { turn: 2, phasing: 'soviet', units: [...kem] },
    focus: ['1629', '2433'],
    supply: 'soviet',
  },
  overload: {
    rules: ['U3', 'Supply.F2'],
    position: {
      turn: 2,
      phasing: 'soviet',
      units: [...kem, ...at('2231', '2-1-2 (25)'), ...at('1732', '2-1-2 (52)')],
    },
    focus: ['1629', '2433'],
    supply: 'soviet',
    loads: true,
  },
  isolated: {
    rules: ['Supply.C', 'U1'],
    position: {
      turn: 3,
      phasing: 'finn',
      units: [
        ...at('1330', '6-4-2 (155)'),
        ...at('1629', '0-1-2 (9 A)'),
        ...at('1430', '2-2-3 (16) finn'),
        ...at('1328', '1-1-3 (1)'),
      ],
    },
    focus: ['1227', '1731'],
    zones: ['finn'],
  },
  capture: {
    rules: ['Victory.Capture', 'V8'],
    position: {
      turn: 10,
      phasing: 'soviet',
      units: [...at('1306', '20-12-2 (XIX)'), ...at('1504', '0-1-2 (7 A)'), ...at('1208', '6-6-2 (4)')],
      owners: { '1206': 'soviet', '1405': 'soviet', '1406': 'soviet', '1506': 'soviet', '1606': 'soviet' },
    },
    focus: ['1102', '1707'],
    lines: [
      { kind: 'supply', hexes: ['1306', '1405', '1404', '1504'] },
      { kind: 'supply', hexes: ['1504', '1503', '1602'] },
    ],
    pointed: ['1306'],
  },
});
