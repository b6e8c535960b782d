import type { Refusal } from '../../engine/core/refusal.ts';
import type { Place } from './place.ts';

/** Why something is not possible. */
export interface Refusals {
  /** In the language that is spoken. */
  refusalText(refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string;
  /** The places that a refusal speaks of. */
  placesOf(refusal: Refusal): readonly Place[];
}
