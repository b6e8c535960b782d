import { decimal, percent } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import playMessages from '../../content/en/play.ftl';
import { useMemo, useState, type DragEvent } from 'react';
import { check, type Hex, type State, type UnitId } from '#engine/winter-war';
import {
  forecast,
  type Forecast,
  type Plan,
  type PlannedAttack,
  type Wish,
} from '../../analysis/planning/index.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { RefusalText, RuleLink, frameOnMap } from '#table';
import { faceOf } from '../controller/faces.ts';
import * as ask from '../controller/queries.ts';
import { usePosition } from '../../table-adapter.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { hexText, unitText } from '../text/describe.ts';
import {
  addAttack,
  isWhole,
  removeAttack,
  togglePin,
  unplanned,
  whyNotJoin,
  type Draft,
} from '../controller/draft.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './PlanPanel.module.css';
import {
  carryOutPlan,
  changeDrafts,
  choosePlan,
  fillRest,
  togglePlanUnit,
  assignUnit,
  retarget,
  suggestions,
  usePlanner,
  chooseWish,
} from '../controller/planner-store.ts';

const WISHES: readonly Wish[] = ['losses', 'ground', 'careful'];

/** Data type of a dragged unit, so that other dragged content is ignored. */
const DRAGGED = 'text/x-unit';

function Wishes({ wish }: { readonly wish: Wish }) {
  const t = analysisMessages().planner;
  return (
    <fieldset className={css.wishes}>
      <legend>{t.wish}</legend>
      <div className={shared.wrap}>
        {WISHES.map((one) => (
          <Button key={one} pressed={one === wish} title={t.wishes[one].hint} onClick={() => chooseWish(one)}>
            {t.wishes[one].name}
          </Button>
        ))}
      </div>
      <p className={panel.fine}>{t.wishes[wish].hint}</p>
    </fieldset>
  );
}

const sameAttacks = (plan: Plan, drafts: readonly Draft[]): boolean =>
  plan.attacks.length === drafts.length &&
  plan.attacks.every(({ attackers, targets }, i) => {
    const draft = drafts[i]!;
    return attackers.join() === draft.attackers.join() && targets.join() === draft.targets.join();
  });

/** Most attacks named in the difference between two plans. */
const NAMED = 2;

/** Attacks that only the first plan contains, in brief; null if there are none. */
function differenceText(plan: Plan, from: Plan): string | null {
  const known = new Set(
    from.attacks.map(({ attackers, targets }) => `${attackers.join()} ${targets.join()}`),
  );
  const own = plan.attacks.filter(
    ({ attackers, targets }) => !known.has(`${attackers.join()} ${targets.join()}`),
  );
  const texts = own
    .slice(0, NAMED)
    .map(({ targets, odds }) => `${targets.map(hexText).join(' + ')} ${odds.column ?? ''}`.trim());
  if (!texts.length) return null;
  return analysisMessages().planner.differs({
    attacks: (own.length > NAMED ? [...texts, '…'] : texts).join(', '),
  });
}

/** The two or three best plans, for comparison or as a start. */
function Suggestions({ state, wish, drafts }: { state: State; wish: Wish; drafts: readonly Draft[] }) {
  const t = analysisMessages().planner;
  const plans = suggestions(state, wish);
  if (!plans.length) return <p className={panel.fine}>{t.nothing}</p>;
  return (
    <ul className={panel.stack2} aria-label={t.suggested}>
      {plans.map((plan, i) => (
        <li key={`${i}`}>
          <Button
            className={css.choice ?? ''}
            pressed={sameAttacks(plan, drafts)}
            onClick={() => choosePlan(plan)}
          >
            <span>{t.choice({ i: i + 1, attacks: plan.attacks.length })}</span>
            <small>
              {t.loses({ own: decimal(plan.ownLoss), enemy: decimal(plan.enemyLoss) })};{' '}
              {t.all({ percent: percent(plan.allCleared) })}
            </small>
            {i ? <small>{differenceText(plan, plans[0]!)}</small> : null}
          </Button>
        </li>
      ))}
      {plans.some(({ exact }) => !exact) ? <li className={panel.fine}>{t.inexact}</li> : null}
    </ul>
  );
}

/** A unit of the plan, which can be pressed or dragged to another attack. */
function Chip({ unit, selected }: { readonly unit: UnitId; readonly selected: boolean }) {
  const { seen } = usePosition();
  return (
    <button
      type="button"
      className={`${panel.line} ${css.chip}`}
      aria-pressed={selected}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, String(unit));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onClick={() => togglePlanUnit(unit)}
    >
      <CounterChip face={faceOf(seen, unit)} size={30} decorative />
      <span>
        {unitText(unit)} <small>{hexText(seen.units[unit]!.at)}</small>
      </span>
    </button>
  );
}

