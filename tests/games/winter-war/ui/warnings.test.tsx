import playMessages from '#games/winter-war/content/en/play.ftl';
import tableSettingsMessages from '#table/content/en/settings.ftl';
import tableExtrasMessages from '#table/content/en/extras.ftl';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, positionFrom, type PositionSpec } from '#engine/winter-war';
import { play, position, useTable } from '#games/winter-war/table-adapter.ts';
import { askBefore, endPhase, useWarnings } from '#table/features/warnings/hold-end.ts';
import WarningsDialog from '#table/features/warnings/WarningsDialog.tsx';
import { endWarnings } from '#games/winter-war/ui/warnings/end-warnings.ts';
import type { EndWarning } from '#table/game/screen.ts';
import { useGame } from '#table/store/game.ts';
import { changeSettings, settings } from '#table/store/settings.ts';
import { useRulePanel } from '#table/store/ui.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { setPosition, showPosition } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const user = userEvent.setup();

const weak: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1505 2-1-2, f1405 6-6-2'),
};

// What has not moved is listed only where a test is about it.
beforeEach(() => changeSettings({ listIdle: false }));

const show = (spec: PositionSpec): void => {
  showPosition(spec);
  useWarnings.setState({ warns: true });
};

const press = async (name: string): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

describe('the end of a phase', () => {
  it('is held by warnings, which point at their hexes', async () => {
    show(weak);
    await press(playMessages().end.move);
    const dialog = await screen.findByRole('dialog', { name: tableExtrasMessages().warnings.title });
    expect(position().phase).toBe('movement');
    const line = within(dialog).getByRole('button', { name: /1405/ });
    await user.click(line);
    expect(useTable.getState().pointed).toContain(board.hexByName('1405'));
    // The map is still there to be looked at.
    expect(dialog).toBeVisible();
    expect(screen.getByRole('button', { name: playMessages().end.move })).toBeVisible();
  });

  it('tells in one line what has not moved, until that is not wanted any more', async () => {
    changeSettings({ listIdle: true });
    show({ ...weak, units: weak.units.filter(({ type }) => type !== '2-1-2') });
    await press(playMessages().end.move);
    const dialog = await screen.findByRole('dialog', { name: tableExtrasMessages().warnings.title });
    expect(position().phase).toBe('movement');
    await user.click(within(dialog).getByRole('button', { name: /^1 unit has not moved: 0-1-2/ }));
    expect(useTable.getState().pointed).toEqual([board.hexByName('1602')]);
    await user.click(
      within(dialog).getByRole('checkbox', { name: tableSettingsMessages().settings.listIdle }),
    );
    await press(tableExtrasMessages().warnings.back);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(playMessages().end.move);
    expect(position().phasing).toBe('finn');
  });

  it('counts them where they are many', () => {
    const hexes = ['1602', '1703', '1801', '1802', '1803', '1901', '1902', '1903'];
    const many = positionFrom({ ...weak, units: hexes.map((hex) => ({ type: '6-4-2', hex })) });
    const lines = endWarnings(many).map(({ text }) => text());
    expect(lines).toContain(playMessages().warnings.unmoved({ count: hexes.length, units: '' }));
  });

  it('lists it to each of two players as he has set it', async () => {
    changeSettings({ listIdleFirst: true, listIdleSecond: false });
    const idle = { ...weak, units: weak.units.filter(({ type }) => type !== '2-1-2') };
    showPosition(idle, 'hotseat');
    useWarnings.setState({ warns: true });
    await press(playMessages().end.move);
    expect(position().phasing).toBe('finn');
    await waitFor(() => expect(document.querySelector('header')).toHaveAttribute('data-turn', 'finn'));
    while (position().phase !== 'movement') play({ type: 'end' });
    await press(playMessages().end.move);
    const dialog = await screen.findByRole('dialog', { name: tableExtrasMessages().warnings.title });
    await user.click(
      within(dialog).getByRole('checkbox', { name: tableSettingsMessages().settings.listIdle }),
    );
    expect(settings()).toMatchObject({ listIdleFirst: false, listIdleSecond: false });
  });

  it('comes at once where there is nothing to be warned of, or nobody asks', async () => {
    show({ ...weak, units: weak.units.filter(({ type }) => type !== '2-1-2') });
    await press(playMessages().end.move);
    expect(position().phasing).toBe('finn');
    showPosition(weak);
    await press(playMessages().end.move);
    expect(position().phase).toBe('attack');
  });
});

