/** The one input path of the map, without the page: what presses, keys and drops do in each decision. */
import { board, OFF_MAP, positionFrom, type PositionSpec, type State } from '#engine/winter-war';
import { useGame } from '#table/store/game.ts';
import { changeSettings } from '#table/store/settings.ts';
import { position, selectUnit, setMode, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import {
  closeFan,
  handleMapPress,
  primaryOf,
  selectNextUnit,
} from '#games/winter-war/ui/controller/controller.ts';
import { confirmDestination } from '#games/winter-war/ui/controller/destinations.ts';
import { selectStack } from '#games/winter-war/ui/controller/drag.ts';
import { act } from '#games/winter-war/ui/controller/decision.ts';
import { unitMode } from '#games/winter-war/ui/controller/mode.ts';
import { usePlanner } from '#games/winter-war/ui/controller/planner-store.ts';
import { say, setFocus } from '#table/store/ui.ts';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { FRONT, show } from './open-decisions.ts';

beforeAll(bringPure);

const mode = (): Mode => useTable.getState().mode;
const notice = () => useTable.getState().notice;
const played = (): number => useGame.getState().timeline!.cursor;

const at = (
  phase: NonNullable<PositionSpec['phase']>,
  units: PositionSpec['units'],
  more: Partial<PositionSpec> = {},
): State => show(positionFrom({ turn: 2, phasing: 'soviet', phase, units, ...more }));
const press = (...names: string[]): void => names.forEach((name) => handleMapPress(hex(name)));

/** What came of it, in few words. */
const outcome = () => ({ mode: mode(), played: played(), notice: noticeOf() });
function noticeOf(): string | null {
  const now = notice();
  return now?.kind === 'refusal' ? now.refusal.key : (now?.text ?? null);
}
const IDLE: Mode = { mode: 'idle' };
const selected = (unit: number, more: object = {}): object => ({
  mode: 'unit',
  unit,
  prefix: [],
  addWaypoint: false,
  preview: null,
  ...more,
});
/** A device without a hover, or with a narrow screen. */
const device = (...matches: readonly string[]): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches.some((one) => query.includes(one)) }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  changeSettings({ confirmMoves: 'touch', nextUnit: 'touch' });
});

