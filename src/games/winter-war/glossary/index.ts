/** The glossary: terms, where to read on, and their words. */
export { en } from './en.ts';
export { fi } from './fi.ts';
export { TERMS, type Term, type TermId } from './terms.ts';
