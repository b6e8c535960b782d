import type { State } from '#engine/talvisota';
import type { Desk } from './desk.ts';

/** Props of every decision's tray: the visible position and the desk. */
export interface TrayProps {
  readonly state: State;
  readonly desk: Desk;
}
