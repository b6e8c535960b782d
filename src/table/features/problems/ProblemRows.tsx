import problemsMessages from '../../content/en/problems.ftl';
import fieldCss from '#kit/widgets/field.module.css';
import unseen from '#kit/widgets/unseen.module.css';
import { activeGame, gameReference } from '../../game/registry.ts';
import { originOf, type GameProblems, type Origin, type Problem } from '../../game/index.ts';
import { openPractice } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { GradeMark, sourceText } from './describe.tsx';
import { gradeIn, type ProblemRecord } from './problem-record.ts';
import { useProblem, type ProblemFilter } from './problem-store.ts';
import css from './Problems.module.css';

export function openFromList(problem: string): void {
  openDialog(null);
  openPractice({ ...gameReference(activeGame().meta), from: 'problem', problem });
}

interface Listed {
  readonly problem: Problem;
  /** From 1 in the list of all. */
  readonly number: number;
}

export const numbered = (problems: readonly Problem[]): Listed[] =>
  problems.map((problem, i) => ({ problem, number: i + 1 }));

interface RowsProps {
  readonly game: GameProblems;
  readonly record: ProblemRecord;
  readonly listed: readonly Listed[];
}

/** A row for each problem: what is asked, what it is about, where it comes from, and the first answer to it. */
export function ProblemRows({ game, record, listed }: RowsProps) {
  const w = problemsMessages().problems;
  const { meta } = activeGame();
  return (
    <ol className={css.rows}>
      {listed.map(({ problem, number }) => {
        const { id, kind, theme, side } = problem;
        const grade = gradeIn(record, id);
        const amount = game.amount(Math.max(0, record.solved[id]?.lost ?? 0));
        return (
          <li key={id}>
            <button type="button" className={css.problem} onClick={() => openFromList(id)}>
              <span className={unseen.unseen}>{w.one({ n: number })} </span>
              <span className={css.number} aria-hidden>
                {number}
              </span>
              <span className={css.words}>
                <b>{game.kindName(kind)}</b>
                <span>{w.about({ theme: game.themeName(theme), side: meta.side(side).name })}</span>
                <span className={css.source}>{sourceText(problem)}</span>
              </span>
              <span className={css.result} data-grade={grade ?? undefined}>
                {grade ? <GradeMark grade={grade} /> : null}
                {w.result({ grade: grade ?? 'none', amount })}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const setFilter = (change: Partial<ProblemFilter>): void =>
  useProblem.setState(({ filter }) => ({ filter: { ...filter, ...change } }));

/** The problems of a list that the filter lets through. */
export const filtered = (
  listed: readonly Listed[],
  { kind, theme, openOnly }: ProblemFilter,
  game: GameProblems,
  { solved }: ProblemRecord,
): Listed[] =>
  listed.filter(
    ({ problem }) =>
      (!kind || problem.kind === kind) &&
      (!theme || game.themeName(problem.theme) === theme) &&
      !(openOnly && solved[problem.id]),
  );

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly chosen: string;
  /** What each problem is called by, to be counted. */
  readonly values: readonly string[];
  name?(value: string): string;
  onChoose(value: string): void;
}

function FilterChoice({ label, all, chosen, values, name = (value) => value, onChoose }: ChoiceProps) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const w = problemsMessages().problems;
  return (
    <label className={fieldCss.field}>
      {label}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{w.counted({ name: all, n: values.length })}</option>
        {[...counts].map(([value, n]) => (
          <option key={value} value={value}>
            {w.counted({ name: name(value), n })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Problems of one's own, which may be narrowed to those of one origin. */
export function OwnRows({ game, record, listed }: RowsProps) {
  const chosen = useProblem(({ filter }) => filter.origin);
  const w = problemsMessages().problems;
  const origins = listed.map(({ problem }) => originOf(problem) ?? 'games');
  const origin = origins.some((one) => one === chosen) ? chosen : '';
  return (
    <>
      {new Set(origins).size > 1 ? (
        <div className={css.filter}>
          <FilterChoice
            label={w.origin}
            all={w.allOrigins}
            chosen={origin}
            values={origins}
            name={(value) => w.origins[value as Origin]}
            onChoose={(value) => setFilter({ origin: value })}
          />
        </div>
      ) : null}
      <ProblemRows
        game={game}
        record={record}
        listed={listed.filter((_, i) => !origin || origins[i] === origin)}
      />
    </>
  );
}

/** Chooses what of the list shows, by kind and theme; a theme is one of the kind that is chosen. */
export function FilterForm({ game, listed }: Pick<RowsProps, 'game' | 'listed'>) {
  const { kind, theme, openOnly } = useProblem(({ filter }) => filter);
  const w = problemsMessages().problems;
  const ofKind = listed.filter(({ problem }) => !kind || problem.kind === kind);
  return (
    <div className={css.filter}>
      <FilterChoice
        label={w.kind}
        all={w.allKinds}
        chosen={kind}
        values={listed.map(({ problem }) => problem.kind)}
        name={game.kindName}
        onChoose={(value) => setFilter({ kind: value, theme: '' })}
      />
      <FilterChoice
        label={w.theme}
        all={w.allThemes}
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
        {w.open}
      </label>
    </div>
  );
}
