/** The long texts of every game in every language, for the tests. */
import { RULE_IDS as TALVISOTA_RULES } from '#engine/talvisota';
import { RULE_IDS as WINTER_WAR_RULES } from '#engine/winter-war';
import * as talvisota from '#games/talvisota/content/index.ts';
import * as winterWar from '#games/winter-war/content/index.ts';
import type { Language } from '#kit/i18n/language.ts';

/** The languages of a game: its folders of content. */
const languagesOf = (game: string): readonly Language[] =>
  Object.keys(import.meta.glob('/src/games/*/content/*/glossary.md')).flatMap((path) => {
    const [, owner, language] = /games\/([^/]+)\/content\/([^/]+)/.exec(path)!;
    return owner === game ? [language as Language] : [];
  });

export const GAMES = [
  { name: 'winter-war', content: winterWar, rules: WINTER_WAR_RULES as readonly string[] },
  { name: 'talvisota', content: talvisota, rules: TALVISOTA_RULES as readonly string[] },
].map((game) => ({ ...game, languages: languagesOf(game.name) }));

/** Every game with every language; a row for `describe.each`. */
export const IN_ALL_LANGUAGES = GAMES.flatMap((game) =>
  game.languages.map((language) => [game.name, language, game] as const),
);

/** Every game with every language but English. */
export const TRANSLATIONS = IN_ALL_LANGUAGES.filter(([, language]) => language !== 'en');

/** What is in a list more than once. */
export const twice = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

export const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;

export const references = (text: string): string[] =>
  [...new Set([...text.matchAll(/\[\[(.*?)\]\]/g)].map((match) => match[1] ?? ''))].toSorted();

/** Numbers, strengths and odds as they are written: 1406, +5, −2, 6-6-2, 2-1. */
export const numbers = (text: string): string[] =>
  [...text.replaceAll(/\[\[.*?\]\]/g, '').matchAll(/[+−-]?\d+(?:-\d+)*/g)].map(([found]) => found).toSorted();
