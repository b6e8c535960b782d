/** The lessons in the order in which they are offered. */
import { beforeCombat, firstAttack, obligations, fortifications, isolation, winning } from './combat.ts';
import { choosingAttacks, noReply, lastMarch } from './before-problems.ts';
import { firstDay, moving, roadsAndRail, zones, supplyLesson } from './movement.ts';
import type { Lesson } from '../lesson.ts';

export const COURSE: readonly Lesson[] = [
  firstDay,
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
  // These stand with the problems.
  choosingAttacks,
  noReply,
  lastMarch,
];
