/** The chapters as they are written, in reading order. */
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

export const written = [
  sequence,
  setUp,
  movement,
  zonesOfControl,
  stacking,
  combat,
  supply,
  fortifications,
  reinforcement,
  murmansk,
  victory,
  clarifications,
  scenarios,
  variants,
];
