import { memo } from 'react';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import * as ask from '../controller/queries.ts';
import { usePosition, useTable, setMode, toggled } from '../../table-adapter.ts';
import { sparedUnits } from '../controller/decisions/losses.ts';
import { handlerOf, losable } from '../controller/decisions/index.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { CandidatesPanel } from './CandidatesPanel.tsx';
import { CeaseFirePanel } from './CeaseFirePanel.tsx';
import { DropPanel } from './DropPanel.tsx';
import { ForfeitPanel } from './ForfeitPanel.tsx';
import { LandingPanel } from './LandingPanel.tsx';
import { MusterPanel } from './MusterPanel.tsx';
import { TrayPanel } from './TrayPanel.tsx';
import { counter } from '#engine/winter-war';
import { faceOf } from '../controller/faces.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { UnitButton } from '../counters/UnitButton.tsx';
import { hexText, unitList } from '../text/describe.ts';
import { RefusalText } from '#table';

/** Units to give up, in an exchange or over the stacking limit. */
function LossPanel({ points }: { readonly points: number | null }) {
  const { state, seen } = usePosition();
  const mode = useTable((table) => table.mode);
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const sum = chosen.reduce((total, unit) => total + counter(unit).type.attack, 0);
  const spared = points === null ? [] : sparedUnits(chosen, points);
  const refusal = chosen.length ? ask.check(state, { type: 'lose', units: chosen }) : null;
  return (
    <Section
      title={points === null ? playMessages().combat.losses.overstack : playMessages().combat.losses.exchange}
      aside={points === null ? null : <b>{playMessages().combat.given({ sum, points })}</b>}
    >
      {losable(state).map((unit) => (
        <UnitButton
          key={unit}
          face={faceOf(seen, unit)}
          pressed={chosen.includes(unit)}
          note={`${state.units[unit]!.at < 0 ? interphaseMessages().interphase.atSea : hexText(state.units[unit]!.at)}, ${startMessages().common.points({ n: counter(unit).type.attack })}`}
          onPress={() => setMode({ mode: 'lose', units: toggled(chosen, unit) })}
        />
      ))}
      {spared.length ? <p>{playMessages().combat.losses.spared({ units: unitList(spared) })}</p> : null}
      {refusal && refusal.key !== 'lose-too-few' ? <RefusalText refusal={refusal} /> : null}
    </Section>
  );
}

/** The panel that the handler of the open decision asks for. */
export const DecisionPanel = memo(function DecisionPanel() {
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const spec = handlerOf(position).panel(position, mode);
  switch (spec?.panel) {
    case undefined:
      return null;
    case 'tray':
      return <TrayPanel situation={spec.situation} />;
    case 'attack':
      return <AttackPanel />;
    case 'candidates':
      return <CandidatesPanel {...spec} />;
    case 'losses':
      return <LossPanel points={spec.points} />;
    case 'cease-fire':
      return <CeaseFirePanel />;
    case 'landing':
      return <LandingPanel />;
    case 'muster':
      return <MusterPanel decision={spec.decision} />;
    case 'forfeit':
      return <ForfeitPanel decision={spec.decision} />;
    case 'drop':
      return <DropPanel hexes={spec.hexes} />;
  }
});
