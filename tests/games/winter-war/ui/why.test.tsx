import playMessages from '#games/winter-war/content/en/play.ftl';
import tablePlayMessages from '#table/content/en/play.ftl';
import '#app/languages.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, reach, type PositionSpec } from '#engine/winter-war';
import { position, setMode, useTable } from '#games/winter-war/table-adapter.ts';
import { pin, setFocus, setHover, useRulePanel } from '#table/store/ui.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { refusalText } from '#table/text/refusal-text.ts';
import { inputOf, type MapInput } from '#table/board/map-input.ts';
import shellMessages from '#table/content/en/shell.ftl';
import { handleMapPress, inputNow } from '#games/winter-war/ui/controller/controller.ts';
import { why } from '#table/shell/commands/table-commands.ts';
import { setPosition, showPosition } from './table.tsx';
import { undo as undoCommand } from '#table/commands/history.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const hex = board.hexByName;
const unitAt = (name: string): number => position().units.findIndex(({ at }) => at === hex(name));
const reason: NonNullable<MapInput['reason']> = (place, strict) =>
  inputOf(inputNow).reason?.(place, strict) ?? null;
const keyAt = (name: string): string | undefined => reason(hex(name))?.key;

const front: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: [{ type: '6-4-2', name: '18', hex: '1603' }, ...stacks('s1703 20-12-2, s1602 0-1-2, f1405 6-6-2')],
};

const battle: PositionSpec = { ...front, phase: 'attack' };

describe('why not, in movement', () => {
  it('is told of every kind of hex that is out of the question', async () => {
    await setPosition(front);
    handleMapPress(hex('1603'));
    expect(keyAt('1604')).toBeUndefined();
    expect(keyAt('1405')).toBe('enemy-there');
    expect(keyAt('1806')).toBe('water');
    expect(keyAt('1503')).toBe('no-ice');
    expect(keyAt('1606')).toBe('rail-foreign');
    expect(keyAt('2020')).toBe('too-far');
    expect(keyAt('0101')).toBeDefined();
  });

  it('is told of counters that cannot be taken in hand', async () => {
    await setPosition(front);
    expect(keyAt('1603')).toBeUndefined();
    handleMapPress(hex('1603'));
    handleMapPress(hex('1604'));
    expect(keyAt('1604')).toBe('already-moved');
  });

  it('is not told of enemy units that are merely looked at', async () => {
    await setPosition(front);
    expect(keyAt('1405')).toBeUndefined();
    handleMapPress(hex('1405'), unitAt('1405'));
    expect(useTable.getState()).toMatchObject({ mode: { mode: 'look', hex: hex('1405') }, notice: null });
    // Asked for by the key, it is.
    expect(reason(hex('1405'), true)).not.toBeNull();
    await setPosition({ ...battle, units: [...battle.units, { type: '4-4-2', hex: '1410' }] });
    handleMapPress(hex('1410'), unitAt('1410'));
    expect(useTable.getState().notice).toBeNull();
  });

  it('is said at a press, while the hex is looked at', async () => {
    await setPosition(front);
    handleMapPress(hex('1603'));
    handleMapPress(hex('1604'));
    handleMapPress(hex('1604'));
    expect(useTable.getState()).toMatchObject({
      mode: { mode: 'look', hex: hex('1604') },
      notice: { kind: 'refusal', refusal: { key: 'already-moved' } },
    });
    handleMapPress(hex('1606'));
    expect(useTable.getState().notice).toBeNull();
  });

  it('speaks of the waypoints that lead astray', async () => {
    await setPosition(front);
    handleMapPress(hex('1603'));
    const mode = useTable.getState().mode as { mode: 'unit'; unit: number };
    setMode({ mode: 'unit', unit: mode.unit, prefix: [hex('1604')], addWaypoint: false, preview: null });
    const open = reach(position(), mode.unit, []).map((r) => r.hex);
    const beyond = reach(position(), mode.unit, [hex('1604')]).map((r) => r.hex);
    const lost = open.filter((at) => !beyond.includes(at) && at !== hex('1604'));
    expect(lost.length).toBeGreaterThan(0);
    for (const at of lost) expect(reason(at, true)).not.toBeNull();
  });

  it('is about the unit in hand alone when it is asked for', async () => {
    await setPosition({ ...front, units: [...front.units, { type: '2-1-2', hex: '1030' }] });
    handleMapPress(hex('1603'));
    expect(reason(hex('1030'))).toBeNull();
    expect(reason(hex('1030'), true)).toMatchObject({ key: 'too-far', rule: 'Movement.C' });
  });
});

