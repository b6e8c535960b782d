import { counter, type Decision } from '#engine/winter-war';
import { setMode, useTable, usePosition } from '../../table-adapter.ts';
import { losable } from '../controller/decisions/index.ts';
import { faceOf } from '../controller/faces.ts';
import { showOnMap } from '#table/view/map-handle.ts';
import { UnitButton } from '../counters/UnitButton.tsx';
import { hexText } from '../words/words.ts';
import css from './InterphasePanel.module.css';
import { interphaseWords, type InterphaseWords } from '../words/interphase-words.ts';
import { commonWords } from '../words/common-words.ts';
import { contextWords } from '../words/context-words.ts';
import { supplyWords } from '../words/supply-words.ts';

interface ForfeitPanelProps {
  readonly decision: Extract<Decision, { kind: 'forfeit' }>;
}

const forfeitWords = (): InterphaseWords['forfeit'] => interphaseWords().forfeit;
const worth = (unit: number): number => counter(unit).type.attack;

/** Soviet units among which the next one is given up, the least of them first. */
export function ForfeitPanel({ decision }: ForfeitPanelProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const { cause, points } = decision;
  const units = losable(state).toSorted((a, b) => worth(a) - worth(b));
  const isolated = cause === 'climate' && units.some((unit) => state.units[unit]!.cut > 0);
  return (
    <div className={css.choice}>
      <p className={css.head}>
        <b>{forfeitWords()[cause]}</b>
        <b>{forfeitWords().left(commonWords().points(points))}</b>
      </p>
      <p className={css.hint}>
        {isolated ? `${forfeitWords().isolatedFirst} ` : ''}
        {forfeitWords().each}
      </p>
      {units.map((unit) => {
        const { at, cut } = state.units[unit]!;
        const why = cut ? `, ${contextWords().isolatedBy(supplyWords().why[cut] ?? '')}` : '';
        return (
          <UnitButton
            key={unit}
            face={faceOf(seen, unit)}
            pressed={chosen.includes(unit)}
            note={`${hexText(at)}, ${commonWords().points(worth(unit))}${why}`}
            onPress={() => {
              setMode({ mode: 'lose', units: [unit] });
              showOnMap(at);
            }}
          />
        );
      })}
    </div>
  );
}
