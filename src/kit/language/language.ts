/** The language of the interface, and words that come in both. */
import type { Finnish } from '../../games/winter-war/ui/words/fi/index.ts';

export type Language = 'en' | 'fi';

type Follower = (finnish: Finnish | null) => void;

let current: Language = 'en';
let wanted: Language = 'en';
let finnish: Finnish | null = null;
const followers: Follower[] = [];
const listeners = new Set<() => void>();

export const language = (): Language => current;

/** Fetches the words of a language; English is always there. Without them the language stays as it was. */
export async function loadLanguage(next: Language): Promise<void> {
  if (next === 'en' || finnish) return;
  try {
    ({ finnish } = await import('../../games/winter-war/ui/words/fi/index.ts'));
  } catch {
    // The device is offline and has never kept them.
  }
}

const spoken = (): Finnish | null => (current === 'fi' ? finnish : null);

function speak(next: Language): void {
  if (next !== wanted || next === current || (next === 'fi' && !finnish)) return;
  current = next;
  for (const follower of followers) follower(spoken());
  for (const listener of listeners) listener();
}

async function fetchAndSpeak(next: Language): Promise<void> {
  await loadLanguage(next);
  speak(next);
}

/** At once when the words are there, else when they have come. The root then draws everything anew. */
export function setLanguage(next: Language): void {
  wanted = next;
  if (next === 'en' || finnish) speak(next);
  else void fetchAndSpeak(next);
}

/** Calls back after every change of language. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tables of words: hands over the Finnish ones while Finnish is spoken, null for the English, now and ever after. */
export function follow(follower: Follower): void {
  followers.push(follower);
  follower(spoken());
}

/** The words of one feature; asked for when drawing, so that a change of language shows everywhere. */
export const worded =
  <T>(words: Readonly<Record<Language, T>>) =>
  (): T =>
    words[current];
