/** What the player answers to a decision, by a press on the map, by the main button and by the tray. */
import { board, counter, newGame, type State, type Timeline } from '#engine/winter-war';
import { position, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { handleMapPress, primaryOf, todoOf } from '#games/winter-war/ui/controller/controller.ts';
import {
  askToPlan,
  askToPlanByKey,
  togglePlan,
  whyNotPlan,
} from '#games/winter-war/ui/controller/decisions/airborne.ts';
import {
  clearSetUp,
  countReserve,
  deployReady,
  fillSetUp,
} from '#games/winter-war/ui/controller/decisions/placement.ts';
import { ceaseFire } from '#games/winter-war/ui/controller/queries.ts';
import { useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import * as p from './open-decisions.ts';

beforeAll(bringPure);
beforeEach(() => vi.stubGlobal('document', { activeElement: null }));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.winterWarTest = undefined;
});

const IDLE: Mode = { mode: 'idle' };
const steps = () => (useGame.getState().timeline as Timeline).steps;
/** What was played, in few words, or why not. */
function answered(): string {
  const { notice, mode, dialog } = useTable.getState();
  return [
    ...steps().map(({ action }) =>
      Object.entries(action)
        .map(([key, value]) =>
          (key === 'hex' || key === 'to') && typeof value === 'number' ? board.hexName(value) : String(value),
        )
        .join(' '),
    ),
    ...(notice?.kind === 'refusal' ? [notice.refusal.key] : []),
    ...(mode.mode === 'idle' ? [] : [mode.mode]),
    ...(dialog ? [`dialog ${dialog}`] : []),
  ].join(', ');
}

const retreating = p.thrown(3);
const advancing = p.thrown(4);
/** The only unit that retreats has nowhere to go. */
const surrounded = p.deciding(
  p.at(
    'attack',
    stacks('s1328 6-4-2, s1529 6-4-2, s1430 6-4-2, s1428 6-4-2, s1329 6-4-2, s1330 6-4-2', 'f1429 4-4-2'),
  ),
  retreating.decisions.at(-1)!,
);
const over: State = { ...p.moving, phase: 'over' };

it.each<[string, State, Mode, string, string]>([
  ['a retreat', retreating, p.unit(retreating, '1429'), '1328', 'retreat 69 1328'],
  ['a retreat to enemies', retreating, p.unit(retreating, '1429'), '1529', 'enemy-there, unit'],
  ['an advance', advancing, p.unit(advancing, '1529'), '1429', 'advance 3 1429'],
  ['an advance elsewhere', advancing, p.unit(advancing, '1529'), '1428', 'advance-hex, unit'],
  ['a retreat before combat', p.before, p.unit(p.before, '1429'), '1328', 'retreat 73 1328'],
  ['an advance before combat', p.vacated, p.unit(p.vacated, '1529'), '1429', 'advance 3 1429'],
  ['a unit that joins', p.mustering, IDLE, '1602', 'arrive 12 1602'],
  [
    'the selected unit that joins',
    p.mustering,
    { ...p.unit(p.moving, '1604'), unit: p.joiners[1]! } as Mode,
    '1703',
    'arrive 13 1703',
  ],
  [
    'another unit selected while one joins',
    p.mustering,
    p.unit(p.mustering, '1604'),
    '1703',
    'arrive 12 1703',
  ],
  ['a unit that joins elsewhere', p.mustering, IDLE, '2020', 'muster-city, look'],
  ['a planned drop', p.planned, IDLE, '1409', 'look'],
  ['a drop', p.dropping, IDLE, '1504', 'aim'],
  ['a drop that was aimed', p.dropping, { mode: 'aim', hex: hex('1504') } as Mode, '1504', 'drop 1504'],
  ['a drop onto units', p.dropping, { mode: 'aim', hex: hex('1604') } as Mode, '1604', 'drop-hex, look'],
])('a press answers %s', (_, state, mode, where, expected) => {
  p.show(state, mode);
  handleMapPress(hex(where), null);
  expect(answered()).toBe(expected);
});

it.each<[string, State, Mode, string, string]>([
  ['an advance', advancing, IDLE, '', 'Advance with 6-4-2 (18)!: advance 3 1429'],
  [
    'an advance of the selected unit',
    advancing,
    p.unit(advancing, '1430'),
    '',
    'Advance with 6-4-2 (56)!: advance 4 1429',
  ],
  [
    'an advance with another unit in hand',
    advancing,
    { ...p.unit(advancing, '1931') },
    '',
    'Advance with 6-4-2 (18)!: advance 3 1429',
  ],
  ['staying', advancing, IDLE, 'instead', 'Advance with 6-4-2 (18)!: decline'],
  ['the end', over, IDLE, '', 'Show result!: dialog end'],
  [
    'a drop',
    p.dropping,
    { mode: 'aim', hex: hex('1504') } as Mode,
    '',
    'Drop at Terijoki (1504)!: drop 1504',
  ],
  [
    'a plan',
    p.planning,
    { mode: 'aim', hex: hex('1409'), secret: true } as Mode,
    '',
    'Write down 1409!: plan 1409',
  ],
  ['a die', p.dice(['scenario']), IDLE, '', 'Roll for a Scenario!: roll, panel'],
  [
    'a die for the Allies',
    p.dice(['scenario'], { options: { ...p.moving.options, resoluteIntervention: true } }),
    IDLE,
    '',
    'Roll for the Allies!: roll, panel',
  ],
  [
    'a retreat from which nobody comes back',
    surrounded,
    IDLE,
    '',
    'No hex available: eliminated!: retreat 69 null',
  ],
])('the button answers %s', (_, state, mode, which, expected) => {
  p.show(state, mode);
  useTable.setState({ leftOpen: false });
  const button = primaryOf(position(), useTable.getState().mode);
  if (which) button.instead!.run();
  else button.run();
  const a = `${button.label}${button.urgent ? '!' : ''}: ${answered()}${useTable.getState().leftOpen ? ', panel' : ''}`;
  expect(a).toBe(expected);
});

