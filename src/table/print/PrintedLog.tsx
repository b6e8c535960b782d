import { logOf, type LogGroup } from '../log/log.ts';
import { recordNotes } from '../log/notes.ts';
import { PrintedPast } from '../log/PastLog.tsx';
import { plain } from '../words/plain.ts';
import { useShownTimeline } from '../seen/shown.ts';
import css from '../../games/winter-war/ui/print/Sheets.module.css';
import { commonWords } from '../../games/winter-war/ui/words/common-words.ts';
import { logWords } from '../../games/winter-war/ui/words/log-words.ts';

function headOf({ turn, side, phase }: LogGroup): string {
  if (phase === 'set-up') return commonWords().phase['set-up'];
  return phase === 'interphase'
    ? logWords().interphase(turn)
    : logWords().phase(turn, side, commonWords().phase[phase]);
}

/** Everything that happened so far, without links. */
export function PrintedLog() {
  const timeline = useShownTimeline();
  const groups = timeline ? logOf(timeline) : [];
  const about = timeline?.about ?? {};
  if (!groups.length && !recordNotes(about).length) return <p>{logWords().empty}</p>;
  return (
    <div className={css.log}>
      <PrintedPast />
      {groups.map((group) => (
        <section key={group.key}>
          <h2 className={css.subtitle}>{headOf(group)}</h2>
          {group.lines.map(({ text, weight }, i) => (
            <p key={`${i}`} data-weight={weight}>
              {plain(text)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
