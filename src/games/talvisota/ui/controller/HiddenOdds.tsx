/** Chances of an attack while the other side's sheet is hidden, against forces that it could have (N51); and what is at stake. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  drawsBy,
  encounterAt,
  finns,
  LENINGRAD,
  size,
  slotsOf,
  SLOTS,
  stakeOf,
  strengths,
  type SovietStrategy,
  type Space,
  type Stake,
  type State,
} from '#engine/talvisota';
import { useMemo } from 'react';
import { RuleLink, useAid } from '#table';
import {
  oddsAgainst,
  oddsDrawn,
  oddsUnmet,
  oddsWhenMet,
  RANKS,
  type Imagined,
} from '../../ai/hidden-odds.ts';
import { SHOWN_DRAWS } from '../../ai/payoffs.ts';
import type { Attack, Defence } from '../../ai/plans.ts';
import common from '../common/common.module.css';
import { spaceName } from '../text/names.ts';
import { percentOf, signed } from '../text/numbers.ts';
import css from './DecisionPanel.module.css';
import { meansOf } from './PlanLine.tsx';

/** "Success: Finland −4, Soviet Union +1. Failure: Soviet Union −3."; of several spaces from the least to the most. */
export function stakeText(state: State, strategy: SovietStrategy, spaces: readonly Space[], taken = 0) {
  if (!spaces.length) return null;
  const stakes = spaces.map((space) => stakeOf(state, strategy, space, taken));
  const { side: names } = startMessages().common;
  const t = playMessages().combat;
  const changes = (of: keyof Stake): string =>
    (['finn', 'soviet'] as const)
      .flatMap((side) => {
        const all = stakes.map((stake) => stake[of][side]).toSorted((a, b) => Math.abs(a) - Math.abs(b));
        const ends = [...new Set([all[0]!, all.at(-1)!])];
        return all.at(-1) ? `${names[side]} ${ends.map(signed).join('…')}` : [];
      })
      .join(', ') || t.noStake;
  return t.stake({ success: changes('success'), failure: changes('failure') });
}

/** "Usual Defence: 2 divisions, 1 scout unit; Artillery, Forest" */
function forceIn({ rank, force }: Partial<Imagined<Attack | Defence>>): string {
  if (!rank || !force) return '';
  const t = playMessages().combat;
  const against = 'target' in force ? `. ${t.against({ space: spaceName(force.target) })}` : '';
  return `${t.rank[rank]}: ${startMessages().common.strategy[force.strategy]}, ${meansOf(force)}${against}.`;
}

interface OwnForceProps {
  readonly attack: Pick<Attack, 'strategy' | 'units' | 'supports'>;
  readonly target?: Space | null;
}

/** Strength of a force before anything is known of the Finns: Meretskov against the line, Timoshenko for the bonus. */
export function OwnForce({ attack, target = null }: OwnForceProps) {
  const { strategy, units, supports } = attack;
  if (!size(units)) return null;
  const bare = encounterAt(target ?? LENINGRAD, attack, finns(), null);
  const meretskov = supports.includes('MER') ? 'line' : null;
  const timoshenko = supports.includes('TIMO') && strategy === 'MAN' ? 'bonus' : null;
  const { soviet } = strengths({ ...bare, employment: { meretskov, timoshenko, artillery: null } });
  return <p className={common.note}>{playMessages().decision.ownForce({ total: soviet.total })}</p>;
}

interface AttackOddsProps {
  readonly state: State;
  readonly attack: Omit<Attack, 'target'>;
  readonly targets: readonly Space[];
}

/** For the Soviets: the chance of each target, and the stake; in solo play one figure, else one for each answer. */
export function AttackOdds({ state, attack, targets }: AttackOddsProps) {
  const t = playMessages().combat;
  const shown = useAid('odds') && targets.length > 0;
  const isMet = slotsOf(SLOTS[attack.slot]!).some((slot) => state.finnish.plans[slot]?.stage === 'box');
  const isAnswered = (state.soviet.plans[attack.slot]?.answer ?? null) !== null;
  const met = !isMet && !isAnswered ? 'unmet' : state.options.solo ? 'drawn' : 'named';
  const rows = useMemo(
    () =>
      (shown ? targets : []).map(
        (target): { target: Space; answers: readonly Partial<Imagined<Defence>>[] } => {
          const at = { ...attack, target };
          if (met === 'named') return { target, answers: oddsWhenMet(state, at) };
          return { target, answers: [{ chance: (met === 'drawn' ? oddsDrawn : oddsUnmet)(state, at) }] };
        },
      ),
    // Lists and attacks are recreated on every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [state, shown, JSON.stringify([attack, targets])],
  );
  if (!shown) return null;
  // A weak and a usual answer are the same at each target, and often the best one too.
  const texts = new Set(rows.flatMap(({ answers }) => answers.map(forceIn)));
  return (
    <>
      <table className={common.table}>
        <caption>
          {t.hidden[met]} <RuleLink rule={met === 'drawn' ? 'N44' : 'N51'} short />
        </caption>
        {met === 'named' ? (
          <thead>
            <tr>
              <th scope="col">{playMessages().decision.target}</th>
              {RANKS.map((rank) => (
                <th key={rank} scope="col" data-number>
                  {t.rank[rank]}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map(({ target, answers }) => (
            <tr key={target}>
              <th scope="row">
                {spaceName(target)}
                <span className={css.how}>{stakeText(state, attack.strategy, [target])}</span>
              </th>
              {answers.map(({ rank, chance }) => (
                <td key={rank ?? met} data-number>
                  <b>{percentOf(chance!)}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {[...texts].filter(Boolean).map((text) => (
        <p key={text} className={common.note}>
          {text}
        </p>
      ))}
      {met === 'drawn' ? (
        <p className={common.note}>{t.sampledDraws({ count: SHOWN_DRAWS, draws: drawsBy(state.options) })}</p>
      ) : null}
    </>
  );
}

interface DefenceOddsProps {
  readonly state: State;
  readonly defence: Defence;
  /** The attacked space, if it is known. */
  readonly target?: Space | null;
}

/** For the Finns: the chances of three attacks against what is in a box. */
export function DefenceOdds({ state, defence, target = null }: DefenceOddsProps) {
  const shown = useAid('odds');
  const rows = useMemo(
    () => (shown ? oddsAgainst(state, defence, target) : []),
    // The defence is recreated on every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [state, shown, target, JSON.stringify(defence)],
  );
  if (!rows.length) return null;
  return (
    <table className={common.table}>
      <caption>
        {playMessages().combat.hidden.soviets} <RuleLink rule="N51" short />
      </caption>
      <tbody>
        {rows.map((one) => (
          <tr key={one.rank}>
            <th scope="row">{forceIn(one)}</th>
            <td data-number>
              <b>{percentOf(one.chance)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
