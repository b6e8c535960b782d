import { halves } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import playMessages from '../../content/en/play.ftl';
import { Suspense, useEffect, type ReactNode, useRef } from 'react';
import type { AttackPlan, Hex, State, StrengthLine, UnitId } from '#engine/winter-war';
import { findOddsChanges, type OddsChange } from '../../analysis/threats/index.ts';
import { setMode, toggled, useTable, usePosition } from '../../table-adapter.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { recomputePlan, usePlanner, stopPlan, togglePlanner } from '../controller/planner-store.ts';
import { faceOf } from '../controller/faces.ts';
import { PlaceLink, PrimaryButton, RefusalText, RuleLink, showOnMap, useAid, isSolving } from '#table';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import panelCss from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { toggleTarget } from '../controller/decisions/attack.ts';
import { UnitButton, UnitLine } from '../counters/UnitButton.tsx';
import { hexText } from '../text/describe.ts';
import { OddsCard } from './OddsCard.tsx';
import css from './AttackPanel.module.css';
import { late } from '../late.ts';
import planPanelCss from './PlanPanel.module.css';

/** Switches between single attacks and the plan; shows progress while a plan is carried out. */
function Views() {
  const t = analysisMessages().planner;
  const { open, done, drafts } = usePlanner();
  const top = useRef<HTMLDivElement>(null);
  const carried = done !== null;
  // Scroll to the top of the new view. Braces: newer scrollIntoView returns a promise, but an effect must
  // return void.
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, carried]);
  if (done !== null)
    return (
      <div ref={top} className={planPanelCss.running}>
        <p>{t.of({ i: done + 1, n: done + drafts.length })}</p>
        <Button onClick={stopPlan}>{t.stop}</Button>
      </div>
    );
  // Suggestions would reveal the answer of a problem.
  if (isSolving()) return null;
  return (
    <div ref={top} className={planPanelCss.views} role="group" aria-label={t.views}>
      <Button pressed={!open} onClick={() => open && togglePlanner()}>
        {t.attack}
      </Button>
      <Button pressed={open} onClick={() => open || togglePlanner()}>
        {t.plan}
      </Button>
    </div>
  );
}

const PlanPanel = late('PlanPanel');

const choose = (attack: AttackPlan): void => setMode({ mode: 'attack', ...attack });

/** Chosen attackers, and others that can attack all the targets with them; without targets no others. */
function candidates(state: State, { attackers, targets }: AttackPlan): UnitId[] {
  return targets.length
    ? [...new Set([...attackers, ...ask.ableTogether(state, targets, attackers)])]
    : [...attackers];
}

/** Effect of a unit on the odds: with it, or without it once it takes part. */
function noteOf({ odds: then, step }: OddsChange, joins: boolean): ReactNode {
  const t = analysisMessages().odds;
  if (!then) return t.nobody;
  const column = then.column ?? t.noDie;
  const text = joins ? t.withIt({ column }) : t.withoutIt({ column });
  return step ? <b data-step={Math.sign(step)}>{text}</b> : text;
}

/** Most counters on a button, beside the name of their hex. */
const MOST_CHIPS = 3;

function Chips({ seen, units }: { readonly seen: State; readonly units: readonly UnitId[] }) {
  const more = units.length - MOST_CHIPS;
  return (
    <>
      {units.slice(0, MOST_CHIPS).map((unit) => (
        <CounterChip key={unit} face={faceOf(seen, unit)} size={26} decorative />
      ))}
      {more > 0 ? `+${more}` : null}
    </>
  );
}

interface ObligedProps {
  readonly state: State;
  /** Targets already shown in the panel. */
  readonly listed: readonly Hex[];
}

/** Units that must attack, and hexes that must be attacked besides the listed targets. */
function Obliged({ state, listed }: ObligedProps) {
  const { units, hexes } = ask.obligations(state);
  const from = [...new Set(units.map((unit) => state.units[unit]!.at))];
  const others = hexes.filter((hex) => !listed.includes(hex));
  if (!from.length && !others.length) return null;
  return (
    <Section title={playMessages().combat.must} aside={<RuleLink rule="C2" short="§" />}>
      <Places hexes={from} />
      {others.length ? (
        <>
          <h3 className={panelCss.part}>{playMessages().combat.mustHexes}</h3>
          <Places hexes={others} />
        </>
      ) : null}
    </Section>
  );
}

function Places({ hexes }: { readonly hexes: readonly Hex[] }) {
  return (
    <p className={css.hexes}>
      {hexes.map((hex) => (
        <PlaceLink key={hex} place={hex} />
      ))}
    </p>
  );
}

