/** Public API of the Winter War AI: pure functions without DOM or clock, usable in a worker. */
export { advise } from './advise.ts';
export type { Hint, Why } from './worker-client.ts';
export { chooseActions, searchActions } from './choose.ts';
export { PLAYER_LEVELS, type PlayerLevel } from './ai-context.ts';
