import startMessages from '../content/en/start.ftl';
import shellMessages from '../content/en/shell.ftl';
import { memo, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { followOtherTab, keepBoth, mayKeepBoth } from '../store/open-game.ts';
import { useGame } from '../store/game.ts';
import { clearNotice, putDown, say, useUi } from '../store/ui.ts';
import { saveToFile } from '../store/saving.ts';
import { failureText } from '../text/problem-text.ts';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { online } from './late.ts';
import css from './NoticeBar.module.css';
import { RefusalText } from '../text/RefusalText.tsx';

const HostedNotices = online('HostedNotices');

async function follow(): Promise<void> {
  putDown();
  const problem = await followOtherTab();
  if (problem) say(await failureText(problem));
}

function Dismiss({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button kind="quiet" aria-label={shellMessages().dismiss.dismiss} onClick={onPress}>
      <Icon name="close" />
    </Button>
  );
}

const SaveTrouble = memo(function SaveTrouble() {
  const saving = useGame((game) => game.saving);
  const [told, setTold] = useState<typeof saving | null>(null);
  const t = shellMessages().saving;
  if (saving === 'saved' || saving === told) return null;
  return (
    <div className={`${shared.row} ${css.notice}`} role="alert">
      <p>{t.trouble[saving]}</p>
      <div className={`${shared.wrap} ${css.row}`}>
        {saving === 'overtaken' ? (
          <>
            <Button onClick={() => void follow()}>{t.follow}</Button>
            {mayKeepBoth() ? <Button onClick={() => void keepBoth()}>{t.keepBoth}</Button> : null}
          </>
        ) : (
          <>
            <Button onClick={saveToFile}>{startMessages().library.toFile}</Button>
            <Dismiss onPress={() => setTold(saving)} />
          </>
        )}
      </div>
    </div>
  );
});

/** How long a message is shown, in milliseconds, unless it is hovered or focused. */
const NEWS_MS = 8000;

/** Hides messages after a time; refusals stay until the next action. */
function useNewsToPass(box: RefObject<HTMLElement | null>): void {
  const count = useUi((table) => table.noticeCount);
  const isNews = useUi((table) => table.notice?.kind === 'text');
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) clearNotice();
    }, NEWS_MS);
    return () => clearInterval(timer);
  }, [count, isNews, box]);
}

/** Refusals and short messages, beside or below the map, so that they never cover it. */
export function NoticeBar() {
  const notice = useUi((table) => table.notice);
  const isHosted = useGame(({ hosted }) => hosted !== null);
  const box = useRef<HTMLDivElement>(null);
  useNewsToPass(box);
  return (
    <div className={css.stack}>
      <SaveTrouble />
      {isHosted ? (
        <Suspense>
          <HostedNotices />
        </Suspense>
      ) : null}
      {notice ? (
        <div ref={box} className={`${shared.row} ${css.notice}`} data-kind={notice.kind}>
          {notice.kind === 'refusal' ? <RefusalText refusal={notice.refusal} /> : <p>{notice.text}</p>}
          {notice.offer ? <Button onClick={notice.offer.run}>{notice.offer.label}</Button> : null}
          <Dismiss onPress={clearNotice} />
        </div>
      ) : null}
    </div>
  );
}
