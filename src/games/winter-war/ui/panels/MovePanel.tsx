import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { useEffect, useState } from 'react';
import {
  counter,
  demolitionCost,
  mayMove,
  spentOf,
  type Hex,
  type ReachHex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { selectUnit, setMode, useTable, usePosition } from '../../table-adapter.ts';
import { waypoint } from '../controller/commands.ts';
import { canSelect } from '../controller/decisions/index.ts';
import { confirmsMoves } from '../controller/controller.ts';
import { selectStack } from '../controller/drag.ts';
import {
  confirmDestination,
  dropGoals,
  goalsIn,
  marchTo,
  reachOf,
  useGoals,
} from '../controller/destinations.ts';
import type { UnitMode } from '../controller/decision.ts';
import { demolish } from '../controller/decisions/movement.ts';
import { faceOf } from '../controller/faces.ts';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import panelCss from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { RefusalText, RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton, UnitLine } from '../counters/UnitButton.tsx';
import { hexText } from '../text/describe.ts';
import { SupplyOrders } from './SupplyOrders.tsx';
import { unitNote } from './glance.tsx';
import css from './MovePanel.module.css';

/** Path of the unit to the hex pointed at, and what happens there. */
function PathDetails({ found, mode }: { readonly found: ReachHex; readonly mode: UnitMode }) {
  return (
    <div className={`${panelCss.chosen} ${panelCss.stack2} ${css.way}`}>
      <p>
        <b>{hexText(found.hex)}</b>
        <span className={panelCss.heavy}>{playMessages().move.cost({ cost: halves(found.cost) })}</span>
      </p>
      <p className={shared.soft}>
        {playMessages().move.mode[found.mode]}
        {found.rightOfOne ? `. ${playMessages().move.rightOfOne} ` : ''}
        {found.rightOfOne ? <RuleLink rule="Movement.I" /> : null}
      </p>
      {found.mustStop ? (
        <p className={shared.soft}>
          {playMessages().move.stops} <RuleLink rule="ZoneOfControl" />
        </p>
      ) : null}
      {found.mayEnd ? null : (
        <p className={panelCss.warnText}>
          {playMessages().move.noEnd} <RuleLink rule="M7" />
        </p>
      )}
      <Button kind="primary" onClick={() => confirmDestination(mode, found.hex)}>
        {playMessages().move.go({ place: hexText(found.hex) })}
      </Button>
    </div>
  );
}

function Waypoints({ mode }: { readonly mode: UnitMode }) {
  return (
    <div className={`${shared.row} ${css.row}`}>
      <Button pressed={mode.addWaypoint} title={playMessages().move.waypointHint} onClick={waypoint.run}>
        {waypoint.label}
      </Button>
      {mode.prefix.length ? (
        <>
          <span className={shared.soft}>{playMessages().move.waypoints({ n: mode.prefix.length })}</span>
          <Button kind="quiet" onClick={() => setMode({ ...mode, prefix: [], preview: null })}>
            {playMessages().move.dropWaypoints}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** The player's other units in the tapped hex, which the tap may have meant. */
interface PickInsteadProps {
  readonly title: string;
  readonly hex: Hex;
  readonly unit: UnitId;
}

function PickInstead({ title, hex, unit }: PickInsteadProps) {
  const { state, seen } = usePosition();
  const others = unitsAt(seen, hex).filter((id) => id !== unit && canSelect(state, id));
  if (!others.length) return null;
  const own = state.units[unit]!.at === hex;
  return (
    <Section title={title}>
      {own ? <Button onClick={() => selectStack(state, hex)}>{playMessages().move.takeAll}</Button> : null}
      {others.map((id) => (
        <UnitButton
          key={id}
          face={faceOf(seen, id)}
          note={unitNote(seen, id)}
          onPress={() => selectUnit(id)}
        />
      ))}
    </Section>
  );
}

/** The goal of the selected unit over several turns; a press on the text shows it on the map. */
function Goal({ unit }: { readonly unit: UnitId }) {
  const { state } = usePosition();
  useGoals();
  const [, hex] = goalsIn(state).find(([one]) => one === unit) ?? [];
  if (hex === undefined) return null;
  const turns = marchTo(state, unit, hex)?.turns ?? 0;
  return (
    <div className={`${shared.row} ${css.row}`}>
      <p className={shared.soft}>{playMessages().march.goal({ place: hexText(hex), turns })}</p>
      <Button kind="quiet" onClick={() => dropGoals([unit])}>
        {playMessages().march.drop}
      </Button>
    </div>
  );
}

/** Movement Points left to the unit in this phase. */
function pointsLeft({ phase, units }: State, unit: UnitId): number {
  return phase === 'exploitation' ? 1 : counter(unit).type.movement - spentOf(units[unit]!.marks);
}

/** Button that breaks the railway under the unit, or why not; nothing where there is no enemy railway. */
function Demolish({ unit }: { readonly unit: UnitId }) {
  const { state } = usePosition();
  const cost = demolitionCost(unit);
  if (!state.options.variableDemolition || state.phase !== 'movement' || cost === null) return null;
  const refusal = ask.check(state, { type: 'demolish', unit });
  if (refusal?.key === 'demolish-hex') return null;
  if (refusal?.key === 'demolish-broken')
    return <p className={shared.soft}>{interphaseMessages().variant.demolish.here}</p>;
  return (
    <div className={`${shared.row} ${css.row}`}>
      {refusal ? (
        <RefusalText refusal={refusal} />
      ) : (
        <Button onClick={() => demolish(unit)}>
          {interphaseMessages().variant.demolish.button({ cost })}
        </Button>
      )}
    </div>
  );
}

/** Explains an empty reach: the unit has moved and can only break railway, or is blocked. */
function Nowhere({ unit }: { readonly unit: UnitId }) {
  const { state } = usePosition();
  const left = pointsLeft(state, unit);
  return (
    <p className={shared.soft}>
      {mayMove(state, unit)
        ? playMessages().move.none
        : interphaseMessages().variant.demolish.moved({ left })}
    </p>
  );
}

/** How long the pointer must rest on a hex to choose it, in milliseconds. */
const RESTING = 150;

/**
 * The open hex last pointed at. Ignores hexes crossed on the way to the button in the panel, which would
 * otherwise change under the pointer.
 */
function useAim(reach: readonly ReachHex[]): Hex | null {
  const aim = useTable((table) => table.aim);
  const [kept, setKept] = useState(aim);
  const open = reach.some(({ hex }) => hex === aim) ? aim : null;
  useEffect(() => {
    if (open === null) return;
    const timer = setTimeout(setKept, RESTING, open);
    return () => clearTimeout(timer);
  }, [open]);
  return kept;
}

interface WaysProps {
  readonly mode: UnitMode;
  readonly reach: readonly ReachHex[];
  /** Fewest Movement Points left of the selected units. */
  readonly left: number;
}

/** The path to the hex pointed at, or how to choose one. */
function Ways({ mode, reach, left }: WaysProps) {
  const { state } = usePosition();
  const aim = useAim(reach);
  const target = mode.preview ?? aim;
  const found = reach.find(({ hex }) => hex === target);
  if (found) return <PathDetails found={found} mode={mode} />;
  return reach.length ? (
    <p className={shared.soft}>{playMessages().move.point({ mp: left, shown: confirmsMoves(state) })}</p>
  ) : (
    <Nowhere unit={mode.unit} />
  );
}

/** The selected units, their destinations and paths. */
export function MovePanel({ mode }: { readonly mode: UnitMode }) {
  const { state, seen } = usePosition();
  const reach = reachOf(state, mode);
  const units = [mode.unit, ...(mode.others ?? [])];
  return (
    <>
      <Section title={playMessages().move.title}>
        {units.map((unit) => (
          <UnitLine key={unit} face={faceOf(seen, unit)} note={unitNote(seen, unit)} />
        ))}
        <Ways
          key={mode.unit}
          mode={mode}
          reach={reach}
          left={Math.min(...units.map((unit) => pointsLeft(state, unit)))}
        />
        <Goal unit={mode.unit} />
        {state.phase === 'movement' && reach.length && !mode.others ? <Waypoints mode={mode} /> : null}
        {mode.others ? null : <Demolish unit={mode.unit} />}
      </Section>
      {mode.preview !== null ? (
        <PickInstead title={playMessages().move.pickInstead} hex={mode.preview} unit={mode.unit} />
      ) : null}
      <SupplyOrders unit={mode.unit} />
      {!mode.others && mode.preview === null && state.units[mode.unit]!.at >= 0 ? (
        <PickInstead title={playMessages().move.alsoHere} hex={state.units[mode.unit]!.at} unit={mode.unit} />
      ) : null}
    </>
  );
}
