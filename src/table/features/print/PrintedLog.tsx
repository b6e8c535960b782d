import { activeGame } from '../../game/registry.ts';
import { logOf } from '../log/log.ts';
import { recordNotes } from '../log/notes.ts';
import { PrintedPast } from '../log/PastLog.tsx';
import { Against } from '../seats/Against.tsx';
import { plain } from '../../text/parts.ts';
import { useShownTimeline } from '../../view/shown.ts';
import { PrintedVariations } from '../variations/PrintedVariations.tsx';
import css from './PrintedLog.module.css';

/** Everything that happened so far, without links. */
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
