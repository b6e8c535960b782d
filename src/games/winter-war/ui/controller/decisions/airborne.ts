/** Paratroops: the secret plan of a landing hex (Option.D3), and the drop itself (planned or by Event F). */
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { board, type Hex, type Refusal, type State } from '#engine/winter-war';
import {
  look,
  position,
  positionOf,
  refuse,
  setMode,
  useGame,
  useTable,
  type Mode,
} from '#games/winter-war/table-adapter.ts';
import { computerSides, focusMap, openDialog, setFocus, showOnMap } from '#table';
import { hexText } from '../../text/describe.ts';
import {
  act,
  baseHandler,
  markAll,
  NO_PRIMARY,
  primaryFor,
  type DecisionHandler,
  type PrimaryStep,
} from '../decision.ts';
import * as ask from '../queries.ts';
import { unitsAt } from '../situation.ts';

/* Choosing a hex: one press previews it, a second one or the button confirms it */

/** 'plan': chosen for the next turn; 'drop': the paratroops land at once. */
type Landing = 'plan' | 'drop';

function pressToLand(state: State, mode: Mode, hex: Hex, type: Landing): void {
  const refusal = ask.check(state, { type, hex });
  if (refusal) return type === 'drop' && unitsAt(state, hex).length ? look(hex) : refuse(refusal);
  if (mode.mode === 'aim' && mode.hex === hex) act({ type, hex });
  else {
    setMode({ mode: 'aim', hex, secret: true });
    // The panel follows the cursor, which the keyboard may have left elsewhere.
    setFocus(hex);
  }
}

export function landingPrimary(state: State, hex: Hex | null, type: Landing): PrimaryStep {
  if (hex === null) return NO_PRIMARY;
  const { put, at } = interphaseMessages().variant.drop;
  return primaryFor(state, (type === 'plan' ? put : at)({ place: hexText(hex) }), { type, hex }, true);
}

/** Parts for decisions during which a landing hex may be planned, with counters still in the tray. */
export const landingChoice: Pick<DecisionHandler, 'handlePress' | 'whyNotHex' | 'marks' | 'targetHexes'> = {
  handlePress: ({ state }, mode, hex) => {
    if (mode.mode !== 'aim') return false;
    pressToLand(state, mode, hex, 'plan');
    return true;
  },
  whyNotHex: ({ state }, mode, hex) =>
    mode.mode === 'aim' ? ask.check(state, { type: 'plan', hex }) : 'units',
  marks: ({ seen }, mode) => (mode.mode === 'aim' ? markAll(ask.planHexes(seen), 'drop') : []),
  targetHexes: ({ state }, mode) => (mode.mode === 'aim' ? ask.planHexes(state) : null),
};

/* The drop */

export const drop: DecisionHandler<'drop'> = {
  ...baseHandler,
  handlePress: ({ state }, mode, hex) => {
    if (state.phase === 'planned-drop') look(hex);
    else pressToLand(state, mode, hex, 'drop');
    return true;
  },
  whyNotHex: ({ state, situation }, _mode, hex) =>
    situation.hexes.length ? ask.check(state, { type: 'drop', hex }) : null,
  marks: ({ state, situation }) =>
    markAll(situation.hexes, state.phase === 'planned-drop' ? 'landing' : 'drop'),
  targetHexes: ({ situation }) => situation.hexes,
  // The middle one of many landing hexes.
  firstHex: ({ situation: { hexes } }) => hexes[hexes.length >> 1] ?? null,
  primary: ({ state, situation: { hexes } }, mode) => {
    const words = interphaseMessages().variant.drop;
    // They have landed: nothing is left to do in this phase.
    if (!hexes.length) return primaryFor(state, words.goOn, { type: 'end' }, true);
    if (state.phase === 'planned-drop') return landingPrimary(state, hexes[0]!, 'drop');
    return mode.mode === 'aim' && mode.hex !== null
      ? landingPrimary(state, mode.hex, 'drop')
      : primaryFor(state, words.notNow, { type: 'end' });
  },
  todo: ({ state, situation }) => {
    const words = interphaseMessages().variant.todo;
    if (!situation.hexes.length) return words.landed;
    return state.phase === 'planned-drop' ? words.planned : words.event;
  },
  panel: ({ situation }) => ({ panel: 'drop', hexes: situation.hexes }),
};

/* The secret plan: only the Soviet player may see the screen while it is shown */

export const VIIPURI = board.places.find(({ name }) => name === 'Viipuri')!.hex;

/** Why no landing hex can be planned now; null if one can. */
export const whyNotPlan = (): Refusal | null => ask.check(position(), { type: 'plan', hex: VIIPURI });

/** Starts choosing the landing hex. */
export function chooseLandingPlace(): void {
  const { plan } = position().course;
  openDialog(null);
  setMode({ mode: 'aim', hex: plan?.hex ?? null, secret: true });
  // Never the planned hex: the map keeps this view afterwards, which would reveal it.
  showOnMap(VIIPURI);
}

/** Starts planning; with two players at one screen, the Finnish player is asked to look away first. */
export function askToPlan(): void {
  if (!ask.mayPlan(position())) return;
  useTable.setState({ leftOpen: true });
  if (isAlone()) chooseLandingPlace();
  else openDialog('look-away');
}

/** `askToPlan` from the keyboard: also moves the cursor to the map. */
export function askToPlanByKey(): void {
  askToPlan();
  setFocus(VIIPURI);
  if (useTable.getState().mode.mode === 'aim') focusMap();
}

/** True without an opponent at the screen: computer players do not see it. */
function isAlone(): boolean {
  const { table, seats } = useGame.getState();
  return table === 'solo' || computerSides(seats).length > 0;
}

/** Shows or hides the plan. The view of the map does not move, since that would reveal the hex. */
export function togglePlan(): void {
  if (!positionOf(position()).seen.course.plan) return;
  if (useTable.getState().mode.mode === 'peek') setMode({ mode: 'idle' });
  else if (isAlone()) showPlan();
  else openDialog('show-plan');
}

export function showPlan(): void {
  openDialog(null);
  setMode({ mode: 'peek' });
}
