/** Tables of words: one a feature, in English beside it, and in Finnish in a pack of its wing. */

/** The Finnish tables of a wing, by name. */
export type Pack = Readonly<Record<string, unknown>>;

/** The shape of a table of words: another language has the same entries, with texts of its own. */
export type Wording<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : T extends readonly string[]
      ? { readonly [K in keyof T]: string }
      : T extends readonly (readonly unknown[])[]
        ? { readonly [K in keyof T]: Wording<T[K]> }
        : T extends readonly (infer Piece)[]
          ? readonly Piece[]
          : { readonly [K in keyof T]: Wording<T[K]> };

interface Table {
  readonly english: unknown;
  speak(packs: ReadonlyMap<string, Pack> | null): void;
}

const tables = new Map<string, Table>();
let packsInUse: ReadonlyMap<string, Pack> | null = null;

/**
 * The words of one feature, by "wing/name"; asked for when drawing, so that a change of language shows everywhere.
 * What a pack does not hold is said in English.
 */
export function words<T>(name: string, english: T): () => T {
  const [wing = '', entry = ''] = name.split('/');
  let spoken = english;
  const speak = (packs: ReadonlyMap<string, Pack> | null): void => {
    spoken = (packs?.get(wing)?.[entry] as T | undefined) ?? english;
  };
  tables.set(name, { english, speak });
  speak(packsInUse);
  return () => spoken;
}

/** All tables speak by these packs from now on; null is English. */
export function speakBy(packs: ReadonlyMap<string, Pack> | null): void {
  packsInUse = packs;
  for (const table of tables.values()) table.speak(packs);
}

/** Every table by its name, in English. */
export const wordTables = (): ReadonlyMap<string, unknown> =>
  new Map([...tables].map(([name, { english }]) => [name, english]));
