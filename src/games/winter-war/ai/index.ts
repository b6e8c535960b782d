/** Public API of the Winter War AI: pure functions without DOM or clock, usable in a worker. */
export { advise, type Hint, type Why, type WhyKind } from './advise.ts';
export { chooseAction, chooseActions, searchActions } from './choose.ts';
export { PLAYER_LEVELS, type PlayerLevel } from './ai-context.ts';
