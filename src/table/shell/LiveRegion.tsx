import shellMessages from '../content/en/shell.ftl';
import { memo, useEffect, useRef } from 'react';
import { useQueuedAnnouncements, type Announcement } from '#kit/widgets/announce.ts';
import type { ActorKind, Side } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { isAiToPlay, useAi } from '../store/ai.ts';
import { aiPrimaryStep, dueNow } from '../view/step.ts';
import { backOrOnText } from '../text/log.ts';
import { current, isForTwoPlayers, position, useGame } from '../store/game.ts';
import { computerSides } from '../store/seats.ts';
import { useUi } from '../store/ui.ts';
import { refusalText } from '../text/refusal-text.ts';
import { ruleInWords } from '../text/rule-titles.ts';
import shared from '#kit/widgets/shared.module.css';

/** A computer player's actions are announced one by one only if it pauses after each. */
function actorKindOf(side: Side): ActorKind {
  const isComputer = computerSides(useGame.getState().seats).some((one) => one === side);
  if (!isComputer) return 'person';
  return useAi.getState().paused ? 'stepped' : 'computer';
}

/** Delays in milliseconds: news after the table has rendered, a notice after the news that it belongs to. */
const NEWS_MS = 250;
const NOTICE_MS = 350;
/** After the screen reader's own announcement of a new page. */
const GREETING_MS = 1000;

/** The state of the game, on opening the table. */
function greeting(state: unknown): string {
  const { situation, story } = activeGame();
  return `${situation.now(state).join('. ')}. ${dueNow(state).todo} ${story.keyHints()}`;
}

/** Announcement if the decision passes to the other of two people within a phase; null otherwise. */
function handedOver(state: unknown): string | null {
  const { meta, rules } = activeGame();
  if (!isForTwoPlayers(useGame.getState()) || rules.isOver(state)) return null;
  return `${meta.side(rules.decider(state)).player}. ${dueNow(state).todo}`;
}

/** Avoids announcing a text twice that is also shown as a notice. */
function newsOf(text: string): string {
  const { notice } = useUi.getState();
  return notice?.kind === 'text' && notice.text === text ? '' : text;
}

/** The key makes an equal announcement repeat. */
const Region = memo(function Region({ saying }: { readonly saying: Announcement }) {
  return (
    <p className={shared.unseen} role="status" aria-live="polite">
      <span key={saying.count}>{saying.text}</span>
    </p>
  );
});

export function LiveRegion() {
  const happening = useGame((game) => game.happening);
  const notice = useUi((table) => table.notice);
  const count = useUi((table) => table.noticeCount);
  const [news, tellNews] = useQueuedAnnouncements(NEWS_MS);
  const before = useRef(activeGame().rules.decider(position()));
  const lineBefore = useRef(current());
  const [noticed, tellNotice] = useQueuedAnnouncements(NOTICE_MS);

  useEffect(() => {
    const { kind, events } = happening;
    const line = current();
    const was = lineBefore.current;
    lineBefore.current = line;
    if (!happening.count) return;
    const state = position();
    const { rules, story } = activeGame();
    const announcement =
      kind === 'play'
        ? story.screenReaderText(events, state, actorKindOf)
        : kind === 'restart'
          ? shellMessages().live.restart
          : newsOf(backOrOnText(was, line));
    const decider = rules.decider(state);
    const called =
      story.promptForTurn(events, state) ?? (decider === before.current ? null : handedOver(state));
    before.current = decider;
    if (called !== null) return tellNews(`${announcement} ${aiPrimaryStep()?.todo ?? called}`.trim());
    // Secret placement has no events: the remaining task confirms that it was done.
    tellNews(announcement || isAiToPlay() || rules.isOver(state) ? announcement : dueNow(state).todo);
    // oxlint-disable-next-line react/exhaustive-deps -- `tellNews` is stable
  }, [happening]);

  useEffect(() => {
    const { happening: latest, practice } = useGame.getState();
    // A lesson starts with its own texts; news take precedence over the greeting.
    if (latest.count || practice) return undefined;
    const timer = setTimeout(
      () => useGame.getState().happening.count || tellNews(greeting(position())),
      GREETING_MS,
    );
    return () => clearTimeout(timer);
    // Once, for the position on opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!notice) return;
    const { kind } = notice;
    tellNotice(
      kind === 'refusal'
        ? `${refusalText(notice.refusal)} (${ruleInWords(notice.refusal.rule)})`
        : notice.text,
    );
    // `count` changes if the same notice is shown again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice, count]);

  // Two regions, so that a result and the notice after it are both announced.
  return (
    <>
      <Region saying={news} />
      <Region saying={noticed} />
    </>
  );
}
