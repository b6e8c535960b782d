import type { Place } from '../contract/place.ts';

/** A sentence in pieces, so that places and rules in it can be links, and words of the hobby explain themselves. */
export type Part =
  | string
  | { readonly place: Place; readonly text: string }
  | { readonly rule: string }
  | { readonly term: string; readonly text: string };
/** Text with links in it, in the order in which it is read. */
export type Sentence = readonly Part[];

type Value = Part | Sentence | number;

/** Tag for sentences: `sentence\`${unit} moves to ${hex}\``. */
export function sentence(texts: TemplateStringsArray, ...values: readonly Value[]): Sentence {
  return texts.flatMap((text, i): Part[] => {
    const value = values[i];
    const piece: Part[] =
      value === undefined
        ? []
        : typeof value === 'number'
          ? [String(value)]
          : Array.isArray(value)
            ? value
            : [value as Part];
    return text ? [text, ...piece] : piece;
  });
}

/** Joins sentences with commas. */
export const listed = (items: readonly Sentence[], and: string): Sentence =>
  items.flatMap((item, i): Part[] => {
    if (i === 0) return [...item];
    return [i === items.length - 1 ? and : ', ', ...item];
  });
