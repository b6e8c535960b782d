/** Pictures of the rulebook: positions on the real map, each for one or more paragraphs. */
import type { RuleId } from '#engine/winter-war';
import { combatExamples } from './combat.ts';
import { type Example, at, defineExamples } from './example.ts';
import { movementExamples, zoneExamples } from './movement.ts';

const kem = [
  ...at('1731', '6-4-2 (18)'),
  ...at('1833', '6-4-2 (56)'),
  ...at('1929', '6-4-2 (75)'),
  ...at('2031', '0-1-2 (9 A)'),
] as const;

const supplyExamples = defineExamples({
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

const optionalExamples = defineExamples({
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

const examples = {
  ...movementExamples,
  ...zoneExamples,
  ...combatExamples,
  ...supplyExamples,
  ...optionalExamples,
};

/** Id of a picture, and of its caption. */
export type ExampleId = keyof typeof examples;

/** Pictures of the rulebook: positions of the map with marks, without their captions. */
export const EXAMPLES: Readonly<Record<ExampleId, Example>> = examples;
/** In the order of the chapters. */
export const EXAMPLE_IDS = Object.keys(examples) as ExampleId[];

const byRule = new Map<RuleId, ExampleId[]>();
for (const id of EXAMPLE_IDS)
  for (const rule of EXAMPLES[id].rules) byRule.set(rule, [...(byRule.get(rule) ?? []), id]);

const NONE: readonly ExampleId[] = [];

/** Pictures of a paragraph; empty for most. */
export const examplesOf = (rule: RuleId): readonly ExampleId[] => byRule.get(rule) ?? NONE;
