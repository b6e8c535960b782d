/** Long texts in Markdown, a folder for each language, compiled by scripts/markdown.ts and loaded when they are read. */
import { PromiseCache } from '../widgets/cached-promise.ts';
import { language, type Language } from './language.ts';

/** The part of a Markdown file under one heading. */
export interface MarkdownSection {
  /** As in `## Zones of control {#zoc}`; without an id there, the same as the title. */
  readonly id: string;
  readonly title: string;
  /** Plain text: a blank line separates paragraphs, "- " begins a list item. */
  text: string;
  /** The lines of its blockquote, `key: value`. */
  readonly fields: Record<string, string>;
  /** Under headings of the next level. */
  readonly sections: MarkdownSection[];
}

/** A Markdown file: what its front matter holds, and its sections. */
export interface MarkdownFile {
  readonly sections: readonly MarkdownSection[];
  readonly [key: string]: unknown;
}

/** The parts of a field that lists things: "Combat.A, C13". */
export const listOf = (field: string | undefined): readonly string[] => field?.split(', ') ?? [];

/** Content of one kind in every language. */
export interface Content<T> {
  /** Loads it, by default in the language of the interface; the same promise each time, for React to `use`. */
  load(wanted?: Language): Promise<T>;
  /** What has been loaded, in the language of the interface if possible. Throws before anything is loaded. */
  current(): T;
}

/**
 * `files` are found by `import.meta.glob`, by paths like "./fi/glossary.md"; where a language has none, the English one is
 * read.
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
