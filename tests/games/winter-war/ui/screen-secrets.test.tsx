import {
  AS_PRINTED,
  board,
  newGame,
  openView,
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
import { endReplay } from '#table/store/replay.ts';
import type { Line } from '#table/game/game.ts';
import { findLeaks as leaksOf, findLeaksOfLinks } from '../../screen-secrets.tsx';
import { HARNESS } from './harness.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

// Two whole tables are drawn a test, and every opening of them tried.

const hex = board.hexByName;
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
      units: stacks('s1602 0-1-2 3-1-1, s1703 6-4-2, f1405 6-6-2, f0721 2-2-3'),
      options: { ...AS_PRINTED, airborne: true },
    }),
  );
  line = done(line, { type: 'plan', hex: place === null ? null : hex(place) }, end);
  while (present(line).phasing !== side) line = done(line, end);
  return line;
}

it('what both sides may see does not depend on the Finnish counters while any side sets up', () => {
  for (const ended of [false, true]) {
    const [one, other] = [present(faceDown(false, ended)), present(faceDown(true, ended))];
    expect(openView(one)).toEqual(openView(other));
  }
});

it('no page for a link tells which Finnish counters lie face down where', async () => {
  const games = [faceDown(false), faceDown(true)] as readonly unknown[] as readonly Line[];
  expect(await findLeaksOfLinks(HARNESS, games)).toEqual([]);
});

describe('as the other side sees it, no opening tells', () => {
  it('which Finnish counters lie face down where', async () => {
    expect(await findLeaks([faceDown(false), faceDown(true)])).toEqual({});
  });

  it('where the paratroops are to land, nor whether anywhere', async () => {
    expect(await findLeaks([planned('1409', 'finn'), planned(null, 'finn')])).toEqual({});
  });
});

it('the openings tell those who may know', async () => {
  const openings = ['the map and what is at hand', 'command situation', 'a moment in the midst', 'paper'];
  expect(Object.keys(await findLeaks([faceDown(false, false), faceDown(true, false)], openings))).toEqual(
    openings,
  );
});
