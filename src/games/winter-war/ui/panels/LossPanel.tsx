import { counter } from '#engine/winter-war';
import { setMode, toggled, useTable, usePosition } from '../../table-adapter.ts';
import { losable } from '../controller/decisions/index.ts';
import { faceOf } from '../controller/faces.ts';
import * as ask from '../controller/queries.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton } from '../counters/UnitButton.tsx';
import { hexText } from '../words/words.ts';
import { RefusalText } from '#table/text/RefusalText.tsx';
import { combatWords } from '../words/combat-words.ts';
import { interphaseWords } from '../words/interphase-words.ts';
import { commonWords } from '../words/common-words.ts';

/** Units to give up, in an exchange or over the stacking limit. */
export function LossPanel({ points }: { readonly points: number | null }) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const sum = chosen.reduce((total, unit) => total + counter(unit).type.attack, 0);
  const refusal = chosen.length ? ask.check(state, { type: 'lose', units: chosen }) : null;
  return (
    <Section
      title={points === null ? combatWords().losses.overstack : combatWords().losses.exchange}
      aside={points === null ? null : <b>{combatWords().given(sum, points)}</b>}
    >
      {losable(state).map((unit) => (
        <UnitButton
          key={unit}
          face={faceOf(seen, unit)}
          pressed={chosen.includes(unit)}
          note={`${state.units[unit]!.at < 0 ? interphaseWords().atSea : hexText(state.units[unit]!.at)}, ${commonWords().points(counter(unit).type.attack)}`}
          onPress={() => setMode({ mode: 'lose', units: toggled(chosen, unit) })}
        />
      ))}
      {refusal && refusal.key !== 'lose-too-few' ? <RefusalText refusal={refusal} /> : null}
    </Section>
  );
}
