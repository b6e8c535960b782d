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
  startsOf,
  supportsFor,
  type Action,
  type ActionOf,
  type FinnishPlan,
  type FinnishSupport,
  type Slot,
  type SovietPlan,
  type State,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { goToOpened, RuleLink } from '#table';
import { fullFinnishForce, fullSovietForce } from '../../analysis/planning/fitting.ts';
import { targetsFrom } from '../../ai/hidden-odds.ts';
import { spaceName } from '../text/names.ts';
import { refusalText } from '../text/refusal-text.ts';
import { act } from './desk.ts';
import { Note, Plates } from './Controls.tsx';
import { EMPTY, setDesk, type Desk } from './desk.ts';
import css from './DecisionPanel.module.css';
import { PlanMeans } from './PlanMeans.tsx';
import { AttackOdds, DefenceOdds, OwnForce } from './HiddenOdds.tsx';
import { limitsText } from './limits.ts';
import { Hold, InHand, PieceButton, Place, Tray } from './Piece.tsx';
import piece from './Piece.module.css';
import { PlanLine } from './PlanLine.tsx';
import { commitOf, prepareOf } from './proposal.ts';
import { boxName } from './box-name.ts';
import { Fronts, Losses, Supports, Units, type CommandSheetProps } from './CommandSheet.tsx';
import type { TrayProps } from './tray.ts';

const chooseSlot = (desk: Desk, slot: Slot): void =>
  setDesk({
    ...EMPTY,
    slot: desk.slot === slot ? null : slot,
  });

/** Why the draft cannot be allotted yet, by the rules. */
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

/** For the selected strategy. */
interface PlanTrayProps<Plan> extends CommandSheetProps {
  readonly slot: Slot;
  readonly plan: Plan;
}

interface MeansProps<Plan> extends CommandSheetProps {
  readonly plans: readonly (Plan | null)[];
  readonly Tray: (props: PlanTrayProps<Plan>) => ReactNode;
}

