import playMessages from '#games/winter-war/content/en/play.ftl';
import tablePlayMessages from '#table/content/en/play.ftl';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { board, present, type PositionSpec } from '#engine/winter-war';
import { positionOf, useTable } from '#games/winter-war/table-adapter.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { confirmDestination } from '#games/winter-war/ui/controller/destinations.ts';
import { stacksOf } from '#games/winter-war/ui/controller/faces.ts';
import { activeGame } from '#table/game/registry.ts';
import { putDown, setTab } from '#table/store/ui.ts';
import { setPosition, showPosition, timeline } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const spec: PositionSpec = {
  turn: 1,
  phasing: 'soviet',
  units: [...stacks('s1603 6-4-2 (18), s1703 6-4-2 (56)'), ...stacks('s1602 0-1-2, f1606 6-6-2')],
};

const hex = board.hexByName;
const unitAt = (name: string): number => present(timeline()).units.findIndex(({ at }) => at === hex(name));
const press = (name: string): void => act(() => handleMapPress(hex(name)));

describe('moving a unit', () => {
  it('picks a stack in which there is no room, and goes where there is', async () => {
    const two = (at: string) => [{ type: '2-1-2', hex: at } as const, { type: '2-1-2', hex: at } as const];
    showPosition({ ...spec, units: [...spec.units, ...two('1704'), { type: '2-1-2', hex: '1604' }] });
    await screen.findByRole('button', { name: playMessages().end.move });
    const full = unitAt('1704');
    press('1703');
    press('1704');
    expect(useTable.getState().notice).toMatchObject({ refusal: { key: 'no-room-now' } });
    press('1704');
    expect(useTable.getState().mode).toMatchObject({ mode: 'unit', unit: full });
    act(putDown);
    press('1603');
    // The second press settles it: this one could mean the other unit too.
    press('1604');
    expect(useTable.getState().mode).toMatchObject({
      mode: 'unit',
      unit: unitAt('1603'),
      preview: hex('1604'),
    });
    press('1604');
    expect(unitAt('1603')).toBe(-1);
  });

  it('says what keeps the phase from its end before the button is pressed', async () => {
    const third = { type: '2-1-2', hex: '1704' } as const;
    showPosition({ ...spec, units: [...spec.units, third, { ...third }] });
    await screen.findByRole('button', { name: playMessages().end.move });
    expect(screen.queryByText(/more units than may stack there/)).toBeNull();
    const unit = unitAt('1703');
    act(() =>
      confirmDestination({ mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null }, hex('1704')),
    );
    expect(await screen.findByText(/more units than may stack there/)).toBeInTheDocument();
    expect(screen.getByText(/^Too many units in 1704/)).toBeVisible();
  });

  it('leaves the charts, the tools of the map and the bar as they are drawn', async () => {
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    act(() => setTab('log'));
    const { screen: parts, commands } = activeGame();
    // Each of them is asked for whenever what shows it is drawn.
    const charts = vi.spyOn(parts.tabs[0]!, 'name');
    const tools = vi.spyOn(commands.onMap[0]!, 'usePressed');
    const bar = vi.spyOn(parts, 'bar');
    const todo = vi.spyOn(parts, 'step');
    press('1603');
    // Of the bar one line alone tells what is in hand.
    expect(todo).toHaveBeenCalled();
    expect(bar).not.toHaveBeenCalled();
    press('1604');
    await userEvent.setup().keyboard('u');
    expect(bar).toHaveBeenCalled();
    expect(charts).not.toHaveBeenCalled();
    expect(tools).not.toHaveBeenCalled();
  });

  it('leaves the lines of the log alone that a step back does not concern', async () => {
    showPosition(spec);
    await screen.findByRole('button', { name: playMessages().end.move });
    act(() => setTab('log'));
    for (const [from, to] of [
      ['1703', '1704'],
      ['1603', '1604'],
      ['1602', '1603'],
    ] as const) {
      press(from);
      press(to);
    }
    const latest = (): string =>
      document.querySelector('[data-region="charts"] li[aria-current]')!.textContent;
    expect(latest()).toContain('1603');
    // Asked for by the button of each line that is drawn.
    const drawn = vi.spyOn(tablePlayMessages().replay.log, 'back');
    await userEvent.setup().keyboard('u');
    expect(latest()).toContain('1604');
    expect(drawn).not.toHaveBeenCalled();
  });

  it('leaves the stacks alone of which nothing is taken in hand', async () => {
    await setPosition(spec);
    const shown = positionOf(present(timeline()));
    const before = stacksOf(shown, []);
    const after = stacksOf(shown, [unitAt('1603')]);
    expect(after.filter((stack) => !before.includes(stack)).map((stack) => stack.hex)).toEqual([hex('1603')]);
  });

  it('asks again before moving onto other units of the player', async () => {
    await setPosition(spec);
    handleMapPress(hex('1603'));
    handleMapPress(hex('1703'));
    expect(useTable.getState().mode).toMatchObject({ mode: 'unit', preview: hex('1703') });
    expect(timeline().cursor).toBe(0);
    handleMapPress(hex('1703'));
    expect(timeline().cursor).toBe(1);
  });
});
