/** The secret plan of the Soviet player: nobody else looks while it is on the screen. */
import { board, type Refusal } from '#engine/winter-war';
import { noteWritten } from '#table/store/curtain.ts';
import { position, useGame, setMode, useTable, positionOf } from '../../table-adapter.ts';
import { computerSides } from '#table/store/seats.ts';
import { openDialog, setFocus } from '#table/store/table.ts';
import { focusMap, showOnMap } from '#table/view/map-handle.ts';
import * as ask from './queries.ts';

const VIIPURI = board.places.find(({ name }) => name === 'Viipuri')!.hex;

/** Why no landing place can be written down now. */
export const whyNotPlan = (): Refusal | null => ask.check(position(), { type: 'plan', hex: VIIPURI });

/** Begins to choose the landing place. */
export function aim(): void {
  const { plan } = position().course;
  openDialog(null);
  // A place chosen before shows too.
  if (plan) noteWritten('soviet');
  setMode({ mode: 'aim', hex: plan?.hex ?? null, secret: true });
  // Never to the place itself: where the map was moved to would tell of it.
  showOnMap(VIIPURI);
}

/** The same from the keyboard, which goes on at the map. */
export function askToPlanByKey(): void {
  askToPlan();
  setFocus(VIIPURI);
  if (useTable.getState().mode.mode === 'aim') focusMap();
}

/** Two at one screen: the other one is asked to look away first. */
export function askToPlan(): void {
  if (!ask.mayPlan(position())) return;
  useTable.setState({ leftOpen: true });
  if (isAlone()) aim();
  else openDialog('look-away');
}

/** A computer player does not look at the screen. */
function isAlone(): boolean {
  const { table, seats } = useGame.getState();
  return table === 'solo' || computerSides(seats).length > 0;
}

/** Shows the plan that was written down, or hides it again. The map stays as it is: that would tell of it after. */
export function togglePlan(): void {
  if (!positionOf(position()).seen.course.plan) return;
  if (useTable.getState().mode.mode === 'peek') setMode({ mode: 'idle' });
  else if (isAlone()) showPlan();
  else openDialog('show-plan');
}

/** Shows it, and notes that: who wrote it down can tell whether somebody else has looked. */
export function showPlan(): void {
  openDialog(null);
  noteWritten('soviet');
  setMode({ mode: 'peek' });
}
