/** The secret plan of the Soviet player: nobody else looks while it is on the screen. */
import { board, type Refusal } from '../../engine/index.ts';
import { position, useGame } from '../../store/game.ts';
import { computerSides } from '../../store/seats.ts';
import { openDialog, setFocus, setMode, useTable } from '../../store/table.ts';
import { focusMap, showOnMap } from './map-handle.ts';
import * as ask from './queries.ts';

const VIIPURI = board.places.find(({ name }) => name === 'Viipuri')!.hex;

/** Why no landing place can be written down now. */
export const whyNotPlan = (): Refusal | null => ask.check(position(), { type: 'plan', hex: VIIPURI });

/** Begins to choose the landing place. */
export function aim(): void {
  const { plan } = position().course;
  openDialog(null);
  setMode({ mode: 'aim', hex: plan?.hex ?? null });
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
  const { table, seats } = useGame.getState();
  // A computer player does not look at the screen.
  if (table === 'solo' || computerSides(seats).length > 0) aim();
  else openDialog('look-away');
}

/** Shows the plan that was written down, or hides it again. The map stays as it is: that would tell of it after. */
export function togglePlan(): void {
  const { plan } = position().course;
  if (!plan) return;
  const shown = useTable.getState().mode.mode === 'peek';
  setMode({ mode: shown ? 'idle' : 'peek' });
}
