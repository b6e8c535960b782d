import { usePosition, useTable } from '../../table-adapter.ts';
import { handlerOf } from '../controller/decisions/index.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { CandidatesPanel } from './CandidatesPanel.tsx';
import { CeaseFirePanel } from './CeaseFirePanel.tsx';
import { DropPanel } from './DropPanel.tsx';
import { ForfeitPanel } from './ForfeitPanel.tsx';
import { LandingPanel } from './LandingPanel.tsx';
import { LossPanel } from './LossPanel.tsx';
import { MusterPanel } from './MusterPanel.tsx';
import { TrayPanel } from './TrayPanel.tsx';

/** The panel that the handler of the open decision asks for. */
export function DecisionPanel() {
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
}
