import playMessages from '../../content/en/play.ftl';
import type { State, UnitId } from '#engine/winter-war';
import { selectUnit, useTable, usePosition } from '../../table-adapter.ts';
import { faceOf } from '../controller/faces.ts';
import { showOnMap } from '#table';
import * as ask from '../controller/queries.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton } from '../counters/UnitButton.tsx';
import { hexText } from '../text/describe.ts';
import css from './MovePanel.module.css';

/** How many hexes are open to a unit. */
const OPEN = {
  retreat: (state: State, unit: UnitId): number => ask.retreats(state, unit).length,
  advance: (state: State, unit: UnitId): number => ask.advances(state, unit).length,
  exploit: (state: State, unit: UnitId): number => ask.reach(state, unit, []).length,
};

interface CandidatesProps {
  readonly title: string;
  readonly units: readonly UnitId[];
  readonly step: keyof typeof OPEN;
}

/** Units that may step back or forward, or exploit, each with the number of hexes open to it. */
export function CandidatesPanel({ title, units, step }: CandidatesProps) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  if (!units.length) return null;
  // The panel of the selected unit already shows the only one with its hexes.
  if (units.length === 1 && mode.mode === 'unit' && mode.unit === units[0]) return null;
  // Wherever the first one goes, another is lost: whom to save is the choice.
  const isShort =
    step === 'retreat' &&
    units.every((unit) =>
      ask.retreats(state, unit).every((hex) => ask.lostByRetreat(state, unit, hex).length),
    );
  return (
    <Section title={title}>
      {isShort && units.length > 1 ? <p className={css.warn}>{playMessages().combat.roomShort}</p> : null}
      {units.map((unit) => {
        const open = OPEN[step](state, unit);
        const { at } = state.units[unit]!;
        return (
          <UnitButton
            key={unit}
            face={faceOf(seen, unit)}
            pressed={mode.mode === 'unit' && mode.unit === unit}
            note={`${hexText(at)}: ${open ? playMessages().combat.open({ n: open }) : playMessages().combat.noneOpen}`}
            onPress={() => {
              selectUnit(unit);
              showOnMap(at);
            }}
          />
        );
      })}
    </Section>
  );
}
