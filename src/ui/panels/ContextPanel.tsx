import { useTable } from '../../store/table.ts';
import { t } from '../strings.ts';
import { usePosition } from '../table/usePosition.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { CandidatesPanel } from './CandidatesPanel.tsx';
import { HexPanel } from './HexPanel.tsx';
import { LossPanel } from './LossPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { ResultCard } from './ResultCard.tsx';
import { TrayPanel } from './TrayPanel.tsx';
import css from './ContextPanel.module.css';

/** The choice at hand. */
function Choice() {
  const { situation } = usePosition();
  switch (situation.kind) {
    case 'place':
    case 'arrive':
      return <TrayPanel situation={situation} />;
    case 'retreat-before':
      return <CandidatesPanel title={t.combat.candidates} units={situation.units} way="retreat" />;
    case 'advance-before':
      return <CandidatesPanel title={t.combat.advancers} units={situation.units} way="advance" />;
    case 'retreat':
      return <CandidatesPanel title={t.combat.toRetreat} units={situation.decision.units} way="retreat" />;
    case 'advance':
      return <CandidatesPanel title={t.combat.advancers} units={situation.decision.units} way="advance" />;
    case 'exchange':
      return <LossPanel points={situation.decision.points} />;
    case 'overstack':
      return <LossPanel points={null} />;
    case 'attack':
      return <AttackPanel />;
    case 'move':
    case 'over':
      return null;
  }
}

/** What is picked and what can be done with it. */
export function ContextPanel() {
  const { situation } = usePosition();
  const mode = useTable((table) => table.mode);
  const tray = situation.kind === 'place' || situation.kind === 'arrive';
  const empty = mode.mode === 'idle' && (situation.kind === 'move' || situation.kind === 'over');
  return (
    <>
      <ResultCard />
      {mode.mode === 'unit' && !tray ? <MovePanel mode={mode} /> : null}
      {mode.mode === 'look' ? <HexPanel hex={mode.hex} /> : null}
      <Choice />
      {empty ? <p className={css.empty}>{t.context.nothing}</p> : null}
    </>
  );
}
