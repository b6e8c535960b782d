import type { Place } from '#engine/core/refusal.ts';

export type { Place };

/** What the table asks of the places of a board. */
export interface Places {
  /** "1306" */
  placeCode(place: Place): string;
  /** "Viipuri (1306)" */
  placeText(place: Place): string;
  /** The place with this code; null when there is none. */
  placeNamed(code: string): Place | null;
  /** Brings a place up, with the cursor on it. */
  goTo(place: Place): void;
}
