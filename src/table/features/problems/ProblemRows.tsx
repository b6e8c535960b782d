import problemsMessages from '../../content/en/problems.ftl';
import fieldCss from '#kit/widgets/field.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import unseen from '#kit/widgets/unseen.module.css';
import { activeGame, gameReference } from '../../game/registry.ts';
import type { GameMeta, GameProblems, Problem } from '../../game/index.ts';
import { openPractice } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { GradeMark, sourceText } from './describe.tsx';
import { gradeIn, isSolved, type ProblemRecord } from '../../store/problem-record.ts';
import { useProblem, type ProblemFilter } from './problem-store.ts';
import css from './Problems.module.css';

export function openFromList(problem: string): void {
  openDialog(null);
  openPractice({ ...gameReference(activeGame().meta), from: 'problem', problem });
}

interface Listed {
  readonly problem: Problem;
  /** Number in the whole list, from 1. */
  readonly number: number;
}

export const numbered = (problems: readonly Problem[]): Listed[] =>
  problems.map((problem, i) => ({ problem, number: i + 1 }));

interface RowsProps {
  readonly meta: GameMeta;
  readonly game: GameProblems;
  readonly record: ProblemRecord;
  readonly listed: readonly Listed[];
  /** Absent: the rows cannot be opened. */
  onOpen?(id: string): void;
  /** Absent: the rows cannot be deleted. */
  onDelete?(problem: Problem): void;
}

/** A row for each problem: task, theme, source, and the first answer. */
export function ProblemRows({ meta, game, record, listed, onOpen, onDelete }: RowsProps) {
  const t = problemsMessages().problems;
  return (
    <ol className={css.rows}>
      {listed.map(({ problem, number }) => {
        const { id, kind, theme, side } = problem;
        const grade = gradeIn(record, id);
        const amount = game.amount(Math.max(0, record.solved[id]?.lost ?? 0));
        const deleteText = t.delete({ n: number, kind: game.kindName(kind) });
        const words = (
          <>
            <span className={unseen.unseen}>{t.one({ n: number })} </span>
            <span className={css.number} aria-hidden>
              {number}
            </span>
            <span className={css.words}>
              <b>{game.kindName(kind)}</b>
              <span>{t.about({ theme: game.themeName(theme), side: meta.side(side).name })}</span>
              <span className={css.source}>{sourceText(problem)}</span>
            </span>
            <span className={css.result} data-grade={grade ?? undefined}>
              {grade ? <GradeMark grade={grade} /> : null}
              {t.result({ grade: grade ?? 'none', amount })}
              {record.solved[id]?.isSolvedSince ? ` · ${t.solvedSince}` : null}
            </span>
          </>
        );
        return (
          <li key={id} className={css.row} data-problem={id}>
            {onOpen ? (
              <button type="button" className={css.problem} onClick={() => onOpen(id)}>
                {words}
              </button>
            ) : (
              <div className={css.problem}>{words}</div>
            )}
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

export const setFilter = (change: Partial<ProblemFilter>): void =>
  useProblem.setState(({ filter }) => ({ filter: { ...filter, ...change } }));

export const filtered = (
  listed: readonly Listed[],
  { kind, theme, openOnly }: ProblemFilter,
  game: GameProblems,
  record: ProblemRecord,
): Listed[] =>
  listed.filter(
    ({ problem }) =>
      (!kind || problem.kind === kind) &&
      (!theme || game.themeName(problem.theme) === theme) &&
      !(openOnly && isSolved(record, problem.id)),
  );

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly chosen: string;
  /** The value of each problem, to count them. */
  readonly values: readonly string[];
  name?(value: string): string;
  onChoose(value: string): void;
}

export function FilterChoice({ label, all, chosen, values, name = (value) => value, onChoose }: ChoiceProps) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const t = problemsMessages().problems;
  return (
    <label className={fieldCss.field}>
      {label}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t.counted({ name: all, n: values.length })}</option>
        {[...counts].map(([value, n]) => (
          <option key={value} value={value}>
            {t.counted({ name: name(value), n })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Filters the list by kind and theme; themes are those of the chosen kind. */
export function FilterForm({ game, listed }: Pick<RowsProps, 'game' | 'listed'>) {
  const { kind, theme, openOnly } = useProblem(({ filter }) => filter);
  const t = problemsMessages().problems;
  const ofKind = listed.filter(({ problem }) => !kind || problem.kind === kind);
  return (
    <div className={css.filter}>
      <FilterChoice
        label={t.kind}
        all={t.allKinds}
        chosen={kind}
        values={listed.map(({ problem }) => problem.kind)}
        name={game.kindName}
        onChoose={(value) => setFilter({ kind: value, theme: '' })}
      />
      <FilterChoice
        label={t.theme}
        all={t.allThemes}
        chosen={theme}
        values={ofKind.map(({ problem }) => game.themeName(problem.theme))}
        onChoose={(value) => setFilter({ theme: value })}
      />
      <label className={css.openOnly}>
        <input
          type="checkbox"
          checked={openOnly}
          onChange={({ target }) => setFilter({ openOnly: target.checked })}
        />
        {t.open}
      </label>
    </div>
  );
}
