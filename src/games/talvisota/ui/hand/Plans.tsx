/** Strategies face down and supports on the fronts; then the means of each strategy. */
import {
  check,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  freeFinns,
  freeUnits,
  FRONTS,
  RESERVES,
  size,
  SLOTS,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  startsOf,
  supportsFor,
  supportsIn,
  type FinnishPlan,
  type FinnishStrategy,
  type FinnishSupport,
  type Side,
  type Slot,
  type SovietPlan,
  type SovietStrategy,
  type SovietSupport,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { toggled } from '../../../../table/store/table.ts';
import { commonWords } from '../words/common-words.ts';
import { forceText, meansText, supportText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { refusalText } from '../words/refusal-text.ts';
import { act } from './act.ts';
import { ForcePicker, Note, Plates } from './Controls.tsx';
import { setDesk, type Desk } from './desk.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { commitOf, prepareOf } from './proposal.ts';

interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}

const boxName = (slot: Slot): string => {
  const front = SLOTS[slot]!;
  const same = [...SLOTS.keys()].filter((other) => SLOTS[other] === front);
  const name = commonWords().front[front];
  return same.length > 1 ? `${name} ${same.indexOf(slot) + 1}` : name;
};

const limitsOf = (strategy: SovietStrategy | FinnishStrategy): string => {
  const w = handWords();
  if (strategy in SOVIET_PLANS) {
    const { most, supports, needs, spaces } = SOVIET_PLANS[strategy as SovietStrategy];
    return [
      w.engages(most, supports),
      ...(needs ? [w.needs(needs.count, needs.of.join(', '))] : []),
      w.spaces(spaces),
    ].join('. ');
  }
  const { units, environment, supports } = FINNISH_PLANS[strategy as FinnishStrategy];
  return w.engagesFinn(units, environment, supports);
};

/** The five boxes, each with the strategies that could lie there; and each support with its front. */
function Strategies({ state, side }: { readonly state: State; readonly side: Side }) {
  const plans: readonly (SovietPlan | FinnishPlan | null)[] =
    side === 'soviet' ? state.soviet.plans : state.finnish.plans;
  const strategies = side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  const posts = (side === 'soviet' ? state.soviet : state.finnish).posts as Readonly<Record<string, string>>;
  const supports = side === 'soviet' ? supportsIn(state.turn) : FINNISH_SUPPORTS;
  const w = handWords();
  return (
    <>
      <Section title={w.strategies}>
        <div className={css.boxes}>
          {plans.map((plan, slot) => (
            <div key={boxName(slot)} className={css.box} data-chosen={plan !== null || undefined}>
              <b>{boxName(slot)}</b>
              <Plates
                label={boxName(slot)}
                chosen={plan?.strategy ? [plan.strategy] : []}
                options={strategies.map((strategy) => {
                  const refusal = check(state, { type: 'plan', slot, strategy });
                  return {
                    value: strategy as SovietStrategy | FinnishStrategy,
                    label: commonWords().strategy[strategy],
                    why: refusal ? refusalText(refusal) : null,
                  };
                })}
                onToggle={(strategy) =>
                  void act({ type: 'plan', slot, strategy: plan?.strategy === strategy ? null : strategy })
                }
              />
              {plan?.strategy ? <Note>{limitsOf(plan.strategy)}</Note> : null}
            </div>
          ))}
        </div>
      </Section>
      {state.options.freeSupports ? null : (
        <Section title={w.supports}>
          <ul className={css.force}>
            {supports.map((support) => (
              <li key={support}>
                <span>{supportText(support)}</span>
                <Plates
                  label={supportText(support)}
                  chosen={posts[support] ? [posts[support] as (typeof FRONTS)[number]] : []}
                  options={FRONTS.map((front) => ({ value: front, label: commonWords().front[front] }))}
                  onToggle={(front) =>
                    void act({ type: 'post', support, front: posts[support] === front ? null : front })
                  }
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export const SovietStrategies = ({ state }: TrayProps) => <Strategies state={state} side="soviet" />;
export const FinnishStrategies = ({ state }: TrayProps) => <Strategies state={state} side="finn" />;

/** A strategy with what has been allotted to it, and the way to change that. */
function PlanBox({
  slot,
  desk,
  title,
  means,
  children,
}: {
  readonly slot: Slot;
  readonly desk: Desk;
  readonly title: string;
  readonly means: string;
  readonly children: React.ReactNode;
}) {
  const chosen = desk.slot === slot;
  return (
    <div className={css.box} data-chosen={chosen || undefined}>
      <div className={css.boxHead}>
        <Button
          pressed={chosen}
          onClick={() =>
            setDesk({
              slot: chosen ? null : slot,
              from: null,
              units: null,
              supports: null,
              environment: null,
              entrenched: null,
            })
          }
        >
          {boxName(slot)}: {title}
        </Button>
      </div>
      <Note>{means}</Note>
      {chosen ? children : null}
    </div>
  );
}

const meansOf = (plan: SovietPlan | FinnishPlan): string => {
  if (size(plan.units) === 0) return handWords().unallotted;
  const more = 'environment' in plan ? meansText(plan.supports, plan.environment) : meansText(plan.supports);
  const where = 'from' in plan && plan.from !== null ? `${spaceName(plan.from)}: ` : '';
  return `${where}${forceText(plan.units)}${more ? `; ${more}` : ''}`;
};

/** Start, units and supports of each Soviet strategy. */
export function SovietMeans({ state, desk }: TrayProps) {
  const w = handWords();
  return (
    <Section title={w.strategies}>
      <div className={css.boxes}>
        {state.soviet.plans.map((plan, slot) => {
          if (!plan?.strategy) return null;
          const draft = commitOf(state, { ...desk, slot });
          const from = typeof desk.from === 'number' ? desk.from : plan.from;
          return (
            <PlanBox
              key={boxName(slot)}
              slot={slot}
              desk={desk}
              title={commonWords().strategy[plan.strategy]}
              means={meansOf(plan)}
            >
              <Note>{limitsOf(plan.strategy)}</Note>
              <b>{w.start}</b>
              <Plates
                label={w.start}
                chosen={from === null ? [] : [from]}
                options={startsOf(state, slot).map((space) => ({ value: space, label: spaceName(space) }))}
                onToggle={(space) => setDesk({ slot, from: space, units: {} })}
              />
              {from === null ? null : (
                <ForcePicker
                  side="soviet"
                  from={freeUnits(state, from, slot)}
                  units={draft?.units ?? {}}
                  most={SOVIET_PLANS[plan.strategy].most}
                  onChange={(units) => setDesk({ slot, from, units })}
                />
              )}
              <b>{w.supports}</b>
              <Plates
                label={w.supports}
                chosen={draft?.supports ?? plan.supports}
                options={supportsFor(state, slot).map((support) => ({
                  value: support,
                  label: supportText(support),
                }))}
                onToggle={(support: SovietSupport) =>
                  setDesk({ slot, supports: toggled(draft?.supports ?? plan.supports, support) })
                }
              />
            </PlanBox>
          );
        })}
      </div>
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
export function FinnishMeans({ state, desk }: TrayProps) {
  const w = handWords();
  const { plans } = state.finnish;
  return (
    <Section title={w.strategies}>
      <div className={css.boxes}>
        {plans.map((plan, slot) => {
          if (!plan?.strategy) return null;
          const draft = prepareOf(state, { ...desk, slot })!;
          const limits = FINNISH_PLANS[plan.strategy];
          const most = limits.units + (draft.supports.includes('RENF') ? RESERVES : 0);
          const markers = ENVIRONMENTS.filter(
            (marker) => !plans.some((other, i) => i !== slot && other?.environment.includes(marker)),
          );
          return (
            <PlanBox
              key={boxName(slot)}
              slot={slot}
              desk={desk}
              title={commonWords().strategy[plan.strategy]}
              means={meansOf(plan)}
            >
              <Note>{limitsOf(plan.strategy)}</Note>
              <ForcePicker
                side="finn"
                from={freeFinns(state, slot)}
                units={draft.units}
                most={most}
                onChange={(units) => setDesk({ slot, units })}
              />
              <b>{w.environment}</b>
              <Plates
                label={w.environment}
                chosen={draft.environment}
                options={markers.map((marker) => ({
                  value: marker,
                  label: commonWords().environment[marker],
                }))}
                onToggle={(marker) => setDesk({ slot, environment: toggled(draft.environment, marker) })}
              />
              <b>{w.supports}</b>
              <Plates
                label={w.supports}
                chosen={draft.supports}
                options={supportsAtHand(state, slot).map((support) => ({
                  value: support,
                  label: supportText(support),
                }))}
                onToggle={(support) => setDesk({ slot, supports: toggled(draft.supports, support) })}
              />
              {limits.entrenched ? (
                <Plates
                  label={w.entrenched}
                  chosen={draft.entrenched ? ['entrenched'] : []}
                  options={[{ value: 'entrenched', label: w.entrenched }]}
                  onToggle={() => setDesk({ slot, entrenched: !draft.entrenched })}
                />
              ) : null}
            </PlanBox>
          );
        })}
      </div>
    </Section>
  );
}
