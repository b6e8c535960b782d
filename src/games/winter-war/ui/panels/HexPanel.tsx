import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import {
  board,
  fortUnfinished,
  UNFINISHED_FORT,
  type Hex,
  type RuleId,
  type State,
} from '#engine/winter-war';
import { selectUnit, useShown, usePosition } from '../../table-adapter.ts';
import { swedishEntry } from '../board/ground.ts';
import { canSelect } from '../controller/decisions/index.ts';
import { faceOf } from '../controller/faces.ts';
import * as ask from '../controller/queries.ts';
import { unitsAt } from '../controller/situation.ts';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton, UnitLine } from '../counters/UnitButton.tsx';
import { hexText } from '../text/describe.ts';
import { SupplyOrders } from './SupplyOrders.tsx';
import { unitNote } from './glance.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './HexPanel.module.css';

/** Changes to the hex by the chosen rules, each with its paragraph. */
function notesOf(state: State, hex: Hex): { text: string; rule: RuleId }[] {
  const notes: { text: string; rule: RuleId }[] = [];
  const owner = board.countryOf(hex) === 'finland' ? 'finn' : 'soviet';
  if (state.course.broken.includes(hex))
    notes.push({ text: interphaseMessages().variant.demolish.mended[owner], rule: 'Designer.B' });
  if (
    hex === UNFINISHED_FORT &&
    (fortUnfinished(state) || (state.options.earlierStart && state.phase === 'set-up'))
  )
    notes.push({ text: interphaseMessages().variant.unfinished, rule: 'Option.H' });
  if (hex === swedishEntry && state.options.events)
    notes.push({ text: interphaseMessages().variant.neutral, rule: 'Scenario.Allies' });
  return notes;
}

function facts(state: State, hex: Hex): string {
  const city = ask.supply(state, 'soviet').cities.find((line) => line.city === hex);
  return [
    state.options.variableLength && board.terrainOf(hex) === 'ice'
      ? interphaseMessages().variant.ice.hex
      : playMessages().context.terrain[board.terrainOf(hex)],
    playMessages().context.country[board.countryOf(hex)],
    board.isRail(hex) &&
      (state.course.broken.includes(hex)
        ? interphaseMessages().variant.demolish.broken
        : playMessages().context.rail),
    board.isFortification(hex) &&
      !(hex === UNFINISHED_FORT && fortUnfinished(state)) &&
      playMessages().context.fortification,
    city && playMessages().context.capacity({ n: city.capacity }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface HexPanelProps {
  readonly hex: Hex;
  /** Without buttons. */
  readonly isReadOnly?: boolean;
}

/** A hex and what the viewer may see in it. */
export function HexPanel({ hex, isReadOnly = false }: HexPanelProps) {
  const position = usePosition();
  const { state, seen } = position;
  const watching = useShown() !== null || isReadOnly;
  const units = unitsAt(seen, hex);
  const hidden = ask.faceDown(position).get(hex) ?? 0;
  return (
    <>
      <Section title={hexText(hex)}>
        <p className={shared.soft}>{facts(seen, hex)}</p>
        {notesOf(seen, hex).map(({ text, rule }) => (
          <p key={rule} className={css.note}>
            {text} <RuleLink rule={rule} />
          </p>
        ))}
        {hidden ? <p>{playMessages().context.faceDown({ n: hidden })}</p> : null}
        {units.map((unit) =>
          !watching && canSelect(state, unit) ? (
            <UnitButton
              key={unit}
              face={faceOf(seen, unit)}
              note={unitNote(seen, unit)}
              onPress={() => selectUnit(unit)}
            />
          ) : (
            <UnitLine key={unit} face={faceOf(seen, unit)} note={unitNote(seen, unit)} />
          ),
        )}
        {!units.length && !hidden ? <p className={shared.soft}>{playMessages().context.empty}</p> : null}
      </Section>
      {units.length === 1 && state.phase !== 'set-up' && !watching ? <SupplyOrders unit={units[0]!} /> : null}
    </>
  );
}
