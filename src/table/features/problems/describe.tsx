/** A problem in words, as its card and the list of all have them. */
import problemsMessages from '../../content/en/problems.ftl';
import { Icon } from '#kit/widgets/Icon.tsx';
import type { AnswerGrade, Problem } from '../../game/index.ts';
import { activeGame } from '../../game/registry.ts';
import css from './Problems.module.css';

/** Told apart by its form, not by its colour alone. */
const ICONS = { best: 'hint', good: 'check', fair: 'down', poor: 'close' } as const;

export const GradeMark = ({ grade }: { readonly grade: AnswerGrade }) => (
  <span className={css.mark} data-grade={grade}>
    <Icon name={ICONS[grade]} />
  </span>
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
