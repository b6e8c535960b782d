import shellMessages from '#table/content/en/shell.ftl';
import { act, screen } from '@testing-library/react';
import type { PositionSpec } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { toggle } from '#table/store/ui.ts';
import { showPosition } from '../../games/winter-war/ui/table.tsx';

const spec: PositionSpec = { turn: 2, phasing: 'soviet', units: [{ type: '6-6-2', hex: '1504' }] };

/** A window of so many pixels; the charts take 350 of them, the panel at hand 310. */
function resize(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(
    () => width - 310 - (useTable.getState().rightOpen ? 350 : 0),
  );
  act(() => void window.dispatchEvent(new Event('resize')));
}

const charts = (): HTMLElement | null =>
  screen.queryByRole('complementary', { name: shellMessages().regions.charts });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the room of the map', () => {
  it('is taken from the charts where a window gets narrow', async () => {
    act(() => useTable.setState({ rightOpen: true }));
    resize(1440);
    showPosition(spec);
    await screen.findByRole('main');
    expect(charts()).toBeInTheDocument();
    resize(1200);
    expect(charts()).toBeNull();
  });

  it('is not taken from charts that were opened in a narrow window', async () => {
    act(() => useTable.setState({ rightOpen: false }));
    resize(1200);
    showPosition(spec);
    await screen.findByRole('main');
    act(() => toggle('rightOpen'));
    resize(1180);
    expect(charts()).toBeInTheDocument();
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
    resize(1440);
    showPosition(spec);
    await screen.findByRole('main');
    narrow = true;
    act(() => told.forEach((tell) => tell()));
    expect(charts()).toBeNull();
    act(() => toggle('rightOpen'));
    expect(charts()).toBeInTheDocument();
  });
});
