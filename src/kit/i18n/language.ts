/** The language of the interface. */
import { speakBy, type Pack } from './words.ts';

export type Language = 'en' | 'fi';

let current: Language = 'en';
let wanted: Language = 'en';
const listeners = new Set<() => void>();
const missed = new Set<() => void>();

/** Where the Finnish words of each wing are fetched from, and what has come. */
const sources = new Map<string, () => Promise<Pack>>();
const packs = new Map<string, Pack>();

export const language = (): Language => current;

/** A wing of the house tells where its Finnish words are; they are fetched when Finnish is spoken. */
export function finnishFrom(wing: string, load: () => Promise<Pack>): void {
  sources.set(wing, load);
}

/** Fetches the words of a language; English is always there. Without them the language stays as it was. */
export async function loadLanguage(next: Language): Promise<void> {
  if (next === 'en') return;
  const missing = [...sources].filter(([wing]) => !packs.has(wing));
  try {
    const fetched = await Promise.all(missing.map(async ([wing, load]) => [wing, await load()] as const));
    for (const [wing, pack] of fetched) packs.set(wing, pack);
    if (fetched.length && current === next) speakBy(packs);
  } catch {
    // The device is offline and has never kept them.
  }
}

const isThere = (next: Language): boolean =>
  next === 'en' || (sources.size > 0 && packs.size === sources.size);

function speak(next: Language): void {
  if (next !== wanted || next === current || !isThere(next)) return;
  current = next;
  speakBy(next === 'fi' ? packs : null);
  for (const listener of listeners) listener();
}

async function fetchAndSpeak(next: Language): Promise<void> {
  await loadLanguage(next);
  speak(next);
  if (wanted === next && current !== next) for (const listener of missed) listener();
}

/** At once when the words are there, else when they have come. The root then draws everything anew. */
export function setLanguage(next: Language): void {
  wanted = next;
  if (isThere(next)) speak(next);
  else void fetchAndSpeak(next);
}

/** Calls back when a language was asked for whose words could not be fetched: all stays in the one before. */
export function onLanguageMissing(listener: () => void): () => void {
  missed.add(listener);
  return () => missed.delete(listener);
}

/** Calls back after every change of language. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
