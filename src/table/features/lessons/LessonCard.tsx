import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import { use, useEffect, useMemo, useRef } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { useQueuedAnnouncements } from '#kit/widgets/announce.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import { isDone, numberOf, stepOf, type Progress } from '../../game/lessons.ts';
import { activeGame, gameReference } from '../../game/registry.ts';
import { restart } from '../../commands/history.ts';
import { frameOnMap } from '../../view/map-handle.ts';
import { openPractice } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { Linked } from '../../text/Links.tsx';
import { withTerms } from '../../text/terms/Marked.tsx';
import { type Part, plain } from '../../text/parts.ts';
import cardCss from '#kit/widgets/Card.module.css';
import css from './LessonCard.module.css';
import { groupOf, leaveLesson, playNow, toggleHint, useSession, type Session } from './session.ts';
import type { Teaching } from './teaching.ts';

/** The text with its places as links, and with the first occurrence of each term marked. */
function partsOf(teaching: Teaching, text: string): Part[] {
  const met = new Set<string>();
  return teaching
    .parts(text)
    .flatMap((part): readonly Part[] => (typeof part === 'string' ? withTerms(part, met) : [part]));
}

function Text({ teaching, text }: { readonly teaching: Teaching; readonly text: string }) {
  const parts = useMemo(() => partsOf(teaching, text), [teaching, text]);
  return <Linked parts={parts} />;
}

/** A mark for each step: done, current, to come. */
function Steps({ progress }: { readonly progress: Progress }) {
  const { lesson, done } = progress;
  const t = startMessages().learn;
  const now = Math.min(done + 1, lesson.steps.length);
  return (
    <p className={`${panel.line} ${panel.fine}`}>
      <span className={css.marks} aria-hidden>
        {lesson.steps.map(({ id }, i) => (
          <span key={id} data-state={i < done ? 'done' : i === done ? 'now' : undefined} />
        ))}
      </span>
      {isDone(progress) ? t.done : t.step({ n: now, of: lesson.steps.length })}
    </p>
  );
}

/** Delay in milliseconds, to follow the title, which has focus. */
const TOLD_MS = 500;

/** The card's text for screen readers, without links, which some leave out of live regions. */
function StepText({ text, hint }: { readonly text: string; readonly hint: string }) {
  const [{ text: said, count }, tell] = useQueuedAnnouncements(TOLD_MS);
  useEffect(() => {
    tell(text);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  useEffect(() => {
    tell(hint);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hint]);
  return (
    <p className={shared.unseen} role="status" aria-live="polite">
      <span key={count}>{said}</span>
    </p>
  );
}

/** After the last step: the conclusion and what to do next. */
function End({ session: { teaching, progress } }: { readonly session: Session }) {
  const t = startMessages().learn;
  const { lesson } = progress;
  const { leadsTo } = lesson;
  const group = groupOf(teaching, lesson);
  const next = group[group.indexOf(lesson) + 1];
  const isLast = !next && !lesson.withProblems;
  const leadsOn = leadsTo !== undefined && !isLast;
  const { meta } = activeGame();
  return (
    <>
      <p className={cardCss.task}>
        <Text teaching={teaching} text={teaching.words(lesson).end} />
      </p>
      {isLast ? <p>{t.allDone}</p> : null}
      <div className={cardCss.row}>
        {isLast ? (
          <Button kind="primary" urgent onClick={playNow}>
            {t.playNow}
          </Button>
        ) : null}
        {leadsTo !== undefined ? (
          <Button
            kind={leadsOn ? 'primary' : 'plain'}
            urgent={leadsOn}
            onClick={() =>
              openPractice({ ...gameReference(meta), from: 'problem', problem: null, kind: leadsTo })
            }
          >
            {startMessages().problems.ofKind}
          </Button>
        ) : null}
        {next ? (
          <Button
            kind={leadsOn ? 'plain' : 'primary'}
            urgent={!leadsOn}
            onClick={() => openPractice({ ...gameReference(meta), from: 'lesson', lesson: next.id })}
          >
            {t.next}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The lesson on the table: the current task, and why the last action was right. */
export default function LessonCard() {
  const { now } = useSession();
  return now && <OnTable session={now} />;
}

function OnTable({ session }: { readonly session: Session }) {
  const { teaching, progress, past, replies, hint } = session;
  use(teaching.load());
  const heading = useRef<HTMLHeadingElement>(null);
  const { lesson } = progress;
  // The button that opened the lesson is gone: focus the heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [lesson]);
  const card = useRef<HTMLElement>(null);
  // Scroll back to the top of the card for the next step.
  useEffect(() => {
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [lesson, progress.done]);
  const t = startMessages().learn;
  const words = teaching.words(lesson);
  const course = groupOf(teaching, {});
  const step = stepOf(progress);
  const busy = replies.length > 0;
  const last = past.at(-1)?.action;
  // Only after the card has taken its room from a phone's map.
  useEffect(() => {
    if (!busy) frameOnMap(teaching.sight(progress, last));
    // Not between several actions of one step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lesson, progress.done, busy]);
  const now = step && words.steps[step.id]!;
  const before = lesson.steps[progress.done - 1];
  const waits = teaching.busy(activeGame().meta.sides.find((side) => side !== lesson.learner)!);
  const bare = (text: string): string => plain(teaching.parts(text));
  const announcement = `${bare(before ? words.steps[before.id]!.done : words.aim)} ${busy ? waits : bare(now?.task ?? '')}`;
  return (
    <section ref={card} className={cardCss.card} aria-label={words.title}>
      <div>
        <p className={shared.caps}>
          {lesson.withProblems ? startMessages().problems.start : t.lesson(numberOf(course, lesson))}
        </p>
        <h2 ref={heading} className={`${shared.title} ${cardCss.title}`} tabIndex={-1}>
          {words.title}
        </h2>
      </div>
      <Steps progress={progress} />
      <StepText text={announcement} hint={now && hint && !busy ? bare(now.hint) : ''} />
      <div className={panel.stack2}>
        {before ? (
          <p className={`${shared.soft} ${cardCss.done}`}>
            <Icon name="check" /> <span>{bare(words.steps[before.id]!.done)}</span>
          </p>
        ) : (
          <p className={shared.soft}>{bare(words.aim)}</p>
        )}
        {busy ? <p className={cardCss.task}>{waits}</p> : null}
        {now && !busy ? (
          <p className={cardCss.task}>
            <Text key={step.id} teaching={teaching} text={now.task} />
          </p>
        ) : null}
        {now && hint && !busy ? (
          <p className={cardCss.hint}>
            <Text teaching={teaching} text={now.hint} />
          </p>
        ) : null}
      </div>
      {step || busy ? null : <End session={session} />}
      <div className={css.buttons}>
        {step ? (
          <Button aria-expanded={hint} onClick={toggleHint} why={busy ? playMessages().barred.waiting : null}>
            {t.hint}
          </Button>
        ) : null}
        <Button onClick={restart.run} why={past.length ? null : playMessages().barred.nothingYet}>
          {t.again}
        </Button>
      </div>
      <div className={css.buttons}>
        <Button onClick={() => openDialog('lessons')}>{t.all}</Button>
        <Button onClick={leaveLesson}>{t.leave}</Button>
      </div>
    </section>
  );
}
