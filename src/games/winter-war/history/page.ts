/** What happened in the ten days of a Game-Turn, or how something of the game came about. */
export interface Page {
  readonly title: string;
  /**
   * Plain text, blank lines between paragraphs. `{Salla}` is a place of the board by its name there, `{Salla|Sallan}`
   * the same as the sentence needs it.
   */
  readonly text: string;
}

/** The pages in one language: of the Game-Turns 1 to 10 in their order, and of the board. */
export interface History {
  readonly turns: readonly Page[];
  readonly board: Page;
}

/** Text, and the places in it by their names on the board. */
export type Piece = string | { readonly name: string; readonly text: string };

/** A paragraph in pieces. */
export const piecesOf = (paragraph: string): readonly Piece[] =>
  paragraph.split(/\{([^}]+)\}/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const [name, text = name] = piece.split('|') as [string, string?];
    return { name, text };
  });

export const paragraphsOf = ({ text }: Page): readonly string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '));
