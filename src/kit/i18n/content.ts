/** Long texts in Markdown, one folder per language, compiled by scripts/markdown.ts and loaded on demand. */
import { PromiseCache } from '../widgets/cached-promise.ts';
import { language, type Language } from './language.ts';

/** The part of a Markdown file under one heading. */
export interface MarkdownSection {
  /** As in `## Zones of control {#zoc}`; defaults to the title. */
  readonly id: string;
  readonly title: string;
  /** Plain text: a blank line separates paragraphs, "- " begins a list item. */
  text: string;
  /** The `key: value` lines of its blockquote. */
  readonly fields: Record<string, string>;
  /** Sections under headings of the next level. */
  readonly sections: MarkdownSection[];
}

/** A Markdown file: the values of its front matter, and its sections. */
export interface MarkdownFile {
  readonly sections: readonly MarkdownSection[];
  readonly [key: string]: unknown;
}

/** The items of a field with a list: "Combat.A, C13". */
export const listOf = (field: string | undefined): readonly string[] => field?.split(', ') ?? [];

/** Content of one kind in every language. */
export interface Content<T> {
  /** Loads the content, by default in the interface language; returns the same promise each time, for React's `use`. */
  load(wanted?: Language): Promise<T>;
  /** The loaded content, in the interface language if possible. Throws before anything is loaded. */
  current(): T;
}

/**
 * `files` are the result of `import.meta.glob`, with paths like "./fi/glossary.md"; a file missing in a language is
 * read in English.
 */
export function contentFrom<File, T>(
  files: Readonly<Record<string, () => Promise<File>>>,
  read: (file: File) => T,
): Content<T> {
  const english = Object.keys(files).find((path) => path.startsWith('./en/'))!;
  const promises = new PromiseCache<Language, T>();
  const loaded = new Map<Language, T>();
  const load = async (wanted: Language): Promise<T> => {
    const file = files[english.replace('/en/', `/${wanted}/`)] ?? files[english]!;
    const content = read(await file());
    loaded.set(wanted, content);
    return content;
  };
  return {
    load: (wanted = language()) => promises.fetch(wanted, () => load(wanted)),
    current() {
      const found = loaded.get(language()) ?? [...loaded.values()].at(-1);
      if (found === undefined) throw new Error('The content has not been loaded');
      return found;
    },
  };
}
