/** The lessons in the order in which they are best taken. */
import { environment } from './environment.ts';
import { odds } from './odds.ts';
import { openSheets } from './open-sheets.ts';
import { prudent } from './prudent.ts';
import { scouts } from './scouts.ts';
import { second } from './second.ts';
import type { Lesson } from '../lesson.ts';

/** The lessons in the order in which they are offered. */
export const COURSE: readonly Lesson[] = [prudent, environment, second, scouts, odds, openSheets];
