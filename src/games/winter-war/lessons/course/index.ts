/** The lessons in the order in which they are best taken. */
import { beforeCombat } from './before-combat.ts';
import { choosingAttacks } from './choosing-attacks.ts';
import { noReply } from './no-reply.ts';
import { firstAttack } from './first-attack.ts';
import { fortifications } from './fortifications.ts';
import { isolation } from './isolation.ts';
import { lastMarch } from './last-march.ts';
import { moving } from './moving.ts';
import { obligations } from './obligations.ts';
import { roadsAndRail } from './roads-and-rail.ts';
import { supplyLesson } from './supply.ts';
import { winning } from './winning.ts';
import { zones } from './zones.ts';
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
