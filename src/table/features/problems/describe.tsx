/** Descriptions of a problem, for its card and the list. */
import problemsMessages from '../../content/en/problems.ftl';
import { Icon } from '#kit/widgets/Icon.tsx';
import { originOf, type AnswerGrade, type GameProblems, type Problem } from '../../game/index.ts';
import { activeGame } from '../../game/registry.ts';
import css from './Problems.module.css';

/** Distinguished by shape as well as colour. */
const ICONS = { best: 'hint', good: 'check', fair: 'down', poor: 'close' } as const;

export const GradeMark = ({ grade }: { readonly grade: AnswerGrade }) => (
  <span className={css.mark} data-grade={grade}>
    <Icon name={ICONS[grade]} />
  </span>
);

export const titleOf = (game: GameProblems, problem: Problem): string =>
  problemsMessages().problems.titled({ place: game.place(problem), theme: game.themeName(problem.theme) });

/** "Officer – Recruit": the Soviets first. */
function playersText({ players }: Problem['source']): string {
  const { meta } = activeGame();
  return players
    .split(' v ')
    .map((name) => (meta.levels.includes(name) ? meta.level(name).name : name))
    .join(' – ');
}

/** Source of a problem in a few words. Leaves out the seed and the side, which is in the row anyway. */
export function sourceText({ source }: Problem): string {
  const origin = originOf({ source });
  const players = origin ? '' : playersText(source);
  return problemsMessages().problems.source({
    origin: origin ?? 'shipped',
    players,
    turn: Number.parseInt(source.turn, 10),
  });
}
