import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useRef, useState } from 'react';
import { copyFrom, download } from '#kit/files/files.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { gradeOf, type GameReport, type GameReview, type ReviewFigures } from '../../game/index.ts';
import type { Line, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { plain } from '../../text/parts.ts';
import { linesOf } from '../log/log.ts';
import { Moments } from '../replay/Moments.tsx';
import { useReplay } from '../replay/replay.ts';
import { TurnByTurn } from '../result/TurnByTurn.tsx';
import { pictureOf } from './picture.ts';
import type { ReadDecision } from './read.ts';
import { startReview, stopReview, useReview } from './review.ts';
import css from './Review.module.css';

const SIDES = ['soviet', 'finn'] as const;
/** Of decisions of a side, and of dice. */
const SHOWN = 5;

/** What the log says of a step. */
const stepText = (game: Line, step: number): string =>
  linesOf(game, step)
    .map(({ text }) => plain(text))
    .join(' ');

/** Named decisions of a side, the costliest first. */
const costliest = (judged: readonly ReadDecision[], side: Side): readonly ReadDecision[] =>
  judged
    .filter((one) => one.side === side && gradeOf(one) !== null)
    .toSorted((a, b) => b.cost - a.cost || a.from - b.from);

function figuresOf(report: GameReport, judged: readonly ReadDecision[]): ReviewFigures {
  const costs = Object.fromEntries(
    SIDES.map((side) => [side, costliest(judged, side).reduce((sum, { cost }) => sum + cost, 0)]),
  );
  return { start: report.start, result: report.result, luck: report.luck, costs };
}

const stateBefore = ({ start, steps }: Line, { from }: ReadDecision): Line['start'] =>
  from ? steps[from - 1]!.state : start;

const decisionText = (state: Line['start'], one: ReadDecision, texts: GameReview): string =>
  extrasMessages().review.decision({
    grade: gradeOf(one)!,
    amount: texts.amount(one.cost),
    turn: activeGame().rules.turn(state),
  });

interface ShownProps {
  readonly game: Line;
  readonly report: GameReport;
  readonly texts: GameReview;
  readonly judged: readonly ReadDecision[];
}

/** What was expected after each turn, with its band of error. */
function Course({ report: { moments }, texts }: Pick<ShownProps, 'report' | 'texts'>) {
  const w = extrasMessages().review;
  const last = new Map(moments.map((moment) => [moment.turn, moment]));
  const turns = [...last.keys()];
  const valuesOf = (value: (turn: number) => number) => turns.map((turn) => Math.round(value(turn)));
  const middle = (turn: number): number => last.get(turn)!.value;
  const error = (turn: number): number => last.get(turn)!.error;
  return (
    <TurnByTurn
      title={w.graph}
      turns={turns}
      figure={texts.figure}
      series={[
        { name: w.expected, as: 'line', side: null, values: valuesOf(middle) },
        { name: w.atMost, as: 'line', side: null, values: valuesOf((turn) => middle(turn) + error(turn)) },
        { name: w.atLeast, as: 'line', side: null, values: valuesOf((turn) => middle(turn) - error(turn)) },
      ]}
    />
  );
}

function Luckiest({ game, report, texts }: ShownProps) {
  const w = extrasMessages().review;
  const most = report.dice.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).slice(0, SHOWN);
  return (
    <section className={css.part}>
      <h3>{w.luckiest}</h3>
      <Moments
        moments={most.map(({ step, dice, luck }) => ({
          step,
          title: w.die({
            dice: dice.join(', '),
            amount: texts.amount(Math.abs(luck)),
            side: luck > 0 ? 'soviet' : 'finn',
          }),
          text: stepText(game, step + 1),
        }))}
      />
    </section>
  );
}

function Costliest({ game, judged, texts, side }: ShownProps & { readonly side: Side }) {
  const w = extrasMessages().review;
  const named = costliest(judged, side).slice(0, SHOWN);
  const { meta, story } = activeGame();
  return (
    <section className={css.part}>
      <h3>{w.costliest({ player: meta.side(side).player })}</h3>
      {named.length ? (
        <Moments
          moments={named.map((one) => {
            const state = stateBefore(game, one);
            return {
              step: one.from,
              title: decisionText(state, one, texts),
              text: `${story.heading(state)}: ${stepText(game, one.to)}`,
              more: w.better({ what: texts.actionsText(state, one.best) }),
            };
          })}
        />
      ) : (
        <p>{w.none}</p>
      )}
    </section>
  );
}

