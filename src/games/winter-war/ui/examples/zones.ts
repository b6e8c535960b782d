import { at, defineExamples } from './example.ts';

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
