import { create } from 'zustand';

/** What the rulebook is open at. */
export type Page =
  | { readonly page: 'contents' }
  /** A chapter; with a paragraph, at that one. */
  | { readonly page: 'chapter'; readonly chapter: string; readonly paragraph: string | null }
  | { readonly page: 'glossary'; readonly term: string | null }
  | { readonly page: 'search'; readonly query: string };

interface Book {
  /** The pages that were read, and which of them is open. */
  readonly pages: readonly Page[];
  readonly at: number;
}

const CONTENTS: Page = { page: 'contents' };

/** The rulebook as it lies open. */
export const useBook = create<Book>(() => ({ pages: [CONTENTS], at: 0 }));

/** The page that is open. */
export const openedPage = ({ pages, at }: Book): Page => pages[at]!;

/** Opens a page; those that one could have gone forward to are forgotten. */
export const openPage = (page: Page): void =>
  useBook.setState(({ pages, at }) => ({ pages: [...pages.slice(0, at + 1), page], at: at + 1 }));

/** The open page becomes another: a search that is being typed, a chapter read on. */
export const change = (page: Page): void =>
  useBook.setState(({ pages, at }) => ({ pages: pages.with(at, page) }));

/** True where there is a page to go back or forward to. */
export const canTurnPage = ({ pages, at }: Book, by: 1 | -1): boolean => pages[at + by] !== undefined;

/** Goes back or forward, where there is such a page. */
export const turn = (by: 1 | -1): void =>
  useBook.setState((book) => (canTurnPage(book, by) ? { at: book.at + by } : {}));

/** Forgets what was read. */
export const resetBook = (): void => useBook.setState({ pages: [CONTENTS], at: 0 });
