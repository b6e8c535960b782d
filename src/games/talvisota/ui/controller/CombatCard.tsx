import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  encounterOf,
  finns,
  forecast,
  minus,
  MOST_UNITS,
  odds,
  placeOf,
  plus,
  size,
  strengths,
  type Encounter,
  type Space,
  type State,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink, useAid } from '#table';
import { spaceName } from '../text/names.ts';
import { percentOf } from '../text/numbers.ts';
import { Ours } from '../text/Ours.tsx';
import type { Desk } from './desk.ts';
import common from '../common/common.module.css';
import { employOf } from './proposal.ts';
import { forceOf, kindOf, type Kind } from './situation.ts';
import { Tally } from './Tally.tsx';

interface Ahead {
  readonly encounter: Encounter;
  readonly target: Space;
  readonly round: 1 | 2;
}

type Looking = (state: State, desk: Desk, now: Ahead) => Ahead | null;

/** With the chosen use of supports, and the chosen reserves. */
const employing: Looking = (state, desk, { encounter, ...rest }) => {
  const chosen = employOf(state, desk);
  if (!chosen) return null;
  const { meretskov, timoshenko, artillery, reserves } = chosen;
  const units = reserves.reduce((all, part) => plus(all, part.units), encounter.units);
  return { ...rest, encounter: { ...encounter, units, employment: { meretskov, timoshenko, artillery } } };
};

/** The second attack on the chosen space. */
const pursuing: Looking = (state, desk, { encounter }) => {
  const { target } = desk;
  const { answer, units } = state.combat!;
  if (target === null) return null;
  const own = answer === null ? finns() : (state.finnish.plans[answer]?.units ?? finns());
  const scouts = Math.min(state.finnish.scouts[target]!, MOST_UNITS - size(own));
  const { value, fortified } = placeOf(target);
  const going = minus(units, forceOf('soviet', desk.units ?? {}));
  const force = plus(own, finns({ SCT: scouts }));
  return { encounter: { ...encounter, units: going, finns: force, value, fortified }, target, round: 1 };
};

const LOOKING: Readonly<Partial<Record<Kind, Looking>>> = {
  employ: employing,
  mannerheim: (_, desk, { encounter, ...rest }) => ({
    ...rest,
    encounter: { ...encounter, mannerheim: desk.mannerheim ?? 'hold' },
  }),
  roll: (_, __, now) => now,
  'fight-on': (_, __, now) => ({ ...now, round: 2 }),
  pursue: pursuing,
};

/** The next round with the current choices; null if there is none. */
function aheadOf(state: State, desk: Desk): Ahead | null {
  const { combat } = state;
  if (!combat || size(combat.units) === 0) return null;
  const { target, round } = combat;
  return LOOKING[kindOf(state)]?.(state, desk, { encounter: encounterOf(state), target, round }) ?? null;
}

/** The exact chance that the space is taken, from the next round on with the current choices; null if there is none. */
export function chanceOf(state: State, desk: Desk): number | null {
  const ahead = aheadOf(state, desk);
  if (!ahead || size(ahead.encounter.units) === 0) return null;
  const { literalTable: literal, solo } = state.options;
  const losses = solo ? 'weakest' : 'best';
  return odds(ahead.encounter, { literal, losses, round: ahead.round }).success;
}

/** The next round: both forces line by line, the column, the result of each die, and the chance of taking the space. */
export function CombatCard({ state, desk }: { readonly state: State; readonly desk: Desk }) {
  const showsOdds = useAid('odds');
  const ahead = aheadOf(state, desk);
  if (!ahead || !showsOdds) return null;
  const { encounter, target, round } = ahead;
  const success = chanceOf(state, desk);
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
