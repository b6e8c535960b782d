import type { Side, State } from '../contract/position.ts';

/** What the screen shows of the game at one moment. */
export interface Position {
  readonly state: State;
  /** Whose eyes the screen shows. */
  readonly viewer: Side;
  /** The position as the viewer may see it. Everything on screen comes from here. */
  readonly seen: State;
}
