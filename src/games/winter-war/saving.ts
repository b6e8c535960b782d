/** Saves and loads games of Winter War as text. */
import {
  restore,
  serialise,
  type Action,
  type Barrier,
  type GameEvent,
  type Seats,
  type State,
} from '#engine/winter-war';
import type { Records } from '#table/game';
import { summaryOf } from './options/game-summary.ts';

export const records: Records<State, Action, GameEvent, Barrier> = {
  serialise: (line, seats?: Seats) => serialise(line, seats),
  restore,
  summary: summaryOf,
};
