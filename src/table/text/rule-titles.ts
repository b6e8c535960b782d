/** Titles of the paragraphs. Loaded with the rulebook once the page is idle; until then numbers are shown. */
import { create } from 'zustand';
import { useEffect } from 'react';
import { language, type Language } from '#kit/i18n/language.ts';
import { whenIdle } from '#kit/motion/motion.ts';
import type { Game } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { ruleNumber } from './parts.ts';
import { rulebook, type OpenRulebook } from './rulebook.ts';

interface Titles {
  readonly of: Game;
  readonly spoken: Language;
  readonly byRule: ReadonlyMap<string, string>;
}

const useTitles = create<{ readonly titles: Titles | null }>(() => ({ titles: null }));

/** A title used in several chapters ("General rule") gets the name of its chapter. */
function titlesOf({ chapters }: OpenRulebook): Titles['byRule'] {
  const all = chapters.flatMap((chapter) =>
    chapter.paragraphs.map(({ id, title }) => ({ chapter, id, title })),
  );
  const times = new Map<string, number>();
  for (const { title } of all) times.set(title, (times.get(title) ?? 0) + 1);
  return new Map(
    all.map(({ chapter, id, title }) => [id, times.get(title) === 1 ? title : `${chapter.title}: ${title}`]),
  );
}

async function fetchTitles(): Promise<void> {
  const of = activeGame();
  const spoken = language();
  try {
    useTitles.setState({ titles: { of, spoken, byRule: titlesOf(await rulebook()) } });
  } catch {
    // Offline: numbers are shown, and the next link tries again.
  }
}

/** The titles in the interface language; null while loading. */
function heldNow(titles: Titles | null): Titles['byRule'] | null {
  return titles?.of === activeGame() && titles.spoken === language() ? titles.byRule : null;
}

/** The title of a paragraph in the interface language; null while loading. */
export function useRuleTitle(rule: string): string | null {
  const held = heldNow(useTitles(({ titles }) => titles));
  const spoken = language();
  const there = held !== null;
  useEffect(() => (there ? undefined : whenIdle(() => void fetchTitles())), [there, spoken]);
  return held?.get(rule) ?? null;
}

/** A paragraph within plain text: "Enemy-occupied hexes, Movement.F"; only its number while titles are loading. */
export function ruleInWords(rule: string): string {
  const title = heldNow(useTitles.getState().titles)?.get(rule);
  return title === undefined ? ruleNumber(rule) : `${title}, ${ruleNumber(rule)}`;
}
