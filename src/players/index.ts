/** The public face of the computer players. */
export { choose, think } from './choose.ts';
export { PLAYER_LEVELS, type PlayerLevel } from './contract.ts';
