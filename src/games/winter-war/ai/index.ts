/** The public face of the computer players: pure, without the page and without a clock, fit for a worker. */
export { advise, type Advice, type Why, type WhyKind } from './advise.ts';
export { chooseAction, chooseActions, searchActions } from './choose.ts';
export { PLAYER_LEVELS, type PlayerLevel } from './ai-context.ts';
