/** The interface language: English is bundled, others are fetched when chosen. */
import { speakBy } from './messages.ts';

/** A language by its BCP 47 tag, the name of its catalogue folder: "en", "fi". */
export type Language = string;

type Load = () => Promise<{ readonly default: unknown }>;

let current: Language = 'en';
let wanted: Language = 'en';
const listeners = new Set<() => void>();
const missed = new Set<() => void>();

/** Loaders of the catalogues of each language except English, and those fetched so far, by "unit/name". */
const sources = new Map<Language, Map<string, Load>>();
const fetched = new Map<Language, Map<string, unknown>>();

export const language = (): Language => current;

/** All languages, English first. */
export const languages = (): readonly Language[] => ['en', ...[...sources.keys()].toSorted()];

/** The name of a language in that language: "Suomi". */
export function languageName(tag: Language): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Registers catalogues by their files: ".../winter-war/content/fi/log.ftl". */
export function offerCatalogues(files: Readonly<Record<string, Load>>): void {
  for (const [file, load] of Object.entries(files)) {
    const [, unit = '', tag = '', name = ''] = /([^/]+)\/content\/([^/]+)\/(.+)\.ftl$/.exec(file) ?? [];
    const of = sources.get(tag) ?? new Map<string, Load>();
    sources.set(tag, of.set(`${unit}/${name}`, load));
  }
}

/** Fetches the catalogues of a language. If that fails, the language does not change. */
export async function loadLanguage(next: Language): Promise<void> {
  const of = sources.get(next);
  if (!of) return;
  const known = fetched.get(next) ?? new Map<string, unknown>();
  fetched.set(next, known);
  const missing = [...of].filter(([name]) => !known.has(name));
  try {
    await Promise.all(missing.map(async ([name, load]) => known.set(name, (await load()).default)));
    if (current === next) speakBy(known);
  } catch {
    // The device is offline and has no stored copy.
  }
}

const isThere = (next: Language): boolean =>
  next === 'en' || (sources.has(next) && fetched.get(next)?.size === sources.get(next)!.size);

function speak(next: Language): void {
  if (next !== wanted || next === current || !isThere(next)) return;
  current = next;
  speakBy(fetched.get(next) ?? null);
  for (const listener of listeners) listener();
}

async function fetchAndSpeak(next: Language): Promise<void> {
  await loadLanguage(next);
  speak(next);
  if (wanted === next && current !== next) for (const listener of missed) listener();
}

/** Takes effect at once if the catalogues are loaded, else once they are. The root then renders everything again. */
export function setLanguage(next: Language): void {
  wanted = next;
  if (isThere(next)) speak(next);
  else void fetchAndSpeak(next);
}

/** Calls back when a requested language could not be fetched, so that the previous one stays in use. */
export function onLanguageMissing(listener: () => void): () => void {
  missed.add(listener);
  return () => missed.delete(listener);
}

/** Calls back after every change of language. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
