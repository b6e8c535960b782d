import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import variationsMessages from '../../content/en/variations.ftl';
import { isMain, isStep, LONGEST_TEXT, type Notes } from '#engine/core/variations.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { takeMap } from '../../board/map-input.ts';
import { barred } from '../../commands/define.ts';
import type { Line } from '../../game/position.ts';
import { gameItself, useGame } from '../../store/game.ts';
import { upToNow } from '../../store/replay.ts';
import { tryLine } from './commands.ts';
import {
  mayTryLines,
  stopDrawing,
  useMomentOnShow,
  useTrial,
  variationsOf,
  type Variations,
} from '../../store/variations.ts';
import { Drawn, Tree } from './Tree.tsx';
import {
  deleteMoment,
  draw,
  goToGameMoment,
  goToMoment,
  note,
  promote,
  toggleDrawing,
  undoDeletion,
} from './trial.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Variations.module.css';

interface ShownProps {
  readonly at: number;
  readonly index: number;
  readonly all: Variations;
}

/** Text and drawn notes at the moment on show. */
function NotesHere({ at, index, all }: ShownProps) {
  const t = variationsMessages();
  const { text = '', arrows = [], marks = [] }: Notes = all[index] ?? {};
  const drawing = useTrial((trial) => trial.drawing);
  useEffect(
    () =>
      drawing
        ? takeMap({
            press(place, { again = false }) {
              if (!again) draw(at, index, place);
            },
          })
        : undefined,
    [drawing, at, index],
  );
  useEffect(() => stopDrawing, []);
  return (
    <div className={panel.stack2}>
      <label className={fieldCss.field}>
        <span>{t.text}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={({ target }) => note(at, index, (notes) => ({ ...notes, text: target.value }))}
        />
      </label>
      <div className={shared.row}>
        <Button pressed={drawing === 'mark'} onClick={() => toggleDrawing('mark')}>
          {t.mark}
        </Button>
        <Button pressed={drawing === 'arrow'} onClick={() => toggleDrawing('arrow')}>
          {t.arrow}
        </Button>
        {arrows.length + marks.length ? (
          <Button onClick={() => note(at, index, (notes) => ({ ...notes, arrows: [], marks: [] }))}>
            {t.clear}
          </Button>
        ) : null}
      </div>
      <div className={`${shared.soft} ${css.hint}`}>
        <Drawn arrows={arrows} marks={marks} />
      </div>
      <p className={`${shared.soft} ${css.hint}`} role="status">
        {drawing ? t.pressToDraw({ kind: drawing }) : null}
      </p>
    </div>
  );
}

function Promoting({ index, all }: Omit<ShownProps, 'at'>) {
  const isTrying = useGame(({ trial }) => trial !== null);
  const moment = all[index];
  if (!isTrying || !moment || !isStep(moment) || isMain(all, index)) return null;
  return (
    <div className={shared.row}>
      <Button onClick={() => promote(index)}>{variationsMessages().promote}</Button>
    </div>
  );
}

function Deleting({ index, all }: Omit<ShownProps, 'at'>) {
  const t = variationsMessages();
  const before = useTrial((trial) => trial.beforeDeletion);
  if (index < 0 && !before) return null;
  return (
    <div className={shared.row}>
      {index < 0 ? null : (
        <Button onClick={() => deleteMoment(index)}>
          {t.delete({ kind: 'after' in all[index]! ? 'step' : 'moment' })}
        </Button>
      )}
      <span role="status">{before ? t.deleted : null}</span>
      {before ? <Button onClick={undoDeletion}>{t.undoDeletion}</Button> : null}
    </div>
  );
}

/** The item that a key leads to in the tree; null for other keys. */
function nextItem(key: string, items: readonly HTMLElement[], now: HTMLElement): HTMLElement | null {
  const at = items.indexOf(now);
  const levelOf = (item: HTMLElement | undefined): number => Number(item?.getAttribute('aria-level'));
  switch (key) {
    case 'ArrowDown':
      return items[at + 1] ?? null;
    case 'ArrowUp':
      return items[at - 1] ?? null;
    case 'ArrowRight':
      return levelOf(items[at + 1]) > levelOf(now) ? items[at + 1]! : null;
    case 'ArrowLeft':
      return items.slice(0, at).findLast((item) => levelOf(item) < levelOf(now)) ?? null;
    case 'Home':
      return items[0]!;
    case 'End':
      return items.at(-1)!;
    default:
      return null;
  }
}

/** The tree with one tab stop and arrow keys. */
function ShownTree({ game, all, shown }: { game: Line; all: Variations; shown: number }) {
  const [focused, setFocused] = useState<number | null>(null);
  const first = all.findIndex((moment) => !isStep(moment));
  const stop = focused !== null && all[focused] ? focused : shown >= 0 ? shown : first;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role="treeitem"]');
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const next = nextItem(event.key, items, item);
    if (!next && !event.key.startsWith('Arrow')) return;
    // Keep arrow keys from the replay and the map.
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  return (
    <Tree
      game={game}
      all={all}
      onKeyDown={onKeyDown}
      drawMoment={(index, told, level) => {
        const moment = all[index]!;
        return (
          <button
            type="button"
            role="treeitem"
            aria-level={level}
            tabIndex={index === stop ? 0 : -1}
            className={css.step}
            data-game-moment={'at' in moment || undefined}
            aria-current={index === shown ? 'step' : undefined}
            onFocus={() => setFocused(index)}
            onClick={() => void ('at' in moment ? goToGameMoment(moment.at) : goToMoment(index))}
          >
            {told}
            {moment.text && index !== shown ? <span className={css.text}>{moment.text}</span> : null}
          </button>
        );
      }}
    />
  );
}

/** The variations of the game on the table, and the notes at the moment on show. */
export function VariationsPanel() {
  const t = variationsMessages();
  const all = useGame(variationsOf);
  const timeline = useGame((now) => gameItself(now).timeline);
  const game = useMemo(() => timeline && upToNow(timeline), [timeline]);
  const may = useGame(mayTryLines);
  const isTrying = useGame(({ trial }) => trial !== null);
  const shown = useMomentOnShow();
  if (!game || !shown) return null;
  return (
    <Section title={t.title}>
      <div className={panel.stack2}>
        {isTrying ? null : (
          <Button kind="primary" why={barred(tryLine)} onClick={tryLine.run}>
            {tryLine.label}
          </Button>
        )}
        {may ? (
          <>
            {isTrying ? null : <p className={`${shared.soft} ${css.hint}`}>{t.hint}</p>}
            <NotesHere {...shown} all={all} />
            <Promoting index={shown.index} all={all} />
            <Deleting index={shown.index} all={all} />
            {all.length ? null : <p className={`${shared.soft} ${css.hint}`}>{t.none}</p>}
          </>
        ) : null}
        {all.length ? <ShownTree game={game} all={all} shown={shown.index} /> : null}
      </div>
    </Section>
  );
}
