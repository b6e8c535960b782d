import problemsMessages from '../../content/en/problems.ftl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { readProblems, type GameProblems } from '../../game/index.ts';
import { activeGame } from '../../game/registry.ts';
import {
  deleteOwn,
  MOST_MISTAKES,
  readRecord,
  restoreOwn,
  type DeletedProblem,
} from '../../store/problem-record.ts';
import { numbered, ProblemRows } from './ProblemRows.tsx';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './Problems.module.css';

/** The player's own problems; each can be deleted, and restored while the list is open. */
export function OwnProblems({ game }: { readonly game: GameProblems }) {
  const { id: card } = activeGame().meta;
  const [record, setRecord] = useState(() => readRecord(card));
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
  const remove = (id: string, title: string): void => {
    const gone = deleteOwn(card, id);
    setStuck(!gone);
    if (!gone) return;
    focusOn.current = '[data-restore]';
    setDeleted([...deleted, { ...gone, title }]);
    setRecord(readRecord(card));
  };
  const last = deleted.at(-1);
  const restore = (back: DeletedProblem): void => {
    const isBack = restoreOwn(card, back);
    setStuck(!isBack);
    if (!isBack) return;
    focusOn.current = `[data-problem="${CSS.escape(back.problem.id)}"] button`;
    setDeleted(deleted.slice(0, -1));
    setRecord(readRecord(card));
  };
  return (
    <div ref={box} className={shared.stack3}>
      {problems.length ? (
        <ProblemRows
          game={game}
          record={record}
          listed={numbered(problems)}
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
      <p className={panel.fine}>{t.room({ mistakes: MOST_MISTAKES })}</p>
      {faults.length ? <p role="alert">{t.ownFaults({ n: faults.length })}</p> : null}
    </div>
  );
}