describe('a press in a Movement Phase', () => {
  let infantry: number;
  let regiment: number;
  let alone: number;
  beforeEach(() => {
    const state = at('movement', FRONT);
    infantry = unitAt(state, '1703', '6-4-2');
    regiment = unitAt(state, '1703', '2-1-2');
    alone = unitAt(state, '1604');
  });

  it('selects who is there, and goes where it is open', () => {
    press('1604');
    expect(outcome()).toEqual({ mode: selected(alone), played: 0, notice: null });
    press('1705');
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
    // Who has moved is only looked at, and told why.
    press('1705');
    expect(outcome()).toEqual({
      mode: { mode: 'look', hex: hex('1705') },
      played: 1,
      notice: 'already-moved',
    });
  });

  it('says why a hex is not open, and keeps the unit', () => {
    press('1604', '2020');
    expect(outcome()).toMatchObject({ mode: selected(alone), played: 0, notice: 'too-far' });
    // The next press that does something takes the reason away.
    press('1705');
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
  });

  it('shows a way first where no move is taken back', () => {
    at('movement', FRONT, { options: { touchMove: true } });
    changeSettings({ confirmMoves: 'never' });
    press('1604', '1705');
    expect(outcome()).toEqual({ mode: selected(alone, { preview: hex('1705') }), played: 0, notice: null });
    press('1705');
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
  });

  it('only looks at enemies and at empty hexes', () => {
    for (const name of ['1405', '2020']) {
      press(name);
      expect(outcome()).toEqual({ mode: { mode: 'look', hex: hex(name) }, played: 0, notice: null });
    }
  });

  it('goes through a stack, opens it as a fan at the second press on a counter, and closes that', () => {
    press('1703');
    expect(mode()).toEqual(selected(infantry));
    press('1703');
    expect(mode()).toEqual(selected(regiment));
    press('1703');
    expect(mode()).toEqual(IDLE);
    // On the counters themselves. The first press covers nothing that can be reached.
    handleMapPress(hex('1703'), regiment);
    expect(mode()).toEqual(selected(regiment));
    handleMapPress(hex('1703'), regiment);
    expect(mode()).toEqual(selected(regiment, { fan: true }));
    handleMapPress(hex('1703'), infantry);
    expect(mode()).toEqual(unitMode(infantry));
    handleMapPress(hex('1703'), infantry);
    closeFan();
    expect(mode()).toEqual(selected(infantry, { fan: false }));
    handleMapPress(hex('1703'), infantry);
    handleMapPress(hex('1703'), infantry);
    expect(mode()).toEqual(IDLE);
    useTable.setState({ mode: IDLE });
    closeFan();
    expect(mode()).toEqual(IDLE);
  });

  it('goes through a stack with a finger, without a fan on a narrow screen', () => {
    device('hover: none', 'max-width');
    handleMapPress(hex('1703'), infantry);
    expect(mode()).toEqual(selected(infantry));
    handleMapPress(hex('1703'), infantry);
    expect(mode()).toEqual(selected(regiment));
  });

  it('shows a way first where it has to be confirmed', () => {
    for (const [confirmMoves, matches, isShown] of [
      ['touch', [], false],
      ['touch', ['hover: none'], true],
      ['never', ['hover: none'], false],
      ['always', [], true],
    ] as const) {
      show(positionFrom({ turn: 2, phasing: 'soviet', units: FRONT }));
      device(...matches);
      changeSettings({ confirmMoves, nextUnit: 'never' });
      press('1604', '1705');
      expect([played(), mode().mode]).toEqual(isShown ? [0, 'unit'] : [1, 'idle']);
    }
    expect(mode()).toMatchObject({ preview: hex('1705') });
    primaryOf(position(), mode()).run();
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
  });

  it('offers the nearest unit of the front, and none of another', () => {
    changeSettings({ confirmMoves: 'never', nextUnit: 'always' });
    const near = at('movement', stacks('s1801 20-12-2, s1604 2-1-2, s1703 2-1-2'));
    press('1604', '1605');
    expect(mode()).toMatchObject({ unit: unitAt(near, '1703'), offered: true });
    at('movement', stacks('s1931 6-4-2, s1604 2-1-2'));
    press('1604', '1605');
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
  });

  it('offers the next unit of the stack after a move, then the nearest of the front, where that is wanted', () => {
    for (const [nextUnit, matches, isOffered] of [
      ['touch', [], false],
      ['touch', ['hover: none'], true],
      ['never', ['hover: none'], false],
      ['always', [], true],
    ] as const) {
      show(positionFrom({ turn: 2, phasing: 'soviet', units: FRONT }));
      device(...matches);
      changeSettings({ confirmMoves: 'never', nextUnit });
      handleMapPress(hex('1703'), infantry);
      press('1803');
      expect([played(), mode()]).toEqual([1, isOffered ? selected(regiment, { offered: true }) : IDLE]);
    }
    press('1803');
    expect(mode()).toMatchObject({ unit: alone, offered: true });
    press('1604');
    expect(mode()).toEqual(selected(alone));
    selectUnit(alone, { offered: true });
    // A stack that is pressed is meant, though the offered unit could go there.
    press('1602');
    expect([played(), mode().mode]).toEqual([2, 'unit']);
    expect(mode()).not.toMatchObject({ unit: alone });
  });

  it('shows a way to others first, and selects them where nobody fits', () => {
    press('1604', '1602');
    expect(mode()).toMatchObject({ unit: alone, preview: hex('1602') });
    press('1602');
    expect(played()).toBe(1);
    press('1602');
    // Two units stand in 1703: that is said, and a second press means them.
    at('movement', FRONT);
    press('1604', '1703');
    expect(outcome()).toEqual({ mode: selected(alone), played: 0, notice: 'no-room-now' });
    press('1703');
    expect(mode()).toMatchObject({ unit: infantry, preview: null });
  });

  it('goes nowhere with a unit that has moved and may only break the railway', () => {
    const units = stacks('s1604 0-1-2, s1507 6-4-2');
    const state = at('movement', units, { options: { variableDemolition: true } });
    press('1507', '1407');
    expect(outcome()).toEqual({ mode: unitMode(unitAt(state, '1507')), played: 1, notice: null });
    press('2020');
    expect(outcome()).toMatchObject({ mode: { mode: 'look', hex: hex('2020') }, played: 1 });
  });

  it('sets waypoints with a key held, or where the next one is asked for', () => {
    press('1604');
    handleMapPress(hex('1605'), null, { shift: true });
    expect(mode()).toEqual(selected(alone, { prefix: [hex('1605')] }));
    setMode({ ...(mode() as Mode & { mode: 'unit' }), addWaypoint: true });
    press('1606');
    expect(mode()).toMatchObject({ prefix: [hex('1605'), hex('1606')], addWaypoint: true });
    press('2020');
    expect(outcome()).toMatchObject({ mode: { prefix: [hex('1605'), hex('1606')] }, notice: 'too-far' });
    expect(played()).toBe(0);
  });

  it('twice selects the whole stack, which goes as one step', () => {
    press('1703');
    handleMapPress(hex('1703'), null, { again: true });
    expect(mode()).toMatchObject({ unit: infantry, others: [regiment] });
    press('1803');
    expect(outcome()).toEqual({ mode: IDLE, played: 2, notice: null });
    expect(useGame.getState().batches).toEqual([{ from: 0, to: 2 }]);
    at('movement', FRONT);
    selectStack(position(), hex('1703'));
    press('2020');
    expect(outcome()).toMatchObject({
      mode: { unit: infantry, others: [regiment] },
      played: 0,
      notice: 'too-far',
    });
    // There is room for one of the two.
    press('1604');
    expect(outcome()).toMatchObject({
      mode: { unit: infantry, others: [regiment], preview: null },
      notice: 'no-room-now',
    });
  });

  it('twice does not repeat what the first one did', () => {
    press('1604', '1705');
    handleMapPress(hex('1705'), null, { again: true });
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
    // A single unit is no stack, and a lesson goes unit by unit.
    press('1602');
    handleMapPress(hex('1602'), null, { again: true });
    expect(mode()).not.toHaveProperty('others');
    useGame.setState({ practice: true });
    selectStack(position(), hex('1703'));
    expect(mode()).not.toHaveProperty('others');
  });

  it('twice confirms what the first one showed, and selects whom it looked at', () => {
    changeSettings({ confirmMoves: 'always' });
    press('1604', '1705');
    handleMapPress(hex('1705'), null, { again: true });
    expect(played()).toBe(1);
    setMode({ mode: 'look', hex: hex('1703') });
    handleMapPress(hex('1703'), null, { again: true });
    expect(mode()).toMatchObject({ others: [regiment] });
    for (const now of [IDLE, selected(alone) as Mode]) {
      setMode(now);
      handleMapPress(hex('2020'), null, { again: true });
      expect(mode()).toEqual(now);
    }
  });

  it('selects who can move, whichever counter was pressed', () => {
    press('1604', '1602', '1602');
    handleMapPress(hex('1602'), alone);
    expect(mode()).toMatchObject({ unit: unitAt(position(), '1602', '0-1-2') });
    handleMapPress(hex('1602'), alone);
    expect(mode()).toEqual(IDLE);
  });

  it('only looks while a computer player decides', () => {
    useGame.setState({ table: 'hotseat', seats: { finn: 'human', soviet: 'general', seed: 1 } });
    say('Wait.');
    press('1604');
    expect(outcome()).toEqual({ mode: { mode: 'look', hex: hex('1604') }, played: 0, notice: null });
    handleMapPress(hex('1703'), null, { again: true });
    expect(mode()).toEqual({ mode: 'look', hex: hex('1604') });
    const stack = unitMode(infantry, { others: [regiment] });
    setMode(stack);
    confirmDestination(stack as Mode & { mode: 'unit' }, hex('1803'));
    expect(outcome()).toEqual({ mode: stack, played: 0, notice: null });
  });

  it('twice does nothing more once the first one has played', () => {
    press('1604', '1705');
    setMode({ mode: 'look', hex: hex('1703') });
    handleMapPress(hex('1703'), null, { again: true });
    expect(mode()).toEqual({ mode: 'look', hex: hex('1703') });
  });

  it('goes from unit to unit with the keys', () => {
    const steps = [1, 1, 1, 1, 1, -1, -1].map((step) => selectNextUnit(step as 1 | -1));
    expect(steps.map((found) => found && board.hexName(found))).toEqual([
      '1703',
      '1703',
      '1604',
      '1602',
      '1703',
      '1602',
      '1604',
    ]);
    setMode(IDLE);
    expect(board.hexName(selectNextUnit(-1)!)).toBe('1602');
    at('interphase', FRONT);
    expect(selectNextUnit()).toBeNull();
  });
});

