/** Counters dragged over the map and dropped there, on a map that is nothing but its hexes. */
import { board, type State } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { position, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { hexCentre } from '#games/winter-war/ui/board/projection.ts';
import { dragController } from '#games/winter-war/ui/controller/drag.ts';
import { clearInteraction, unitMode, useInteraction } from '#games/winter-war/ui/controller/mode.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { changeSettings, resetSettings } from '#table/store/settings.ts';
import { registerMap } from '#table/view/map-handle.ts';
import { hex, unitAt } from '../../../engine/winter-war/rules/helpers.ts';
import {
  arriving,
  attackWith,
  cornered,
  firstWaiting,
  firstUnit,
  moving,
  placed,
  show,
  twoTargets,
} from './open-decisions.ts';

const frame = document.createElement('div');
const tray = document.createElement('div');
tray.dataset.tray = '';
/** Places of the window by their x: a hex of the map by its number, `tray`, or `nowhere`. */
const PLACES: string[] = [];
const point = (where: string, finger = false) => ({ x: PLACES.push(where) - 1, y: 0, finger });

beforeEach(() => {
  setActiveGame(winterWar);
  clearInteraction();
  vi.spyOn(document, 'elementFromPoint').mockImplementation((x) =>
    PLACES[x] === 'tray' ? tray : PLACES[x] === 'nowhere' ? document.body : frame,
  );
  const toMap = (x: number) => hexCentre(hex(PLACES[x]!));
  // Another test may have asked for a part of the next map.
  const map = { toMap, frame: () => undefined } as unknown as MapHandle;
  onTestFinished(registerMap(map, { frame }));
});
afterEach(() => {
  vi.restoreAllMocks();
  resetSettings();
});

const IDLE: Mode = { mode: 'idle' };
const name = (at: number | null): string | null => (at === null ? null : at < 0 ? 'tray' : board.hexName(at));

/** Drags a unit to a place and drops it there: what is said on the way, and what comes of it. */
function dropped(state: State, mode: Mode, unit: number, where: string, finger = false): object {
  show(state, mode);
  useTable.setState({ notice: { kind: 'text', text: 'before' } });
  dragController.startDrag(unit, point('nowhere'));
  expect(useTable.getState().notice).toBeNull();
  dragController.over(unit, point(where));
  const { dragged } = useInteraction.getState();
  const { hover } = useTable.getState();
  dragController.drop(unit, point(where, finger));
  expect(useInteraction.getState().dragged).toBeNull();
  const { mode: now, notice, hover: after } = useTable.getState();
  return Object.fromEntries(
    Object.entries({
      over: name(dragged!.over),
      hover: hover !== after && `${name(hover)} to ${name(after)}`,
      forbidden: dragged!.refusal?.key,
      refused: notice?.kind === 'refusal' && notice.refusal.key,
      at: name(position().units[unit]!.at),
      steps: useGame.getState().timeline!.steps.length,
      mode:
        now.mode === 'idle'
          ? ''
          : Object.values(now)
              .filter((value) => value && String(value))
              .join(' '),
    }).filter(([, value]) => value),
  );
}

const mover = unitAt(moving, '1604');
const stuck = cornered.units.findIndex(({ at }) => at === hex('1705'));
const strong = unitAt(twoTargets, '1529', '6-4-2');
const weak = unitAt(twoTargets, '1529', '2-1-2');
const mine = name(placed.units[firstUnit!]!.at)!;

it.each<[string, State, Mode, number, string, object]>([
  ['where it may go', moving, IDLE, mover, '1605', { over: '1605', at: '1605', steps: 1 }],
  [
    'where enemies are',
    moving,
    IDLE,
    mover,
    '1405',
    { over: '1405', forbidden: 'enemy-there', refused: 'enemy-there', at: '1604', mode: 'unit 11' },
  ],
  [
    'where another is lost by it',
    cornered,
    IDLE,
    stuck,
    '1604',
    // Its own number is 0, which is left out here.
    { over: '1604', at: '1705', mode: `unit ${hex('1604')}` },
  ],
  ['where it was', moving, IDLE, mover, '1604', { over: '1604', at: '1604', mode: 'unit 11' }],
  ['beside the map', moving, IDLE, mover, 'nowhere', { at: '1604', mode: 'unit 11' }],
  ['on the tray, though it moved', moving, IDLE, mover, 'tray', { at: '1604', mode: 'unit 11' }],
  [
    'with the selected unit',
    moving,
    { ...unitMode(mover), addWaypoint: true } as Mode,
    mover,
    '1605',
    { over: '1605', at: '1605', steps: 1 },
  ],
  [
    'with another selected',
    moving,
    unitMode(unitAt(moving, '1602')),
    mover,
    '1605',
    { over: '1605', at: '1605', steps: 1 },
  ],
  [
    'on enemies to attack',
    twoTargets,
    IDLE,
    strong,
    '1429',
    { over: '1429', at: '1529', mode: 'attack 3 741' },
  ],
  [
    'to join an attack',
    twoTargets,
    attackWith([weak], '1429'),
    strong,
    '1429',
    { over: '1429', at: '1529', mode: 'attack 10,3 741' },
  ],
  [
    'where nobody is to be attacked',
    twoTargets,
    IDLE,
    strong,
    '2020',
    { over: '2020', forbidden: 'attack-no-enemy', refused: 'attack-no-enemy', at: '1529' },
  ],
  ['where the attackers stand', twoTargets, IDLE, strong, '1529', { over: '1529', at: '1529' }],
  ['on the tray by attackers', twoTargets, IDLE, strong, 'tray', { at: '1529' }],
  [
    'on a city, as a reinforcement',
    arriving,
    IDLE,
    firstWaiting,
    '1602',
    { over: '1602', at: '1602', steps: 1 },
  ],
  [
    'on no city, as a reinforcement',
    arriving,
    IDLE,
    firstWaiting,
    '2020',
    {
      over: '2020',
      forbidden: 'arrive-city-soviet',
      refused: 'arrive-city-soviet',
      at: 'tray',
      mode: 'unit 4',
    },
  ],
  ['on the tray out of the tray', arriving, IDLE, firstWaiting, 'tray', { at: 'tray', mode: 'unit 4' }],
  ['on the tray in a set-up', placed, IDLE, firstUnit!, 'tray', { at: 'tray', steps: 1 }],
  ['where it was placed', placed, IDLE, firstUnit!, mine, { over: '1405', at: '1405', mode: 'unit 63' }],
])('dropped %s', (_, state, mode, unit, where, expected) => {
  expect(dropped(state, mode, unit, where)).toEqual(expected);
});

it('waits for a second press of a player who always confirms, but not out of the tray', () => {
  changeSettings({ confirmMoves: 'always' });
  expect(dropped(moving, IDLE, mover, '1605')).toEqual({ over: '1605', at: '1604', mode: 'unit 11 119' });
  expect(dropped(arriving, IDLE, firstWaiting, '1602')).toEqual({ over: '1602', at: '1602', steps: 1 });
});

it('takes the pointer away with the finger', () => {
  expect(dropped(moving, IDLE, mover, '1604', true)).toEqual({
    over: '1604',
    hover: '1604 to null',
    at: '1604',
    mode: 'unit 11',
  });
});

it('is not dropped where the drag is given up, or nothing is dragged', () => {
  show(moving);
  dragController.over(mover, point('1605'));
  dragController.drop(mover, point('1605'));
  expect(useGame.getState().timeline!.steps).toEqual([]);
  dragController.startDrag(mover, point('nowhere'));
  dragController.drop(mover, null);
  expect([useGame.getState().timeline!.steps, useInteraction.getState().dragged]).toEqual([[], null]);
});

it('is asked about once in each hex', () => {
  show(moving);
  dragController.startDrag(mover, point('nowhere'));
  dragController.over(mover, point('1605'));
  const { dragged } = useInteraction.getState();
  dragController.over(mover, point('1605'));
  expect(useInteraction.getState().dragged).toBe(dragged);
  dragController.over(mover, point('nowhere'));
  expect(useInteraction.getState().dragged).toMatchObject({ over: null, refusal: null });
  expect(useTable.getState().hover).toBeNull();
});

it('held still shows what is in the hex', () => {
  show(moving, unitMode(mover));
  dragController.ask!(mover, point('1703'));
  expect(useTable.getState()).toMatchObject({ pinned: hex('1703'), mode: unitMode(mover) });
  dragController.ask!(mover, point('nowhere'));
  expect(useTable.getState().pinned).toBeNull();
});

it('is ready where the unit is selected, and not as a loss', () => {
  show(moving, unitMode(mover));
  expect([dragController.ready!(mover), dragController.ready!(unitAt(moving, '1602'))]).toEqual([
    true,
    false,
  ]);
  useTable.setState({ mode: { mode: 'lose', units: [mover] } });
  expect(dragController.ready!(mover)).toBe(false);
});