describe('a question before what costs more than it looks', () => {
  const price: EndWarning = { text: () => 'It costs a turn.', places: [], rule: 'Movement.A' };
  const words = { title: 'Go home?', anyway: 'Go' };
  const go = vi.fn<() => void>();
  const framed = vi.fn<(places: readonly number[]) => void>();
  const focused = vi.fn<() => void>();
  beforeEach(async () => {
    await setPosition(weak);
    useWarnings.setState({ warns: true });
    vi.clearAllMocks();
    vi.spyOn(mapHandle, 'frameOnMap').mockImplementation(framed);
    vi.spyOn(mapHandle, 'focusMap').mockImplementation(focused);
    render(
      <>
        <WarningsDialog />
        <button type="button">Beside it</button>
      </>,
    );
  });
  afterEach(() => void vi.restoreAllMocks());
  const ask = (warning: EndWarning | null = price): void => act(() => askBefore(warning, words, go));
  const question = (): HTMLElement | null => screen.queryByRole('dialog', { name: words.title });

  it('tells the price with its paragraph, and beside it everything stays in use', async () => {
    ask();
    expect(question()).toHaveTextContent('It costs a turn.');
    // Nothing to be shown on the map, and nothing to be listed another time.
    expect(within(question()!).queryByRole('button', { name: /It costs/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(within(question()!).getByRole('button', { name: /Movement\.A/ }));
    expect(useRulePanel.getState().rule).toBe('Movement.A');
    await user.click(screen.getByRole('button', { name: 'Beside it' }));
    expect(question()).toBeVisible();
    expect(go).not.toHaveBeenCalled();
    await press(words.anyway);
    expect(go).toHaveBeenCalledTimes(1);
    expect(question()).toBeNull();
  });

  it('shows on the map what it is about', async () => {
    ask({ text: () => 'Two are lost.', places: [7, 8] });
    await user.click(within(question()!).getByRole('button', { name: /Two are lost/ }));
    expect(useTable.getState().pointed).toEqual([7, 8]);
    expect(framed).toHaveBeenCalledWith([7, 8]);
    expect(screen.queryByRole('button', { name: /Movement/ })).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['by its button', () => press(tableExtrasMessages().warnings.back)],
    ['by Escape', () => user.keyboard('{Escape}')],
    ['by what is played meanwhile', () => act(() => expect(play({ type: 'end' })).toBeNull())],
  ])('is withdrawn %s, and the map has the keyboard', async (_, withdraw) => {
    ask();
    await withdraw();
    expect(question()).toBeNull();
    await waitFor(() => expect(focused).toHaveBeenCalled());
    expect(go).not.toHaveBeenCalled();
  });

  it('leaves the keyboard where it is used', async () => {
    ask();
    screen.getByRole('button', { name: 'Beside it' }).focus();
    act(() => expect(play({ type: 'end' })).toBeNull());
    await waitFor(() => expect(question()).toBeNull());
    await act(() => Promise.resolve());
    expect(focused).not.toHaveBeenCalled();
  });

  it.each<[string, boolean, () => void]>([
    ['where there is nothing to tell', false, () => ask(null)],
    ['where nobody wants to be asked', false, () => (useWarnings.setState({ warns: false }), ask())],
    ['in a lesson', false, () => (useGame.setState({ practice: true }), ask())],
    ['where it costs something', true, () => ask()],
    ['at the end of a phase', true, () => act(() => endPhase(position(), go))],
    [
      'at the end of a phase in a lesson',
      false,
      () => {
        useGame.setState({ practice: true });
        endPhase(position(), go);
      },
    ],
    [
      'at the end of a phase that was asked about',
      false,
      () => {
        act(() => endPhase(position(), go));
        act(() => endPhase(position(), go));
      },
    ],
  ])('is asked %s: %s', (_, isAsked, begin) => {
    begin();
    expect([screen.queryByRole('dialog') !== null, go.mock.calls.length]).toEqual([isAsked, isAsked ? 0 : 1]);
  });
});