describe('why not, by rail', () => {
  afterEach(() => setLanguage('en'));

  const cut: PositionSpec = { turn: 2, phasing: 'soviet', units: stacks('s1944 1-1-4, f2318 0-0-3') };
  const foreign: PositionSpec = {
    turn: 2,
    phasing: 'soviet',
    units: stacks('s1306 6-4-2 (18), s1406 0-1-2'),
  };
  const pinned: PositionSpec = {
    turn: 2,
    phasing: 'finn',
    units: stacks('f1306 6-6-2, s1407 6-4-2 (18), s1508 0-1-2'),
  };

  it.each([
    ['a cut line', cut, '1944', '2231', 'Movement.J', 'Leningrad: 1-1-4', 'Leningradiin'],
    ['foreign railway', foreign, '1306', '0908', 'Movement.J', 'home country', 'kotimaansa rautateillä'],
    ['boarding in ZOC', pinned, '1306', '0604', 'M3', 'not entrained', 'eikä siksi ole junassa'],
    [
      'the cold',
      { ...cut, turn: 9, course: { railsClosedIn: 9 }, units: [{ type: '1-1-4', hex: '1944' }] },
      '1944',
      '1602',
      'Event.L',
      'No trains run',
      'ei kulje yksikään juna',
    ],
  ] as const)('names %s, in English and in Finnish', async (_, spec, from, to, rule, english, finnish) => {
    await setPosition(spec);
    handleMapPress(hex(from));
    const refusal = reason(hex(to), true)!;
    expect(refusal.rule).toBe(rule);
    expect(refusalText(refusal)).toContain(english);
    await loadLanguage('fi');
    setLanguage('fi');
    expect(refusalText(refusal)).toContain(finnish);
  });
});

describe('why not, elsewhere', () => {
  it('at set-up: country, terrain, room', async () => {
    await setPosition({ ...front, phase: 'set-up', units: [], waiting: [{ type: '6-4-2', name: '18' }] });
    const unit = position().units.findIndex(({ at }) => at === -1);
    setMode({ mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null });
    expect(keyAt('1405')).toBe('setup-ussr');
    expect(keyAt('1706')).toBe('setup-ussr');
    expect(keyAt('1603')).toBeUndefined();
  });

  it('with reinforcements', async () => {
    await setPosition({
      ...front,
      phase: 'reinforcement',
      waiting: [{ type: '6-4-2', name: '11' }],
      turn: 4,
    });
    const unit = position().units.findIndex(({ at }) => at === -1);
    setMode({ mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null });
    expect(keyAt('1604')).toBe('arrive-city-soviet');
    setMode({ mode: 'idle' });
    expect(keyAt('1603')).toBe('arrive-not-due');
    expect(reason(hex('1405'), true)?.key).toBe('arrive-not-yours');
  });

  it('in attacks: who cannot attack, who cannot be attacked', async () => {
    await setPosition({ ...battle, units: [...battle.units, ...stacks('s1505 2-1-2, f1410 4-4-2')] });
    expect(keyAt('1405')).toBeUndefined();
    expect(keyAt('1505')).toBeUndefined();
    expect(keyAt('1602')).toBe('attack-hq');
    expect(keyAt('1703')).toBe('attack-not-adjacent');
    expect(reason(hex('1410'), true)?.key).toBe('attack-not-adjacent');
    handleMapPress(hex('1505'));
    expect(keyAt('1606')).toBe('attack-no-enemy');
    handleMapPress(hex('1606'));
    // The attack is still in hand.
    expect(useTable.getState().mode).toMatchObject({ mode: 'attack', attackers: [unitAt('1505')] });
  });

  it('in a retreat before combat', async () => {
    await setPosition({
      turn: 2,
      phasing: 'soviet',
      phase: 'retreat-before',
      units: stacks('s1920 0-1-2, s1820 6-4-2, f1720 1-1-3, f1405 4-4-2'),
    });
    expect(keyAt('1405')).toBe('retreat-type');
    expect(reason(hex('1820'), true)?.key).toBe('retreat-side');
    handleMapPress(hex('1720'));
    expect(keyAt('1820')).toBe('enemy-there');
    expect(keyAt('1520')).toBe('retreat-hex');
  });
});

