import { board, type Hex } from '../../engine/index.ts';
import { pickUp } from '../../store/table.ts';
import { t } from '../strings.ts';
import { canPick } from '../table/actions.ts';
import { faceOf } from '../table/faces.ts';
import * as ask from '../table/queries.ts';
import { unitsAt } from '../table/situation.ts';
import { usePosition } from '../table/usePosition.ts';
import { Section } from '../widgets/Section.tsx';
import { UnitButton, UnitLine } from '../widgets/UnitButton.tsx';
import { hexText } from '../words.ts';
import { SupplyOrders } from './SupplyOrders.tsx';
import { unitNote } from './unit-note.ts';
import css from './HexPanel.module.css';

function facts(hex: Hex): string {
  const place = board.places.find((p) => p.hex === hex && p.capacity !== undefined);
  return [
    t.context.terrain[board.terrainOf(hex)],
    t.context.country[board.countryOf(hex)],
    board.isRail(hex) && t.context.rail,
    board.isFortification(hex) && t.context.fortification,
    place?.capacity !== undefined && t.context.capacity(place.capacity),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A hex and what the viewer may see in it. */
export function HexPanel({ hex }: { readonly hex: Hex }) {
  const { state, seen, viewer } = usePosition();
  const units = unitsAt(seen, hex);
  const hidden = ask.faceDown(state, viewer).get(hex) ?? 0;
  return (
    <>
      <Section title={hexText(hex)}>
        <p className={css.facts}>{facts(hex)}</p>
        {hidden ? <p>{t.context.faceDown(hidden)}</p> : null}
        {units.map((unit) =>
          canPick(state, unit) ? (
            <UnitButton
              key={unit}
              face={faceOf(seen, unit)}
              note={unitNote(seen, unit)}
              onPress={() => pickUp(unit)}
            />
          ) : (
            <UnitLine key={unit} face={faceOf(seen, unit)} note={unitNote(seen, unit)} />
          ),
        )}
        {!units.length && !hidden ? <p className={css.facts}>{t.context.empty}</p> : null}
      </Section>
      {units.length === 1 && state.phase !== 'set-up' ? <SupplyOrders unit={units[0]!} /> : null}
    </>
  );
}
