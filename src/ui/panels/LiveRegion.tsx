import { useEffect, useState } from 'react';
import { counter, decider, type GameEvent, type State } from '../../engine/index.ts';
import { useGame } from '../../store/game.ts';
import { isLevel } from '../../store/seats.ts';
import { useTable } from '../../store/table.ts';
import { sentenceOf } from '../log.ts';
import { ruleNumber } from '../names.ts';
import { plain } from '../plain.ts';
import { refusalText } from '../refusal-text.ts';
import { useRival } from '../rival/rival.ts';
import { rivalStep } from '../rival/step.ts';
import { t } from '../strings.ts';
import { todoOf } from '../table/todo.ts';
import { usePosition } from '../table/usePosition.ts';
import { hexText, unitText } from '../words.ts';
import css from './LiveRegion.module.css';

/** What a computer player places may be hidden; its moves are told one by one only where it is stopped for each. */
function isUntold(event: GameEvent): boolean {
  if (event.type !== 'placed' && event.type !== 'moved' && event.type !== 'arrived') return false;
  if (!isLevel(useGame.getState().seats[counter(event.unit).side])) return false;
  return event.type === 'placed' || !useRival.getState().paused;
}

/** Placing is left out of the log but told to the one who places. */
function spoken(event: GameEvent, after: State): string {
  if (event.type === 'placed')
    return t.live.placed(unitText(event.unit), event.hex === null ? null : hexText(event.hex));
  const words = sentenceOf(event, after);
  return words ? plain(words) : '';
}

function summary(events: readonly GameEvent[], after: State): string {
  const told = events.filter((event) => !isUntold(event));
  const placed = told.filter(({ type }) => type === 'placed');
  if (placed.length > 3) return t.live.many(placed.length);
  return told
    .map((event) => spoken(event, after))
    .filter(Boolean)
    .join(' ');
}

const KIND = { undo: 'undone', redo: 'redone', restart: 'restarted' } as const;

/** Says what changed to those who do not see the map. */
export function LiveRegion() {
  const happening = useGame((game) => game.happening);
  const notice = useTable((table) => table.notice);
  const count = useTable((table) => table.noticeCount);
  const { state } = usePosition();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const { kind, events } = happening;
    if (!happening.count) return;
    const news = kind === 'play' ? summary(events, state) : t.live[KIND[kind]];
    // In an Interphase the players take turns from die to die.
    const turned = state.phase === 'interphase' || events.some(({ type }) => type === 'phase');
    const todo = rivalStep()?.todo ?? t.live.decider(decider(state), todoOf(state, { mode: 'idle' }));
    setSaid(turned ? `${news} ${todo}` : news);
    // Speaks of the happening, not of every later change of the position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [happening]);

  const noticed = notice
    ? notice.kind === 'refusal'
      ? `${refusalText(notice.refusal)} (${ruleNumber(notice.refusal.rule)})`
      : notice.text
    : '';

  // Two regions, so that a result and the notice after it are both heard; the key repeats an equal notice.
  return (
    <>
      <p className={css.live} role="status" aria-live="polite">
        {said}
      </p>
      <p className={css.live} role="status" aria-live="polite">
        <span key={count}>{noticed}</span>
      </p>
    </>
  );
}
