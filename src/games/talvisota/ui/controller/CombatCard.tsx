import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { chanceAfter, forecast, roundAfter, size, strengths, type State } from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink, useAid } from '#table';
import { spaceName } from '../text/names.ts';
import { percentOf } from '../text/numbers.ts';
import { Ours } from '../text/Ours.tsx';
import type { Desk } from './desk.ts';
import common from '../common/common.module.css';
import { stakeText } from './HiddenOdds.tsx';
import { proposalOf } from './proposal.ts';
import { Tally } from './Tally.tsx';

/** The next round: both forces line by line, the column, the result of each die, and the chance of taking the space. */
export function CombatCard({ state, desk }: { readonly state: State; readonly desk: Desk }) {
  const showsOdds = useAid('odds');
  const action = proposalOf(state, desk);
  const ahead = action && roundAfter(state, action);
  if (!ahead || !showsOdds) return null;
  const { encounter, target, round } = ahead;
  const success = chanceAfter(state, action);
  const t = playMessages().combat;
  if (size(encounter.finns) === 0)
    return (
      <Section title={t.title({ space: spaceName(target), round })}>
        <p>
          {t.undefended} <RuleLink rule="N12" />
        </p>
      </Section>
    );
  if (success === null) return null;
  const { literalTable: literal } = state.options;
  const added = strengths(encounter);
  const { roller, column, results } = forecast(encounter, literal);
  return (
    <Section title={t.title({ space: spaceName(target), round })}>
      <div className={common.list}>
        <p className={common.sums}>
          <span data-side="soviet">
            {startMessages().common.side.soviet} <b>{added.soviet.total}</b>
          </span>
          <span data-side="finn">
            <b>{added.finn.total}</b> {startMessages().common.side.finn}
          </span>
        </p>
        <p className={common.verdict}>{t.chance({ percent: percentOf(success) })}</p>
        <p>{stakeText(state, encounter.strategy, target, state.combat!.taken)}</p>
        <p>
          {t.rolls({ player: startMessages().common.player[roller], column })}{' '}
          {literal ? <RuleLink rule="4.3" /> : <RuleLink rule="N21" />}{' '}
          {literal || roller === 'soviet' ? null : <Ours rule="N21" />}
        </p>
        <Tally title={startMessages().common.side.soviet} force={added.soviet} />
        <Tally title={startMessages().common.side.finn} force={added.finn} />
        <table className={common.table}>
          <caption>
            {t.dice} <RuleLink rule="4.3" />
          </caption>
          <thead>
            <tr>
              <th scope="col">{t.die}</th>
              <th scope="col">{t.sovietLosses}</th>
              <th scope="col">{t.finnishLosses}</th>
              <th scope="col">{t.retreat}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ sovietLosses, finnishLosses, retreat }, i) => (
              // The six faces, in order.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                <td>{sovietLosses}</td>
                <td>{finnishLosses}</td>
                <td>{retreat ? startMessages().common.side[retreat] : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
