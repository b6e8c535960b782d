/** The lessons in the recommended order. */
import { environment } from './environment.ts';
import { firstAttack } from './first-attack.ts';
import { odds } from './odds.ts';
import { openSheets } from './open-sheets.ts';
import { prudent } from './prudent.ts';
import { second } from './second.ts';
import type { Lesson } from '../lesson.ts';

export const COURSE: readonly Lesson[] = [
  firstAttack,
  prudent,
  odds,
  // These stand with the problems.
  ...[environment, second, openSheets].map((lesson) => ({ ...lesson, withProblems: true as const })),
];
