import type { Editions } from '#engine/core/recorded.ts';

/**
 * Today's editions of rules and board. Raise `rules` when the rules change for any position, `board` when the compiled
 * board changes (a test compares the board with its number). Records contain both numbers, so that a game of another
 * edition is not taken for a damaged one and opens at its recorded position. Describe the change for players in
 * `past-rules-*` and `past-board-*` of src/games/winter-war/content/en/log.ftl.
 */
export const EDITIONS: Editions = { rules: 3, board: 3 };
