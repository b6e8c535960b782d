import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import { DragGhost } from '#kit/gestures/drag.tsx';
import { useTable, usePosition, type Mode, type Position } from '../../table-adapter.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { refusalText } from '../text/refusal-text.ts';
import { hexText } from '../text/describe.ts';
import { attackAfterDrop } from './decisions/attack.ts';
import { reachOf } from './destinations.ts';
import css from './DraggedCounters.module.css';
import { faceOf } from './faces.ts';
import { useInteraction, type Dragged } from './mode.ts';
import * as ask from './queries.ts';

/** Cost of a move to the hex, or odds of an attack there; null for neither. */
function outcomeOf({ state }: Position, mode: Mode, { units, over }: Dragged): string | null {
  if (over === null || state.units[units[0]!]!.at === over) return null;
  if (mode.mode === 'unit') {
    const found = reachOf(state, mode).find(({ hex }) => hex === over);
    return found ? playMessages().move.cost({ cost: halves(found.cost) }) : null;
  }
  const result = attackAfterDrop(state, mode, units, over);
  if ('refusal' in result) return null;
  const odds = ask.shownOdds(state, result.attack.attackers, result.attack.targets);
  if (!odds) return hexText(over);
  const { column, attack, defence } = odds;
  return `${column ?? playMessages().combat.withoutDie} · ${playMessages().combat.against({ a: halves(attack), d: halves(defence) })}`;
}

/** Dragged counters, with the result of dropping them here or the reason why that is impossible. */
export function DraggedCounters() {
  const dragged = useInteraction((interaction) => interaction.dragged);
  return dragged ? <Ghost dragged={dragged} /> : null;
}

function Ghost({ dragged }: { readonly dragged: Dragged }) {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const { units, from, refusal } = dragged;
  const text = refusal ? refusalText(refusal) : outcomeOf(position, mode, dragged);
  return (
    <DragGhost at={from}>
      <div className={css.dragged} data-refused={refusal ? '' : undefined}>
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
