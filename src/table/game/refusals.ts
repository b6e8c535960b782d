import type { Refusal } from '#engine/core/refusal.ts';

/** Why something is not possible. */
export interface Refusals {
  /** In the language that is spoken. */
  refusalText(refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string;
}