/** Props of an area that accepts dragged units. */
function useDrop(to: number | null) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const unit = event.dataTransfer.getData(DRAGGED);
      if (unit === '') return;
      event.preventDefault();
      assignUnit(Number(unit), to);
    },
  };
}

function Expected({ attack }: { readonly attack: PlannedAttack }) {
  const t = analysisMessages().planner;
  return (
    <p className={css.expected}>
      <b>{attack.odds.column ?? playMessages().combat.withoutDie}</b>{' '}
      <span>
        {t.cleared({ percent: percent(attack.cleared) })}, {t.costly({ percent: percent(attack.costly) })};{' '}
        {t.expected({ own: decimal(attack.ownLoss), enemy: decimal(attack.enemyLoss) })}
      </span>
    </p>
  );
}

interface AttackCardProps {
  readonly draft: Draft;
  readonly index: number;
  readonly planned: PlannedAttack | null;
  readonly selectedUnit: UnitId | null;
}

function AttackCard({ draft, index, planned, selectedUnit }: AttackCardProps) {
  const t = analysisMessages().planner;
  const { state } = usePosition();
  const { attackers, targets, pinned } = draft;
  const drop = useDrop(index);
  const joins =
    selectedUnit !== null && !attackers.includes(selectedUnit) && !whyNotJoin(state, selectedUnit, draft);
  // Only the odds matter here: units or hexes left over depend on the earlier attacks.
  const refusal = planned && check(state, { type: 'attack', attackers, targets });
  const bad = refusal && refusal.key !== 'leaves-hex' && refusal.key !== 'leaves-unit' ? refusal : null;
  const show = (): void => frameOnMap([...targets, ...attackers.map((unit) => state.units[unit]!.at)]);
  return (
    <li className={`${panel.stack2} ${css.card}`} aria-label={t.number({ i: index + 1 })} {...drop}>
      <div className={`${panel.line} ${css.head}`}>
        <button type="button" className={css.number} aria-label={t.number({ i: index + 1 })} onClick={show}>
          {index + 1}
        </button>
        <span className={css.targets}>
          {targets.map((hex) => (
            <span key={hex}>
              {hexText(hex)}{' '}
              <button
                type="button"
                className={css.cross}
                aria-label={t.removeHex({ hex: hexText(hex) })}
                onClick={() => retarget(hex, null)}
              >
                <Icon name="close" />
              </button>
            </span>
          ))}
          {targets.length ? null : <span className={panel.fine}>{t.emptyHexes}</span>}
        </span>
        <Button kind="quiet" pressed={pinned} onClick={() => changeDrafts(togglePin(drafts(), index))}>
          {t.pin}
        </Button>
        <Button
          kind="quiet"
          aria-label={t.remove({ i: index + 1 })}
          onClick={() => changeDrafts(removeAttack(drafts(), index))}
        >
          <Icon name="close" />
        </Button>
      </div>
      <div className={`${shared.wrap} ${css.chips}`}>
        {attackers.map((unit) => (
          <Chip key={unit} unit={unit} selected={unit === selectedUnit} />
        ))}
        {attackers.length ? null : <span className={panel.fine}>{t.emptyUnits}</span>}
      </div>
      {planned ? <Expected attack={planned} /> : null}
      {bad ? <RefusalText refusal={bad} /> : null}
      {joins ? (
        <Button onClick={() => assignUnit(selectedUnit, index)}>
          {t.put({ unit: unitText(selectedUnit) })}
        </Button>
      ) : null}
    </li>
  );
}

const drafts = (): readonly Draft[] => usePlanner.getState().drafts;

function HexButtons({ title, hexes }: { readonly title: string; readonly hexes: readonly Hex[] }) {
  const t = analysisMessages().planner;
  if (!hexes.length) return null;
  return (
    <>
      <h3 className={panel.part}>{title}</h3>
      <div className={shared.wrap}>
        {hexes.map((hex) => (
          <Button key={hex} onClick={() => changeDrafts(addAttack(drafts(), hex))}>
            {t.newAttack({ hex: hexText(hex) })}
          </Button>
        ))}
      </div>
    </>
  );
}

