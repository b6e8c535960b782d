/** A place on a board by its number: a hex or a space. */
export type Place = number;

/** Values for the {names} in a message. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** Why an action is not legal now, with the paragraph of the rules. */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule;
  /** The message and its values, from which another language builds its own text. */
  readonly key: string;
  readonly params: RefusalParams;
  readonly text: string;
  /** Places to highlight. */
  readonly places: readonly Place[];
}

/** Replaces the {names} in a message. */
export const fill = (text: string, params: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** Builds refusals from a game's table of paragraphs and English messages. */
export const refusalsOf =
  <Key extends string, Rule extends string>(table: Readonly<Record<Key, readonly [Rule, string]>>) =>
  (key: Key, params: RefusalParams = {}, places: readonly Place[] = []): Refusal<Rule> => {
    const [rule, text] = table[key];
    return { rule, key, params, text: fill(text, params), places };
  };
