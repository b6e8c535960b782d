import shellMessages from '#table/content/en/shell.ftl';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type PositionSpec } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { unitText } from '#games/winter-war/ui/text/describe.ts';
import { setSnapPoint, toggle } from '#table/store/ui.ts';
import { showPosition } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

/** A phone held upright. */
const PHONE = '(max-width: 899px)';

const spec: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('f1504 6-6-2, s1603 20-12-2 (XIX) 20-12-2 (L), s1604 6-4-2 (18), s1602 0-1-2'),
};

beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith(PHONE) || query === '(hover: none)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setSnapPoint('half'));
});

const press = (name: string): void => act(() => handleMapPress(board.hexByName(name)));
const sheet = (): HTMLElement => screen.getByRole('complementary', { name: shellMessages().regions.context });
const stop = (): string | undefined => sheet().dataset.stop;

describe('the sheet of a phone', () => {
  it('goes from stop to stop by the keys of its handle', async () => {
    showPosition(spec);
    const handle = await screen.findByRole('slider', { name: shellMessages().handle.height });
    const user = userEvent.setup();
    act(() => handle.focus());
    const seen: (string | undefined)[] = [stop()];
    for (const key of [
      '{ArrowUp}',
      '{ArrowUp}',
      '{Home}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{End}',
      '{Enter}',
      '{Enter}',
    ]) {
      await user.keyboard(key);
      seen.push(stop());
    }
    expect(seen).toEqual(['half', 'full', 'full', 'bar', 'bar', 'peek', 'full', 'bar', 'full']);
    expect(handle).toHaveAttribute('aria-valuetext', shellMessages().handle.stops[3]);
  });

  it('stays where it is while units are picked, folded too, and tells of them on its bar', async () => {
    showPosition(spec);
    await screen.findByRole('slider');
    act(() => toggle('leftOpen'));
    press('1603');
    expect(stop()).toBe('bar');
    const strip = within(sheet()).getAllByRole('button', { name: /20-12-2/ });
    expect(strip.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await userEvent.setup().click(strip[1]!);
    expect(strip.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    press('1604');
    expect(sheet()).toHaveTextContent('20-12-2 (L) to 1604, 2 MP, marching, stops there');
    expect(stop()).toBe('bar');
  });

  it('lets nobody be taken in hand from the strip who has moved', async () => {
    showPosition(spec);
    await screen.findByRole('slider');
    // There, and by a second tap onto the division; then that one is picked.
    for (const hex of ['1603', '1604', '1604', '1604']) press(hex);
    const strip = within(sheet()).getByRole('button', { name: '20-12-2 (XIX)' });
    expect(strip).toBeDisabled();
    expect(within(sheet()).getByRole('button', { name: '6-4-2 (18)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('goes on to the next of a stack at a second tap, and puts the last one down', async () => {
    showPosition(spec);
    await screen.findByRole('slider');
    const held = (): number | null => {
      const { mode } = useTable.getState();
      return mode.mode === 'unit' ? mode.unit : null;
    };
    const tap = (): void => act(() => handleMapPress(board.hexByName('1603'), held()));
    const seen = [1, 2, 3].map(() => {
      tap();
      return held() === null ? null : unitText(held()!);
    });
    expect(seen).toEqual(['20-12-2 (XIX)', '20-12-2 (L)', null]);
  });

  it('adds one attacker of a stack after the other at each tap, and lets them go when all are chosen', async () => {
    showPosition({ ...spec, phase: 'attack' });
    await screen.findByRole('slider');
    const chosen = (): readonly number[] => {
      const { mode } = useTable.getState();
      return mode.mode === 'attack' ? mode.attackers : [];
    };
    const counts = [1, 2, 3].map(() => {
      // What was chosen first lies on top.
      act(() => handleMapPress(board.hexByName('1603'), chosen()[0] ?? null));
      return chosen().length;
    });
    expect(counts).toEqual([1, 2, 1]);
  });
});
