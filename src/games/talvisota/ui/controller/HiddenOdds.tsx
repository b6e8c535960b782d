/** Chances of an attack while the other side's sheet is hidden: ranges over its possible content (N51). */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { drawsBy, slotsOf, SLOTS, type Space, type State } from '#engine/talvisota';
import { useMemo } from 'react';
import { RuleLink, useAid } from '#table';
import {
  oddsAgainst,
  oddsDrawn,
  oddsUnmet,
  oddsWhenMet,
  SAMPLE_SIZE,
  type OddsRange,
} from '../../ai/odds-range.ts';
import { SHOWN_DRAWS } from '../../ai/payoffs.ts';
import type { Attack, Defence } from '../../ai/plans.ts';
import common from '../common/common.module.css';
import { spaceName } from '../text/names.ts';
import { percentOf } from '../text/numbers.ts';

function Range({ odds: { least, mean, most } }: { readonly odds: OddsRange }) {
  const w = playMessages().combat;
  return (
    <td data-number>
      <b>{percentOf(mean)}</b>
      {least < most ? <small> {w.range({ least: percentOf(least), most: percentOf(most) })}</small> : null}
    </td>
  );
}

interface AttackOddsProps {
  readonly state: State;
  readonly attack: Omit<Attack, 'target'>;
  readonly targets: readonly Space[];
}

/** For the Soviets in solo play: one figure for each target. */
function DrawnOdds({ state, attack, targets }: AttackOddsProps) {
  const t = playMessages().combat;
  const chances = useMemo(
    () => targets.map((target) => oddsDrawn(state, { ...attack, target })),
    // Lists and attacks are recreated on every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [state, JSON.stringify([attack, targets])],
  );
  return (
    <>
      <table className={common.table}>
        <caption>
          {t.drawnFinns} <RuleLink rule="N44" short />
        </caption>
        <tbody>
          {targets.map((target, i) => (
            <tr key={target}>
              <th scope="row">{spaceName(target)}</th>
              <td data-number>
                <b>{percentOf(chances[i]!)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={common.note}>{t.sampledDraws({ count: SHOWN_DRAWS, draws: drawsBy(state.options) })}</p>
    </>
  );
}

/** For the Soviets: each target of a force, met with and without an Ambush. */
export function AttackOdds({ state, attack, targets }: AttackOddsProps) {
  const w = playMessages().combat;
  const shown = useAid('odds');
  if (!shown || !targets.length) return null;
  const isMet = slotsOf(SLOTS[attack.slot]!).some((slot) => state.finnish.plans[slot]?.stage === 'box');
  const isAnswered = (state.soviet.plans[attack.slot]?.answer ?? null) !== null;
  if (state.options.solo && (isMet || isAnswered))
    return <DrawnOdds state={state} attack={attack} targets={targets} />;
  return (
    <>
      <table className={common.table}>
        <caption>
          {w.hiddenFinns} <RuleLink rule="N51" short />
        </caption>
        <thead>
          <tr>
            <th scope="col">{playMessages().decision.target}</th>
            {isMet ? (
              <>
                <th scope="col" data-number>
                  {w.withoutAmbush}
                </th>
                <th scope="col" data-number>
                  {w.withAmbush}
                </th>
              </>
            ) : (
              <th scope="col" data-number>
                {w.undefendedNow}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => {
            const odds = isMet ? oddsWhenMet(state, { ...attack, target }) : null;
            return (
              <tr key={target}>
                <th scope="row">{spaceName(target)}</th>
                {odds ? (
                  <>
                    <Range odds={odds.plain} />
                    <Range odds={odds.ambush} />
                  </>
                ) : (
                  <td data-number>{percentOf(oddsUnmet(state, { ...attack, target }))}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isMet ? <p className={common.note}>{w.sampled({ count: SAMPLE_SIZE })}</p> : null}
    </>
  );
}

/** For the Finns: chances of each Soviet strategy against the content of a box. */
export function DefenceOdds({ state, defence }: { readonly state: State; readonly defence: Defence }) {
  const w = playMessages().combat;
  const shown = useAid('odds');
  if (!shown) return null;
  const rows = oddsAgainst(state, defence);
  if (!rows.length) return null;
  return (
    <>
      <table className={common.table}>
        <caption>
          {w.hiddenSoviets} <RuleLink rule="N51" short />
        </caption>
        <tbody>
          {rows.map(({ strategy, odds }) => (
            <tr key={strategy}>
              <th scope="row">{startMessages().common.strategy[strategy]}</th>
              <Range odds={odds} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={common.note}>{w.sampled({ count: SAMPLE_SIZE })}</p>
    </>
  );
}
