import shellMessages from '#table/content/en/shell.ftl';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PositionSpec } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { ROOM_FOR_CHARTS, toggle } from '#table/store/ui.ts';
import { showPosition } from '../../games/winter-war/ui/table.tsx';

const spec: PositionSpec = { turn: 2, phasing: 'soviet', units: [{ type: '6-6-2', hex: '1504' }] };

const charts = (): HTMLElement => screen.getByRole('complementary', { name: shellMessages().regions.charts });

/** Windows of 1600 pixels and more have room for the charts; returns a function that changes that. */
function stubRoom(): (hasRoom: boolean) => void {
  let matches = true;
  const told: (() => void)[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches && query === ROOM_FOR_CHARTS;
    },
    addEventListener: (_: string, tell: () => void) => told.push(tell),
    removeEventListener: () => undefined,
  }));
  return (hasRoom) => {
    matches = hasRoom;
    act(() => told.forEach((tell) => tell()));
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the room of the map', () => {
  it('is taken from the charts where a window gets narrow; a tab brings them back', async () => {
    const change = stubRoom();
    act(() => useTable.setState({ rightOpen: true, tab: 'log' }));
    showPosition(spec);
    await screen.findByRole('main');
    expect(within(charts()).getByRole('tabpanel')).toBeVisible();
    change(false);
    expect(within(charts()).queryByRole('tabpanel')).toBeNull();
    await userEvent.click(within(charts()).getByRole('tab', { name: 'Combat' }));
    expect(within(charts()).getByRole('tabpanel', { name: 'Combat' })).toBeVisible();
    // Charts that were opened in a narrow window stay.
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(within(charts()).getByRole('tabpanel')).toBeVisible();
    await userEvent.click(within(charts()).getByRole('button', { name: shellMessages().dismiss.close }));
    expect(within(charts()).queryByRole('tabpanel')).toBeNull();
  });

  it('is never under the charts when both panels leave the sides of the map', async () => {
    let narrow = false;
    const told: (() => void)[] = [];
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return narrow && query.startsWith('(max-width: 899px)');
      },
      addEventListener: (_: string, tell: () => void) => told.push(tell),
      removeEventListener: () => undefined,
    }));
    act(() => useTable.setState({ rightOpen: true }));
    showPosition(spec);
    await screen.findByRole('main');
    narrow = true;
    act(() => told.forEach((tell) => tell()));
    expect(screen.queryByRole('tabpanel')).toBeNull();
    act(() => toggle('rightOpen'));
    expect(charts()).toBeInTheDocument();
  });
});
