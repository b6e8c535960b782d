import playMessages from '../content/en/play.ftl';
import { useState } from 'react';
import type { Line } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { useShownTimeline } from '../view/usePosition.ts';
import { Linked } from '../text/Links.tsx';
import { recordNotes } from '../text/log.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './PastLog.module.css';
import { plain } from '../text/parts.ts';

const NOTHING: NonNullable<Line['about']> = {};

/** Above the log: notes on the game's record, and actions by rules that no longer hold. */
export function PastLog() {
  const about = useShownTimeline((timeline) => timeline.about) ?? NOTHING;
  const [open, setOpen] = useState(false);
  const notes = recordNotes(about);
  if (!notes.length) return null;
  const actions = about.past?.actions ?? [];
  return (
    <section className={`${shared.soft} ${css.past}`}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {actions.length ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{playMessages().log.title({ steps: actions.length })}</summary>
          {open ? (
            <ol>
              {actions.map((deed, i) => {
                const sentence = activeGame().story.describeLegacyAction(deed);
                return sentence ? (
                  <li key={`${i}`} data-ends={activeGame().story.endsPhase(deed.action) || undefined}>
                    <Linked parts={sentence} />
                  </li>
                ) : null;
              })}
            </ol>
          ) : null}
        </details>
      ) : null}
    </section>
  );
}

/** The same in print: all of it, without links. */
export function PrintedPast() {
  const about = useShownTimeline((timeline) => timeline.about) ?? NOTHING;
  const actions = about.past?.actions ?? [];
  return (
    <>
      {recordNotes(about).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {actions.length ? <h2>{playMessages().log.title({ steps: actions.length })}</h2> : null}
      {actions.map((deed, i) => {
        const sentence = activeGame().story.describeLegacyAction(deed);
        return sentence ? <p key={`${i}`}>{plain(sentence)}</p> : null;
      })}
    </>
  );
}
