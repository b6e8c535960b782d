/** Reads what the page asks about a game, and works it out. */
import { isAction, isView } from '#engine/talvisota';
import type { SearchTask } from '#kit/worker-rpc/worker-rpc.ts';
import { searchForReview as searchFor } from '#table/game';
import { PLAYER_LEVELS } from '../ai/ai-context.ts';
import { decisionRules } from './decisions.ts';
import { value } from './value.ts';

/** The work for a checked question; null for an invalid one. */
export const searchForReview = (message: unknown): SearchTask | null =>
  searchFor(message, {
    isPosition: isView,
    isAction,
    levels: PLAYER_LEVELS,
    rules: decisionRules,
    value,
  });
