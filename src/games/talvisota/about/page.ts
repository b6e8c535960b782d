/** How the map and the values of this edition came about. */
export interface Origins {
  /** Each with its paragraphs. `{TER}` is a space by its id, `{TER|Terijoelle}` the same as the sentence needs it. */
  readonly parts: readonly { readonly head: string; readonly text: readonly string[] }[];
}
