/** A problem in words, as its card and the list of all have them. */
import problemsMessages from '../../content/en/problems.ftl';
import { Icon } from '#kit/widgets/Icon.tsx';
import { originOf, type AnswerGrade, type Problem } from '../../game/index.ts';
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
function playersText({ players }: Problem['source']): string {
  const { meta } = activeGame();
  return players
    .split(' v ')
    .map((name) => (meta.levels.includes(name) ? meta.level(name).name : name))
    .join(' – ');
}

/** Where a problem comes from, in a few words. The file also has the seed, and the side that its row names anyway. */
export function sourceText({ source }: Problem): string {
  const origin = originOf({ source });
  const players = origin ? '' : playersText(source);
  return problemsMessages().problems.source({
    origin: origin ?? 'shipped',
    players,
    turn: Number.parseInt(source.turn, 10),
  });
}
