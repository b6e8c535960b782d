import { DragGhost } from '#kit/gestures/drag.tsx';
import { hasAid } from '#table/store/aids.ts';
import { useTable, usePosition, type Mode, type Position } from '../../table-adapter.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { combatWords } from '../words/combat-words.ts';
import { moveWords } from '../words/move-words.ts';
import { hexText } from '../words/words.ts';
import { refusalText } from '../words/refusal-text.ts';
import { reachOf } from './actions.ts';
import { useCarried, type Carried as InAir } from './carry.ts';
import css from './Carried.module.css';
import { faceOf } from './faces.ts';
import * as ask from './queries.ts';
import { strikeAt } from './strike.ts';

/** What the way to a hex costs, or the odds of the attack there; null where nothing is counted. */
function tellOf({ state }: Position, mode: Mode, { units, over }: InAir): string | null {
  if (over === null || state.units[units[0]!]!.at === over) return null;
  if (mode.mode === 'unit') {
    const found = reachOf(state, mode).find(({ hex }) => hex === over);
    return found ? moveWords().cost(found.cost) : null;
  }
  const strike = strikeAt(state, mode, units, over);
  if ('refusal' in strike) return null;
  if (!hasAid('odds')) return hexText(over);
  const { column, attack, defence } = ask.odds(state, strike.attack.attackers, strike.attack.targets);
  return `${column ?? combatWords().withoutDie} · ${combatWords().against(attack, defence)}`;
}

/** The counters that are carried, and below them what comes of dropping them there, or why they may not be. */
export function Carried() {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const carried = useCarried((air) => air.carried);
  if (!carried) return null;
  const { units, from, refusal } = carried;
  const text = refusal ? refusalText(refusal) : tellOf(position, mode, carried);
  return (
    <DragGhost at={from}>
      <div className={css.carried} data-refused={refusal ? '' : undefined}>
        <div className={css.counters}>
          {units.map((unit) => (
            <CounterChip key={unit} face={faceOf(position.seen, unit)} size={48} decorative />
          ))}
        </div>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
    </DragGhost>
  );
}
