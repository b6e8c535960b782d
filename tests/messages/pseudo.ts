/**
 * A language for tests: the English texts with an accent on every letter, and longer, since every vowel is doubled. What
 * comes to the screen in plain letters does not come from a catalogue.
 */
import { readFileSync } from 'node:fs';
import { Transformer, type Term, type TextElement } from '@fluent/syntax';
import { REFUSALS as TALVISOTA_REFUSALS } from '#engine/talvisota';
import { FAULTS, REFUSALS as WINTER_WAR_REFUSALS } from '#engine/winter-war/state/refusals.ts';
import type { MarkdownFile, MarkdownSection } from '#kit/i18n/content.ts';
import { loadLanguage, offerCatalogues, setLanguage } from '#kit/i18n/language.ts';
import { formatters } from '#kit/i18n/messages.ts';
import { catalogues } from '../../scripts/content.ts';
import { moduleOf, readCatalogue, treeOf } from '../../scripts/fluent.ts';

/** Greek, so that the names of months, which are not in the catalogues, are in other letters too. */
export const PSEUDO = 'el';

const LETTERS = 'åƀçðéƒĝĥîĵķļṁñöþɋŕšţûṽŵẋýž';

/** Links and places stay as they are: `[[C13]]`, `{Salla|Sallan}`. */
export const pseudo = (text: string): string =>
  text.replaceAll(/\[\[.*?\]\]|\{.*?\}|[a-z]/gi, (found) => {
    if (found.length > 1) return found;
    const letter = LETTERS[found.toLowerCase().charCodeAt(0) - 97]!.repeat(/[aeiou]/i.test(found) ? 2 : 1);
    return found < 'a' ? letter.toUpperCase() : letter;
  });

class Accents extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    element.value = pseudo(element.value);
    return element;
  }

  /** Attributes of terms select, and are not shown. */
  override visitTerm(term: Term): Term {
    this.visit(term.value);
    return term;
  }
}

/** The messages of a catalogue, compiled as those of any language are. */
function messagesOf(source: string, file: string): unknown {
  const resource = readCatalogue(source, file);
  new Accents().visit(resource);
  const code = moduleOf(treeOf(resource, file), PSEUDO, file, '');
  // oxlint-disable-next-line typescript/no-implied-eval -- compiled from this project's own files
  return new Function('formatters', code.replace(/^import .*/, '').replace('export default', 'return'))(
    formatters,
  );
}

/** Refusals have their English in the rules of a game. */
const refusalsSource = (refusals: Readonly<Record<string, readonly [rule: string, text: string]>>): string =>
  Object.entries(refusals).reduce(
    (source, [key, [, text]]) => `${source}    .${key} = ${text.replaceAll(/\{(\w+)\}/g, '{ $$$1 }')}\n`,
    'refusals =\n',
  );

/** Every text of the interface is in the pseudo-language from now on. */
export async function speakPseudo(): Promise<void> {
  const sources = new Map([
    ...catalogues('en').map(
      (file) => [file.replace('/en/', `/${PSEUDO}/`), readFileSync(file, 'utf8')] as const,
    ),
    [
      `src/games/winter-war/content/${PSEUDO}/refusals.ftl`,
      refusalsSource({ ...WINTER_WAR_REFUSALS, ...FAULTS }),
    ],
    [`src/games/talvisota/content/${PSEUDO}/refusals.ftl`, refusalsSource(TALVISOTA_REFUSALS)],
  ]);
  offerCatalogues(
    Object.fromEntries(
      [...sources].map(([file, source]) => [
        file,
        () => Promise.resolve({ default: messagesOf(source, file) }),
      ]),
    ),
  );
  await loadLanguage(PSEUDO);
  setLanguage(PSEUDO);
}

/** Fields that hold ids. */
const IDS = new Set(['see', 'related']);

const pseudoSection = ({ title, text, fields, sections, id }: MarkdownSection): MarkdownSection => ({
  id,
  title: pseudo(title),
  text: pseudo(text),
  fields: Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, IDS.has(key) ? value : pseudo(value)]),
  ),
  sections: sections.map(pseudoSection),
});

const pseudoValue = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value);
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pseudoValue(one)]))
    : value;
};

/** A Markdown file, or a list of them, in the pseudo-language. */
export function pseudoFile<File>(file: File): File {
  if (Array.isArray(file)) return file.map(pseudoFile) as File;
  const { id, sections, ...head } = file as MarkdownFile;
  return {
    ...(pseudoValue(head) as object),
    ...(id !== undefined && { id }),
    sections: sections.map(pseudoSection),
  } as File;
}

const ATTRIBUTES = new Set(
  'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder'.split(' '),
);
/** What is no text for people: positions as they are written down among them. */
const DATA = new Set(['SCRIPT', 'STYLE', 'TEXTAREA']);

/** What is seen and what is read aloud, without what is marked as being in a language of its own. */
function shown(element: Element, texts: string[] = []): string[] {
  if (DATA.has(element.tagName) || (element.hasAttribute('lang') && element !== document.documentElement))
    return texts;
  for (const { name, value } of element.attributes) if (ATTRIBUTES.has(name)) texts.push(value);
  for (const node of element.childNodes)
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    else if (node.nodeType === Node.ELEMENT_NODE) shown(node as Element, texts);
  return texts;
}

/** Texts with a plain word of two letters or more that is not known to be a name. */
export function plainTexts(isName: (word: string) => boolean, more: readonly string[] = []): string[] {
  const plain = (text: string): boolean =>
    (text.replaceAll(/https?:\S+/g, '').match(/\p{L}+/gu) ?? []).some(
      (word) => /[a-z]/i.test(word) && word.length > 1 && !isName(word),
    );
  return [...new Set([...shown(document.body), document.title, ...more].filter(plain))];
}
