import type { Side, State } from '../../engine/winter-war/index.ts';
import type { Situation } from '../../games/winter-war/ui/hand/situation.ts';

/** What the screen shows of the game at one moment. */
export interface Position {
  readonly state: State;
  /** Whose eyes the screen shows. */
  readonly viewer: Side;
  /** The position as the viewer may see it. Everything on screen comes from here. */
  readonly seen: State;
  readonly situation: Situation;
}
