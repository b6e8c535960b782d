/** What a lesson asks for, on the map and at the button, and which games are coached. */
import type { Hex, State, UnitId } from '#engine/winter-war';
import type { Coach } from '#table/features/lessons/coach.ts';
import { openedAs, useScreen, type Opening } from '#table/store/screen.ts';
import { HUMAN } from '#table/store/seats.ts';
import type { Mode } from '../../table-adapter.ts';
import type { HexHighlight } from '../board/map-props.ts';

/** Whether the button that carries the game on asks for the player's eye; in a lesson only where the step needs it. */
export function isUrgent(
  primary: { readonly urgent: boolean },
  mode: Mode,
  { lesson, press }: Coach,
): boolean {
  if (!lesson) return primary.urgent;
  return press || (primary.urgent && (mode.mode === 'attack' || mode.mode === 'lose'));
}

/** Units and targets that are chosen already need no more asking. */
function settled(mode: Mode): { readonly units: readonly UnitId[]; readonly hexes: readonly Hex[] } {
  switch (mode.mode) {
    case 'unit':
      return { units: [mode.unit], hexes: [] };
    case 'attack':
      return { units: mode.attackers, hexes: mode.targets };
    case 'lose':
      return { units: mode.units, hexes: [] };
    case 'idle':
    case 'look':
    case 'aim':
    case 'peek':
      return { units: [], hexes: [] };
  }
}

/** What the lesson asks for, on the map. With the right unit in hand only the way is left to show. */
export function askedFor(state: State, mode: Mode, { pieces, places }: Coach): HexHighlight[] {
  const done = settled(mode);
  const inHand = mode.mode === 'unit' && pieces.includes(mode.unit);
  const toTake = inHand ? [] : pieces.filter((unit) => !done.units.includes(unit));
  const marked = [
    ...toTake.map((unit) => state.units[unit]!.at).filter((at) => at >= 0),
    ...places.filter((hex) => !done.hexes.includes(hex)),
  ];
  return [...new Set(marked)].map((hex) => ({ hex, kind: 'asked' }));
}

/** Games whose card was put away. */
const putAway = new WeakSet<Opening>();

export const isPutAway = (opening: Opening): boolean => putAway.has(opening);
export const putCardAway = (opening: Opening): void => void putAway.add(opening);

/** True of a game that was opened at once for one who attacks: it is coached in its first Game-Turn. */
export const isQuickStart = (opening: Opening): boolean =>
  opening.from === 'new' && opening.ready === true && (opening.seats?.['soviet'] ?? HUMAN) === HUMAN;

/** True while the card of the quick start tells the player of the game on the table what to do. */
export function isCoached({ turn }: State): boolean {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  return game !== null && turn === 1 && isQuickStart(game) && !isPutAway(game);
}
