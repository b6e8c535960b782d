/** Allotment of units and means to strategies. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  check,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_SUPPORTS,
  freeFinns,
  freeUnits,
  minus,
  size,
  SLOTS,
  slotsOf,
  soviets,
  startsOf,
  supportsFor,
  type ActionOf,
  type Environment,
  type FinnishForce,
  type FinnishPlan,
  type FinnishStrategy,
  type FinnishSupport,
  type Slot,
  type SovietForce,
  type SovietPlan,
  type SovietStrategy,
  type SovietSupport,
  type State,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { goToOpened, RuleLink } from '#table';
import { fullFinnishForce, fullSovietForce } from '../../analysis/planning/fitting.ts';
import { targetsFrom } from '../../ai/hidden-odds.ts';
import { spaceName } from '../text/names.ts';
import { refusalText } from '../text/refusal-text.ts';
import { Note, Plates } from './Controls.tsx';
import { act, EMPTY, setDesk, type Desk } from './desk.ts';
import css from './DecisionPanel.module.css';
import { AttackOdds, DefenceOdds, OwnForce } from './HiddenOdds.tsx';
import { limitsText } from './limits.ts';
import { Hold, InHand, PieceButton, Place, Tray } from './Piece.tsx';
import piece from './Piece.module.css';
import { PlanLine } from './PlanLine.tsx';
import { commitOf, prepareOf } from './proposal.ts';
import { boxName } from './box-name.ts';
import {
  Fronts,
  Losses,
  Supports,
  Units,
  type CommandSheetProps,
  type Means as EngagedMeans,
} from './CommandSheet.tsx';
import type { TrayProps } from './tray.ts';

const unfinished = ({ units, supports, environment, entrenched }: Desk): boolean =>
  units !== null || supports !== null || environment !== null || entrenched !== null;

/** What another press on the selected counter does. */
function againText({ held }: Desk): string {
  const isPlaced = held?.kind === 'unit' ? held.heap === 'plan' : held && 'placed' in held && held.placed;
  return isPlaced ? playMessages().decision.tapAgainBack : playMessages().decision.tapAgain;
}

/** The means of a plan: a press takes a counter back. */
function PlanMeans({ plan, ...props }: CommandSheetProps & { readonly plan: EngagedMeans }) {
  const sheet = { ...props, to: { kind: 'hand' } as const, verb: playMessages().decision.takeBack };
  return (
    <>
      <Units {...sheet} force={plan.units} heap="plan" />
      <div className={piece.pieces}>
        <Supports {...sheet} supports={plan.supports} placed />
        {plan.environment?.map((marker) => (
          <PieceButton key={marker} {...sheet} piece={{ kind: 'environment', marker, placed: true }} />
        ))}
        {plan.entrenched ? <PieceButton {...sheet} piece={{ kind: 'entrenchment', placed: true }} /> : null}
      </div>
    </>
  );
}

/** What may still be given to the strategy of the open box, and what it has. */
interface OpenBox {
  readonly strategy: SovietStrategy | FinnishStrategy;
  /** Null: its start is to be chosen first. */
  readonly now: ActionOf<'commit'> | ActionOf<'prepare'> | null;
  readonly free: SovietForce | FinnishForce;
  readonly supports: readonly (SovietSupport | FinnishSupport)[];
  readonly markers: readonly Environment[];
  readonly entrenchment: boolean;
  /** The strongest force that it may have. */
  readonly full: ActionOf<'commit'> | ActionOf<'prepare'> | null;
}

interface MeansProps extends CommandSheetProps {
  readonly open: OpenBox | null;
  /** Above the counters: the start. */
  readonly start?: ReactNode;
  /** What the force is worth, if it may be allotted. */
  readonly odds: ReactNode;
}

