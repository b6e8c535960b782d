/** The combats of a turn that are still to be opened, and the bags of solo play. */
import playMessages from '../../content/en/play.ftl';
import { bagSizes, bagsOf, drawsBy, FINNISH_STRATEGIES, fights, type State } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink } from '#table';
import { StrategyFace } from '../counters/CounterFace.tsx';
import { strategyName } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import { setDesk, type TrayProps } from './desk.ts';
import { AttackOdds } from './HiddenOdds.tsx';
import piece from './Piece.module.css';
import { Note, Plates } from './Controls.tsx';
import { nextFight } from './proposal.ts';

/** The strategies on the map that are still to fight, as the Soviet player chooses. */
export function Order({ state, desk }: TrayProps) {
  const { soviet, finnish, combat, phase } = state;
  const t = playMessages().combat;
  if (phase !== 'combat' || combat) return null;
  const chosen = nextFight(state, desk);
  const next = chosen === null ? null : soviet.plans[chosen];
  return (
    <Section title={t.order}>
      <Plates
        label={t.order}
        chosen={chosen === null ? [] : [chosen]}
        options={fights(state).map((slot) => {
          const plan = soviet.plans[slot]!;
          const answer = plan.answer === null ? null : finnish.plans[plan.answer]!;
          return {
            value: slot,
            face: (
              <span className={piece.pieces}>
                <StrategyFace side="soviet" strategy={plan.strategy} />
                {answer ? <StrategyFace side="finn" strategy={answer.strategy} /> : null}
              </span>
            ),
            label: `${strategyName(plan.strategy)}: ${spaceName(plan.target!)}. ${answer ? t.metBy({ strategy: strategyName(answer.strategy) }) : t.unmet}`,
          };
        })}
        onToggle={(slot) => setDesk({ slot })}
      />
      {next && state.options.solo ? (
        <AttackOdds
          state={state}
          attack={{ ...next, slot: chosen!, strategy: next.strategy!, from: next.from! }}
          targets={[next.target!]}
        />
      ) : null}
      <Note>
        {t.orderIsYours} <RuleLink rule="4.1" />
      </Note>
    </Section>
  );
}

export function Bags({ state }: { readonly state: State }) {
  if (!state.options.solo || state.phase === 'over' || state.turn === 0) return null;
  // Strategies that are face down are not in the bag either.
  const strategies = FINNISH_STRATEGIES.length - state.finnish.plans.filter(Boolean).length;
  const t = playMessages().combat;
  return (
    <Section title={t.bags}>
      <Note>
        {t.bagSizes({ ...bagSizes(bagsOf(state)), strategies })} {t.draws({ draws: drawsBy(state.options) })}{' '}
        <RuleLink rule="9.1" />
      </Note>
    </Section>
  );
}