describe('a press in other decisions', () => {
  it('in an exploitation says why the others stay', () => {
    at('exploitation', stacks('f1429 1-1-3, f1431 4-4-2, s1931 0-1-2'), {
      phasing: 'finn',
      options: { skiExploitation: true },
    });
    press('1431');
    expect(outcome()).toEqual({
      mode: { mode: 'look', hex: hex('1431') },
      played: 0,
      notice: 'exploit-unit',
    });
  });

  const FIGHT = stacks('s1931 0-1-2, s1529 6-4-2 2-1-2, s1430 6-4-2, f1429 4-4-2');

  it('puts an attack together, and rolls for it', () => {
    globalThis.winterWarTest = { dice: [4] };
    const state = at('attack', FIGHT);
    const [first, second] = ['6-4-2', '2-1-2'].map((type) => unitAt(state, '1529', type)) as [number, number];
    press('1529', '1429');
    expect(mode()).toEqual({ mode: 'attack', attackers: [first], targets: [hex('1429')] });
    press('1529');
    expect(mode()).toMatchObject({ attackers: [first, second] });
    // A third press takes the first of them out again. One on a chosen counter means the next of its stack.
    press('1529');
    expect(mode()).toMatchObject({ attackers: [second] });
    handleMapPress(hex('1529'), second);
    expect(mode()).toMatchObject({ attackers: [second, first] });
    handleMapPress(hex('1529'), first);
    expect(mode()).toMatchObject({ attackers: [second] });
    press('1430', '1529');
    // Beside an attack in the making it stays.
    press('2020');
    expect(outcome()).toMatchObject({ mode: { mode: 'attack' }, notice: 'attack-no-enemy' });
    primaryOf(position(), mode()).run();
    expect(useGame.getState().timeline!.steps[0]).toMatchObject({ dice: [4] });
    expect(mode().mode).toBe('idle');
    globalThis.winterWarTest = undefined;
  });

  it('puts together who and what is next to some enemies or units only', () => {
    const state = at('attack', [...FIGHT, ...stacks('f1428 4-4-2')]);
    press('1430', '1529', '1428');
    expect(mode()).toEqual({
      mode: 'attack',
      attackers: [unitAt(state, '1430'), unitAt(state, '1529', '6-4-2')],
      targets: [hex('1428')],
    });
  });

  it('begins an attack with the next unit', () => {
    const state = at('attack', FIGHT);
    expect(selectNextUnit()).toBe(hex('1529'));
    expect(mode()).toEqual({ mode: 'attack', attackers: [unitAt(state, '1529', '6-4-2')], targets: [] });
  });

  it('twice takes the next of a stack into the attack, and nobody twice', () => {
    const state = at('attack', FIGHT);
    const again = (name: string) => handleMapPress(hex(name), null, { again: true });
    press('1430');
    again('1430');
    expect(mode()).toMatchObject({ attackers: [unitAt(state, '1430')] });
    press('1529');
    again('1529');
    expect((mode() as Mode & { mode: 'attack' }).attackers).toHaveLength(3);
    // One target and one attacker are an attack in the making too.
    setMode({ mode: 'attack', attackers: [unitAt(state, '1430')], targets: [hex('1429')] });
    press('2020');
    expect(mode()).toMatchObject({ mode: 'attack' });
    setMode({ mode: 'attack', attackers: [], targets: [] });
    press('2020');
    expect(mode()).toEqual({ mode: 'look', hex: hex('2020') });
  });

  it('takes with a finger the next of a stack, until all of it attacks', () => {
    device('hover: none');
    const state = at('attack', FIGHT);
    const [first, second] = ['6-4-2', '2-1-2'].map((type) => unitAt(state, '1529', type)) as [number, number];
    const attackers: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      handleMapPress(hex('1529'), first);
      attackers.push((mode() as Mode & { mode: 'attack' }).attackers);
    }
    expect(attackers).toEqual([[first], [first, second], [second]]);
  });

  it('looks where nobody can attack', () => {
    at('attack', FIGHT);
    press('1931');
    expect(outcome()).toMatchObject({ mode: { mode: 'look' }, notice: 'attack-hq' });
  });

  it('chooses losses one after the other, or a single one', () => {
    const units = stacks('s1703 6-4-2 2-1-2, s1602 0-1-2');
    const state = positionFrom({ turn: 2, phasing: 'soviet', units });
    const [first, second] = ['6-4-2', '2-1-2'].map((type) => unitAt(state, '1703', type)) as [number, number];
    show({ ...state, decisions: [{ kind: 'overstack', side: 'soviet', hexes: [hex('1703')] }] });
    press('1703', '1703');
    expect(mode()).toEqual({ mode: 'lose', units: [first, second] });
    handleMapPress(hex('1703'), second);
    expect(mode()).toEqual({ mode: 'lose', units: [first] });
    press('1703', '1703');
    expect(mode()).toEqual({ mode: 'lose', units: [second] });
    press('2020');
    expect(mode()).toEqual({ mode: 'look', hex: hex('2020') });
    expect([selectNextUnit(), mode().mode]).toEqual([hex('1703'), 'look']);
    show({ ...state, decisions: [{ kind: 'overstack', side: 'soviet', hexes: [hex('1703'), hex('1602')] }] });
    const [one, two] = [selectNextUnit(), (setFocus(hex('1703')), selectNextUnit())];
    expect([one, two]).toEqual([hex('1703'), hex('1602')]);
    press('1703');
    handleMapPress(hex('1703'), null, { again: true });
    expect(mode()).toEqual({ mode: 'lose', units: [first, second] });
    show({ ...state, decisions: [{ kind: 'forfeit', side: 'soviet', cause: 'climate', points: 8 }] });
    press('1703');
    expect(mode()).toEqual({ mode: 'lose', units: [first] });
    press('1703');
    expect(mode()).toEqual({ mode: 'lose', units: [second] });
    press('1703');
    expect(mode()).toEqual({ mode: 'lose', units: [first] });
    handleMapPress(hex('1703'), second);
    expect(mode()).toEqual({ mode: 'lose', units: [second] });
    press('2020');
    expect(mode()).toEqual({ mode: 'look', hex: hex('2020') });
  });

  it('brings reinforcements on, the next of the kind after each', () => {
    at('reinforcement', FRONT, { waiting: [{ type: '6-4-2' }, { type: '6-4-2' }, { type: '2-1-2' }] });
    expect(selectNextUnit()).toBeNull();
    const { unit } = mode() as Mode & { mode: 'unit' };
    press('1602');
    expect(outcome()).toMatchObject({ mode: { mode: 'unit' }, played: 1 });
    expect(position().units[unit]!.at).toBe(hex('1602'));
    expect((mode() as Mode & { mode: 'unit' }).unit).not.toBe(unit);
    press('1405');
    expect(outcome()).toMatchObject({ played: 1, notice: 'arrive-city-soviet' });
    press('2413');
    expect(outcome()).toEqual({ mode: IDLE, played: 2, notice: null });
  });

  it('brings them on at once, for players who always confirm and with a key held', () => {
    at('reinforcement', FRONT, { waiting: [{ type: '6-4-2' }] });
    changeSettings({ confirmMoves: 'always' });
    selectNextUnit();
    handleMapPress(hex('1602'), null, { shift: true });
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
  });

  it('goes to the plan of attacks while that is open', () => {
    const state = at('attack', FIGHT);
    usePlanner.setState({ open: true });
    press('1430');
    expect(usePlanner.getState().selectedUnit).toBe(unitAt(state, '1430'));
    expect(mode()).toEqual(IDLE);
    usePlanner.setState(usePlanner.getInitialState());
  });

  it('writes a landing place down with the second press', () => {
    at('reinforcement', [...FRONT, ...stacks('s1602 3-1-1')], { options: { airborne: true } });
    setMode({ mode: 'aim', hex: null, secret: true });
    press('1409');
    expect(outcome()).toEqual({
      mode: { mode: 'aim', hex: hex('1409'), secret: true },
      played: 0,
      notice: null,
    });
    expect(useTable.getState().focus).toBe(hex('1409'));
    press('1602');
    expect(outcome()).toMatchObject({
      mode: { mode: 'aim' },
      played: 0,
      notice: 'plan-hex',
    });
    handleMapPress(hex('1409'), null, { again: true });
    expect(outcome()).toEqual({ mode: IDLE, played: 1, notice: null });
    expect(position().course.plan).toMatchObject({ hex: hex('1409') });
  });

  it('joins in the city that is pressed', () => {
    const base = positionFrom({
      turn: 2,
      phasing: 'soviet',
      phase: 'interphase',
      units: FRONT,
      waiting: [{ type: '2-1-2' }, { type: '2-1-2' }],
    });
    const units = base.units.flatMap(({ at: where }, id) => (where === OFF_MAP.waiting ? [id] : []));
    show({
      ...base,
      decisions: [{ kind: 'muster', side: 'soviet', units, hexes: [hex('1602'), hex('2413')] }],
    });
    selectUnit(units[1]!);
    press('2413');
    expect(position().units[units[1]!]!.at).toBe(hex('2413'));
    press('2020');
    expect(played()).toBe(1);
    press('1602');
    expect(position().units[units[0]!]!.at).toBe(hex('1602'));
  });

  it('advances by the button, or stays by its other answer', () => {
    for (const stays of [false, true]) {
      globalThis.winterWarTest = { dice: [4] };
      const state = at(
        'attack',
        FIGHT.filter(({ type }) => type !== '2-1-2'),
      );
      act({
        type: 'attack',
        attackers: [unitAt(state, '1529'), unitAt(state, '1430')].toSorted((a, b) => a - b),
        targets: [hex('1429')],
      });
      const button = primaryOf(position(), mode());
      if (stays) button.instead!.run();
      else button.run();
      expect(position().units.some(({ at: where }) => where === hex('1429'))).toBe(!stays);
      globalThis.winterWarTest = undefined;
    }
  });
});
