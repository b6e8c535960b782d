/** The lessons in the order in which they are best taken. */
import { beforeCombat, firstAttack, obligations, fortifications, isolation, winning } from './combat.ts';
import { choosingAttacks, noReply, lastMarch } from './before-problems.ts';
import { moving, roadsAndRail, zones, supplyLesson } from './movement.ts';
import type { Lesson } from '../lesson.ts';

/** The lessons in the order in which they are offered. */
export const COURSE: readonly Lesson[] = [
  moving,
  roadsAndRail,
  zones,
  supplyLesson,
  firstAttack,
  obligations,
  fortifications,
  beforeCombat,
  isolation,
  winning,
  // These lead into problems.
  choosingAttacks,
  noReply,
  lastMarch,
];