/** The attack being chosen: targets, attackers, odds and possible results. */
function OneAttack() {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const showsOdds = useAid('odds');
  // On a small screen the button is at the thumb.
  const narrow = useNarrow();
  const attack: AttackPlan = mode.mode === 'attack' ? mode : { attackers: [], targets: [] };
  const { attackers, targets } = attack;
  const near = ask.attackable(state);
  const must = ask.obligations(state).hexes;
  const complete = attackers.length > 0 && targets.length > 0;
  const refusal = complete ? ask.check(state, { type: 'attack', ...attack, attackers, targets }) : null;
  const counted = complete && showsOdds;
  const report = counted ? ask.shownOdds(state, attackers, targets) : null;
  const changes = counted ? findOddsChanges(state, attack) : null;
  const strengthOf = (unit: UnitId): StrengthLine | undefined =>
    [...(report?.attackers ?? []), ...(report?.defenders ?? [])].find((line) => line.unit === unit);
  const toggleAttacker = (unit: UnitId): void => choose({ targets, attackers: toggled(attackers, unit) });
  const pressTarget = (hex: Hex): void => {
    toggleTarget(state, attack, hex);
    showOnMap(hex);
  };
  const open = near
    .map(({ hex }) => hex)
    .filter((hex) => !targets.includes(hex) && joins(state, hex, attack));
  return (
    <>
      <Section
        title={playMessages().combat.targets}
        aside={
          complete || targets.length || attackers.length ? (
            <Button kind="quiet" onClick={() => choose({ attackers: [], targets: [] })}>
              {playMessages().combat.clear}
            </Button>
          ) : null
        }
      >
        {targets.length ? null : (
          <p className={shared.soft}>
            {near.length ? playMessages().combat.pickTarget : playMessages().combat.nothingNear}
          </p>
        )}
        {targets.map((hex) => (
          <div key={hex} className={css.target}>
            <Button pressed onClick={() => pressTarget(hex)}>
              {hexText(hex)}
            </Button>
            {unitsAt(seen, hex).map((unit) => {
              const line = strengthOf(unit);
              return (
                <UnitLine key={unit} face={faceOf(seen, unit)} note={line ? halves(line.counted) : null} />
              );
            })}
          </div>
        ))}
        <div className={`${shared.wrap} ${css.open}`}>
          {open.map((hex) => (
            <div key={hex} className={css.choice}>
              <Button
                pressed={false}
                data-must={must.includes(hex) || undefined}
                onClick={() => pressTarget(hex)}
              >
                {hexText(hex)}
              </Button>
              <span className={`${shared.soft} ${panelCss.line} ${css.chips}`} aria-hidden>
                <Chips seen={seen} units={unitsAt(seen, hex)} />
              </span>
            </div>
          ))}
        </div>
      </Section>
      {targets.length || attackers.length ? (
        <Section
          title={playMessages().combat.attackers}
          aside={
            targets.length ? (
              <Button
                onClick={() => choose({ targets, attackers: ask.wholeForce(state, targets, attackers) })}
              >
                {playMessages().combat.addAll}
              </Button>
            ) : null
          }
        >
          {attackers.length ? null : <p className={shared.soft}>{playMessages().combat.pickAttackers}</p>}
          {candidates(state, attack).map((unit) => {
            const change = changes && [...changes.added, ...changes.removed].find((one) => one.unit === unit);
            return (
              <UnitButton
                key={unit}
                face={faceOf(seen, unit)}
                pressed={attackers.includes(unit)}
                note={
                  <>
                    {hexText(state.units[unit]!.at)}
                    {change ? <>: {noteOf(change, !attackers.includes(unit))}</> : null}
                  </>
                }
                onPress={() => toggleAttacker(unit)}
              />
            );
          })}
        </Section>
      ) : null}
      {complete ? (
        <div className={css.decide}>
          {refusal ? (
            <div className={css.refusal}>
              <RefusalText refusal={refusal} />
            </div>
          ) : null}
          {report ? (
            <OddsCard report={report} refused={refusal !== null}>
              {narrow ? null : <PrimaryButton />}
            </OddsCard>
          ) : null}
        </div>
      ) : (
        <Obliged state={state} listed={[...targets, ...open]} />
      )}
    </>
  );
}

/** A single attack, or the plan of all attacks. */
export function AttackPanel() {
  const { state } = usePosition();
  const showsOdds = useAid('odds');
  const planning = usePlanner(({ open, done }) => open && done === null);
  useEffect(recomputePlan, [state]);
  return (
    <>
      {showsOdds ? <Views /> : null}
      {planning ? (
        <Suspense>
          <PlanPanel />
        </Suspense>
      ) : (
        <OneAttack />
      )}
    </>
  );
}

/** True when a hex can be added to the targets: the chosen attackers, or any unit, can attack them all. */
function joins(state: State, hex: Hex, { attackers, targets }: AttackPlan): boolean {
  const able = ask.ableTogether(state, [...targets, hex], attackers);
  return able.length > 0 && attackers.every((unit) => able.includes(unit));
}
