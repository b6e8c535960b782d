import playMessages from '../../content/en/play.ftl';
import {
  type Modifier,
  type SideStrength,
  type SovietUnit,
  type FinnishUnit,
  type Environment,
  type FinnishSupport,
  type RuleId,
} from '#engine/talvisota';
import { RuleLink } from '#table';
import { supportText, unitsText } from '../text/force-text.ts';
import { Ours } from '../text/Ours.tsx';
import { signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';

type ModifierCause = Modifier['cause'];
const ENVIRONMENT: readonly string[] = ['snow', 'woods', 'forest', 'swamp', 'fog'];
const OF_BOARD = {
  number: 'N47',
  line: '8',
  entrenchment: 'N17',
  'white-death': 'C15',
} as const satisfies Partial<Record<ModifierCause, RuleId>>;
const FINNISH: readonly string[] = ['MANN', 'AT1', 'AT2', 'EMB1', 'EMB2'];

/** Modifiers with values of this edition. */
const RECONSTRUCTED_CAUSES: readonly ModifierCause[] = ['entrenchment', 'white-death'];

export function causeText(cause: ModifierCause): string {
  if (cause in OF_BOARD) return playMessages().combat.cause[cause as keyof typeof OF_BOARD];
  if (ENVIRONMENT.includes(cause)) return startMessages().common.environment[cause as Environment];
  return supportText(cause as FinnishSupport);
}

export function ruleOf(cause: ModifierCause): RuleId {
  if (cause in OF_BOARD) return OF_BOARD[cause as keyof typeof OF_BOARD];
  if (ENVIRONMENT.includes(cause)) return '5';
  return FINNISH.includes(cause) ? '3.3.3' : '3.3.2';
}

/** A modifier with its name and paragraph; marked if it is this edition's rather than the printed game's. */
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

/** The strength of a force line by line, with the paragraph of each. */
export function Tally({ title, force }: { readonly title: string; readonly force: SideStrength<string> }) {
  const t = playMessages().combat;
  return (
    <table className={common.table}>
      <caption>{title}</caption>
      <tbody>
        {force.lines.map(({ unit, count, strength, bonus, modifiers, each }) => (
          <tr key={unit}>
            <th scope="row">
              {unitsText(unit as SovietUnit | FinnishUnit, count)}
              <span className={css.how}>
                {t.strength({ points: strength })} <Ours rule="1.4" />
                {bonus ? `, ${t.bonus({ points: bonus })}` : ''}
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
              {t.force}
              <span className={css.how}>
                <Cause modifier={modifier} />
              </span>
            </th>
            <td data-number>{signed(modifier.amount)}</td>
          </tr>
        ))}
        <tr className={common.total}>
          <th scope="row">
            {t.total} <RuleLink rule="4.2" short />
          </th>
          <td data-number>{force.total}</td>
        </tr>
      </tbody>
    </table>
  );
}
