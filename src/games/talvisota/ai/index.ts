/** Public API of the Talvisota AI: pure functions without DOM or clock, usable in a worker. */
export { chooseActions } from './choose.ts';
export { PLAYER_LEVELS, type PlayerLevel } from './ai-context.ts';
