/** The combat that is open: both forces as counters, the column of the Combat Table, and what can come of it. */
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import type { ReactNode } from 'react';
import {
  at,
  chanceAfter,
  encounterOf,
  ENVIRONMENTS,
  finns,
  forecast,
  roundAfter,
  size,
  soviets,
  strengths,
  type Encounter,
  type FinnishPlan,
  type GameEvent,
  type Modifier,
  type RuleId,
  type Side,
  type SideStrength,
  type SovietPlan,
  type State,
  type Support,
  type Timeline,
  type Unit,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import { RuleLink, useAid, useShownTimeline } from '#table';
import { UnitFace } from '../counters/CounterFace.tsx';
import { unitsText } from '../text/force-text.ts';
import { spaceName } from '../text/names.ts';
import { percentOf, signed } from '../text/numbers.ts';
import { Ours } from '../text/Ours.tsx';
import common from '../common/common.module.css';
import css from './DecisionPanel.module.css';
import pieceCss from './Piece.module.css';
import { stakeText } from './HiddenOdds.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Counters } from './PlanLine.tsx';
import type { TrayProps } from './desk.ts';
import { describePiece } from './piece-text.ts';
import { proposalOf } from './proposal.ts';
import { idleRoundIn } from './situation.ts';
import { resultText } from '../text/sentences.ts';

type ModifierCause = Modifier['cause'];
const OF_BOARD = {
  number: 'N47',
  line: '8',
  entrenchment: 'N17',
  'white-death': 'C15',
} as const satisfies Partial<Record<ModifierCause, RuleId>>;
const isOfBoard = (cause: ModifierCause): cause is keyof typeof OF_BOARD => cause in OF_BOARD;

/** Name and paragraph of what modifies a total. */
export function causeOf(cause: ModifierCause): { readonly name: string; readonly rule: RuleId } {
  if (isOfBoard(cause)) return { name: playMessages().combat.cause[cause], rule: OF_BOARD[cause] };
  const marker = ENVIRONMENTS.find((one) => one === cause);
  if (marker) return describePiece({ kind: 'environment', marker, placed: true });
  return describePiece({ kind: 'support', support: cause as Support, placed: true });
}

/** Modifiers with names that lead to their paragraphs; marked if it is this edition's rather than the printed game's. */
const Causes = ({ modifiers }: { readonly modifiers: readonly Modifier[] }) =>
  modifiers.map(({ cause, amount }) => {
    const { name, rule } = causeOf(cause);
    return (
      <span key={cause}>
        <RuleLink rule={rule} short={`${signed(amount)} ${name}`} />{' '}
        {cause === 'entrenchment' || cause === 'white-death' ? <Ours rule={rule} /> : null}
      </span>
    );
  });

const NO_UNITS = { soviet: soviets(), finn: finns() };

interface ForceProps {
  readonly side: Side;
  /** Null: no strategy was sent. */
  readonly plan: SovietPlan | FinnishPlan | null;
  readonly force: SideStrength<string>;
  readonly total: number;
  readonly isReckoned: boolean;
  /** Units about to be lost. */
  readonly lost: Readonly<Record<string, number>>;
}

/** The engaged box: its counters, those about to be lost crossed out, and for each kind what it is worth and why. */
function Force({ side, plan, force, total, isReckoned, lost }: ForceProps) {
  const t = playMessages().combat;
  const name = startMessages().common.side[side];
  return (
    <section className={css.sideSheet} data-side={side} aria-label={name}>
      <p className={common.sums}>
        {name} {isReckoned ? <b>{total}</b> : null}
      </p>
      {plan ? (
        <Counters side={side} plan={{ ...plan, units: NO_UNITS[side] } as SovietPlan | FinnishPlan} />
      ) : (
        <p className={common.note}>{t.unmet}</p>
      )}
      {force.lines.map(({ unit, count, strength, bonus, modifiers, each }) => (
        <div key={unit} className={css.worth}>
          <span className={css.fan} role="img" aria-label={unitsText(unit as Unit, count)}>
            {Array.from({ length: count }, (_, i) => (
              <UnitFace key={i} side={side} unit={unit as Unit} isLost={i >= count - (lost[unit] ?? 0)} />
            ))}
          </span>
          {isReckoned ? (
            <>
              <b>
                {count} × {each} = {count * each}
              </b>
              <p>
                {strength} {bonus ? signed(bonus) : null} <Ours rule="1.4" /> <Causes modifiers={modifiers} />
              </p>
            </>
          ) : null}
        </div>
      ))}
      {isReckoned ? (
        <p>
          <Causes modifiers={force.modifiers} />
        </p>
      ) : null}
    </section>
  );
}

interface Rolled {
  readonly event: GameEvent & { readonly type: 'round' };
  /** As it was before its losses. */
  readonly encounter: Encounter;
}

/** The last round of this attack that was rolled. */
function roundIn(line: Timeline): Rolled | null {
  const isOf = ({ type }: GameEvent): boolean => ['round', 'opened', 'pursuit'].includes(type);
  const step = line.steps.slice(0, line.cursor).findLastIndex(({ events }) => events.some(isOf));
  const event = line.steps[step]?.events.findLast(isOf);
  return event?.type === 'round' ? { event, encounter: encounterOf(at(line, step)) } : null;
}

const DICE = [1, 2, 3, 4, 5, 6];

interface ColumnProps {
  readonly encounter: Encounter;
  readonly literal: boolean;
  readonly rolled: number | null;
}

/** The column of the Combat Table, read for each die; the one that was rolled is lit. */
function Column({ encounter, literal, rolled }: ColumnProps) {
  const t = playMessages().combat;
  const { results, soviet, finn, roller, column, add } = forecast(encounter, literal);
  const supply = encounter.supports.includes('RAV') ? (roller === 'soviet' ? 1 : -1) : 0;
  const back = results.find(({ retreat }) => retreat)?.retreat;
  const rows: (readonly [string, readonly (number | string)[]])[] = [
    [t.sovietLosses, results.map(({ sovietLosses }) => sovietLosses)],
    [t.finnishLosses, results.map(({ finnishLosses }) => finnishLosses)],
  ];
  if (results.some(({ face }, i) => face !== DICE[i]))
    rows.unshift([t.readAs, results.map(({ face }) => face)]);
  if (back) rows.push([t.back[back], results.map(({ retreat }) => (retreat ? 'R' : '–'))]);
  const lit = (die: number): true | undefined => die === rolled || undefined;
  return (
    <table className={`${common.table} ${css.column}`}>
      <caption>
        {t.rolls({
          player: startMessages().common.player[roller],
          ahead: Math.abs(soviet - finn),
          column,
          add,
          supply: signed(supply),
          hasSupply: supply ? 'yes' : 'no',
        })}{' '}
        <RuleLink rule={literal ? '4.3' : 'N21'} short />{' '}
        {literal || roller === 'soviet' ? null : <Ours rule="N21" />}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.die}</th>
          {DICE.map((die) => (
            <th key={die} scope="col" aria-current={lit(die)}>
              {die}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {DICE.map((die) => (
              <td key={die} aria-current={lit(die)}>
                {cells[die - 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why nothing is asked before a die: no use of the supports changes anything, or not even the die does. */
function idleText(state: State): string | null {
  const idle = idleRoundIn(state);
  const t = playMessages().combat.idle;
  if (idle?.result) return t.die({ result: resultText(idle.result) });
  return idle && state.decisions.at(-1)!.kind !== 'roll' ? t.means : null;
}

/**
 * Before a die what it may bring, after it what it brought: the choice, the column and, on either side as on the printed
 * sheets, both forces. `children`: the choice; in a replay there is none, nor news.
 */
export function CombatCard({ state, desk, children }: TrayProps & { readonly children?: ReactNode }) {
  const reckons = useAid('odds');
  const line = useShownTimeline() as Timeline | null;
  const { combat, options, soviet, finnish } = state;
  if (!combat) return null;
  const action = proposalOf(state, desk);
  const ahead = action && roundAfter(state, action);
  const { encounter, target, round } = ahead ?? { encounter: encounterOf(state), ...combat };
  const rolled = ahead || !line ? null : roundIn(line);
  const chance = ahead && chanceAfter(state, action);
  const added = strengths(encounter);
  const totals = rolled?.event ?? { soviet: added.soviet.total, finn: added.finn.total };
  const losses = action?.type === 'lose' ? action.units : {};
  const defender = combat.answer === null ? null : finnish.plans[combat.answer]!;
  const t = playMessages().combat;
  const isDefended = size(encounter.finns) > 0 || rolled;
  const why = idleText(state);
  return (
    <div className={`${pieceCss.compact} ${css.combat}`} data-wide-panel="combat">
      <Section title={t.title({ space: spaceName(target), round })}>
        <div className={css.field}>
          {children === undefined ? null : <LatestNews />}
          <div className={css.middle}>
            {children}
            {reckons && chance !== null && isDefended ? (
              <>
                <p className={common.verdict}>{t.chance({ percent: percentOf(chance) })}</p>
                <p>{stakeText(state, encounter.strategy, [target], combat.taken)}</p>
              </>
            ) : null}
            {why && <p>{why}</p>}
            {reckons && isDefended && (ahead || rolled) ? (
              <Column
                encounter={rolled?.encounter ?? encounter}
                literal={options.literalTable}
                rolled={rolled?.event.die ?? null}
              />
            ) : null}
            {combat.scouts ? <p className={common.note}>{t.scoutsBeside({ count: combat.scouts })}</p> : null}
            {isDefended ? null : (
              <p>
                {t.undefended} <RuleLink rule="N12" />
              </p>
            )}
          </div>
          {(['soviet', 'finn'] as const).map((side) => (
            <Force
              key={side}
              side={side}
              plan={side === 'soviet' ? soviet.plans[combat.slot]! : defender}
              force={added[side]}
              total={totals[side]}
              isReckoned={reckons}
              lost={state.decisions.at(-1)?.side === side ? losses : {}}
            />
          ))}
        </div>
      </Section>
    </div>
  );
}
