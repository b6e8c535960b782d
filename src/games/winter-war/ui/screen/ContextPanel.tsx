import playMessages from '../../content/en/play.ftl';
import { memo, Suspense } from 'react';
import { useTable, usePosition } from '../../table-adapter.ts';
import { march, next } from '../controller/commands.ts';
import { marching, useGoals } from '../controller/destinations.ts';
import { CounterChip } from '../counters/CounterChip.tsx';
import { LastTurnCard } from '../summary/LastTurnCard.tsx';
import { primaryOf } from '../controller/controller.ts';
import { idleUnits } from '../controller/decisions/index.ts';
import { CitedRule, RefusalText, useCoach } from '#table';
import { useOverlayShown } from '../board/overlays/overlay.ts';
import { overlayCommands } from '../overlays/index.ts';
import { useThreatsShown } from '../threats/subject.ts';
import shared from '#kit/widgets/shared.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { DecisionPanel } from '../panels/DecisionPanel.tsx';
import { DropCard } from '../panels/DropCard.tsx';
import { PlanPanel } from '../panels/DropPanel.tsx';
import { GoalCard } from '../panels/GoalCard.tsx';
import { HexPanel } from '../panels/HexPanel.tsx';
import { InterphasePanel } from '../panels/InterphasePanel.tsx';
import { MovePanel } from '../panels/MovePanel.tsx';
import { ResultCard } from '../panels/ResultCard.tsx';
import css from './ContextPanel.module.css';
import { late } from '../late.ts';

const ThreatPanel = late('ThreatPanel');
const SupplyCard = late('SupplyCard');

/** How to start, shown before anything is selected. */
function NothingPicked() {
  const { state, situation } = usePosition();
  // In a wide window the button is below the panel.
  const narrow = useNarrow();
  useGoals();
  if (situation.kind === 'over')
    return <p className={`${shared.soft} ${css.empty}`}>{playMessages().context.over}</p>;
  const left = idleUnits(state).length;
  const marchers = marching(state).length;
  // Shows the obstacle before the player presses the button.
  const { refusal } = primaryOf(state, { mode: 'idle' });
  return (
    <div className={`${shared.soft} ${css.idle}`}>
      <CounterBack />
      {refusal ? (
        <div className={css.barred}>
          <RefusalText refusal={refusal} />
        </div>
      ) : null}
      <p>{playMessages().context.nothing}</p>
      <p>{playMessages().context.idle({ n: left })}</p>
      {marchers ? <Button onClick={march.run}>{march.label}</Button> : null}
      {left && narrow ? (
        <Button onClick={next.run}>
          {next.label} <kbd className={css.key}>{next.keyText}</kbd>
        </Button>
      ) : null}
    </div>
  );
}

/** Back of a counter of the viewer's side, as a picture for an empty selection. */
const CounterBack = memo(function CounterBack() {
  const viewer = usePosition((position) => position.viewer);
  return <CounterChip face={{ unit: -1, side: viewer, type: null, name: '' }} size={56} decorative />;
});

/** The selection and what can be done with it. */
export function ContextPanel() {
  const kind = usePosition(({ situation }) => situation.kind);
  const phase = usePosition(({ state }) => state.phase);
  const mode = useTable((table) => table.mode);
  const interphase = phase === 'interphase';
  const lesson = useCoach((coach) => coach.lesson);
  const busy = useCoach((coach) => coach.busy);
  const threats = useThreatsShown();
  const zones = useOverlayShown('zones');
  const looking = threats || zones;
  const supply = useOverlayShown('supply');
  const empty = mode.mode === 'idle' && ((kind === 'move' && phase === 'movement') || kind === 'over');
  // In a lesson there is nothing to choose during the opponent's reply.
  if (busy) return <ResultCard />;
  return (
    <>
      <CitedRule />
      <LastTurnCard />
      <ResultCard />
      <DropCard />
      {mode.mode === 'unit' && kind === 'move' ? <MovePanel mode={mode} /> : null}
      {mode.mode === 'look' ? <HexPanel hex={mode.hex} /> : null}
      {interphase ? <InterphasePanel /> : <DecisionPanel />}
      <PlanPanel />
      {looking ? (
        <Suspense>
          <ThreatPanel commands={overlayCommands.all} />
        </Suspense>
      ) : null}
      {supply ? (
        <Suspense>
          <SupplyCard />
        </Suspense>
      ) : null}
      {empty && !lesson ? <NothingPicked /> : null}
      <GoalCard />
    </>
  );
}
