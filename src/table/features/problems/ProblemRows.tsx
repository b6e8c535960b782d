import problemsMessages from '../../content/en/problems.ftl';
import { useRef } from 'react';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { useNear } from '#kit/widgets/useNarrow.ts';
import { activeGame, gameReference } from '../../game/registry.ts';
import { ratingOf, type GameProblems, type Problem, originOf, type AnswerGrade } from '../../game/index.ts';
import { openPractice } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { gradeIn, isSolved, type ProblemRecord } from '../../store/problem-record.ts';
import { useProblem, type ProblemFilter } from './problem-store.ts';
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

export function openFromList(problem: string): void {
  openDialog(null);
  openPractice({ ...gameReference(activeGame().meta), from: 'problem', problem });
}

interface Listed {
  readonly problem: Problem;
  /** Number in the whole list, from 1. */
  readonly number: number;
  /** Null for a problem of the player's own. */
  readonly rating: number | null;
}

export const numbered = (problems: readonly Problem[], isRated = false): Listed[] =>
  problems.map((problem, i) => ({
    problem,
    number: i + 1,
    rating: isRated ? ratingOf(problems, problem.id) : null,
  }));

/** The position, drawn once it comes near the screen. */
function Picture({ game, problem }: Pick<RowsProps, 'game'> & Pick<Listed, 'problem'>) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  return (
    <span ref={frame} className={css.picture} aria-hidden>
      {near ? <game.Picture problem={problem} /> : null}
    </span>
  );
}

interface RowsProps {
  readonly game: GameProblems;
  readonly record: ProblemRecord;
  readonly listed: readonly Listed[];
  /** Absent: the rows cannot be deleted. */
  onDelete?(problem: Problem): void;
}

/** A row for each problem: picture, title, task, rating or source, and the first answer. */
export function ProblemRows({ game, record, listed, onDelete }: RowsProps) {
  const t = problemsMessages().problems;
  return (
    <ol>
      {listed.map(({ problem, number, rating }) => {
        const { id, kind, side } = problem;
        const grade = gradeIn(record, id);
        const amount = game.amount(Math.max(0, record.solved[id]?.lost ?? 0));
        const deleteText = t.delete({ n: number, kind: game.kindName(kind) });
        return (
          <li key={id} className={`${panel.line} ${css.row}`} data-problem={id}>
            <button type="button" className={css.problem} onClick={() => openFromList(id)}>
              <Picture game={game} problem={problem} />
              <span className={css.words}>
                <b>{t.one({ n: number, title: titleOf(game, problem) })}</b>
                <span>{t.about({ kind: game.kindName(kind), side: activeGame().meta.side(side).name })}</span>
                <span className={panel.fine}>
                  {rating === null ? sourceText(problem) : t.rated({ rating: String(rating) })}
                </span>
              </span>
              {grade ? (
                <span className={`${panel.line} ${css.result}`} data-grade={grade}>
                  <GradeMark grade={grade} />
                  {t.result({ grade, amount })}
                  {record.solved[id]?.isSolvedSince ? ` · ${t.solvedSince}` : null}
                </span>
              ) : null}
            </button>
            {onDelete ? (
              <Button
                kind="quiet"
                className={css.delete}
                aria-label={deleteText}
                title={deleteText}
                onClick={() => onDelete(problem)}
              >
                <Icon name="bin" />
              </Button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

const setFilter = (change: Partial<ProblemFilter>): void =>
  useProblem.setState(({ filter }) => ({ filter: { ...filter, ...change } }));

const stateIn = (record: ProblemRecord, { id }: Problem) => (isSolved(record, id) ? 'solved' : 'open');

export const filtered = (
  listed: readonly Listed[],
  { kind, theme, state }: ProblemFilter,
  game: GameProblems,
  record: ProblemRecord,
): Listed[] =>
  listed.filter(
    ({ problem }) =>
      (!kind || problem.kind === kind) &&
      (!theme || game.themeName(problem.theme) === theme) &&
      (!state || state === stateIn(record, problem)),
  );

interface ChoiceProps {
  readonly label: string;
  readonly chosen: string;
  /** The value of each problem, to count them. */
  readonly values: readonly string[];
  name?(value: string): string;
  onChoose(value: string): void;
}

function FilterChoice({ label, chosen, values, name = (value) => value, onChoose }: ChoiceProps) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const t = problemsMessages().problems;
  return (
    <label className={fieldCss.field}>
      {label}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t.counted({ name: t.every, n: values.length })}</option>
        {[...counts].map(([value, n]) => (
          <option key={value} value={value}>
            {t.counted({ name: name(value), n })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Filters the list by kind, theme and whether solved; themes are those of the chosen kind. */
export function FilterForm({ game, listed, record }: Pick<RowsProps, 'game' | 'listed' | 'record'>) {
  const { kind, theme, state } = useProblem(({ filter }) => filter);
  const t = problemsMessages().problems;
  const ofKind = listed.filter(({ problem }) => !kind || problem.kind === kind);
  return (
    <div className={css.filter}>
      <FilterChoice
        label={t.kind}
        chosen={kind}
        values={listed.map(({ problem }) => problem.kind)}
        name={game.kindName}
        onChoose={(value) => setFilter({ kind: value, theme: '' })}
      />
      <FilterChoice
        label={t.theme}
        chosen={theme}
        values={ofKind.map(({ problem }) => game.themeName(problem.theme))}
        onChoose={(value) => setFilter({ theme: value })}
      />
      <FilterChoice
        label={t.state}
        chosen={state}
        values={listed.map(({ problem }) => stateIn(record, problem))}
        name={(value) => (value === 'open' ? t.open : t.solved)}
        onChoose={(value) => setFilter({ state: value as ProblemFilter['state'] })}
      />
    </div>
  );
}
