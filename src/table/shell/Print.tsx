import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PrintedVariations } from '../features/variations/Tree.tsx';
import { activeGame } from '../game/registry.ts';
import { logOf, recordNotes } from '../text/log.ts';
import { plain } from '../text/parts.ts';
import { Against } from '../view/players.tsx';
import { useShownTimeline } from '../view/usePosition.ts';
import { PrintedPast } from './PastLog.tsx';
import css from './Print.module.css';

/**
 * Print view in place of the screen, rendered just before printing and removed afterwards. Mounted once, below the
 * provider of the position on show.
 */
export function PrintView() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints right after this event, hence `flushSync`. An open dialog may print itself.
    const before = (): void => {
      if (!document.querySelector('[data-print]')) flushSync(() => setPrinting(true));
    };
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const { print } = activeGame();
  return printing ? createPortal(<print.Sheets />, document.body) : null;
}

export function PrintedLog() {
  const timeline = useShownTimeline();
  const groups = timeline ? logOf(timeline) : [];
  const about = timeline?.about ?? {};
  if (!groups.length && !recordNotes(about).length) return <p>{activeGame().story.nothingYet()}</p>;
  return (
    <div className={css.log}>
      <PrintedPast />
      <Against />
      {groups.map((group) => (
        <section key={group.key}>
          <h2 className={css.head}>{group.title}</h2>
          {group.lines.map(({ text, weight }, i) => (
            <p key={`${i}`} data-weight={weight}>
              {plain(text)}
            </p>
          ))}
        </section>
      ))}
      <PrintedVariations headClass={css.head} />
    </div>
  );
}
