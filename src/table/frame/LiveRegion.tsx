import { useEffect } from 'react';
import { counter, decider, type GameEvent, type State } from '../../engine/winter-war/index.ts';
import { useGame } from '../store/game.ts';
import { isLevel } from '../store/seats.ts';
import { useTable } from '../store/table.ts';
import { summaryOf } from '../../games/winter-war/ui/situation/summary.ts';
import { sentenceOf } from '../log/log.ts';
import { ruleNumber } from '../words/rule-number.ts';
import { plain } from '../words/plain.ts';
import { refusalText } from '../words/refusal-text.ts';
import { useRival } from '../rival/rival.ts';
import { rivalStep } from '../rival/step.ts';
import { todoOf } from '../../games/winter-war/ui/hand/todo.ts';
import type { Position } from '../seen/position.ts';
import { usePosition } from '../seen/usePosition.ts';
import { hexText, unitText } from '../../games/winter-war/ui/words/words.ts';
import css from './LiveRegion.module.css';
import { useSayings, type Saying } from '../../kit/widgets/sayings.ts';
import { liveWords } from '../../games/winter-war/ui/words/live-words.ts';

/** What a computer player places may be hidden; its moves are told one by one only where it is stopped for each. */
function isUntold(event: GameEvent): boolean {
  if (event.type !== 'placed' && event.type !== 'moved' && event.type !== 'arrived') return false;
  if (!isLevel(useGame.getState().seats[counter(event.unit).side])) return false;
  return event.type === 'placed' || !useRival.getState().paused;
}

/** Placing is left out of the log but told to the one who places. */
function spoken(event: GameEvent, after: State): string {
  if (event.type === 'placed')
    return liveWords().placed(unitText(event.unit), event.hex === null ? null : hexText(event.hex));
  const words = sentenceOf(event, after);
  return words ? plain(words) : '';
}

function summary(events: readonly GameEvent[], after: State): string {
  const told = events.filter((event) => !isUntold(event));
  const placed = told.filter(({ type }) => type === 'placed');
  if (placed.length > 3) return liveWords().many(placed.length);
  return told
    .map((event) => spoken(event, after))
    .filter(Boolean)
    .join(' ');
}

/** News come when the table has been redrawn, a notice after the news that it belongs to. */
const NEWS_MS = 250;
const NOTICE_MS = 350;
/** Later than what a screen reader itself says of a new page. */
const GREETING_MS = 1000;

/** Where the game stands, for those who come to the table. */
function greeting(position: Position): string {
  const { now, todo } = summaryOf(position);
  return `${now.join('. ')}. ${todo} ${liveWords().keys}`;
}

const KIND = { undo: 'undone', redo: 'redone', restart: 'restarted' } as const;

/** The key repeats an equal saying. */
function Region({ saying }: { readonly saying: Saying }) {
  return (
    <p className={css.live} role="status" aria-live="polite">
      <span key={saying.count}>{saying.text}</span>
    </p>
  );
}

/** Says what changed to those who do not see the map. */
export function LiveRegion() {
  const happening = useGame((game) => game.happening);
  const notice = useTable((table) => table.notice);
  const count = useTable((table) => table.noticeCount);
  const position = usePosition();
  const { state } = position;
  const [news, tellNews] = useSayings(NEWS_MS);
  const [noticed, tellNotice] = useSayings(NOTICE_MS);

  useEffect(() => {
    const { kind, events } = happening;
    if (!happening.count) return;
    const done = kind === 'play' ? summary(events, state) : liveWords()[KIND[kind]];
    // In an Interphase the players take turns from die to die.
    const turned = state.phase === 'interphase' || events.some(({ type }) => type === 'phase');
    const todo = rivalStep()?.todo ?? liveWords().decider(decider(state), todoOf(state, { mode: 'idle' }));
    tellNews(turned ? `${done} ${todo}` : done);
    // Speaks of the happening, not of every later change of the position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [happening]);

  useEffect(() => {
    const { happening: latest, practice } = useGame.getState();
    // A lesson begins with words of its own; news come before what was there.
    if (latest.count || practice) return undefined;
    const timer = setTimeout(
      () => useGame.getState().happening.count || tellNews(greeting(position)),
      GREETING_MS,
    );
    return () => clearTimeout(timer);
    // Once, of the position that one comes to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!notice) return;
    const { kind } = notice;
    tellNotice(
      kind === 'refusal'
        ? `${refusalText(notice.refusal)} (${ruleNumber(notice.refusal.rule)})`
        : notice.text,
    );
    // The count tells of a notice that is given once more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice, count]);

  // Two regions, so that a result and the notice after it are both heard.
  return (
    <>
      <Region saying={news} />
      <Region saying={noticed} />
    </>
  );
}