/** The sheet, with one box open: the counters at hand, and those that it has. */
function Means({ open, start, odds, ...sheet }: MeansProps) {
  const { state, desk, side } = sheet;
  const { slot } = desk;
  const t = playMessages().decision;
  const plans: readonly (SovietPlan | FinnishPlan | null)[] =
    side === 'soviet' ? state.soviet.plans : state.finnish.plans;
  const tray = useRef<HTMLDivElement>(null);
  // The tray is above the boxes: on a phone it may be out of view after a press on one of them.
  useEffect(() => {
    if (slot !== null) goToOpened(tray.current);
  }, [slot]);
  const into = { to: { kind: 'slot', slot: slot! }, verb: t.add } as const;
  // Why the draft cannot be allotted yet, by the rules.
  const why = open?.now ? check(state, open.now) : null;
  return (
    <>
      {open ? (
        <div ref={tray}>
          <Tray
            title={`${boxName(slot!)}: ${startMessages().common.strategy[open.strategy]}`}
            aside={
              open.full ? (
                <Button kind="quiet" onClick={() => void act(open.full!, { slot })}>
                  {t.allThatFit}
                </Button>
              ) : null
            }
          >
            <Note>{limitsText(open.strategy, state.turn)}</Note>
            {start}
            {open.now ? (
              <Hold>
                <Units {...sheet} force={open.free} heap="free" {...into} />
                <div className={piece.pieces}>
                  <Supports {...sheet} supports={open.supports} placed={false} {...into} />
                  {open.markers.map((marker) => (
                    <PieceButton
                      key={marker}
                      {...sheet}
                      piece={{ kind: 'environment', marker, placed: false }}
                      {...into}
                    />
                  ))}
                  {open.entrenchment ? (
                    <PieceButton {...sheet} piece={{ kind: 'entrenchment', placed: false }} {...into} />
                  ) : null}
                </div>
              </Hold>
            ) : (
              <Note>{t.chooseStart}</Note>
            )}
            {desk.held ? <InHand state={state} desk={desk} again={againText(desk)} /> : null}
            {open.now ? (
              <Place state={state} desk={desk} spot={into.to} name={t.engaged} chosen>
                <PlanMeans {...sheet} plan={open.now} />
              </Place>
            ) : null}
            {open.now && size(open.now.units) && !why ? odds : null}
            {why && unfinished(desk) && size(open.now!.units) ? (
              <p className={css.draft} role="status">
                {refusalText(why)} <RuleLink rule={why.rule} />
              </p>
            ) : null}
          </Tray>
        </div>
      ) : null}
      <Section title={t.boxes}>
        {slot === null ? <Note>{t.chooseStrategy}</Note> : null}
        <Fronts
          {...sheet}
          bySlot
          onSlot={(chosen) => setDesk({ ...EMPTY, slot: chosen === slot ? null : chosen })}
          inSlot={(of) => {
            const held = plans[of];
            return held && of !== slot ? <PlanLine side={side} plan={held} /> : null;
          }}
        />
        <Losses {...sheet} />
      </Section>
    </>
  );
}

/** Start, units and supports of each Soviet strategy. */
export function SovietMeans({ state, desk }: TrayProps) {
  const sheet = { state, desk, side: 'soviet' } as const;
  const { slot } = desk;
  const plan = slot === null ? null : state.soviet.plans[slot];
  if (slot === null || !plan?.strategy) return <Means {...sheet} open={null} odds={null} />;
  const t = playMessages().decision;
  const { strategy } = plan;
  const now = commitOf(state, desk);
  const starts = startsOf(state, slot);
  const units = now?.units ?? plan.units;
  const supports = now?.supports ?? plan.supports;
  const attack = { slot, strategy, units, supports };
  return (
    <Means
      {...sheet}
      open={{
        strategy,
        now,
        free: now ? minus(freeUnits(state, now.from, slot), units) : soviets(),
        supports: supportsFor(state, slot).filter((support) => !supports.includes(support)),
        markers: [],
        entrenchment: false,
        full: fullSovietForce(state, slot, now?.from ?? null),
      }}
      start={
        <Plates
          label={t.start}
          chosen={now ? [now.from] : []}
          options={starts.map((space) => ({ value: space, label: spaceName(space) }))}
          onToggle={(from) => setDesk({ slot, from, units: {}, supports: desk.supports ?? plan.supports })}
        />
      }
      odds={
        now ? (
          <>
            <OwnForce attack={attack} />
            <AttackOdds
              state={state}
              attack={{ ...attack, from: now.from }}
              targets={targetsFrom(state, now.from)}
            />
          </>
        ) : null
      }
    />
  );
}

const supportsAtHand = (state: State, slot: Slot): FinnishSupport[] => {
  const { posts, plans } = state.finnish;
  return FINNISH_SUPPORTS.filter(
    (support) =>
      (state.options.freeSupports || posts[support] === SLOTS[slot]) &&
      !plans.some((plan, other) => other !== slot && plan?.supports.includes(support)),
  );
};

/** Units, Environment, supports and Entrenchment of each Finnish strategy. */
export function FinnishMeans({ state, desk }: TrayProps) {
  const sheet = { state, desk, side: 'finn' } as const;
  const { slot } = desk;
  const { plans } = state.finnish;
  const now = prepareOf(state, desk);
  if (slot === null || !now) return <Means {...sheet} open={null} odds={null} />;
  const strategy = plans[slot]!.strategy!;
  return (
    <>
      <Means
        {...sheet}
        open={{
          strategy,
          now,
          free: minus(freeFinns(state, slot), now.units),
          supports: supportsAtHand(state, slot).filter((support) => !now.supports.includes(support)),
          markers: ENVIRONMENTS.filter(
            (marker) =>
              !now.environment.includes(marker) &&
              !plans.some((other, i) => i !== slot && other?.environment.includes(marker)),
          ),
          entrenchment: FINNISH_PLANS[strategy].entrenched && !now.entrenched,
          full: fullFinnishForce(state, slot),
        }}
        odds={<DefenceOdds state={state} defence={{ ...now, strategy }} />}
      />
      {state.options.boundAnswers && slotsOf(SLOTS[slot]!).length > 1 ? (
        <Button onClick={() => void act({ type: 'swap', front: SLOTS[slot]! })}>
          {playMessages().decision.swap}
        </Button>
      ) : null}
    </>
  );
}
