import playMessages from '../../content/en/play.ftl';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import pieceCss from './Piece.module.css';
import { useRef, type ReactNode } from 'react';
import { answersTo, decider, placeOf, SOVIET_STRATEGIES, type State } from '#engine/talvisota';
import { useDraggable, DragGhost } from '#kit/gestures/drag.tsx';
import { activeGame } from '#table/game';
import { isSolving, LinkButton, putDown, useAid, useGame, useShownTimeline } from '#table';
import { usePosition } from '../../table-adapter.ts';
import { SpaceCard } from './SpaceCard.tsx';
import { dragController, useDragged } from './drag.ts';
import { CombatCard } from './CombatCard.tsx';
import { Note, Plates } from './Controls.tsx';
import startMessages from '../../content/en/start.ftl';
import mapMessages from '../../content/en/map.ftl';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { unmetCost } from '../../analysis/planning/undone.ts';
import { useForAll } from '../common/for-all.ts';
import { boxName, spaceName } from '../text/names.ts';
import { act, setDesk, useDesk, type TrayProps } from './desk.ts';
import { AttackOdds, DefenceOdds, OwnForce, stakeText } from './HiddenOdds.tsx';
import { oddsAgainst } from '../../ai/hidden-odds.ts';
import { percentOf } from '../text/numbers.ts';
import { Counters, meansOf } from './PlanLine.tsx';
import { Fronts } from './CommandSheet.tsx';
import { Targets, Spaces } from './Targets.tsx';
import { Employ } from './Employ.tsx';
import { Bags, Order } from './Fights.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Losses, MannerheimTray, Occupy, Pursue } from './InCombat.tsx';
import { Means, Strategies } from './Orders.tsx';
import { FrontBoxes, Movement } from './Organisation.tsx';
import { Harassment, Stay, Withdrawal } from './Scouts.tsx';
import { kindOf, type Kind } from './situation.ts';
import { refusalText } from '../text/refusal-text.ts';
import { PieceFace } from './Piece.tsx';

/** Strategies that are not on the map yet: drag one to its target, or select and send it. */
function Deployment({ state, desk }: TrayProps) {
  const t = playMessages().decision;
  const { plans } = state.soviet;
  const plan = desk.slot === null ? null : plans[desk.slot];
  return (
    <>
      <Section title={t.boxes}>
        <Fronts
          state={state}
          desk={desk}
          side="soviet"
          bySlot
          onSlot={(slot) => setDesk({ slot: desk.slot === slot ? null : slot, target: null, held: null })}
        />
      </Section>
      <Section title={plan ? t.target : t.strategies}>
        {plan?.strategy ? (
          <>
            <Targets state={state} desk={desk} />
            <OwnForce attack={{ ...plan, strategy: plan.strategy }} target={desk.target} />
            {plan.from === null || desk.target === null ? null : (
              <AttackOdds
                state={state}
                attack={{ ...plan, slot: desk.slot!, strategy: plan.strategy, from: plan.from }}
                targets={[desk.target]}
              />
            )}
          </>
        ) : (
          <Note>{t.chooseStrategy}</Note>
        )}
      </Section>
    </>
  );
}

/** Opens the Finnish sheet, behind the curtain, until the desk is cleared. */
function lookAtSheet(): void {
  useGame.setState({ curtain: 'finn' });
  setDesk({ peeks: true });
}

/**
 * The hand of counters that may meet the strategy just put on the map: what is at stake, and what each leaves. With one
 * counter no curtain has fallen, and the other player can see the screen.
 */
function Answer({ state, desk }: TrayProps) {
  const decision = state.decisions.at(-1);
  const sheet = useForAll(state);
  const { plans } = sheet.finnish;
  const showsOdds = useAid('odds') && !isSolving();
  if (decision?.kind !== 'answer') return null;
  const target = state.soviet.plans[decision.slot]!.target!;
  const t = playMessages();
  const { strategy: names, faceDown } = startMessages().common;
  const { value, fortified } = placeOf(target);
  const answers = answersTo(state, decision.slot).map((slot) => {
    const { strategy, ...means } = plans[slot]!;
    const defence = strategy && { slot, strategy, ...means };
    const odds = showsOdds && defence ? oddsAgainst(state, defence, target) : [];
    return { slot, defence, chance: odds.find(({ rank }) => rank === 'usual')?.chance };
  });
  const chosen = desk.slot ?? (answers.length === 1 ? answers[0]!.slot : null);
  const open = answers.find(({ slot }) => slot === chosen)?.defence;
  const others = plans.filter((plan, slot) => plan?.strategy && !answers.some((one) => one.slot === slot));
  return (
    <>
      <Section title={spaceName(target)}>
        <Note>
          {mapMessages().space.number({ value })} {fortified ? mapMessages().space.fortified : null}
        </Note>
        {SOVIET_STRATEGIES.map((strategy) => (
          <p key={strategy} className={css.how}>
            <abbr title={names[strategy]}>{strategy}</abbr> {stakeText(state, strategy, [target])}
          </p>
        ))}
        <Plates
          label={t.decision.strategies}
          chosen={chosen === null ? [] : [chosen]}
          options={answers
            .toSorted((a, b) => (a.chance ?? 0) - (b.chance ?? 0))
            .map(({ slot, defence, chance }) => ({
              value: slot,
              face: <Counters side="finn" plan={plans[slot]!} />,
              label: defence ? names[defence.strategy] : `${boxName(slot)}: ${faceDown}`,
              ...(defence && { about: meansOf(defence) }),
              ...(chance !== undefined && { chance: t.combat.lostTo({ percent: percentOf(chance) }) }),
            }))}
          onToggle={(slot) => setDesk({ slot: desk.slot === slot ? null : slot })}
        />
        {sheet === state ? null : <Button onClick={lookAtSheet}>{t.decision.lookAtSheet}</Button>}
        {desk.peeks ? <Button onClick={putDown}>{t.decision.coverSheet}</Button> : null}
        <Note>
          <LinkButton onClick={() => void act({ type: 'answer', slot: null })}>
            {t.decision.leaveOpen({ morale: unmetCost(state, target) })}
          </LinkButton>
        </Note>
        {open && showsOdds ? <DefenceOdds state={state} defence={open} target={target} /> : null}
      </Section>
      {others.length ? (
        <Section title={t.decision.onSheet}>
          {others.map((plan) => (
            <Counters key={plan!.strategy} side="finn" plan={plan!} />
          ))}
        </Section>
      ) : null}
    </>
  );
}

