import type { Editions } from '#engine/core/recorded.ts';

/**
 * The rules and the board of today. Whoever changes what the rules say of any position raises `rules`, whoever changes
 * spaces.json raises `board` (a test holds the board to its number): records say by which they were made, so that a
 * game of another edition is told from a damaged one and opens at the position as it stood.
 */
export const EDITIONS: Editions = { rules: 3, board: 1 };
