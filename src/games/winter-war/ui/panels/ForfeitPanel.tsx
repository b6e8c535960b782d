import startMessages from '../../content/en/start.ftl';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { counter, type Decision } from '#engine/winter-war';
import { setMode, useTable, usePosition } from '../../table-adapter.ts';
import { losable } from '../controller/decisions/index.ts';
import { faceOf } from '../controller/faces.ts';
import { showOnMap } from '#table';
import { UnitButton } from '../counters/UnitButton.tsx';
import { hexText } from '../text/describe.ts';
import css from './InterphasePanel.module.css';

interface ForfeitPanelProps {
  readonly decision: Extract<Decision, { kind: 'forfeit' }>;
}

const forfeitMessages = () => interphaseMessages().interphase.forfeit;
const worth = (unit: number): number => counter(unit).type.attack;

/** Soviet units among which the next one is given up, the least of them first. */
export function ForfeitPanel({ decision }: ForfeitPanelProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const { cause, points } = decision;
  const units = losable(state).toSorted((a, b) => worth(a) - worth(b));
  return (
    <div className={css.choice}>
      <p className={css.head}>
        <b>{forfeitMessages()[cause]}</b>
        <b>{forfeitMessages().left({ points: startMessages().common.points({ n: points }) })}</b>
      </p>
      <p className={css.hint}>
        {cause === 'climate' ? `${forfeitMessages().isolatedFirst} ` : ''}
        {forfeitMessages().each}
      </p>
      {units.map((unit) => {
        const { at, cut } = state.units[unit]!;
        const why = cut
          ? `, ${playMessages().context.isolatedBy({ why: playMessages().supply.why[cut - 1] ?? '' })}`
          : '';
        return (
          <UnitButton
            key={unit}
            face={faceOf(seen, unit)}
            pressed={chosen.includes(unit)}
            note={`${hexText(at)}, ${startMessages().common.points({ n: worth(unit) })}${why}`}
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
