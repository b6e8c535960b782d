/** The public face of the computer players: pure, without the page and without a clock, fit for a worker. */
export { chooseActions } from './choose.ts';
export { PLAYER_LEVELS, type PlayerLevel } from './ai-context.ts';
