import type { Sentence } from '../../table/words/parts.ts';

/** The shape of a table of words: another language has the same entries, with texts of its own. */
export type Wording<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : T extends readonly string[]
      ? { readonly [K in keyof T]: string }
      : T extends Sentence
        ? Sentence
        : { readonly [K in keyof T]: Wording<T[K]> };
