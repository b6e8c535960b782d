import { at, defineExamples } from './example.ts';

export const optionalExamples = defineExamples({
  landing: {
    rules: ['Scenario.A'],
    position: {
      turn: 6,
      phasing: 'finn',
      phase: 'interphase',
      units: [
        ...at('1656', '2-1-2 (25)'),
        ...at('1755', '0-1-2 (14 A)'),
        ...at('1854', '2-1-2 (52)'),
        ...at('1306', '6-6-2 (4)'),
      ],
      options: { events: true },
    },
    before: [{ action: { type: 'roll' }, dice: [4] }],
    focus: ['1455', '1857'],
    lines: [{ kind: 'attack', hexes: ['1757', '1656'] }],
    pointed: ['1656'],
  },
  'swedish-entry': {
    rules: ['Scenario.B', 'Scenario.Allies'],
    position: {
      turn: 6,
      phasing: 'finn',
      units: [...at('0635', '3-2-2 (1)', '3-2-2 (2)', '3-2-2 (3)'), ...at('1306', '6-6-2 (4)')],
      options: { events: true },
      course: { scenario: { letter: 'B', turn: 5 } },
    },
    focus: ['0433', '0837'],
    held: { unit: '3-2-2 (1)' },
  },
  drop: {
    rules: ['Option.D', 'Option.D1'],
    position: {
      turn: 3,
      phasing: 'soviet',
      phase: 'reinforcement',
      units: [
        ...at('1602', '3-1-1'),
        ...at('1704', '0-1-2 (7 A)'),
        ...at('1703', '6-4-2 (18)'),
        ...at('1405', '6-6-2 (4)'),
        ...at('1606', '6-6-2 (5)'),
      ],
      options: { airborne: true },
    },
    focus: ['1202', '1709'],
    held: { aim: '1408' },
  },
});
