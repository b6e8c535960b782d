/** Why an action is not legal now, with the paragraph that says so. */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule;
  /** Which of the game's messages this is, and what fills it: another language builds its own text. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The message in English. */
  readonly text: string;
  /** Hex numbers to point at. */
  readonly hexes: readonly number[];
  /** What may be done instead, where the game can tell: units that attack hexes. */
  readonly way?: readonly { readonly attackers: readonly number[]; readonly targets: readonly number[] }[];
}