describe('the word beside the mouse', () => {
  const rest = (): void => act(() => void vi.advanceTimersByTime(1000));
  const hover = (name: string): void => act(() => setHover(hex(name)));
  const tip = (): Element | null => document.querySelector('[data-tip]');

  afterEach(() => vi.useRealTimers());

  it('is silent about what was just done, until the mouse comes back', async () => {
    showPosition(front);
    await screen.findByRole('button', { name: playMessages().end.move });
    vi.useFakeTimers();
    // As a mouse says it.
    const moved = new MouseEvent('pointermove', { clientX: 5, clientY: 5 });
    Object.defineProperty(moved, 'pointerType', { value: 'mouse' });
    act(() => void window.dispatchEvent(moved));
    act(() => handleMapPress(hex('1603')));
    hover('1604');
    rest();
    act(() => handleMapPress(hex('1604')));
    rest();
    expect(tip()).toBeNull();
    hover('1704');
    hover('1604');
    rest();
    expect(tip()).toHaveTextContent(/already moved/);
    act(() => setHover(null));
    expect(tip()).toBeNull();
    hover('1604');
    rest();
    expect(tip()).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(tip()).toBeNull();
    act(() => setHover(null));
  });
});

describe('the key', () => {
  it('opens the paragraph beside the map, where its links lead on', async () => {
    const user = userEvent.setup();
    showPosition(front);
    await screen.findByRole('button', { name: playMessages().end.move });
    act(() => {
      handleMapPress(hex('1603'));
      setFocus(hex('1405'));
    });
    await user.keyboard('w');
    expect(useRulePanel.getState().rule).toBe('Movement.F');
    const card = await screen.findByRole('region', { name: tablePlayMessages().book.beside.paragraph });
    expect(await within(card).findByText('Movement.F')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(card).getByRole('button', { name: tablePlayMessages().book.beside.close }));
    expect(screen.queryByRole('region', { name: tablePlayMessages().book.beside.paragraph })).toBeNull();
  });

  it('says that nothing is in the way, or asks for a hex', async () => {
    await setPosition(front);
    useTable.setState({ focus: null, hover: null });
    why.run();
    expect(useTable.getState().notice).toEqual({ kind: 'text', text: shellMessages().why.nowhere });
    handleMapPress(hex('1603'));
    setFocus(hex('1604'));
    why.run();
    expect(useTable.getState().notice).toMatchObject({ kind: 'text' });
  });
});

describe('a button that does nothing', () => {
  it('keeps its place for the keyboard and says why', async () => {
    const user = userEvent.setup();
    showPosition(front);
    const undo = await screen.findByRole('button', { name: undoCommand.label });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    undo.focus();
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(useTable.getState().notice).toMatchObject({ kind: 'text' });
  });
});

describe('the card of a hex', () => {
  const card = () => screen.queryByRole('dialog', { name: /1504/ });

  it('shows what is there, keeps the selection, and goes when a unit is selected or Escape pressed', async () => {
    showPosition({ ...front, units: [{ type: '6-6-2', hex: '1504' }] });
    await screen.findByRole('main');
    act(() => pin(board.hexByName('1504')));
    expect(card()).toHaveTextContent('6-6-2');
    await userEvent.keyboard('{Escape}');
    expect(card()).toBeNull();
    act(() => pin(board.hexByName('1504')));
    expect(card()).toBeVisible();
    act(() => setMode({ mode: 'idle' }));
    expect(card()).toBeNull();
  });
});
