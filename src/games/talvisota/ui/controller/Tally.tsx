import playMessages from '../../content/en/play.ftl';
import type { Modifier, SideStrength, SovietUnit, FinnishUnit } from '#engine/talvisota';
import { RuleLink } from '#table';
import { unitsText } from '../text/force-text.ts';
import { Ours } from '../text/Ours.tsx';
import { signed } from '../text/numbers.ts';
import { causeText, RECONSTRUCTED_CAUSES, ruleOf } from './modifier-text.ts';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';

/** A modifier with its name and paragraph; what is ours and not the printed game's is marked. */
function Cause({ modifier: { cause, amount } }: { readonly modifier: Modifier }) {
  return (
    <>
      {signed(amount)} {causeText(cause)} <RuleLink rule={ruleOf(cause)} short />
      {RECONSTRUCTED_CAUSES.includes(cause) ? (
        <>
          {' '}
          <Ours rule={ruleOf(cause)} />
        </>
      ) : null}
    </>
  );
}

/** A force added up, line by line, with the paragraph of each. */
export function Tally({ title, force }: { readonly title: string; readonly force: SideStrength<string> }) {
  const w = playMessages().combat;
  return (
    <table className={common.table}>
      <caption>{title}</caption>
      <tbody>
        {force.lines.map(({ unit, count, strength, bonus, modifiers, each }) => (
          <tr key={unit}>
            <th scope="row">
              {unitsText(unit as SovietUnit | FinnishUnit, count)}
              <span className={css.how}>
                {w.strength({ points: strength })} <Ours rule="1.4" />
                {bonus ? `, ${w.bonus({ points: bonus })}` : ''}
                {modifiers.map((modifier) => (
                  <span key={modifier.cause}>
                    , <Cause modifier={modifier} />
                  </span>
                ))}
              </span>
            </th>
            <td data-number>{count * each}</td>
          </tr>
        ))}
        {force.modifiers.map((modifier) => (
          <tr key={modifier.cause}>
            <th scope="row">
              {w.force}
              <span className={css.how}>
                <Cause modifier={modifier} />
              </span>
            </th>
            <td data-number>{signed(modifier.amount)}</td>
          </tr>
        ))}
        <tr className={common.total}>
          <th scope="row">
            {w.total} <RuleLink rule="4.2" short />
          </th>
          <td data-number>{force.total}</td>
        </tr>
      </tbody>
    </table>
  );
}
