import type { Modifier, SideStrength, SovietUnit, FinnishUnit } from '../../../../engine/talvisota/index.ts';
import { RuleLink } from '../../../../table/text/RuleLink.tsx';
import { unitsText } from '../words/force-text.ts';
import { Ours } from '../words/Ours.tsx';
import { signed } from '../words/signed.ts';
import { causeText, combatWords, RECONSTRUCTED_CAUSES, ruleOf } from './combat-words.ts';
import css from './Hand.module.css';

/** A modifier with its name and paragraph; what is ours and not the printed game's is marked. */
function Cause({ modifier: { cause, amount } }: { readonly modifier: Modifier }) {
  return (
    <>
      {signed(amount)} {causeText(cause)} <RuleLink rule={ruleOf(cause)} />
      {RECONSTRUCTED_CAUSES.includes(cause) ? <Ours rule={ruleOf(cause)} /> : null}
    </>
  );
}

/** A force added up, line by line, with the paragraph of each. */
export function Tally({ title, force }: { readonly title: string; readonly force: SideStrength<string> }) {
  const w = combatWords();
  return (
    <table className={css.grid}>
      <caption>{title}</caption>
      <tbody>
        {force.lines.map(({ unit, count, strength, bonus, modifiers, each }) => (
          <tr key={unit}>
            <th scope="row">{unitsText(unit as SovietUnit | FinnishUnit, count)}</th>
            <td>
              {w.strength(strength)} <Ours rule="1.4" />
              {bonus ? `, ${w.bonus(bonus)}` : ''}
              {modifiers.map((modifier) => (
                <span key={modifier.cause}>
                  , <Cause modifier={modifier} />
                </span>
              ))}
            </td>
            <td data-number>{count * each}</td>
          </tr>
        ))}
        {force.modifiers.map((modifier) => (
          <tr key={modifier.cause}>
            <th scope="row">{w.force}</th>
            <td>
              <Cause modifier={modifier} />
            </td>
            <td data-number>{signed(modifier.amount)}</td>
          </tr>
        ))}
        <tr className={css.total}>
          <th scope="row" colSpan={2}>
            {w.total} <RuleLink rule="4.2" />
          </th>
          <td data-number>{force.total}</td>
        </tr>
      </tbody>
    </table>
  );
}