function Units({
  title,
  units,
  selectedUnit,
}: {
  title: string;
  units: readonly UnitId[];
  selectedUnit: UnitId | null;
}) {
  if (!units.length) return null;
  return (
    <>
      <h3 className={panel.part}>{title}</h3>
      <div className={`${shared.wrap} ${css.chips}`}>
        {units.map((unit) => (
          <Chip key={unit} unit={unit} selected={unit === selectedUnit} />
        ))}
      </div>
    </>
  );
}

/** Units and hexes without an attack; units dropped here leave the plan. */
function Unplanned({ state, selectedUnit }: { readonly state: State; readonly selectedUnit: UnitId | null }) {
  const t = analysisMessages().planner;
  const plan = usePlanner((planner) => planner.drafts);
  const { owedUnits, owedHexes, freeUnits, freeHexes } = unplanned(state, plan);
  const drop = useDrop(null);
  const inPlan = selectedUnit !== null && plan.some(({ attackers }) => attackers.includes(selectedUnit));
  if (!inPlan && !owedUnits.length && !owedHexes.length && !freeUnits.length && !freeHexes.length)
    return null;
  return (
    <Section title={t.unplanned}>
      <div className={css.pool} {...drop}>
        <HexButtons title={t.mustHexes} hexes={owedHexes} />
        <Units title={t.mustUnits} units={owedUnits} selectedUnit={selectedUnit} />
        <HexButtons title={t.mayHexes} hexes={freeHexes} />
        <Units title={t.mayUnits} units={freeUnits} selectedUnit={selectedUnit} />
        {inPlan ? <Button onClick={() => assignUnit(selectedUnit, null)}>{t.takeOut}</Button> : null}
      </div>
    </Section>
  );
}

/** Forecast of the whole plan: sums, and the chance of each loss. */
function Whole({ whole }: { readonly whole: Forecast }) {
  const t = analysisMessages().planner;
  const most = Math.max(...whole.lossChances.map(({ chance }) => chance));
  return (
    <div className={`${panel.stack2} ${panel.small}`}>
      <p>
        {t.loses({ own: decimal(whole.ownLoss), enemy: decimal(whole.enemyLoss) })};{' '}
        {t.all({ percent: percent(whole.allCleared) })}, {t.any({ percent: percent(whole.anyCleared) })}.
      </p>
      <h3 className={panel.part}>{t.losses}</h3>
      <ul className={css.bars}>
        {whole.lossChances.map(({ points, chance }) => (
          <li key={points}>
            <span>{points}</span>
            <span className={css.track} aria-hidden>
              <span style={{ inlineSize: `${(100 * chance) / most}%` }} />
            </span>
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All possible and mandatory attacks, the best plans, and the player's own. */
export default function PlanPanel() {
  const t = analysisMessages().planner;
  const { state } = usePosition();
  const { wish, drafts: plan, selectedUnit } = usePlanner();
  const attacks = plan.filter(isWhole);
  const whole = useMemo(() => forecast(state, plan.filter(isWhole)), [state, plan]);
  const { units, hexes } = ask.obligations(state);
  const { owedUnits, owedHexes } = unplanned(state, attacks);
  const open = owedUnits.length + owedHexes.length > 0;
  const why = attacks.length ? (open ? t.incomplete : null) : t.none;
  return (
    <>
      <Section title={t.title}>
        {units.length || hexes.length ? (
          <p className={css.owed} data-open={open || undefined}>
            {t.owed({ units: units.length, hexes: hexes.length })}{' '}
            {open ? t.left({ units: owedUnits.length, hexes: owedHexes.length }) : t.complete}{' '}
            <RuleLink rule="Combat.E" />
          </p>
        ) : null}
        <Wishes wish={wish} />
        <Suggestions state={state} wish={wish} drafts={plan} />
      </Section>
      <Section title={t.attacks}>
        <p className={panel.fine}>{t.hint}</p>
        <ol className={panel.stack2}>
          {plan.map((draft, i) => (
            <AttackCard
              key={`${i}`}
              draft={draft}
              index={i}
              planned={isWhole(draft) ? whole.attacks[attacks.indexOf(draft)]! : null}
              selectedUnit={selectedUnit}
            />
          ))}
        </ol>
      </Section>
      <Unplanned state={state} selectedUnit={selectedUnit} />
      {attacks.length ? (
        <Section title={t.whole}>
          <Whole whole={whole} />
        </Section>
      ) : null}
      <div className={css.foot}>
        <Button onClick={fillRest}>{t.fill}</Button>
        <Button kind="primary" urgent={why === null} why={why} onClick={carryOutPlan}>
          {t.carryOut}
        </Button>
      </div>
    </>
  );
}
