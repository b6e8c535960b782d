/** The table of Winter War with all that can be opened on it. */
import { fireEvent } from '@testing-library/react';
import { board, type Timeline } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { openDialog, setFocus, setHover } from '#table/store/ui.ts';
import { useHint } from '#table/features/hints/hint.ts';
import { usePlanner } from '#games/winter-war/ui/controller/planner-store.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { clearOverlays } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { clearInteraction } from '#games/winter-war/ui/controller/mode.ts';
import {
  commandOpenings,
  search,
  sharePosition,
  watch,
  type Opening,
  type Harness,
} from '../../screen-secrets.tsx';
import { MAP, showGame } from './table.tsx';

const hex = board.hexByName;
const OPENINGS: Readonly<Record<string, Opening>> = {
  'the map and what is at hand': () => undefined,
  ...commandOpenings(winterWar),
  ...Object.fromEntries(
    (['help', 'menu', 'summary', 'dice', 'settings', 'share', 'seats', 'name', 'lessons'] as const).map(
      (name) => [`dialog ${name}`, () => openDialog(name)],
    ),
  ),
  'share the position': sharePosition,
  'search for a kind of unit': search('6-6-2'),
  'search for a place': search('Muolaa'),
  'a hex under the pointer': () => setHover(hex('1406')),
  'a hex under the cursor': () => setFocus(hex('1406')),
  'a hex that is looked at': () => handleMapPress(hex('1406')),
  'the first moment': watch(0),
  'a moment in the midst': watch(10),
  'another game from there': async () => {
    watch(10)();
    openDialog('branch');
    await Promise.resolve();
  },
  paper: () => void fireEvent(window, new Event('beforeprint')),
};

function close(): void {
  useHint.setState(useHint.getInitialState());
  clearOverlays();
  clearInteraction();
  usePlanner.setState(usePlanner.getInitialState());
}

export const HARNESS: Harness = {
  game: winterWar,
  openings: OPENINGS,
  show: (game) => showGame(game as Timeline, 'hotseat'),
  map: MAP,
  close,
};
