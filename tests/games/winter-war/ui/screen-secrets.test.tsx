import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AS_PRINTED,
  board,
  newGame,
  play,
  positionFrom,
  present,
  readySetUp,
  startTimeline,
  unitLabel,
  type Action,
  type Side,
  type Timeline,
} from '#engine/winter-war';
import { openDialog, setFocus, setHover } from '#table/store/ui.ts';
import { useAdvice } from '#table/features/hints/advice.ts';
import { endReplay } from '#table/features/replay/replay.ts';
import { usePlanner } from '#games/winter-war/ui/planner/planner-store.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { clearOverlays } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { clearInteraction } from '#games/winter-war/ui/controller/mode.ts';
import type { Line } from '#table/game/game.ts';
import {
  run,
  search,
  findLeaks as leaksOf,
  watch,
  type Opening,
  type Harness,
} from '../../screen-secrets.tsx';
import { MAP, showGame } from './table.tsx';

// Two whole tables are drawn a test, and every opening of them tried.

const hex = board.hexByName;
const OPENINGS: Readonly<Record<string, Opening>> = {
  'the map and what is at hand': () => undefined,
  ...Object.fromEntries(
    (
      [
        'supply',
        'zones',
        'threats',
        'trails',
        'numbers',
        'log',
        'rulebook',
        'turns',
        'combatTable',
        'terrain',
        'points',
        'supplyPanel',
        'situation',
        'peek',
        'plan',
        'undo',
        'redo',
        'restart',
        'restartTurn',
        'next',
        'nextOpen',
        'nextObligation',
        'nextThreatened',
        'nextCity',
        'advice',
        'attackPlan',
        'why',
        'details',
      ] as const
    ).map((name) => [name, run(name)]),
  ),
  ...Object.fromEntries(
    (['help', 'menu', 'summary', 'dice', 'settings', 'share', 'seats', 'name', 'lessons'] as const).map(
      (name) => [`dialog ${name}`, () => openDialog(name)],
    ),
  ),
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
  useAdvice.setState(useAdvice.getInitialState());
  clearOverlays();
  clearInteraction();
  usePlanner.setState(usePlanner.getInitialState());
}

const HARNESS: Harness = {
  openings: OPENINGS,
  show: (game) => showGame(game as Timeline, 'hotseat'),
  map: MAP,
  close,
};
const findLeaks = (games: readonly Timeline[], openings?: readonly string[]) =>
  leaksOf(HARNESS, games as readonly Line[], openings);

afterEach(() => endReplay());

const end: Action = { type: 'end' };
function done(line: Timeline, ...actions: readonly Action[]): Timeline {
  let now = line;
  for (const action of actions) {
    const played = play(now, action);
    if (!played.ok) throw new Error(played.refusal.text);
    now = played.timeline;
  }
  return now;
}

/** The Finns lie face down; with `swapped` two kinds of counters have changed places. */
function faceDown(swapped: boolean, ended = true): Timeline {
  const start = startTimeline(newGame(AS_PRINTED, 4));
  const placed = readySetUp(present(start), 'historical', 1).flatMap((action) =>
    action.type === 'place' && action.hex !== null ? [action] : [],
  );
  // Two that may stand where the other stands.
  const isOf = (kind: string) => (action: (typeof placed)[number]) => unitLabel(action.unit).startsWith(kind);
  const [a, b] = [placed.find(isOf('2-2-3'))!, placed.find(isOf('1-1-3'))!];
  const actions = placed.map((action) => {
    if (!swapped) return action;
    if (action === a) return { ...a, hex: b.hex };
    return action === b ? { ...b, hex: a.hex } : action;
  });
  return done(start, ...actions, ...(ended ? [end] : []));
}

/** The Soviets have written down a place, another one, or struck it out; the word is with a side. */
function planned(place: string | null, side: Side): Timeline {
  let line = startTimeline(
    positionFrom({
      turn: 2,
      phasing: 'soviet',
      phase: 'reinforcement',
      units: [
        { type: '0-1-2', hex: '1602' },
        { type: '3-1-1', hex: '1602' },
        { type: '6-4-2', hex: '1703' },
        { type: '6-6-2', hex: '1405' },
        { type: '2-2-3', side: 'finn', hex: '0721' },
      ],
      options: { ...AS_PRINTED, airborne: true },
    }),
  );
  line = done(line, { type: 'plan', hex: place === null ? null : hex(place) }, end);
  while (present(line).phasing !== side) line = done(line, end);
  return line;
}

describe('as the other side sees it, no opening tells', () => {
  it('which Finnish counters lie face down where', async () => {
    expect(await findLeaks([faceDown(false), faceDown(true)])).toEqual({});
  });

  it('where the paratroops are to land, nor whether anywhere', async () => {
    const games = [planned('1409', 'finn'), planned('1307', 'finn'), planned(null, 'finn')];
    expect(await findLeaks(games)).toEqual({});
  });
});

it('the openings tell those who may know', async () => {
  const openings = ['the map and what is at hand', 'situation', 'a moment in the midst', 'paper'];
  expect(Object.keys(await findLeaks([faceDown(false, false), faceDown(true, false)], openings))).toEqual(
    openings,
  );
});
