import { useEffect, useRef } from 'react';
import {
  counter,
  FIRST_ICE_TURN,
  FIRST_MURMANSK_TURN,
  MURMANSK_UNITS,
  ROSTER,
  type Side,
  type UnitId,
} from '../../engine/index.ts';
import { TURNS } from '../calendar.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { t } from '../strings.ts';
import * as ask from '../table/queries.ts';
import { usePosition } from '../table/usePosition.ts';
import css from './TrackPanel.module.css';

/** Reinforcements of a turn that are still to come, one of each look with its number. */
function arrivals(turn: number, side: Side): [UnitId, number][] {
  const byType = new Map<string, [UnitId, number]>();
  for (const { id, side: of, typeName, arrival } of ROSTER) {
    if (of !== side || arrival !== turn) continue;
    const group = byType.get(typeName);
    if (group) group[1]++;
    else byType.set(typeName, [id, 1]);
  }
  return [...byType.values()];
}

function Arrivals({ turn, side }: { readonly turn: number; readonly side: Side }) {
  const groups = arrivals(turn, side);
  if (!groups.length) return null;
  return (
    <ul className={css.arrivals} aria-label={t.army[side]}>
      {groups.map(([unit, count]) => {
        const { type, name } = counter(unit);
        return (
          <li key={unit} className={css.arrival}>
            <CounterChip face={{ unit, side, type, name }} size={32} />
            {count > 1 ? <span>{t.count(count)}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Turns with their dates, arrivals and ice. */
export function TrackPanel() {
  const { seen } = usePosition();
  const judged = seen.turn >= FIRST_MURMANSK_TURN && seen.phase !== 'over';
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => now.current?.scrollIntoView?.({ block: 'nearest' }), [seen.turn]);
  return (
    <ol className={css.track}>
      {TURNS.map(({ turn, dates }) => (
        <li
          key={turn}
          ref={turn === seen.turn ? now : null}
          className={css.turn}
          data-past={turn < seen.turn || undefined}
          aria-current={turn === seen.turn ? 'step' : undefined}
        >
          <span className={css.number}>{turn}</span>
          <div className={css.body}>
            <p className={css.dates}>
              {dates}
              {turn === seen.turn ? <b className={css.now}>{t.track.now}</b> : null}
            </p>
            {turn >= FIRST_ICE_TURN ? <p className={css.mark}>{t.track.ice}</p> : null}
            {turn === FIRST_MURMANSK_TURN ? <p className={css.mark}>{t.track.murmansk}</p> : null}
            {judged && turn === seen.turn ? (
              <p className={css.mark}>{t.track.murmanskNow(ask.murmanskUnits(seen), MURMANSK_UNITS)}</p>
            ) : null}
            <Arrivals turn={turn} side="soviet" />
            <Arrivals turn={turn} side="finn" />
          </div>
        </li>
      ))}
    </ol>
  );
}
