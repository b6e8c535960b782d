/** The rules of Talvisota, as its table plays by them. */
import {
  decider,
  newGame,
  play,
  restartPhase,
  restartTurn,
  view,
  withoutGenerator,
  type Action,
  type Barrier,
  type GameEvent,
  type Options,
  type Side,
  type State,
} from '#engine/talvisota';
import type { Rules } from '#table/game/rules.ts';
import { usualSetUp } from './set-up/usual.ts';

const sorted = <T extends string | number>(list: readonly T[]): T[] =>
  [...list].toSorted((a, b) => (a < b ? -1 : Number(a > b)));

/** In which order supports and spaces are named makes no other action. */
function canonicalAction(action: Action): Action {
  if (action.type === 'commit') return { ...action, supports: sorted(action.supports) };
  if (action.type === 'prepare')
    return { ...action, supports: sorted(action.supports), environment: sorted(action.environment) };
  if (action.type === 'occupy') return { ...action, markers: sorted(action.markers) };
  return action.type === 'employ'
    ? { ...action, reserves: action.reserves.toSorted((a, b) => a.from - b.from) }
    : action;
}

export const rules: Rules<State, Action, GameEvent, Barrier> = {
  isForOne: ({ options }) => options.solo,
  newGame: (options, seed) => newGame(options as Partial<Options>, seed),
  optionsOf: ({ options }) => options,
  readySteps: (state) => (state.phase === 'set-up' ? usualSetUp(state) : []),
  play,
  restartPhase,
  restartTurn,
  turn: ({ turn }) => turn,
  decider,
  isOver: ({ phase }) => phase === 'over',
  view: (state, side) => view(state, side as Side),
  // What both may see: neither sheet.
  openView: (state) => view(view(state, 'soviet'), 'finn'),
  onlooker: decider,
  canonicalAction,
  generator: ({ random }) => random,
  withoutGenerator,
};
