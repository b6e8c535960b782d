import type { State } from '#engine/talvisota';
import type { Desk } from './desk.ts';

/** What the tray of every decision is given: what may be seen, and what lies on the desk. */
export interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}
