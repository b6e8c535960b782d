/** Strategies face down and supports on the fronts; then the means of each strategy. */
import type { ReactNode } from 'react';
import {
  check,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  freeFinns,
  freeUnits,
  minus,
  size,
  SLOTS,
  slotsOf,
  SOVIET_STRATEGIES,
  startsOf,
  supportsFor,
  supportsIn,
  type Action,
  type FinnishPlan,
  type FinnishStrategy,
  type FinnishSupport,
  type Front,
  type Side,
  type Slot,
  type SovietPlan,
  type SovietStrategy,
  type SovietSupport,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { RuleLink } from '../../../../table/text/RuleLink.tsx';
import { commonWords } from '../words/common-words.ts';
import { forceText, meansText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { refusalText } from '../words/refusal-text.ts';
import { act } from './act.ts';
import { Note, Plates } from './Controls.tsx';
import { EMPTY, setDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { Held } from './Held.tsx';
import { limitsText } from './limits.ts';
import { OwnForce } from './OwnForce.tsx';
import { Hold, InHand, PieceButton, Place } from './Piece.tsx';
import piece from './Piece.module.css';
import { putOf } from './pieces.ts';
import { commitOf, prepareOf } from './proposal.ts';
import { boxName, Fronts, Losses, PlanPieces, Units, type SheetProps } from './Sheet.tsx';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

/** Strategies into the five places, supports on the fronts; what is not placed yet lies at hand. */
function Strategies({ state, desk, side }: SheetProps) {
  const plans: readonly (SovietPlan | FinnishPlan | null)[] =
    side === 'soviet' ? state.soviet.plans : state.finnish.plans;
  const strategies: readonly (SovietStrategy | FinnishStrategy)[] =
    side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  const posts = (side === 'soviet' ? state.soviet : state.finnish).posts as Readonly<Record<string, string>>;
  const supports: readonly (SovietSupport | FinnishSupport)[] =
    side === 'soviet' ? supportsIn(state.turn) : FINNISH_SUPPORTS;
  const open = strategies.filter((strategy) => !plans.some((plan) => plan?.strategy === strategy));
  const free = state.options.freeSupports ? [] : supports.filter((support) => !posts[support]);
  const sheet = { state, desk, side };
  const w = handWords();
  return (
    <>
      <Section title={w.toPlace}>
        <Hold>
          <div className={piece.pieces}>
            {open.map((strategy) => (
              <PieceButton key={strategy} {...sheet} piece={{ kind: 'strategy', strategy, slot: null }} />
            ))}
          </div>
          <div className={piece.pieces}>
            {free.map((support) => (
              <PieceButton key={support} {...sheet} piece={{ kind: 'support', support, placed: false }} />
            ))}
          </div>
          {open.length || free.length ? null : <Note>{w.allPlaced}</Note>}
        </Hold>
        <InHand desk={desk} />
        <TakeBack {...sheet} />
      </Section>
      <Section title={w.boxes}>
        <Fronts
          {...sheet}
          bySlot
          {...(side === 'soviet' && {
            inFront: (front: Front) =>
              size(state.soviet.boxes[front]) ? <Note>{forceText(state.soviet.boxes[front])}</Note> : null,
          })}
        />
        {side === 'finn' ? (
          <>
            <b>{w.onSheet}</b>
            <Units {...sheet} force={state.finnish.pool} heap="free" />
          </>
        ) : null}
        <Losses {...sheet} />
      </Section>
    </>
  );
}

/** The counter in hand goes back to what is not placed. */
function TakeBack({ state, desk }: SheetProps) {
  const { held } = desk;
  const back = held ? putOf(state, desk, held, { kind: 'hand' }) : null;
  return back ? <Button onClick={() => back.run()}>{handWords().takeBack}</Button> : null;
}

export const SovietStrategies = ({ state, desk }: TrayProps) => (
  <Strategies state={state} desk={desk} side="soviet" />
);
export const FinnishStrategies = ({ state, desk }: TrayProps) => (
  <Strategies state={state} desk={desk} side="finn" />
);

/** The place that is worked on, with what its plan holds, and what it could hold. */
const chooseSlot = (desk: Desk, slot: Slot): void =>
  setDesk({
    ...EMPTY,
    slot: desk.slot === slot ? null : slot,
  });

/** What is as yet no allotment says why; the first sentence of it is the rules'. */
function Draft({ action, state }: { readonly action: Action | null; readonly state: State }) {
  const refusal = action ? check(state, action) : null;
  return refusal ? (
    <p className={css.draft} role="status">
      {refusalText(refusal)} <RuleLink rule={refusal.rule} />
    </p>
  ) : null;
}

const unfinished = ({ units, supports, environment, entrenched }: Desk): boolean =>
  units !== null || supports !== null || environment !== null || entrenched !== null;

/** Start, units and supports of each Soviet strategy. */
export const SovietMeans = (tray: TrayProps) => (
  <Means {...tray} side="soviet" plans={tray.state.soviet.plans} Tray={SovietPlanTray} />
);

interface MeansProps<Plan> extends SheetProps {
  readonly plans: readonly (Plan | null)[];
  /** The tray of the strategy that is being provided for. */
  readonly Tray: (props: SheetProps & { readonly slot: Slot; readonly plan: Plan }) => ReactNode;
}

/** A side's strategies with what is theirs, one of them open. */
function Means<Plan extends SovietPlan | FinnishPlan>({ state, desk, side, plans, Tray }: MeansProps<Plan>) {
  const sheet = { state, desk, side };
  const { slot } = desk;
  const plan = slot === null ? null : plans[slot];
  return (
    <>
      {slot === null || !plan?.strategy ? <ChooseFirst /> : <Tray {...sheet} slot={slot} plan={plan} />}
      <Section title={handWords().boxes}>
        <Fronts
          {...sheet}
          bySlot
          onSlot={(chosen) => chooseSlot(desk, chosen)}
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

const ChooseFirst = () => (
  <Section title={handWords().strategies}>
    <Note>{handWords().chooseStrategy}</Note>
  </Section>
);

/** What a plan has, in small. */
export function PlanLine({ side, plan }: { readonly side: Side; readonly plan: SovietPlan | FinnishPlan }) {
  if (size(plan.units) === 0) return <Note>{handWords().unallotted}</Note>;
  return (
    <>
      {'from' in plan && plan.from !== null ? <Note>{spaceName(plan.from)}</Note> : null}
      <div className={piece.pieces} role="img" aria-label={meansOf(plan)}>
        <PlanPieces side={side} plan={plan} />
      </div>
    </>
  );
}

function SovietPlanTray({
  state,
  desk,
  slot,
  plan,
  side,
}: SheetProps & { readonly slot: Slot; readonly plan: SovietPlan }) {
  const w = handWords();
  const sheet = { state, desk, side };
  const strategy = plan.strategy!;
  const now = commitOf(state, desk);
  const from = typeof desk.from === 'number' ? desk.from : plan.from;
  const units = now?.units ?? plan.units;
  const supports = now?.supports ?? plan.supports;
  const free = from === null ? null : minus(freeUnits(state, from, slot), units);
  const into = { to: { kind: 'slot', slot }, verb: w.add } as const;
  return (
    <Section title={`${boxName(slot)}: ${commonWords().strategy[strategy]}`}>
      <Note>{limitsText(strategy)}</Note>
      <b>{w.start}</b>
      <Plates
        label={w.start}
        chosen={from === null ? [] : [from]}
        options={startsOf(state, slot).map((space) => ({ value: space, label: spaceName(space) }))}
        onToggle={(space) =>
          setDesk({ slot, from: space, units: {}, supports: desk.supports ?? plan.supports })
        }
      />
      {free === null ? (
        <Note>{w.chooseStart}</Note>
      ) : (
        <>
          <b>{w.available}</b>
          <Hold>
            <Units {...sheet} force={free} heap="free" {...into} />
            <div className={piece.pieces}>
              {supportsFor(state, slot)
                .filter((support) => !supports.includes(support))
                .map((support) => (
                  <PieceButton
                    key={support}
                    {...sheet}
                    piece={{ kind: 'support', support, placed: false }}
                    {...into}
                  />
                ))}
            </div>
          </Hold>
          <Place state={state} desk={desk} spot={{ kind: 'slot', slot }} name={w.engaged} chosen>
            <Held {...sheet} plan={{ units, supports }} back />
            {now ? <OwnForce state={state} strategy={strategy} units={units} supports={supports} /> : null}
          </Place>
        </>
      )}
      {unfinished(desk) && size(units) ? <Draft action={now} state={state} /> : null}
    </Section>
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
export const FinnishMeans = (tray: TrayProps) => (
  <Means {...tray} side="finn" plans={tray.state.finnish.plans} Tray={FinnishPlanTray} />
);

function FinnishPlanTray({
  state,
  desk,
  slot,
  plan,
  side,
}: SheetProps & { readonly slot: Slot; readonly plan: FinnishPlan }) {
  const w = handWords();
  const sheet = { state, desk, side };
  const strategy = plan.strategy!;
  const { plans } = state.finnish;
  const now = prepareOf(state, desk)!;
  const free = minus(freeFinns(state, slot), now.units);
  const markers = ENVIRONMENTS.filter(
    (marker) =>
      !now.environment.includes(marker) &&
      !plans.some((other, i) => i !== slot && other?.environment.includes(marker)),
  );
  const into = { to: { kind: 'slot', slot }, verb: w.add } as const;
  return (
    <Section title={`${boxName(slot)}: ${commonWords().strategy[strategy]}`}>
      <Note>{limitsText(strategy)}</Note>
      <b>{w.available}</b>
      <Hold>
        <Units {...sheet} force={free} heap="free" {...into} />
        <div className={piece.pieces}>
          {supportsAtHand(state, slot)
            .filter((support) => !now.supports.includes(support))
            .map((support) => (
              <PieceButton
                key={support}
                {...sheet}
                piece={{ kind: 'support', support, placed: false }}
                {...into}
              />
            ))}
          {markers.map((marker) => (
            <PieceButton
              key={marker}
              {...sheet}
              piece={{ kind: 'environment', marker, placed: false }}
              {...into}
            />
          ))}
          {FINNISH_PLANS[strategy].entrenched && !now.entrenched ? (
            <PieceButton {...sheet} piece={{ kind: 'entrenchment', placed: false }} {...into} />
          ) : null}
        </div>
      </Hold>
      <Place state={state} desk={desk} spot={{ kind: 'slot', slot }} name={w.engaged} chosen>
        <Held {...sheet} plan={now} back />
      </Place>
      {unfinished(desk) && size(now.units) ? <Draft action={now} state={state} /> : null}
      {state.options.boundAnswers && slotsOf(SLOTS[slot]!).length > 1 ? (
        <Button onClick={() => void act({ type: 'swap', front: SLOTS[slot]! })}>{w.swap}</Button>
      ) : null}
    </Section>
  );
}

const meansOf = (plan: SovietPlan | FinnishPlan): string => {
  const more = 'environment' in plan ? meansText(plan.supports, plan.environment) : meansText(plan.supports);
  const entrenched = 'entrenched' in plan && plan.entrenched ? handWords().entrenched : '';
  return [forceText(plan.units), more, entrenched].filter(Boolean).join('; ');
};
