import problemsMessages from '../../content/en/problems.ftl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import {
  readProblems,
  type GameMeta,
  type GameProblems,
  type Origin,
  type ProblemFault,
} from '../../game/index.ts';
import {
  deleteOwn,
  MOST_OWN,
  originOfOwn,
  readRecord,
  restoreOwn,
  type DeletedProblem,
} from '../../store/problem-record.ts';
import { useProblem } from './problem-store.ts';
import { FilterChoice, numbered, ProblemRows, setFilter } from './ProblemRows.tsx';
import css from './Problems.module.css';

const MOST_FAULTS = 5;

interface FaultsProps {
  readonly faults: readonly ProblemFault[];
  readonly title: string;
  /** Absent: faulty entries cannot be deleted. */
  onDelete?(fault: ProblemFault): void;
}

/** Rejected problems, with place and reason. */
export function Faults({ faults, title, onDelete }: FaultsProps) {
  const t = problemsMessages().problems;
  if (!faults.length) return null;
  return (
    <div role="alert">
      <p>{title}</p>
      <ul>
        {faults.slice(0, MOST_FAULTS).map((fault) => {
          const { number, field, reason } = fault;
          const place = [number, field].filter(Boolean).join(', ');
          return (
            <li key={number}>
              {t.fault({ number, place, reason })}{' '}
              {onDelete && number ? (
                <Button onClick={() => onDelete(fault)}>{t.deleteUnread({ n: number })}</Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface OwnProps {
  readonly meta: GameMeta;
  readonly game: GameProblems;
  /** Only problems of this origin, to make room for another. */
  readonly only?: Origin;
  onOpen?(id: string): void;
}

/** The player's own problems, optionally of one origin; each can be deleted, and restored while the list is open. */
export function OwnProblems({ meta, game, only, onOpen }: OwnProps) {
  const chosen = useProblem(({ filter }) => filter.origin);
  const [record, setRecord] = useState(() => readRecord(meta.id));
  const [deleted, setDeleted] = useState<readonly (DeletedProblem & { readonly title: string })[]>([]);
  const [isStuck, setStuck] = useState(false);
  const { problems, faults } = useMemo(() => readProblems(record.own, game), [record, game]);
  const box = useRef<HTMLDivElement>(null);
  /** The element to focus after the next render. */
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    const found = focusOn.current && box.current?.querySelector<HTMLElement>(focusOn.current);
    focusOn.current = null;
    if (found) found.focus();
  });
  const t = problemsMessages().problems;
  const origins = problems.map(originOfOwn);
  const origin = only ?? (origins.find((one) => one === chosen) || '');
  const listed = numbered(problems).filter((_, i) => !origin || origins[i] === origin);
  const remove = (id: string, title: string): void => {
    const gone = deleteOwn(meta.id, id);
    setStuck(!gone);
    if (!gone) return;
    focusOn.current = '[data-restore]';
    setDeleted([...deleted, { ...gone, title }]);
    setRecord(readRecord(meta.id));
  };
  const last = deleted.at(-1);
  const restore = (back: DeletedProblem): void => {
    const isBack = restoreOwn(meta.id, back);
    setStuck(!isBack);
    if (!isBack) return;
    focusOn.current = `[data-problem="${CSS.escape(back.problem.id)}"] button`;
    setDeleted(deleted.slice(0, -1));
    setRecord(readRecord(meta.id));
  };
  return (
    <div ref={box} className={css.own}>
      {only || new Set(origins).size < 2 ? null : (
        <div className={css.filter}>
          <FilterChoice
            label={t.origin}
            all={t.allOrigins}
            chosen={origin}
            values={origins}
            name={(value) => t.origins[value as Origin]}
            onChoose={(value) => setFilter({ origin: value })}
          />
        </div>
      )}
      {problems.length ? (
        <ProblemRows
          meta={meta}
          game={game}
          record={record}
          listed={listed}
          {...(onOpen && { onOpen })}
          onDelete={({ id, kind, theme }) => remove(id, `${game.kindName(kind)} (${game.themeName(theme)})`)}
        />
      ) : (
        <p>{t.noOwn}</p>
      )}
      <div role="status" className={css.restore}>
        {last ? (
          <p>
            {t.deleted({ title: last.title })}
            <Button data-restore="" onClick={() => restore(last)}>
              {t.restore}
            </Button>
          </p>
        ) : null}
      </div>
      {isStuck ? <p role="alert">{t.notChanged}</p> : null}
      {only ? null : (
        <p className={css.source}>{t.room({ most: MOST_OWN.made, mistakes: MOST_OWN.games })}</p>
      )}
      <Faults
        faults={faults}
        title={t.ownFaults({ n: faults.length })}
        onDelete={({ number }) => remove(record.own[number - 1]!.id, t.unread({ n: number }))}
      />
    </div>
  );
}
