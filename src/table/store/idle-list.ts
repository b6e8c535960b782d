import { present } from '#engine/core/timeline.ts';
import type { Side } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { isForTwoPlayers, useGame } from './game.ts';
import type { Settings } from './settings.ts';

/** A setting that says whether the list of what has not moved comes up before a phase ends. */
type IdleList = Extract<keyof Settings, `listIdle${string}`>;

/** The settings of both sides, where two people share the screen; else null. */
export function idleListsBySide(): readonly (readonly [Side, IdleList])[] | null {
  if (!isForTwoPlayers(useGame.getState())) return null;
  const [first, second] = game().card.sides;
  return [
    [first, 'listIdleFirst'],
    [second, 'listIdleSecond'],
  ];
}

/** The setting that holds for the one who decides now. */
export function idleListNow(): IdleList {
  const { timeline } = useGame.getState();
  const decider = timeline && game().rules.decider(present(timeline));
  return idleListsBySide()?.find(([side]) => side === decider)?.[1] ?? 'listIdle';
}
