import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
} from '../../../../src/engine/winter-war/index.ts';
import { liftCurtain } from '../../../../src/table/store/curtain.ts';
import { useGame, useTable } from '../../../../src/games/winter-war/here.ts';
import { openDialog, setFocus, setHover } from '../../../../src/table/store/table.ts';
import { useAdvice } from '../../../../src/table/advice/advice.ts';
import { sheet } from '../../../../src/table/sheet/sheet.ts';
import { endReplay, goTo, isReplaying, watchTable } from '../../../../src/table/replay/replay.ts';
import { usePlanner } from '../../../../src/games/winter-war/ui/planner/planner-store.ts';
import { click } from '../../../../src/games/winter-war/ui/hand/actions.ts';
import { useThreats } from '../../../../src/games/winter-war/ui/threats/threat-store.ts';
import { MAP, showGame } from './table.tsx';

// Two whole tables are drawn a test, and every door of them opened.
vi.setConfig({ testTimeout: 120_000 });

/**
 * Nothing that comes to the screen may depend on what is hidden from those who look at it. So every door is opened in
 * two games that differ in that alone, and what comes out must be the same to the letter: texts, labels, titles, what
 * can be pressed, what is drawn. A door that is not in this list has not been tried: put new ones here.
 */
const hex = board.hexByName;
const named = (name: string) => sheet().find(({ id }) => id === name)!;
const run = (name: string) => (): void => {
  if (named(name).enabled()) named(name).run();
};
const search = (text: string) => async (): Promise<void> => {
  act(() => named('palette').run());
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: text } });
};
const watch = (step: number) => (): void => {
  if (!isReplaying()) watchTable(step);
  goTo(step);
};

type Door = () => void | Promise<void>;
const DOORS: Readonly<Record<string, Door>> = {
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
  'a hex that is looked at': () => click(hex('1406'), null),
  'the first moment': watch(0),
  'a moment in the midst': watch(10),
  'another game from there': async () => {
    watch(10)();
    openDialog('branch');
    await Promise.resolve();
  },
  paper: () => void fireEvent(window, new Event('beforeprint')),
};

const SAID = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'data-stack',
  'value',
  'd',
] as const;

/** Names that are made anew each time, and links, which hold all of the game, as the table says. */
const plainly = (text: string): string =>
  text
    .replaceAll(/#(game|position)=[\w.-]+/g, 'link')
    .replaceAll(/\d+([,.\s]\d+)? characters/g, 'characters');

/**
 * What can be read, heard or pressed: texts and labels, what stands where, commands. Without the towns of the map, which
 * come with the zoom, and the live regions, which say a little later what is in the log and the notices.
 */
function onScreen(): readonly string[] {
  const found: string[] = [];
  let elements = 0;
  const read = (element: Element, drawn: boolean, silent: boolean): void => {
    const isDrawn = drawn || element.tagName.toLowerCase() === 'svg';
    const isSilent = silent || element.hasAttribute('aria-hidden');
    if (element.getAttribute('role') === 'status' || (isDrawn && isSilent)) return;
    elements++;
    for (const name of SAID) {
      const said = element.getAttribute(name);
      if (said) found.push(`${name} ${plainly(said)}`);
    }
    if (element instanceof HTMLTextAreaElement) found.push(plainly(element.value));
    else
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(plainly(node.textContent ?? ''));
    for (const inner of element.children) read(inner, isDrawn, isSilent);
  };
  for (const element of document.body.children) read(element, false, false);
  for (const c of sheet()) found.push(`${c.id} ${c.offered()} ${c.enabled()} ${c.label}`);
  return [...found.toSorted(), `${elements} elements`];
}

/** Until nothing more comes. */
async function settled(): Promise<readonly string[]> {
  let before: readonly string[] = [];
  let now = onScreen();
  await waitFor(
    async () => {
      before = now;
      await act(() => new Promise((resolve) => void setTimeout(resolve, 30)));
      now = onScreen();
      if (difference(now, before)) throw new Error('Still changing');
    },
    { timeout: 30_000, interval: 5 },
  );
  return now;
}

/** As the table is when nobody has opened anything. */
function shut(): void {
  useTable.setState({ ...useTable.getInitialState(), leftOpen: true, rightOpen: true });
  useAdvice.setState(useAdvice.getInitialState());
  useThreats.setState({ shown: false, unit: null });
  usePlanner.setState(usePlanner.getInitialState());
}

async function allDoors(game: Timeline, doors: readonly string[]): Promise<Map<string, readonly string[]>> {
  showGame(game, 'hotseat');
  await waitFor(() => expect(useGame.getState().timeline?.steps).toHaveLength(game.steps.length));
  act(() => {
    if (useGame.getState().curtain) liftCurtain();
    shut();
  });
  await screen.findByRole('group', MAP);
  const seen = new Map<string, readonly string[]>();
  for (const [name, open] of Object.entries(DOORS)) {
    if (!doors.includes(name)) continue;
    if (name.startsWith('search')) await open();
    else await act(async () => open());
    seen.set(name, await settled());
    // Shut again, and the game as it was.
    act(() => {
      fireEvent(window, new Event('afterprint'));
      endReplay();
      shut();
      useGame.setState({ timeline: { ...useGame.getState().timeline!, cursor: game.cursor } });
    });
  }
  cleanup();
  return seen;
}

/** What only one of two screens tells; null when they tell the same. */
function difference(a: readonly string[], b: readonly string[]): string | null {
  if (a.length === b.length && a.every((text, i) => text === b[i])) return null;
  const only = (one: readonly string[], other: readonly string[]) =>
    one.filter((text) => !other.includes(text));
  return JSON.stringify([only(a, b), only(b, a)]).slice(0, 400);
}

async function tellOnce(
  [one, ...others]: readonly Timeline[],
  doors: readonly string[],
): Promise<Record<string, string>> {
  // What the table remembers from game to game is the same for all of them.
  await allDoors(one!, doors);
  const a = await allDoors(one!, doors);
  const told: Record<string, string> = {};
  for (const other of others)
    for (const [name, seen] of await allDoors(other, doors)) {
      const what = difference(a.get(name)!, seen);
      if (what !== null) told[name] = what;
    }
  return told;
}

/**
 * The doors that tell the first game from one of the others. What a busy machine was slow to draw is looked at once
 * more: a secret that comes out comes out every time.
 */
async function tellTale(
  games: readonly Timeline[],
  doors: readonly string[] = Object.keys(DOORS),
): Promise<Record<string, string>> {
  const told = Object.keys(await tellOnce(games, doors));
  return told.length ? tellOnce(games, told) : {};
}

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

describe('by the eyes of the other side, no door tells', () => {
  it('which Finnish counters lie face down where', async () => {
    expect(await tellTale([faceDown(false), faceDown(true)])).toEqual({});
  });

  it('where the paratroops are to land, nor whether anywhere', async () => {
    const games = [planned('1409', 'finn'), planned('1307', 'finn'), planned(null, 'finn')];
    expect(await tellTale(games)).toEqual({});
  });
});

it('the doors tell those who may know', async () => {
  const doors = ['the map and what is at hand', 'situation', 'a moment in the midst', 'paper'];
  expect(Object.keys(await tellTale([faceDown(false, false), faceDown(true, false)], doors))).toEqual(doors);
});
