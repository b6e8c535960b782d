import type { Place } from './place.ts';

/** A sentence in pieces, so that places and rules in it can be links, and words of the hobby explain themselves. */
export type Part =
  | string
  | { readonly place: Place; readonly text: string }
  | { readonly rule: string }
  | { readonly term: string; readonly text: string };
/** Text with links in it, in the order in which it is read. */
export type Sentence = readonly Part[];
