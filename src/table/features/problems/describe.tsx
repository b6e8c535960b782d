/** A problem in words, as its card and the list of all have them. */
import problemsMessages from '../../content/en/problems.ftl';
import type { AnswerGrade, Problem } from '../../game/index.ts';
import { activeGame } from '../../game/registry.ts';

/** Told apart by its form, not by its colour alone. */
const SIGNS: Readonly<Record<AnswerGrade, string>> = { best: '★', good: '✓', fair: '~', poor: '✕' };

export const GradeMark = ({ grade }: { readonly grade: AnswerGrade }) => (
  <span aria-hidden>{SIGNS[grade]}</span>
);

/** "Officer – Recruit": the Soviets first. */
export function playersText({ players }: Problem['source']): string {
  const { meta } = activeGame();
  return players
    .split(' v ')
    .map((name) => (meta.levels.includes(name) ? meta.level(name).name : name))
    .join(' – ');
}

/** The game that a problem comes from, in a few words. */
export function sourceText(source: Problem['source'], isOwn: boolean): string {
  const w = problemsMessages().problems;
  const { seed, turn } = source;
  if (isOwn) return w.ownSource({ turn });
  return w.source({ players: playersText(source), seed: String(seed), turn });
}
