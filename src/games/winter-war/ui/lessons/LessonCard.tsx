import { useEffect, useMemo, useRef } from 'react';
import { board, type Action, type Hex } from '../../../../engine/winter-war/index.ts';
import { game } from '../../../../table/here.ts';
import { highlights, isDone, stepOf, wordsOf, type Progress } from '../../lessons/index.ts';
import { openPractice } from '../../../../table/store/screen.ts';
import { openDialog } from '../../../../table/store/table.ts';
import { restart, undo } from '../../../../table/replay/commands.ts';
import { withTerms } from '../../../../table/text/terms/marks.ts';
import type { Part } from '../../../../table/words/parts.ts';
import unseen from '../../../../kit/widgets/unseen.module.css';
import { useSayings } from '../../../../kit/widgets/sayings.ts';
import { frameOnMap } from '../../../../table/seen/map-handle.ts';
import { barredWords } from '../../../../table/words/barred-words.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Icon } from '../../../../kit/widgets/Icon.tsx';
import { RuleLink, Linked } from '../../../../table/text/Links.tsx';
import css from './LessonCard.module.css';
import { learnWords } from './learn-words.ts';
import { leaveLesson, LESSONS, toggleHint, useSession } from './session.ts';
import { lessonTexts } from './words.ts';

/** "1733", but for the dates of years. */
const HEX = /(?<![\d-])(\d{4})(?![\d-])/;

/** Hexes become links, and terms explain themselves where they come first. */
function partsOf(text: string, met: Set<string>): Part[] {
  return text.split(HEX).flatMap((piece, i): Part[] => {
    const place = i % 2 ? game().placeNamed(piece) : null;
    return place === null ? withTerms(piece, met) : [{ place, text: piece }];
  });
}

function Text({ text }: { readonly text: string }) {
  const parts = useMemo(() => partsOf(text, new Set()), [text]);
  return <Linked parts={parts} />;
}

/** One mark a step: done, now, to come. */
function Steps({ progress }: { readonly progress: Progress }) {
  const { lesson, done } = progress;
  const w = learnWords();
  const now = Math.min(done + 1, lesson.steps.length);
  return (
    <p className={css.steps}>
      <span className={css.marks} aria-hidden>
        {lesson.steps.map(({ id }, i) => (
          <span key={id} data-state={i < done ? 'done' : i === done ? 'now' : undefined} />
        ))}
      </span>
      {isDone(progress) ? w.done : w.step(now, lesson.steps.length)}
    </p>
  );
}

function Reading({ rules }: { readonly rules: readonly string[] }) {
  return (
    <p className={css.small}>
      {learnWords().read}:{' '}
      {rules.map((rule) => (
        <span key={rule}>
          <RuleLink rule={rule} />{' '}
        </span>
      ))}
    </p>
  );
}

/** Later than the title, which has the keyboard. */
const TOLD_MS = 500;

/** The words of the card for those who do not see it: text alone, for screen readers leave links out of what they tell. */
function Told({ text, hint }: { readonly text: string; readonly hint: string }) {
  const [{ text: said, count }, tell] = useSayings(TOLD_MS);
  useEffect(() => {
    tell(text);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  useEffect(() => {
    tell(hint);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hint]);
  return (
    <p className={unseen.unseen} role="status" aria-live="polite">
      <span key={count}>{said}</span>
    </p>
  );
}

/** After the last step: what to take away, and the way on. */
function End({ progress }: { readonly progress: Progress }) {
  const w = learnWords();
  const next = LESSONS[LESSONS.indexOf(progress.lesson) + 1];
  return (
    <>
      <p className={css.task}>
        <Text text={wordsOf(lessonTexts(), progress.lesson).end} />
      </p>
      <div className={css.row}>
        {next ? (
          <Button kind="primary" urgent onClick={() => openPractice({ from: 'lesson', lesson: next.id })}>
            {w.next}
          </Button>
        ) : (
          <p>{w.allDone}</p>
        )}
      </div>
    </>
  );
}

/** What the map shows: the ground of the lesson, who is to act and where, and who acted last. */
function inSight(progress: Progress, last: Action | undefined): Hex[] {
  const { lesson, state } = progress;
  const step = stepOf(progress);
  const { units, hexes } = highlights(step?.allowed ?? []);
  const acting = last && 'unit' in last ? [...units, last.unit] : units;
  const places = acting.map((unit) => state.units[unit]!.at).filter((at) => at >= 0);
  return [...(step?.focus ?? lesson.focus).map(board.hexByName), ...hexes, ...places];
}

/** The lesson on the table: what to do now, and why what was just done was right. */
export default function LessonCard() {
  const { progress, past, replies, hint } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { lesson } = progress;
  // Whoever comes from a button that is gone begins to read here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [lesson]);
  const w = learnWords();
  const words = wordsOf(lessonTexts(), lesson);
  const step = stepOf(progress);
  const busy = replies.length > 0;
  const last = past.at(-1)?.action;
  // The card takes room from the map of a phone: only now is it known how much is left.
  useEffect(() => {
    if (!busy) frameOnMap(inSight(progress, last));
  }, [progress, last, busy]);
  const now = step && words.steps[step.id]!;
  const before = lesson.steps[progress.done - 1];
  const other = lesson.learner === 'finn' ? 'soviet' : 'finn';
  const told = `${before ? words.steps[before.id]!.done : words.aim} ${busy ? w.busy[other] : (now?.task ?? '')}`;
  return (
    <section className={css.card} aria-label={words.title}>
      <div>
        <p className={css.kicker}>{w.lesson(LESSONS.indexOf(lesson) + 1, LESSONS.length)}</p>
        <h2 ref={heading} className={css.title} tabIndex={-1}>
          {words.title}
        </h2>
      </div>
      <Steps progress={progress} />
      <Told text={told} hint={now && hint && !busy ? now.hint : ''} />
      <div className={css.words}>
        {before ? (
          <p className={css.done}>
            <Icon name="check" /> <span>{words.steps[before.id]!.done}</span>
          </p>
        ) : (
          <p className={css.small}>{words.aim}</p>
        )}
        {busy ? <p className={css.task}>{w.busy[other]}</p> : null}
        {now && !busy ? (
          <p className={css.task}>
            <Text key={step.id} text={now.task} />
          </p>
        ) : null}
        {now && hint && !busy ? (
          <p className={css.hint}>
            <Text text={now.hint} />
          </p>
        ) : null}
      </div>
      {step || busy ? null : <End progress={progress} />}
      <div className={css.row}>
        {step ? (
          <Button aria-expanded={hint} onClick={toggleHint} why={busy ? barredWords().waiting : null}>
            {w.hint}
          </Button>
        ) : null}
        <Button onClick={undo.run} why={past.length ? null : barredWords().nothingYet}>
          <Icon name="undo" /> {w.back}
        </Button>
        <Button kind="quiet" onClick={restart.run} why={past.length ? null : barredWords().nothingYet}>
          {w.again}
        </Button>
      </div>
      <Reading rules={(step ?? lesson.steps.at(-1)!).see} />
      <div className={css.row}>
        <Button kind="quiet" onClick={() => openDialog('lessons')}>
          {w.all}
        </Button>
        <Button kind="quiet" onClick={leaveLesson}>
          {w.leave}
        </Button>
      </div>
    </section>
  );
}
