import { Ghost } from '../../../../kit/drag/Ghost.tsx';
import { useTable, usePosition, type Position } from '../../here.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { moveWords } from '../words/move-words.ts';
import { refusalText } from '../words/refusal-text.ts';
import { reachOf } from './actions.ts';
import { useCarried } from './carry.ts';
import css from './Carried.module.css';
import { faceOf } from './faces.ts';
import type { UnitMode } from './way.ts';

/** What the way to a hex costs; null where nothing is counted. */
function costTo({ state }: Position, mode: UnitMode, hex: number | null): string | null {
  const found = reachOf(state, mode).find((r) => r.hex === hex);
  return found ? moveWords().cost(found.cost) : null;
}

/** The counters that are carried, and below them what it costs to drop them there, or why they may not be. */
export function Carried() {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const carried = useCarried((air) => air.carried);
  if (!carried || mode.mode !== 'unit') return null;
  const { units, from, over, refusal } = carried;
  const text = refusal ? refusalText(refusal) : costTo(position, mode, over);
  return (
    <Ghost at={from}>
      <div className={css.carried} data-refused={refusal ? '' : undefined}>
        <div className={css.counters}>
          {units.map((unit) => (
            <CounterChip key={unit} face={faceOf(position.seen, unit)} size={48} decorative />
          ))}
        </div>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
    </Ghost>
  );
}
