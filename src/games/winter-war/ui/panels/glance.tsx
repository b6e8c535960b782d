/** The selection in the bar of a small screen: counters of the hex side by side, and the pending action. */
import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import { counter, type State, type UnitId, MARK } from '#engine/winter-war';
import type { Glance } from '#table/game';
import { selectUnit, setMode, toggled, type Mode } from '../../table-adapter.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { canSelect } from '../controller/decisions/index.ts';
import { reachOf } from '../controller/destinations.ts';
import { faceOf, dropState } from '../controller/faces.ts';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import type { UnitMode } from '../controller/decision.ts';
import { hexText, kindText, unitText } from '../text/describe.ts';
import css from './glance.module.css';
import interphaseMessages from '../../content/en/interphase.ftl';

/** Line below a unit's name: its strengths in words and its state. */
export function unitNote(state: State, unit: UnitId): string {
  const { type } = counter(unit);
  const { cut, marks } = state.units[unit]!;
  const words = [playMessages().context.strengths({ a: type.attack, d: type.defence, m: type.movement })];
  if (cut) words.push(playMessages().context.isolatedBy({ why: playMessages().supply.why[cut - 1] ?? '' }));
  if (marks & MARK.moved && state.phase === 'movement') words.push(playMessages().context.moved);
  if (marks & MARK.advanced && state.phase !== 'movement') words.push(playMessages().context.advanced);
  if (marks & MARK.fled && state.phase !== 'movement') words.push(playMessages().context.fled);
  if (marks & MARK.fought && state.phase === 'attack' && !state.decisions.length)
    words.push(playMessages().context.fought);
  const drop = dropState(marks);
  if (drop) words.push(interphaseMessages().variant.dropped[drop]);
  if (state.course.heavy.includes(unit)) words.push(interphaseMessages().variant.heavy.note);
  return words.join(', ');
}

interface StripProps {
  readonly seen: State;
  readonly units: readonly UnitId[];
  readonly chosen: readonly UnitId[];
  readonly mayPress: (unit: UnitId) => boolean;
  readonly onPress: (unit: UnitId) => void;
}

function Strip({ seen, units, chosen, mayPress, onPress }: StripProps) {
  return units.map((unit) => (
    <button
      key={unit}
      type="button"
      className={css.unit}
      aria-label={unitText(unit)}
      aria-pressed={chosen.includes(unit)}
      disabled={!mayPress(unit)}
      onClick={() => onPress(unit)}
    >
      <CounterChip face={faceOf(seen, unit)} size={36} decorative />
    </button>
  ));
}

/** "20-12-2 (XIX) to Terijoki 1604, 2 MP, by rail" */
function moveLine(state: State, mode: UnitMode): string {
  const { unit, preview } = mode;
  const t = playMessages().move;
  if (preview === null) return `${unitText(unit)}, ${kindText(unit)}`;
  const found = reachOf(state, mode).find(({ hex }) => hex === preview);
  const details = found
    ? [t.cost({ cost: halves(found.cost) }), t.by[found.mode], ...(found.mustStop ? [t.stopsThere] : [])]
    : [];
  return [t.to({ unit: unitText(unit), place: hexText(preview) }), ...details].join(', ');
}

/** Own units in the hex of the selected one; only itself when it is off the map. */
function stackOf(state: State, unit: UnitId): readonly UnitId[] {
  const { at } = state.units[unit]!;
  return at < 0 ? [unit] : unitsAt(state, at).filter((one) => counter(one).side === counter(unit).side);
}

function attack(state: State, mode: Extract<Mode, { mode: 'attack' }>): Glance | null {
  const { attackers, targets } = mode;
  if (!attackers.length && !targets.length) return null;
  const complete = attackers.length > 0 && targets.length > 0;
  const odds = complete ? ask.shownOdds(state, attackers, targets) : null;
  const where = targets.map(hexText).join(', ');
  const line = odds
    ? [
        odds.column ?? playMessages().combat.withoutDie,
        playMessages().combat.against({ a: halves(odds.attack), d: halves(odds.defence) }),
        where,
      ]
    : [
        complete
          ? where
          : targets.length
            ? playMessages().combat.pickAttackers
            : playMessages().combat.pickTarget,
      ];
  return {
    line: line.join(' · '),
    strip: (
      <Strip
        seen={state}
        units={attackers}
        chosen={attackers}
        mayPress={() => true}
        onPress={(unit) => setMode({ ...mode, attackers: toggled(attackers, unit) })}
      />
    ),
  };
}

export function glanceAt(state: State, mode: Mode): Glance | null {
  switch (mode.mode) {
    case 'unit':
      return {
        line: moveLine(state, mode),
        strip: (
          <Strip
            seen={state}
            units={stackOf(state, mode.unit)}
            chosen={[mode.unit]}
            mayPress={(unit) => unit === mode.unit || canSelect(state, unit)}
            onPress={(unit) => selectUnit(unit)}
          />
        ),
      };
    case 'attack':
      return attack(state, mode);
    case 'look':
    case 'idle':
    case 'lose':
    case 'aim':
    case 'peek':
      return null;
  }
}
