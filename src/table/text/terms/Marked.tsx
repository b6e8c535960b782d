import { Linked } from '../Links.tsx';
import { language, type Language } from '#kit/i18n/language.ts';
import type { Game, TermMarks } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import type { Part } from '../parts.ts';

interface Finder {
  readonly terms: readonly string[];
  readonly pattern: RegExp;
}

const finder = (marks: TermMarks): Finder => ({
  terms: marks.map(([term]) => term),
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:${marks.map(([, written]) => `(${written})`).join('|')})(?![\\p{L}\\d])`,
    'giu',
  ),
});

const finders = new WeakMap<Game, Map<Language, Finder>>();

function finderOf(of: Game, spoken: Language): Finder {
  const known = finders.get(of) ?? new Map<Language, Finder>();
  finders.set(of, known);
  let found = known.get(spoken);
  if (!found) known.set(spoken, (found = finder(of.book.termMarks(spoken))));
  return found;
}

/** The text with the first occurrence of each term marked; adds to `met`, the terms already marked before. */
export function withTerms(text: string, met: Set<string>): Part[] {
  const { terms, pattern } = finderOf(activeGame(), language());
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = terms[found.slice(1).findIndex((group) => group !== undefined)]!;
    if (met.has(term)) continue;
    met.add(term);
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ term, text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

interface MarkedProps {
  readonly text: string;
  /** Terms already marked elsewhere; extended here. */
  readonly met?: Set<string>;
}

/** Text of a panel with a popover for the first occurrence of each term. */
export const Marked = ({ text, met = new Set() }: MarkedProps) => <Linked parts={withTerms(text, met)} />;