/** Decisions with which a player starts a new turn. */
const BEGINNING: ReadonlySet<Kind> = new Set(['recovery', 'withdrawal', 'movement', 'finnish-plans']);

export function LastTurn({ state }: { readonly state: State }) {
  const line = useShownTimeline();
  const practice = useGame((on) => on.practice);
  if (!line || practice || !BEGINNING.has(kindOf(state))) return null;
  const { TurnSummary, segments } = activeGame().story;
  const last = segments(line, line.cursor).findLast(({ kind, turn }) => kind === 'turn' && turn < state.turn);
  if (!last) return null;
  return (
    <details className={css.last}>
      <summary>{playMessages().decision.lastTurn({ turn: last.turn })}</summary>
      <TurnSummary line={line} segment={last} />
    </details>
  );
}

/** The dragged counter, and below it why it may not be dropped there. */
function DraggedPiece() {
  const { viewer } = usePosition();
  const dragged = useDragged((state) => state.dragged);
  if (!dragged) return null;
  const { piece, from, refusal } = dragged;
  return (
    <DragGhost at={from}>
      <div className={pieceCss.carried} data-refused={refusal ? '' : undefined}>
        <PieceFace side={viewer} piece={piece} />
        {refusal ? <p>{refusalText(refusal)}</p> : null}
      </div>
    </DragGhost>
  );
}

/** The tray of each decision; without one the primary button is enough. */
const TRAYS: Readonly<Partial<Record<Kind, (props: TrayProps) => ReactNode>>> = {
  'set-up': FrontBoxes,
  recovery: FrontBoxes,
  withdrawal: Withdrawal,
  movement: Movement,
  'soviet-plans': (tray) => <Strategies {...tray} side="soviet" />,
  'finnish-plans': (tray) => <Strategies {...tray} side="finn" />,
  'soviet-allotment': (tray) => <Means {...tray} side="soviet" />,
  'finnish-allotment': (tray) => <Means {...tray} side="finn" />,
  deployment: Deployment,
  answer: Answer,
  employ: Employ,
  mannerheim: MannerheimTray,
  losses: Losses,
  occupy: Occupy,
  pursue: Pursue,
  retreat: Spaces,
  starve: Spaces,
  harassment: Harassment,
  stay: Stay,
};

/** Decisions that take more than half of a small screen. */
const TALL: ReadonlySet<Kind> = new Set(['movement', 'deployment', 'answer', 'harassment']);

export function DecisionPanel() {
  const { seen, viewer } = usePosition();
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useDraggable(box, () => dragController);
  const Tray = TRAYS[kindOf(seen)];
  const mine = seen.phase === 'over' || decider(seen) === viewer;
  const isTall = TALL.has(kindOf(seen));
  const tray = mine ? (
    Tray && <Tray state={seen} desk={desk} />
  ) : (
    <Section title={playMessages().decision.waits({ side: decider(seen) })}>{null}</Section>
  );
  return (
    <div
      ref={box}
      className={isTall ? `${common.parts} ${pieceCss.compact}` : common.parts}
      data-wide-panel={isTall ? 'tall' : undefined}
    >
      <DraggedPiece />
      {seen.combat ? null : <LatestNews />}
      <LastTurn state={seen} />
      {seen.combat ? (
        <CombatCard state={seen} desk={desk}>
          {tray ?? null}
        </CombatCard>
      ) : (
        tray
      )}
      <Order state={seen} desk={desk} />
      <Bags state={seen} />
      {desk.place === null ? null : <SpaceCard state={seen} space={desk.place} />}
    </div>
  );
}
