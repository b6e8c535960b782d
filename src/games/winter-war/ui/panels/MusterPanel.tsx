import interphaseMessages from '../../content/en/interphase.ftl';
import playMessages from '../../content/en/play.ftl';
import { type Decision } from '#engine/winter-war';
import { selectUnit, useTable, usePosition } from '../../table-adapter.ts';
import { joiningUnit, bringTo } from '../controller/decisions/interphase.ts';
import { faceOf } from '../controller/faces.ts';
import { showOnMap } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import { UnitButton, UnitLine } from '../counters/UnitButton.tsx';
import { hexText } from '../text/describe.ts';
import css from './InterphasePanel.module.css';

interface MusterPanelProps {
  readonly decision: Extract<Decision, { kind: 'muster' }>;
}

/** Units that join at once, and the cities to choose from; a click on the map says it too. */
export function MusterPanel({ decision }: MusterPanelProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const { units, hexes } = decision;
  const chosen = joiningUnit(state, mode);
  return (
    <div className={css.choice}>
      <h3 className={css.sub}>{interphaseMessages().interphase.muster.title}</h3>
      {units.map((unit) =>
        units.length > 1 ? (
          <UnitButton
            key={unit}
            face={faceOf(seen, unit)}
            pressed={unit === chosen}
            onPress={() => selectUnit(unit)}
          />
        ) : (
          <UnitLine key={unit} face={faceOf(seen, unit)} />
        ),
      )}
      <div className={css.row}>
        {hexes.map((hex) => (
          <Button
            key={hex}
            onClick={() => {
              showOnMap(hex);
              bringTo(hex);
            }}
          >
            {playMessages().move.place({ place: hexText(hex) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
