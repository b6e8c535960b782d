/** The table of Talvisota with all that can be opened on it. */
import { fireEvent, render } from '@testing-library/react';
// What the table fetches late is there before a test begins.
import '#table/shell/extras.tsx';
import { spaceOf, type Timeline } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { setActiveGame } from '#table/game/registry.ts';
import { usePrimaryPause } from '#table/shell/commands/primary-pause.ts';
import { leaveTable, openTable } from '#table/store/navigation.ts';
import { openDialog, putDown, setFocus, setHover, useUi } from '#table/store/ui.ts';
import { lookAt } from '#games/talvisota/ui/controller/desk.ts';
import {
  commandOpenings,
  search,
  sharePosition,
  watch,
  type Opening,
  type Harness,
} from '../../screen-secrets.tsx';

const terijoki = spaceOf('TER');
const OPENINGS: Readonly<Record<string, Opening>> = {
  'the map and what is at hand': () => undefined,
  ...commandOpenings(talvisota),
  ...Object.fromEntries(
    (['score', 'supply', 'forces', 'table', 'key'] as const).map((tab) => [
      `tab ${tab}`,
      () => useUi.setState({ tab }),
    ]),
  ),
  ...Object.fromEntries(
    (['help', 'menu', 'settings', 'share', 'seats', 'name', 'about'] as const).map((name) => [
      `dialog ${name}`,
      () => openDialog(name),
    ]),
  ),
  'share the position': sharePosition,
  'search for a kind of unit': search('Fusiliers'),
  'search for a strategy': search('Motti'),
  'search for a place': search('Terijoki'),
  'a space under the pointer': () => setHover(terijoki),
  'a space under the cursor': () => setFocus(terijoki),
  'a space that is looked at': () => lookAt(terijoki),
  'the first moment': watch(0),
  'a moment in the midst': watch(2),
  'another game from there': async () => {
    watch(2)();
    openDialog('branch');
    await Promise.resolve();
  },
  paper: () => void fireEvent(window, new Event('beforeprint')),
};

const clean = (): void => {
  leaveTable();
  putDown();
  usePrimaryPause.setState({ ms: 0, resting: false });
  useUi.setState({ notice: null, tab: 'log', dialog: null, rule: null });
};

export const HARNESS: Harness = {
  game: talvisota,
  openings: OPENINGS,
  show(game) {
    setActiveGame(talvisota);
    clean();
    openTable({ from: 'incoming', of: 'talvisota', table: 'hotseat', timeline: game as Timeline });
    render(<TableScreen />);
  },
  map: { name: /^Map/ },
  close: putDown,
};
