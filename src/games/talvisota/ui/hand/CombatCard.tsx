import {
  encounterOf,
  finnsInCombat,
  forecast,
  odds,
  size,
  type Modifier,
  type SideStrength,
  type State,
  type Strengths,
} from '../../../../engine/talvisota/index.ts';
import { strengths } from '../../../../engine/talvisota/index.ts';
import { Section } from '../../../../kit/widgets/Section.tsx';
import { RuleLink } from '../../../../table/text/RuleLink.tsx';
import { commonWords } from '../words/common-words.ts';
import { spaceName } from '../words/names.ts';
import { causeText, combatWords, RECONSTRUCTED_CAUSES, ruleOf } from './combat-words.ts';
import css from './Hand.module.css';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

/** A modifier with its name and paragraph; what is ours and not the printed game's is marked. */
function Cause({ modifier: { cause, amount } }: { readonly modifier: Modifier }) {
  return (
    <>
      {signed(amount)} {causeText(cause)}
      {RECONSTRUCTED_CAUSES.includes(cause) ? (
        <abbr title={commonWords().reconstructed}> (R)</abbr>
      ) : null}{' '}
      <RuleLink rule={ruleOf(cause)} />
    </>
  );
}

/** A force added up, line by line. */
function Force({ title, force }: { readonly title: string; readonly force: SideStrength<string> }) {
  const w = combatWords();
  return (
    <table className={css.grid}>
      <caption>{title}</caption>
      <tbody>
        {force.lines.map(({ unit, count, strength, bonus, modifiers, each }) => (
          <tr key={unit}>
            <th scope="row">
              {count} {unit}
            </th>
            <td>
              {w.strength(strength)}
              <abbr title={commonWords().reconstructed}> (R)</abbr>
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

/** The combat that is being fought: both forces, the column, what each die would bring, and the chance of the space. */
export function CombatCard({ state }: { readonly state: State }) {
  const { combat, options } = state;
  if (!combat || size(combat.units) === 0 || size(finnsInCombat(state)) === 0) return null;
  const encounter = encounterOf(state);
  const added: Strengths = strengths(encounter);
  const { roller, column, results } = forecast(encounter, options.literalTable);
  const { success } = odds(encounter, { literal: options.literalTable, losses: 'best', round: combat.round });
  const w = combatWords();
  return (
    <Section title={w.title(spaceName(combat.target), combat.round)}>
      <div className={css.card}>
        <Force title={commonWords().side.soviet} force={added.soviet} />
        <Force title={commonWords().side.finn} force={added.finn} />
        <p>
          {w.rolls(commonWords().player[roller], column)}{' '}
          <RuleLink rule={options.literalTable ? '4.3' : 'N21'} />
        </p>
        <table className={css.grid}>
          <caption>{w.dice}</caption>
          <thead>
            <tr>
              <th scope="col">{w.die}</th>
              <th scope="col">{w.sovietLosses}</th>
              <th scope="col">{w.finnishLosses}</th>
              <th scope="col">{w.retreat}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ sovietLosses, finnishLosses, retreat }, i) => (
              // The six faces, in their order.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                <td>{sovietLosses}</td>
                <td>{finnishLosses}</td>
                <td>{retreat ? commonWords().side[retreat] : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.verdict}>{w.chance(Math.round(success * 100))}</p>
      </div>
    </Section>
  );
}
