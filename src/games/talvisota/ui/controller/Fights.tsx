/** The combats of a turn in order, and both sheets of the current one. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  bagSizes,
  bagsOf,
  drawsBy,
  FINNISH_STRATEGIES,
  fights,
  type FinnishPlan,
  type Side,
  type SovietPlan,
  type State,
} from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink } from '#table';
import { StrategyFace } from '../counters/CounterFace.tsx';
import { spaceName } from '../text/names.ts';
import { setDesk } from './desk.ts';
import { AttackOdds } from './HiddenOdds.tsx';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import { PlanMeans } from './PlanMeans.tsx';
import type { TrayProps } from './tray.ts';

const nameOf = ({ strategy }: SovietPlan | FinnishPlan): string =>
  strategy ? startMessages().common.strategy[strategy] : startMessages().common.faceDown;

/** Every strategy on the map: fought, in progress, or waiting for the Soviet player to choose the order. */
export function Order({ state, desk }: TrayProps) {
  const { soviet, finnish, combat, phase } = state;
  const t = playMessages().combat;
  if (phase !== 'combat') return null;
  const open = combat ? [] : fights(state);
  const chosen = desk.slot ?? (open.length === 1 ? open[0]! : null);
  const next = chosen === null ? null : soviet.plans[chosen];
  return (
    <Section title={t.order}>
      <ol className={common.list}>
        {soviet.plans.map((plan, slot) => {
          if (!plan || plan.stage === 'box' || plan.target === null) return null;
          const answer = plan.answer === null ? null : finnish.plans[plan.answer];
          const waits = open.includes(slot);
          const title = `${nameOf(plan)}: ${spaceName(plan.target)}`;
          return (
            // The boxes never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={slot} className={css.box} data-chosen={(waits && chosen === slot) || undefined}>
              {waits ? (
                <Button pressed={chosen === slot} onClick={() => setDesk({ slot })}>
                  {title}
                </Button>
              ) : (
                <b>{title}</b>
              )}
              <span className={common.note}>
                {t.stage[plan.stage === 'open' ? 'now' : plan.stage === 'done' ? 'done' : 'waits']}{' '}
                {answer ? t.metBy({ strategy: nameOf(answer) }) : t.unmet}
              </span>
            </li>
          );
        })}
      </ol>
      {next?.stage === 'map' && state.options.solo ? (
        <AttackOdds
          state={state}
          attack={{ ...next, slot: chosen!, strategy: next.strategy!, from: next.from! }}
          targets={[next.target!]}
        />
      ) : null}
      {combat ? null : (
        <p className={common.note}>
          {t.orderIsYours} <RuleLink rule="4.1" />
        </p>
      )}
    </Section>
  );
}

/** Both sheets of the combat side by side: strategy and engaged means. */
export function Sheets({ state, desk }: TrayProps) {
  const { combat, soviet, finnish } = state;
  const plan = combat ? soviet.plans[combat.slot] : null;
  if (!combat || !plan) return null;
  const answer = combat.answer === null ? null : (finnish.plans[combat.answer] ?? null);
  const scouts = combat.scouts;
  return (
    <Section title={spaceName(combat.target)}>
      <div className={css.sheets}>
        <SideSheet state={state} desk={desk} side="soviet" plan={{ ...plan, units: combat.units }} />
        {answer ? (
          <SideSheet state={state} desk={desk} side="finn" plan={answer} />
        ) : (
          <p className={common.note}>{playMessages().combat.unmet}</p>
        )}
      </div>
      {scouts ? <p className={common.note}>{playMessages().combat.scoutsBeside({ count: scouts })}</p> : null}
    </Section>
  );
}

function SideSheet({
  state,
  desk,
  side,
  plan,
}: TrayProps & { readonly side: Side; readonly plan: SovietPlan | FinnishPlan }) {
  return (
    <section className={css.sideSheet} aria-label={startMessages().common.side[side]}>
      <b>{startMessages().common.side[side]}</b>
      <span className={common.note}>{nameOf(plan)}</span>
      <div className={css.counters}>
        <StrategyFace side={side} strategy={plan.strategy} />
        <PlanMeans state={state} desk={desk} side={side} plan={plan} />
      </div>
    </section>
  );
}

/** Solo play. */
export function Bags({ state }: { readonly state: State }) {
  if (!state.options.solo || state.phase === 'over' || state.turn === 0) return null;
  const { units, environment, supports, entrenchments } = bagSizes(bagsOf(state));
  // Strategies that are face down are not in the bag either.
  const strategies = FINNISH_STRATEGIES.length - state.finnish.plans.filter(Boolean).length;
  const t = playMessages().combat;
  return (
    <Section title={t.bags}>
      <p className={common.note}>
        {t.bagSizes({ strategies, units, environment, supports, entrenchments })}{' '}
        {t.draws({ draws: drawsBy(state.options) })} <RuleLink rule="9.1" />
      </p>
    </Section>
  );
}
