/** A place or a unit that can be looked for by name. */
export interface SearchResult {
  readonly id: string;
  readonly kind: 'place' | 'unit';
  readonly text: string;
  /** Found by this too. */
  readonly also?: string;
  /** At the end of the line: where it is. */
  readonly aside?: string;
  readonly enabled: boolean;
  run(): void;
}
