import { render } from '@testing-library/react';
// What the table fetches late is there before a test begins: reading it takes as long as all the rest together.
import '#table/shell/extras.tsx';
import {
  positionFrom,
  RECOMMENDED,
  serialise,
  startTimeline,
  type PositionSpec,
  type Timeline,
  type UnitSpec,
} from '#engine/winter-war';
import { openRecord } from '../../../table/reading.ts';
import { useGame, useTable } from '#games/winter-war/table-adapter.ts';
import type { TableKind } from '#table/store/kept-games.ts';
import { leaveTable, openTable } from '#table/store/navigation.ts';
import { putDown } from '#table/store/ui.ts';
import { clearOverlays } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { usePrimaryPause } from '#table/shell/commands/primary-pause.ts';
import { useWarnings } from '#table/features/warnings/hold-end.ts';
import TableScreen from '#table/shell/TableScreen.tsx';

/** The map among the groups of the table, in either language. */
export const MAP = { name: /^(Map of Finland|Suomen ja Luoteis-Venäjän kartta)/ };

const clean = (): void => {
  leaveTable();
  putDown();
  // Warnings before the end of a phase have tests of their own.
  useWarnings.setState({ warns: false, warnings: [] });
  // So does the moment in which a button with a new meaning rests.
  usePrimaryPause.setState({ ms: 0, resting: false });
  useTable.setState({ notice: null, tab: 'log', dialog: null, rule: null });
  clearOverlays();
};

/** The table screen with a new game. */
export function showNewGame(table: TableKind): void {
  clean();
  openTable({ from: 'new', table, options: RECOMMENDED });
  render(<TableScreen />);
}

/** The table screen with a hand-written position. */
export function showPosition(spec: PositionSpec, table: TableKind = 'solo'): void {
  showGame(startTimeline(positionFrom(spec)), table);
}

/** The table screen with a game under way. */
export function showGame(game: Timeline, table: TableKind = 'solo'): void {
  clean();
  const about = { ...game.about, ...(table === 'solo' && { alone: true }) };
  openTable({ from: 'incoming', table, timeline: { ...game, about } });
  render(<TableScreen />);
}

/** A hand-written position on the table, without the screen. */
export async function setPosition(spec: PositionSpec, table: TableKind = 'solo'): Promise<void> {
  clean();
  const problem = await openRecord(serialise(startTimeline(positionFrom(spec))), table);
  if (problem) throw new Error(JSON.stringify(problem));
}

export const timeline = () => useGame.getState().timeline!;

/** Counters by hex and type, and by side where both have the type: `1529:6-4-2 1603:2-1-2:soviet`. */
export const units = (text: string): UnitSpec[] =>
  text.split(' ').map((one) => {
    const [hex = '', type = '', side] = one.split(':');
    return { hex, type, ...(side === 'soviet' && { side }) };
  });

export const ARMIES = '1529:6-4-2 1931:0-1-2 1306:6-6-2 0604:1-1-3 0931:1-1-3';

/** An Interphase after a Game-Turn, with scripted dice. */
export function showInterphase(
  turn: number,
  dice: readonly number[],
  more: Partial<PositionSpec> = {},
): void {
  globalThis.winterWarTest = { dice: [...dice] };
  showPosition({
    turn,
    phasing: 'finn',
    phase: 'interphase',
    units: units(ARMIES),
    ...more,
    options: { events: true, ...more.options },
  });
}
