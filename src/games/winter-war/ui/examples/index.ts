/** Pictures of the rulebook: positions on the real map, each for one or more paragraphs. */
import type { RuleId } from '#engine/winter-war';
import { combatExamples } from './combat.ts';
import type { Example } from './example.ts';
import { movementExamples, zoneExamples } from './movement.ts';
import { optionalExamples } from './optional.ts';
import { supplyExamples } from './supply.ts';

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