/** The review in words, to be posted. */
function textOf({ game, report, texts, judged }: ShownProps): string {
  const { meta, story } = activeGame();
  const decisions = SIDES.flatMap((side) => costliest(judged, side).slice(0, SHOWN)).map((one) => {
    const state = stateBefore(game, one);
    return `- ${story.heading(state)}: ${decisionText(state, one, texts)}`;
  });
  return [meta.title(), ...texts.summary(figuresOf(report, judged)), ...decisions].join('\n');
}

/** Saves the review as a picture, in the colours of the theme. */
function AsPicture({ report, texts, judged }: ShownProps) {
  const w = extrasMessages().review;
  const [said, setSaid] = useState('');
  const save = async (): Promise<void> => {
    const style = getComputedStyle(document.documentElement);
    const colourOf = (name: string): string => style.getPropertyValue(name).trim();
    const picture = await pictureOf({
      title: `${activeGame().meta.title()}: ${w.title}`,
      sentences: texts.summary(figuresOf(report, judged)),
      moments: report.moments,
      caption: w.graph,
      figure: texts.figure,
      fontFamily: getComputedStyle(document.body).fontFamily,
      colours: { paper: colourOf('--paper'), ink: colourOf('--ink'), soft: colourOf('--ink-soft') },
    });
    if (picture) download(picture, `${activeGame().meta.id}-review.png`);
    else setSaid(w.noPicture);
  };
  return (
    <div className={css.row}>
      <Button onClick={() => void save()}>{w.asPicture}</Button>
      <span role="status">{said}</span>
    </div>
  );
}

function AsText(props: ShownProps) {
  const w = extrasMessages().review;
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    if (field.current) setSaid((await copyFrom(field.current)) ? w.copied : w.copyByHand);
  };
  return (
    <details>
      <summary>{w.asText}</summary>
      <div className={css.part}>
        <textarea
          ref={field}
          aria-label={w.asText}
          rows={6}
          readOnly
          spellCheck={false}
          value={textOf(props)}
        />
        <div className={css.row}>
          <Button onClick={() => void copy()}>{w.copy}</Button>
          <span role="status">{said}</span>
        </div>
      </div>
    </details>
  );
}

function Found(props: ShownProps) {
  const w = extrasMessages().review;
  const { report, texts, judged } = props;
  const [first, ...others] = texts.summary(figuresOf(report, judged));
  const all = report.decisions.length;
  return (
    <>
      <p className={css.first} data-review-summary>
        {first}
      </p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Course report={report} texts={texts} />
      {judged.length < all ? (
        <label className={css.row}>
          <span>{w.judging({ judged: judged.length, all })}</span>
          <progress max={all} value={judged.length} aria-label={w.judging({ judged: judged.length, all })} />
        </label>
      ) : null}
      {SIDES.map((side) => (
        <Costliest key={side} {...props} side={side} />
      ))}
      <Luckiest {...props} />
      <p className={css.note}>{w.note}</p>
      <AsPicture {...props} />
      <AsText {...props} />
    </>
  );
}

/** What the dice did in a finished game, and which decisions cost most. */
export default function ReviewDialog() {
  const open = useUi(({ dialog }) => dialog === 'review');
  return (
    <Modal title={extrasMessages().review.title} open={open} onClose={() => openDialog(null)} wide>
      {open ? <Opened /> : null}
    </Modal>
  );
}

function Opened() {
  const table = useGame(({ timeline }) => timeline);
  const seats = useGame((game) => game.seats);
  const watched = useReplay((replay) => replay.game);
  const watchedSeats = useReplay((replay) => replay.seats);
  const game = watched ?? table;
  const players = watched ? watchedSeats : seats;
  useEffect(() => {
    if (game) void startReview(game, players);
    return stopReview;
  }, [game, players]);
  const { report, texts, judged, done, isBroken } = useReview();
  const w = extrasMessages().review;
  return (
    <div className={css.review}>
      {game && report && texts ? (
        <Found game={game} report={report} texts={texts} judged={judged} />
      ) : isBroken ? null : (
        <label className={css.row}>
          <span>{w.working}</span>
          <progress value={done} aria-label={w.working} />
        </label>
      )}
      {isBroken ? <p role="alert">{w.broken}</p> : null}
    </div>
  );
}
