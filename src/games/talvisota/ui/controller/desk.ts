/** What lies on the player's desk: a choice in the making, put down after every action. The rules know nothing of it. */
import type {
  Employment,
  Environment,
  FinnishSupport,
  FinnishUnit,
  Front,
  Mannerheim,
  Slot,
  SovietSupport,
  SovietUnit,
  Space,
  Action,
} from '#engine/talvisota';
import type { Mode } from '#table/game';
import { canAct, putDown, refuse, setMode, useUi } from '#table';
import type { Piece } from './piece.ts';
import { play, playAll } from '../../table-adapter.ts';

/**
 * Plays an action, or several as one step for undo, and puts everything down but what is to stay, or says why not. True
 * when it was played.
 */
export function act(
  asked: Action | readonly [Action, ...Action[]],
  stays: Partial<Desk> | null = null,
): boolean {
  if (!canAct()) return false;
  const [action, ...more] = 'type' in asked ? [asked] : asked;
  const refusal = more.length ? playAll([action, ...more]) : play(action);
  if (refusal) {
    refuse(refusal, action);
    return false;
  }
  putDown();
  if (stays) setDesk(stays);
  return true;
}

type Units = Readonly<Partial<Record<SovietUnit | FinnishUnit, number>>>;

export interface Desk extends Mode {
  readonly mode: 'idle' | 'look' | 'desk';
  /** The strategy box that is worked on. */
  readonly slot: Slot | null;
  /** Where units come from: a front box or a space. */
  readonly from: Front | Space | null;
  readonly target: Space | null;
  /** Null, here and below: as the table proposes. */
  readonly units: Units | null;
  readonly supports: readonly (SovietSupport | FinnishSupport)[] | null;
  readonly environment: readonly Environment[] | null;
  readonly entrenched: boolean | null;
  readonly markers: readonly Space[] | null;
  readonly scouts: number | null;
  readonly employment: Employment | null;
  readonly reserves: Readonly<Record<Space, Units>>;
  readonly mannerheim: Mannerheim | null;
  /** The counter in hand. */
  readonly held: Piece | null;
  /** The space that is looked at. */
  readonly place: Space | null;
}

export const EMPTY: Desk = {
  mode: 'idle',
  slot: null,
  from: null,
  target: null,
  units: null,
  supports: null,
  environment: null,
  entrenched: null,
  markers: null,
  scouts: null,
  employment: null,
  reserves: {},
  mannerheim: null,
  held: null,
  place: null,
};

/** What is in hand as a desk. */
export const deskOf = (mode: Mode): Desk =>
  mode.mode === 'desk' || (mode.mode === 'look' && 'reserves' in mode) ? (mode as Desk) : EMPTY;

/** What lies there at this moment: presses may follow each other faster than the sheet is drawn. */
export const deskNow = (): Desk => deskOf(useUi.getState().mode);

export const useDesk = (): Desk => deskOf(useUi(({ mode }) => mode));

/** Changes something on the desk. What is chosen there may be hidden from the other player. */
export const setDesk = (change: Partial<Desk>): void =>
  setMode({ ...deskOf(useUi.getState().mode), ...change, mode: 'desk', secret: true } as Desk);

/** Looks at a space, with nothing in hand. */
export const lookAt = (place: Space): void => setMode({ ...EMPTY, mode: 'look', place } as Desk);