describe('the secret plan', () => {
  const planned: State = { ...p.planning, course: p.planned.course };
  const asked = (state: State, run: () => void, change: object = {}) => {
    p.show(state);
    useGame.setState(change);
    useTable.setState({ leftOpen: false });
    run();
    const { mode, dialog, leftOpen, focus } = useTable.getState();
    return [mode.mode, dialog, leftOpen, focus === null ? null : board.hexName(focus)];
  };
  const HOTSEAT = { table: 'hotseat', curtain: null } as const;

  it('is begun by who is alone, and else when the other looks away', () => {
    const aloneBy = { ...HOTSEAT, seats: { ...PEOPLE, finn: 'recruit' } } as const;
    expect(asked(p.planning, askToPlan)).toEqual(['aim', null, true, null]);
    expect(asked(p.planning, askToPlan, HOTSEAT)).toEqual(['idle', 'look-away', true, null]);
    expect(asked(p.planning, askToPlan, aloneBy)).toEqual(['aim', null, true, null]);
    expect(asked(p.moving, askToPlan)).toEqual(['idle', null, false, null]);
    expect(asked(p.planning, askToPlanByKey, HOTSEAT)).toEqual(['idle', 'look-away', true, '1306']);
  });

  it('is shown to who is alone, and else when the other looks away', () => {
    expect(asked(planned, togglePlan)).toEqual(['peek', null, false, null]);
    expect(asked(planned, togglePlan, HOTSEAT)).toEqual(['idle', 'show-plan', false, null]);
    expect(asked(p.planning, togglePlan)).toEqual(['idle', null, false, null]);
    asked(planned, togglePlan);
    togglePlan();
    expect(useTable.getState().mode).toEqual(IDLE);
  });

  it('aims where it was written down before', () => {
    p.show(planned);
    askToPlan();
    expect(useTable.getState().mode).toEqual({ mode: 'aim', hex: hex('1409'), secret: true });
    p.show(p.moving);
    expect(whyNotPlan()?.key).toBe('when-plan');
  });
});

describe('a ready set-up', () => {
  const places = () => position().units.map(({ at }) => at);
  const onMap = () => places().filter((at) => at >= 0).length;

  it('fills, clears and replaces what lies there', () => {
    p.show(p.placed);
    expect(onMap()).toBe(1);
    expect(fillSetUp()).toBeNull();
    const whole = places();
    expect(onMap()).toBe(26);
    expect(clearSetUp()).toBeNull();
    expect(onMap()).toBe(0);
    expect(deployReady('random')).toBeNull();
    expect(onMap()).toBe(26);
    expect(places()).not.toEqual(whole);
    expect(deployReady('historical')).toBeNull();
    expect(places()).toEqual(whole);
  });

  it('keeps back what an earlier start needs', () => {
    const early = newGame({ earlierStart: true }, 1);
    p.show(early);
    const told = () => [todoOf(position(), IDLE), primaryOf(position(), IDLE).urgent];
    expect(told()).toEqual([
      'Place your counters: 18 to go; one 2-2-3 and two 1-1-3s stay in the tray.',
      true,
    ]);
    expect(fillSetUp()).toBeNull();
    expect(told()).toEqual([
      'Counters in the tray arrive in Game-Turn 0. End set-up when you are ready.',
      true,
    ]);
    const all = early.units.map((_, id) => id);
    expect(countReserve(all.filter((id) => counter(id).side === 'finn'))).toEqual({
      points: 121,
      inRegiments: 0,
      headquarters: 0,
      regiments: 7,
      battalions: 14,
      others: 47,
    });
    expect(countReserve(all.filter((id) => counter(id).side === 'soviet'))).toEqual({
      points: 279,
      inRegiments: 54,
      headquarters: 6,
      regiments: 1,
      battalions: 0,
      others: 62,
    });
  });
});

it('says how a cease-fire would end the game', () => {
  expect(ceaseFire(p.ceasing)).toEqual({ reason: 'cease-fire', points: 0, level: 'decisive-finnish' });
  expect(ceaseFire(p.moving)).toBeNull();
});

it.each([
  [3, 12, 'interphase', 'Begin Game-Turn 4 The Interphase is over: begin Game-Turn 4.'],
  [10, 10, 'interphase', 'Count the points The war is over: count the points.'],
  [10, 11, 'interphase', 'Begin Game-Turn 11 The Interphase is over: begin Game-Turn 11.'],
  [9, 9, 'interphase', 'Begin Game-Turn 10 The Interphase is over: begin Game-Turn 10.'],
] as const)('after Game-Turn %i of %i the button leads on', (turn, lastTurn, phase, expected) => {
  const state: State = { ...p.dice([]), turn, lastTurn, phase };
  const t = `${primaryOf(state, IDLE).label} ${todoOf(state, IDLE)}`;
  expect(t).toBe(expected);
});
