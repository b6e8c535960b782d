import { Suspense, type ComponentType } from 'react';
import { activeGame } from '../game/registry.ts';
import { useHint } from '../features/hints/hint.ts';
import { useCoach } from '../features/lessons/teaching.ts';
import { useReplaying } from '../store/replay.ts';
import { useIsAiToPlay } from '../store/ai.ts';
import { useGame } from '../store/game.ts';
import { later } from '../faults/later.tsx';
import { useProblem } from '../features/problems/problem-store.ts';
import { late, online } from './late.ts';

const within = <P extends object>(Part: ComponentType<P>) =>
  function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };

/** Only in a replay. */
export const ReplayBar = within(late('ReplayBar'));
/** Beside the map: the last step, and the turn so far. */
const ReplayPanel = within(late('ReplayPanel'));
/** Below the map: slider, playback, speed. */
export const Transport = within(late('Transport'));

const AiPanel = within(late('AiPanel'));
const HostedWait = within(online('HostedWait'));
const TrialCard = within(late('TrialCard'));
const VariationsPanel = within(late('VariationsPanel'));
const HintPanel = within(later(() => import('../features/hints/HintPanel.tsx')));
const ProblemCard = within(later(() => import('../features/problems/ProblemCard.tsx')));

/** Beside the map: the replay, the computer player's actions, or the player's selection. */
export function ContextPanel() {
  const { screen, lessons } = activeGame();
  const Learning = lessons?.Learning;
  const atPlay = useIsAiToPlay();
  const replaying = useReplaying();
  const { busy } = useCoach();
  const isTrying = useGame(({ trial }) => trial !== null);
  const hasProblem = useProblem(({ now }) => now !== null);
  const isAdvised = useHint(({ state }) => state !== null);
  if (replaying) return <ReplayPanel />;
  if (isTrying)
    return (
      <>
        <TrialCard />
        <screen.ContextPanel />
        <VariationsPanel />
      </>
    );
  return (
    <>
      {Learning && !isAdvised ? <Learning /> : null}
      {hasProblem ? <ProblemCard /> : null}
      {isAdvised ? <HintPanel /> : null}
      {atPlay && !busy ? <AiPanel waiting={<HostedWait />} /> : <screen.ContextPanel />}
    </>
  );
}
