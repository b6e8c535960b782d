import type { Refusal } from '#engine/core/refusal.ts';
import { activeGame } from '../game/registry.ts';

/** Why something is not possible, in the language that is spoken. */
export const refusalText = (refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string =>
  activeGame().refusalText(refusal);
