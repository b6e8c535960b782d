import type { Editions } from '#engine/core/recorded.ts';

/**
 * The rules and the board of today. Whoever changes what the rules say of any position raises `rules`, whoever changes
 * the compiled board raises `board` (a test holds the board to its number): records say by which they were made, so that
 * a game of another edition is told from a damaged one and opens at the position as it stood. What changed is told to
 * the players in `past-rules-*` and `past-board-*` of src/games/winter-war/content/en/log.ftl.
 */
export const EDITIONS: Editions = { rules: 3, board: 2 };
