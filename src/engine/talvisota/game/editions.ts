import type { Editions } from '#engine/core/recorded.ts';

/**
 * Today's editions of rules and board. Raise `rules` when the rules change for any position, `board` when
 * spaces.json changes (a test compares the board with its number). Records contain both numbers, so that a
 * game of another edition is not taken for a damaged one and opens at its recorded position.
 */
export const EDITIONS: Editions = { rules: 3, board: 1 };
