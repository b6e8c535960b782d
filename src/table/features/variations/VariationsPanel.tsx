import { useEffect, useMemo } from 'react';
import variationsMessages from '../../content/en/variations.ftl';
import { LONGEST_TEXT, type Notes } from '#engine/core/variations.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { barred } from '../../commands/define.ts';
import { gameItself, useGame } from '../../store/game.ts';
import { upToNow } from '../replay/course.ts';
import { tryLine } from './commands.ts';
import {
  drawWith,
  mayTryLines,
  stopDrawing,
  useMomentOnShow,
  useTrial,
  variationsOf,
  type Variations,
} from './moment.ts';
import { Drawn, Tree } from './Tree.tsx';
import {
  deleteMoment,
  draw,
  goToGameMoment,
  goToMoment,
  note,
  toggleDrawing,
  undoDeletion,
} from './trial.ts';
import css from './Variations.module.css';

interface ShownProps {
  readonly at: number;
  readonly index: number;
  readonly all: Variations;
}

/** What is written and drawn at the moment on show. */
function NotesHere({ at, index, all }: ShownProps) {
  const w = variationsMessages();
  const { text = '', arrows = [], marks = [] }: Notes = all[index] ?? {};
  const drawing = useTrial((trial) => trial.drawing);
  useEffect(() => drawWith((place) => draw(at, index, place)), [at, index]);
  useEffect(() => stopDrawing, []);
  return (
    <div className={css.notes}>
      <label className={css.field}>
        <span>{w.text}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={({ target }) => note(at, index, (notes) => ({ ...notes, text: target.value }))}
        />
      </label>
      <div className={css.row}>
        <Button pressed={drawing === 'mark'} onClick={() => toggleDrawing('mark')}>
          {w.mark}
        </Button>
        <Button pressed={drawing === 'arrow'} onClick={() => toggleDrawing('arrow')}>
          {w.arrow}
        </Button>
        {arrows.length + marks.length ? (
          <Button onClick={() => note(at, index, (notes) => ({ ...notes, arrows: [], marks: [] }))}>
            {w.clear}
          </Button>
        ) : null}
      </div>
      <div className={css.hint}>
        <Drawn arrows={arrows} marks={marks} />
      </div>
      <p className={css.hint} role="status">
        {drawing ? w.pressToDraw({ kind: drawing }) : null}
      </p>
    </div>
  );
}

function Deleting({ index, all }: Omit<ShownProps, 'at'>) {
  const w = variationsMessages();
  const before = useTrial((trial) => trial.beforeDeletion);
  if (index < 0 && !before) return null;
  return (
    <div className={css.row}>
      {index < 0 ? null : (
        <Button onClick={() => deleteMoment(index)}>
          {w.delete({ kind: 'after' in all[index]! ? 'step' : 'moment' })}
        </Button>
      )}
      <span role="status">{before ? w.deleted : null}</span>
      {before ? <Button onClick={undoDeletion}>{w.undoDeletion}</Button> : null}
    </div>
  );
}

/** The lines of the game on the table, and what is written and drawn at the moment on show. */
export function VariationsPanel() {
  const w = variationsMessages();
  const all = useGame(variationsOf);
  const timeline = useGame((now) => gameItself(now).timeline);
  const game = useMemo(() => timeline && upToNow(timeline), [timeline]);
  const may = useGame(mayTryLines);
  const isTrying = useGame(({ trial }) => trial !== null);
  const shown = useMomentOnShow();
  if (!game || !shown) return null;
  return (
    <Section title={w.title}>
      <div className={css.panel}>
        {isTrying ? null : (
          <Button kind="primary" why={barred(tryLine)} onClick={tryLine.run}>
            {tryLine.label}
          </Button>
        )}
        {may ? (
          <>
            {isTrying ? null : <p className={css.hint}>{w.hint}</p>}
            <NotesHere {...shown} all={all} />
            <Deleting index={shown.index} all={all} />
            {all.length ? null : <p className={css.hint}>{w.none}</p>}
          </>
        ) : null}
        <Tree
          game={game}
          all={all}
          drawMoment={(index, told) => {
            const moment = all[index]!;
            return (
              <>
                <button
                  type="button"
                  className={css.step}
                  data-game-moment={'at' in moment || undefined}
                  aria-current={index === shown.index ? 'step' : undefined}
                  onClick={() => void ('at' in moment ? goToGameMoment(moment.at) : goToMoment(index))}
                >
                  {told}
                </button>
                {moment.text && index !== shown.index ? <p className={css.text}>{moment.text}</p> : null}
              </>
            );
          }}
        />
      </div>
    </Section>
  );
}
