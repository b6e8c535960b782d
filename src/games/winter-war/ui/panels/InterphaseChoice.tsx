import { useTable, usePosition } from '../../here.ts';
import { CandidatesPanel } from './CandidatesPanel.tsx';
import { CeaseFirePanel } from './CeaseFirePanel.tsx';
import { ForfeitPanel } from './ForfeitPanel.tsx';
import { LandingPanel } from './LandingPanel.tsx';
import { LossPanel } from './LossPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { MusterPanel } from './MusterPanel.tsx';
import { combatWords } from '../words/combat-words.ts';

/** The choice that a step of the Interphase asks for. */
export function InterphaseChoice() {
  const { situation } = usePosition();
  const mode = useTable((table) => table.mode);
  switch (situation.kind) {
    case 'cease-fire':
      return <CeaseFirePanel />;
    case 'landing':
      return <LandingPanel />;
    case 'muster':
      return <MusterPanel decision={situation.decision} />;
    case 'forfeit':
      return <ForfeitPanel decision={situation.decision} />;
    case 'retreat':
      return (
        <>
          {mode.mode === 'unit' ? <MovePanel mode={mode} /> : null}
          <CandidatesPanel title={combatWords().toRetreat} units={situation.decision.units} way="retreat" />
        </>
      );
    case 'exchange':
      return <LossPanel points={situation.decision.points} />;
    case 'roll':
    case 'place':
    case 'arrive':
    case 'move':
    case 'drop':
    case 'retreat-before':
    case 'advance-before':
    case 'withdraw':
    case 'attack':
    case 'advance':
    case 'overstack':
    case 'over':
      return null;
  }
}
