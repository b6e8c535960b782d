import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import type { ParagraphWords } from './chapter.ts';
import { clarifications } from './clarifications.ts';
import { combat } from './combat.ts';
import { fortifications } from './fortifications.ts';
import { movement } from './movement.ts';
import { murmansk } from './murmansk.ts';
import { reinforcement } from './reinforcement.ts';
import { scenarios } from './scenarios.ts';
import { sequence } from './sequence.ts';
import { setUp } from './set-up.ts';
import { stacking } from './stacking.ts';
import { supply } from './supply.ts';
import { variants } from './variants.ts';
import { victory } from './victory.ts';
import { zonesOfControl } from './zones-of-control.ts';

// Does not compile while a paragraph has no words.
export const written: Record<RuleId, ParagraphWords> = {
  ...sequence.paragraphs,
  ...setUp.paragraphs,
  ...movement.paragraphs,
  ...zonesOfControl.paragraphs,
  ...stacking.paragraphs,
  ...combat.paragraphs,
  ...supply.paragraphs,
  ...fortifications.paragraphs,
  ...reinforcement.paragraphs,
  ...murmansk.paragraphs,
  ...victory.paragraphs,
  ...clarifications.paragraphs,
  ...scenarios.paragraphs,
  ...variants.paragraphs,
};

/** The title of every chapter, by its id. */
export const finnishChapterTitles: Readonly<Record<string, string>> = {
  sequence: sequence.title,
  'set-up': setUp.title,
  movement: movement.title,
  'zones-of-control': zonesOfControl.title,
  stacking: stacking.title,
  combat: combat.title,
  supply: supply.title,
  fortifications: fortifications.title,
  reinforcement: reinforcement.title,
  murmansk: murmansk.title,
  victory: victory.title,
  clarifications: clarifications.title,
  scenarios: scenarios.title,
  variants: variants.title,
};