/** A side's strategies with their means, one of them open. */
function Means<Plan extends SovietPlan | FinnishPlan>({ state, desk, side, plans, Tray }: MeansProps<Plan>) {
  const sheet = { state, desk, side };
  const { slot } = desk;
  const plan = slot === null ? null : plans[slot];
  const tray = useRef<HTMLDivElement>(null);
  // The tray is above the boxes: on a phone it may be out of view after a press on one of them.
  useEffect(() => {
    if (slot !== null) goToOpened(tray.current);
  }, [slot]);
  return (
    <>
      {slot === null || !plan?.strategy ? null : (
        <div ref={tray}>
          <Tray {...sheet} slot={slot} plan={plan} />
        </div>
      )}
      <Section title={playMessages().decision.boxes}>
        {slot === null ? <Note>{playMessages().decision.chooseStrategy}</Note> : null}
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

/** Allots the strongest force that the strategy may have. */
const AllThatFit = ({ action }: { readonly action: ActionOf<'commit' | 'prepare'> | null }) =>
  action ? (
    <Button kind="quiet" onClick={() => void act(action, { slot: action.slot })}>
      {playMessages().decision.allThatFit}
    </Button>
  ) : null;

/** Description of the pressed counter, before another press moves it. */
function SelectedPiece({ state, desk }: CommandSheetProps) {
  const { held } = desk;
  if (!held) return null;
  const placed = held.kind === 'unit' ? held.heap === 'plan' : 'placed' in held && held.placed;
  const again = placed ? playMessages().decision.tapAgainBack : playMessages().decision.tapAgain;
  return <InHand state={state} desk={desk} again={again} />;
}

function SovietPlanTray({ slot, plan, ...sheet }: PlanTrayProps<SovietPlan>) {
  const { state, desk } = sheet;
  const t = playMessages().decision;
  const strategy = plan.strategy!;
  const now = commitOf(state, desk);
  const from = typeof desk.from === 'number' ? desk.from : plan.from;
  const units = now?.units ?? plan.units;
  const supports = now?.supports ?? plan.supports;
  const free = from === null ? null : minus(freeUnits(state, from, slot), units);
  const into = { to: { kind: 'slot', slot }, verb: t.add } as const;
  return (
    <Tray
      title={`${boxName(slot)}: ${startMessages().common.strategy[strategy]}`}
      aside={<AllThatFit action={fullSovietForce(state, slot, from)} />}
    >
      <Note>{limitsText(strategy, state.turn)}</Note>
      <b className={piece.label}>{t.start}</b>
      <Plates
        label={t.start}
        chosen={from === null ? [] : [from]}
        options={startsOf(state, slot).map((space) => ({ value: space, label: spaceName(space) }))}
        onToggle={(space) =>
          setDesk({ slot, from: space, units: {}, supports: desk.supports ?? plan.supports })
        }
      />
      {free === null ? (
        <Note>{t.chooseStart}</Note>
      ) : (
        <>
          <b className={piece.label}>{t.available}</b>
          <Hold>
            <Units {...sheet} force={free} heap="free" {...into} />
            <div className={piece.pieces}>
              <Supports
                {...sheet}
                supports={supportsFor(state, slot).filter((support) => !supports.includes(support))}
                placed={false}
                {...into}
              />
            </div>
          </Hold>
          <SelectedPiece {...sheet} />
          <Place state={state} desk={desk} spot={{ kind: 'slot', slot }} name={t.engaged} chosen>
            <PlanMeans {...sheet} plan={{ units, supports }} back />
            {now ? <OwnForce attack={{ strategy, units, supports }} /> : null}
          </Place>
          {now && !check(state, now) && size(units) ? (
            <AttackOdds
              state={state}
              attack={{ slot, strategy, from: now.from, units, supports }}
              targets={targetsFrom(state, now.from)}
            />
          ) : null}
        </>
      )}
      {unfinished(desk) && size(units) ? <Draft action={now} state={state} /> : null}
    </Tray>
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

function FinnishPlanTray({ slot, plan, ...sheet }: PlanTrayProps<FinnishPlan>) {
  const { state, desk } = sheet;
  const t = playMessages().decision;
  const strategy = plan.strategy!;
  const { plans } = state.finnish;
  const now = prepareOf(state, desk)!;
  const free = minus(freeFinns(state, slot), now.units);
  const markers = ENVIRONMENTS.filter(
    (marker) =>
      !now.environment.includes(marker) &&
      !plans.some((other, i) => i !== slot && other?.environment.includes(marker)),
  );
  const into = { to: { kind: 'slot', slot }, verb: t.add } as const;
  return (
    <Tray
      title={`${boxName(slot)}: ${startMessages().common.strategy[strategy]}`}
      aside={<AllThatFit action={fullFinnishForce(state, slot)} />}
    >
      <Note>{limitsText(strategy)}</Note>
      <b className={piece.label}>{t.available}</b>
      <Hold>
        <Units {...sheet} force={free} heap="free" {...into} />
        <div className={piece.pieces}>
          <Supports
            {...sheet}
            supports={supportsAtHand(state, slot).filter((support) => !now.supports.includes(support))}
            placed={false}
            {...into}
          />
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
      <SelectedPiece {...sheet} />
      <Place state={state} desk={desk} spot={{ kind: 'slot', slot }} name={t.engaged} chosen>
        <PlanMeans {...sheet} plan={now} back />
      </Place>
      {!check(state, now) && size(now.units) ? (
        <DefenceOdds state={state} defence={{ ...now, strategy }} />
      ) : null}
      {unfinished(desk) && size(now.units) ? <Draft action={now} state={state} /> : null}
      {state.options.boundAnswers && slotsOf(SLOTS[slot]!).length > 1 ? (
        <Button onClick={() => void act({ type: 'swap', front: SLOTS[slot]! })}>{t.swap}</Button>
      ) : null}
    </Tray>
  );
}
