/** A place of a board, by its number: a hex, a space. */
export type Place = number;

/** What fills the {names} of a message. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** Why an action is not legal now, with the paragraph that says so. */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule;
  /** Which of the game's messages this is, and what fills it: another language builds its own text. */
  readonly key: string;
  readonly params: RefusalParams;
  /** The message in English. */
  readonly text: string;
  /** Places to point at. */
  readonly places: readonly Place[];
}

/** Fills the {names} of a message. */
export const fill = (text: string, params: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The refusals of a game out of its one table: the paragraph of each, and its message in English. */
export const refusalsOf =
  <Key extends string, Rule extends string>(table: Readonly<Record<Key, readonly [Rule, string]>>) =>
  (key: Key, params: RefusalParams = {}, places: readonly Place[] = []): Refusal<Rule> => {
    const [rule, text] = table[key];
    return { rule, key, params, text: fill(text, params), places };
  };
