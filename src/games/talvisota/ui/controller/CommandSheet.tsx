/** The command sheet: three front boxes with their strategy boxes, the Losses and the Reinforcements box (1.5). */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import type { ReactNode } from 'react';
import {
  FRONTS,
  kinds,
  size,
  slotsOf,
  type Environment,
  type FinnishForce,
  type FinnishPlan,
  type FinnishSupport,
  type FinnishUnit,
  type Front,
  type Side,
  type Slot,
  type SovietForce,
  type SovietPlan,
  type SovietSupport,
  type SovietUnit,
  type State,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { StrategyFace } from '../counters/CounterFace.tsx';
import { Note } from './Controls.tsx';
import { boxName } from './box-name.ts';
import type { Desk } from './desk.ts';
import { PieceButton, PieceFace, Place } from './Piece.tsx';
import type { Heap, Spot } from './piece.ts';
import css from './Piece.module.css';

type Plan = SovietPlan | FinnishPlan;
type Unit = SovietUnit | FinnishUnit;

export interface CommandSheetProps {
  readonly state: State;
  readonly desk: Desk;
  readonly side: Side;
}

/** What a press on a counter does: select it, place it at `to`, or only describe it. */
interface PressProps extends CommandSheetProps {
  readonly to?: Spot;
  readonly verb?: string;
  readonly looks?: boolean;
}

interface HeapProps extends PressProps {
  readonly force: SovietForce | FinnishForce;
  readonly heap: Heap;
}

/** Units of a heap, one counter for each kind. */
export function Units({ force, heap, ...rest }: HeapProps) {
  const all = force as Readonly<Record<string, number>>;
  return (
    <div className={css.pieces}>
      {kinds(force as SovietForce).map((unit: Unit) => (
        <PieceButton key={unit} piece={{ kind: 'unit', unit, heap }} count={all[unit]!} {...rest} />
      ))}
    </div>
  );
}

interface SupportsProps extends PressProps {
  readonly supports: readonly (SovietSupport | FinnishSupport)[];
  readonly placed: boolean;
}

export const Supports = ({ supports, placed, ...rest }: SupportsProps) =>
  supports.map((support) => (
    <PieceButton key={support} piece={{ kind: 'support', support, placed }} {...rest} />
  ));

/** What a plan engages. */
export interface Means {
  readonly units: SovietForce | FinnishForce;
  readonly supports: readonly (SovietSupport | FinnishSupport)[];
  readonly environment?: readonly Environment[];
  readonly entrenched?: boolean;
}

/** The means allotted to a plan, in small counters. */
export function PlanPieces({ side, plan }: { readonly side: Side; readonly plan: Means }) {
  const all = plan.units as Readonly<Record<string, number>>;
  return (
    <>
      {kinds(plan.units as SovietForce).map((unit) => (
        <PieceFace key={unit} side={side} piece={{ kind: 'unit', unit, heap: 'plan' }} count={all[unit]} />
      ))}
      {plan.supports.map((support) => (
        <PieceFace key={support} side={side} piece={{ kind: 'support', support, placed: true }} />
      ))}
      {plan.environment?.map((marker) => (
        <PieceFace key={marker} side={side} piece={{ kind: 'environment', marker, placed: true }} />
      ))}
      {plan.entrenched ? <PieceFace side={side} piece={{ kind: 'entrenchment', placed: true }} /> : null}
    </>
  );
}

interface FrontProps extends CommandSheetProps {
  /** True: counters go to strategy boxes; false: to the front as a whole. */
  readonly bySlot: boolean;
  onFront?(front: Front): void;
  onSlot?(slot: Slot): void;
  readonly chosen?: Front | null;
  /** Content of a front box, below its name. */
  inFront?(front: Front): ReactNode;
  inSlot?(slot: Slot): ReactNode;
}

/** The three front boxes. Number keys select a strategy box or a front. */
export function Fronts(props: FrontProps) {
  const { state, desk, side, bySlot, onFront, onSlot, chosen = null, inFront, inSlot } = props;
  const plans: readonly (Plan | null)[] = side === 'soviet' ? state.soviet.plans : state.finnish.plans;
  const { posts } = side === 'soviet' ? state.soviet : state.finnish;
  const supportsOn = (front: Front) =>
    (Object.entries(posts) as [SovietSupport | FinnishSupport, Front][]).flatMap(([support, on]) =>
      on === front && !plans.some((plan) => (plan?.supports as readonly string[])?.includes(support))
        ? [support]
        : [],
    );
  return (
    <div className={bySlot ? `${css.sheet} ${css.boxes}` : css.sheet} data-counters={bySlot ? undefined : ''}>
      {FRONTS.map((front, i) => (
        <Place
          key={front}
          state={state}
          desk={desk}
          spot={{ kind: 'front', front }}
          name={startMessages().common.front[front]}
          {...(bySlot ? {} : { digit: i + 1 })}
          chosen={chosen === front}
          {...(onFront ? { onChoose: () => onFront(front) } : {})}
        >
          {inFront?.(front)}
          {bySlot ? <Facing state={state} side={side} front={front} /> : null}
          {supportsOn(front).length ? (
            <div className={css.pieces}>
              <Supports state={state} desk={desk} side={side} supports={supportsOn(front)} placed />
            </div>
          ) : null}
          {bySlot ? (
            <div className={css.slots}>
              {slotsOf(front).map((slot) => {
                const plan = plans[slot];
                return (
                  <Place
                    key={boxName(slot)}
                    small
                    state={state}
                    desk={desk}
                    spot={{ kind: 'slot', slot }}
                    name={boxName(slot)}
                    digit={slot + 1}
                    chosen={desk.slot === slot}
                    {...(onSlot && plan ? { onChoose: () => onSlot(slot) } : {})}
                  >
                    {plan ? <Strategy {...props} plan={plan} slot={slot} /> : null}
                    {inSlot?.(slot)}
                  </Place>
                );
              })}
            </div>
          ) : null}
        </Place>
      ))}
    </div>
  );
}

/** Number of counters that the other side has placed on a front, which both sides know. */
function Facing({
  state,
  side,
  front,
}: Pick<CommandSheetProps, 'state' | 'side'> & { readonly front: Front }) {
  const other: Side = side === 'soviet' ? 'finn' : 'soviet';
  const plans = other === 'soviet' ? state.soviet.plans : state.finnish.plans;
  const count = slotsOf(front).filter((slot) => plans[slot]).length;
  return count ? <Note>{playMessages().decision.facing({ side: other, count })}</Note> : null;
}

function Strategy({
  plan,
  slot,
  state,
  desk,
  side,
  onSlot,
}: FrontProps & { readonly plan: Plan; readonly slot: Slot }) {
  if (!plan.strategy) return <StrategyFace side={side} strategy={null} />;
  return (
    <div className={css.pieces}>
      <PieceButton
        state={state}
        desk={desk}
        side={side}
        piece={{ kind: 'strategy', strategy: plan.strategy, slot }}
        {...(onSlot && { box: { open: desk.slot === slot, toggle: () => onSlot(slot) } })}
      />
    </div>
  );
}

/** Lost units, and those that may return. */
export function Losses({ state, desk, side }: CommandSheetProps) {
  const { losses, reinforcements } = side === 'soviet' ? state.soviet : state.finnish;
  const t = playMessages().decision;
  if (!size(losses) && !size(reinforcements)) return null;
  return (
    <div className={css.two}>
      {(
        [
          [t.losses, losses],
          [t.reinforcements, reinforcements],
        ] as const
      ).map(([name, force]) => (
        <Section key={name} title={name}>
          {size(force) ? (
            <Units state={state} desk={desk} side={side} force={force} heap="plan" looks />
          ) : (
            <p className={css.held}>{t.empty}</p>
          )}
        </Section>
      ))}
    </div>
  );
}
