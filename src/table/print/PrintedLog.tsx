import { logOf, type LogGroup } from '../log/log.ts';
import { plain } from '../words/plain.ts';
import { t } from '../../games/winter-war/ui/words/strings.ts';
import { useShownTimeline } from '../seen/shown.ts';
import css from '../../games/winter-war/ui/print/Sheets.module.css';

function headOf({ turn, side, phase }: LogGroup): string {
  if (phase === 'set-up') return t.phase['set-up'];
  return phase === 'interphase' ? t.log.interphase(turn) : t.log.phase(turn, side, t.phase[phase]);
}

/** Everything that happened so far, without links. */
export function PrintedLog() {
  const timeline = useShownTimeline();
  const groups = timeline ? logOf(timeline) : [];
  if (!groups.length) return <p>{t.log.empty}</p>;
  return (
    <div className={css.log}>
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
