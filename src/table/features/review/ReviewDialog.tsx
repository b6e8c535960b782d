import extrasMessages from '../../content/en/extras.ftl';
import { useEffect } from 'react';
import { at } from '#engine/core/timeline.ts';
import { language } from '#kit/i18n/language.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import {
  gradeOf,
  roundedAmount,
  type Comparison,
  type GameReport,
  type GameReview,
  type Moment,
  type ReviewFigures,
} from '../../game/index.ts';
import type { Line, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { plain } from '../../text/parts.ts';
import { linesOf } from '../../text/log.ts';
import { useCopying } from '../../view/CopyText.tsx';
import { Moments } from '../../view/Moments.tsx';
import { useReplay } from '../../store/replay.ts';
import { TurnByTurn } from '../../view/TurnByTurn.tsx';
import type { ReadDecision } from '../../store/review-worker.ts';
import { showDecision } from './opened.ts';
import { startReview, stopReview, turnAfter, turningPoints, useReview } from './review.ts';
import shared from '#kit/widgets/shared.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import partsCss from '#kit/widgets/Parts.module.css';
import css from './Review.module.css';

const SIDES = ['soviet', 'finn'] as const;
/** Number of decisions of a side, and of dice. */
const SHOWN = 5;
/** Number of decisions that are praised. */
const FEW = 3;

const stepText = (game: Line, step: number): string =>
  linesOf(game, step)
    .map(({ text }) => plain(text))
    .join(' ');

/** Graded decisions of a side, the costliest first. */
const costliest = (judged: readonly ReadDecision[], side: Side): readonly ReadDecision[] =>
  judged
    .filter((one) => one.side === side && gradeOf(one) !== null)
    .toSorted((a, b) => b.cost - a.cost || a.from - b.from);

/** Decisions of both sides that gained more than chance explains against the General's choice, the best first. */
const praised = (judged: readonly ReadDecision[]): readonly ReadDecision[] =>
  judged
    .filter(({ cost, error }) => gradeOf({ cost: -cost, error }) !== null)
    .toSorted((a, b) => a.cost - b.cost || a.from - b.from)
    .slice(0, FEW);

/** The turn in which a side's graded decisions cost most. */
function worstOf({ game, judged }: ShownProps, side: Side): number | null {
  const costs = new Map<number, number>();
  for (const one of costliest(judged, side)) {
    const turn = activeGame().rules.turn(stateBefore(game, one));
    costs.set(turn, (costs.get(turn) ?? 0) + one.cost);
  }
  const [worst] = [...costs].toSorted(([, x], [, y]) => y - x);
  return worst?.[0] ?? null;
}

function figuresOf(props: ShownProps): ReviewFigures {
  const { game, report, judged } = props;
  const players = game.about?.players;
  const { start, result, luck } = report;
  const ofSides = <T,>(figure: (side: Side) => T) =>
    Object.fromEntries(SIDES.map((side) => [side, figure(side)])) as Record<Side, T>;
  return {
    start,
    result,
    luck,
    costs: ofSides((side) => costliest(judged, side).reduce((sum, { cost }) => sum + cost, 0)),
    worst: ofSides((side) => worstOf(props, side)),
    ...(players && { players }),
  };
}

const known = new WeakMap<ReadDecision, { readonly language: string; readonly comparison: Comparison }>();

/** The difference between what was done and what was better; cached. */
function compared({ game, texts }: ShownProps, one: ReadDecision): Comparison {
  const before = known.get(one);
  if (before?.language === language()) return before.comparison;
  const comparison = texts.compare({
    before: stateBefore(game, one),
    done: game.steps.slice(one.from, one.to).map(({ action }) => action),
    best: one.best,
    why: one.why,
  });
  known.set(one, { language: language(), comparison });
  return comparison;
}

const stateBefore = (game: Line, { from }: ReadDecision): Line['start'] => at(game, from);

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

/** Expected result after each turn, with its error band. */
function Course({ report: { moments }, texts }: Pick<ShownProps, 'report' | 'texts'>) {
  const t = extrasMessages().review;
  const last = new Map(moments.map((moment) => [moment.turn, moment]));
  const turns = [...last.keys()];
  const valuesOf = (value: (moment: Moment) => number) =>
    turns.map((turn) => Math.round(value(last.get(turn)!)));
  const margin = { name: t.margin, values: valuesOf(({ error }) => error) };
  return (
    <TurnByTurn
      heading={t.course}
      title={t.graph}
      turns={turns}
      figure={texts.figure}
      series={[{ name: t.expected, as: 'line', side: null, values: valuesOf(({ value }) => value), margin }]}
    />
  );
}

function Luckiest({ game, report, texts }: ShownProps) {
  const t = extrasMessages().review;
  const most = report.dice
    .filter((die) => roundedAmount(die.luck))
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, SHOWN);
  return (
    <section className={partsCss.part}>
      <h3>{t.luckiest}</h3>
      <Moments
        titlesAbove
        moments={most.map(({ step, dice, luck }) => ({
          // After the die: before it the card still shows the previous battle.
          step: step + 1,
          title: t.die({
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

function TurningPoints(props: ShownProps) {
  const { game, report, texts, judged } = props;
  const t = extrasMessages().review;
  const found = turningPoints(report);
  /** The roll that made it, else the costliest decision of that Player-Turn. */
  const causeOf = (name: string, die: number | null): string => {
    if (die !== null) return ` ${stepText(game, die + 1)}`;
    const [worst] = SIDES.flatMap((side) => costliest(judged, side)).filter(
      ({ from }) => turnAfter(game, from) === name,
    );
    if (!worst) return '';
    const done = texts.actionsText(stateBefore(game, worst), compared(props, worst).done);
    return ` ${t.done}: ${done || t.nothing}.`;
  };
  if (!found.length) return null;
  return (
    <section className={partsCss.part}>
      <h3>{t.turning}</h3>
      <Moments
        titlesAbove
        moments={found.map(({ step, before, after, luck, die }) => ({
          step,
          title: t.turned({ from: texts.figure(before), to: texts.figure(after) }),
          text: `${turnAfter(game, step)}.${causeOf(turnAfter(game, step), die)}`,
          more: t.made({ dice: texts.figure(luck), rest: texts.figure(after - before - luck) }),
        }))}
      />
    </section>
  );
}

function Costliest({ side, ...props }: ShownProps & { readonly side: Side }) {
  const named = costliest(props.judged, side).slice(0, SHOWN);
  const heading = extrasMessages().review.costliest({ player: activeGame().meta.side(side).player });
  return <Decisions {...props} heading={heading} decisions={named} titleOf={decisionText} />;
}

const praiseText: typeof decisionText = (state, one, texts) =>
  extrasMessages().review.praise({ amount: texts.amount(-one.cost), turn: activeGame().rules.turn(state) });

function Praised(props: ShownProps) {
  const decisions = praised(props.judged);
  const heading = extrasMessages().review.praised;
  return decisions.length ? (
    <Decisions {...props} heading={heading} decisions={decisions} titleOf={praiseText} />
  ) : null;
}

interface DecisionsProps extends ShownProps {
  readonly heading: string;
  readonly decisions: readonly ReadDecision[];
  readonly titleOf: typeof decisionText;
}

function Decisions({ heading, decisions, titleOf, ...props }: DecisionsProps) {
  const { game, texts } = props;
  const t = extrasMessages().review;
  const { story } = activeGame();
  return (
    <section className={partsCss.part}>
      <h3>{heading}</h3>
      {decisions.length ? (
        <Moments
          titlesAbove
          moments={decisions.map((one) => {
            const state = stateBefore(game, one);
            const comparison = compared(props, one);
            const { done, best, reasons } = comparison;
            // Praise names no fault.
            const leftOpen = one.cost > 0 ? comparison.leftOpen : [];
            const title = titleOf(state, one, texts);
            const listOf = (actions: readonly unknown[]): string =>
              texts.actionsText(state, actions) || t.nothing;
            return {
              step: one.from,
              title,
              text: [`${story.heading(state)}: ${listOf(done)}.`, ...leftOpen].join(' '),
              more: [t.better({ what: listOf(best) }), ...reasons].join(' '),
              prepare: () =>
                showDecision({
                  ...comparison,
                  leftOpen,
                  before: state,
                  from: one.from,
                  to: one.to,
                  first: game.steps[one.from]!,
                  title,
                }),
            };
          })}
        />
      ) : (
        <p>{t.none}</p>
      )}
    </section>
  );
}

function textOf(props: ShownProps): string {
  const { game, texts, judged } = props;
  const { meta, story } = activeGame();
  const decisions = SIDES.flatMap((side) => costliest(judged, side).slice(0, SHOWN)).map((one) => {
    const state = stateBefore(game, one);
    return `- ${story.heading(state)}: ${decisionText(state, one, texts)}`;
  });
  return [meta.title(), ...texts.summary(figuresOf(props)), ...decisions].join('\n');
}

function AsText(props: ShownProps) {
  const t = extrasMessages().review;
  const text = textOf(props);
  const { field, copy, said } = useCopying(text);
  return (
    <details>
      <summary>{t.asText}</summary>
      <div className={partsCss.part}>
        <div className={fieldCss.field}>
          <textarea ref={field} aria-label={t.asText} rows={6} readOnly spellCheck={false} value={text} />
        </div>
        <div className={shared.row}>
          <Button onClick={copy}>{t.copy}</Button>
          <span role="status">{said}</span>
        </div>
      </div>
    </details>
  );
}

function Working({ text }: { readonly text: string }) {
  const done = useReview((review) => review.done);
  return (
    <label className={shared.row}>
      <span>{text}</span>
      <progress value={done} aria-label={text} />
    </label>
  );
}

function Found(props: ShownProps) {
  const t = extrasMessages().review;
  const { report, texts, judged } = props;
  const [first, ...others] = texts.summary(figuresOf(props));
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
      <TurningPoints {...props} />
      {report.isRough ? <Working text={t.playingOn} /> : null}
      {judged.length < all ? (
        <label className={shared.row}>
          <span>{t.judging({ judged: judged.length, all })}</span>
          <progress max={all} value={judged.length} aria-label={t.judging({ judged: judged.length, all })} />
        </label>
      ) : null}
      {SIDES.map((side) => (
        <Costliest key={side} {...props} side={side} />
      ))}
      <Praised {...props} />
      <Luckiest {...props} />
      <p className={shared.soft}>{t.note}</p>
      <AsText {...props} />
    </>
  );
}

/** The luck of the dice in a finished game, and the costliest decisions. */
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
  const { game: reviewed, report, texts, judged, isBroken } = useReview();
  const t = extrasMessages().review;
  return (
    <div className={partsCss.parts}>
      {game && report && texts && reviewed?.steps === game.steps ? (
        <Found game={game} report={report} texts={texts} judged={judged} />
      ) : isBroken ? null : (
        <Working text={t.working} />
      )}
      {isBroken ? <p role="alert">{t.broken}</p> : null}
    </div>
  );
}
