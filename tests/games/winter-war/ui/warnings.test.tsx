import playMessages from '#games/winter-war/content/en/play.ftl';
import tableSettingsMessages from '#table/content/en/settings.ftl';
import tableExtrasMessages from '#table/content/en/extras.ftl';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { board, type PositionSpec } from '#engine/winter-war';
import { play, position, useTable } from '#games/winter-war/table-adapter.ts';
import { useWarnings } from '#table/features/warnings/hold-end.ts';
import { changeSettings, settings } from '#table/store/settings.ts';
import { showPosition } from './table.tsx';

const user = userEvent.setup();

const weak: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: [
    { type: '0-1-2', hex: '1602' },
    { type: '2-1-2', hex: '1505' },
    { type: '6-6-2', hex: '1405' },
  ],
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

  it('goes on, or back, as the player says', async () => {
    show(weak);
    await press(playMessages().end.move);
    await press(tableExtrasMessages().warnings.back);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(position().phase).toBe('movement');
    await press(playMessages().end.move);
    await press(tableExtrasMessages().warnings.anyway);
    await waitFor(() => expect(position().phase).not.toBe('movement'));
    expect(screen.queryByRole('dialog')).toBeNull();
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
