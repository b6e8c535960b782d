import faultsMessages from '#table/content/en/faults.ftl';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { RECOMMENDED } from '#engine/winter-war';
import { openGame } from '#table/store/open-game.ts';
import { recordOf } from '#table/store/saving.ts';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { leaveTable, openTable, useScreen } from '#table/store/navigation.ts';
import { changeSettings } from '#table/store/settings.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { App } from '#app/App.tsx';
// Fetched late, it would come late where many tests run at once.
import '#table/shell/TableScreen.tsx';
import { DialogFault, FaultNotice, PageFault } from '#table/faults/Fault.tsx';
import { useFaults, watchForFaults } from '#table/faults/faults.ts';
import { dialogOf, fetchTwice, Guard, lateFrom, later } from '#table/faults/later.tsx';
import { download } from '#kit/files/files.tsx';
import { installFakeStorage } from '../store/fake-storage.ts';

vi.mock('#kit/files/files.tsx', async (original) => ({
  ...(await original<typeof import('#kit/files/files.tsx')>()),
  download: vi.fn<typeof download>(),
}));

const database = installFakeStorage();
const fresh = { from: 'new', table: 'solo', options: RECOMMENDED } as const;

beforeEach(() => {
  // React says on the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  changeSettings({ language: 'en' });
  openDialog(null);
  leaveTable();
  database.faults.silent = null;
});

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** A part whose script comes at the given try, counted from 1. */
function scriptAtTry(comes: number): () => Promise<{ default: ComponentType }> {
  let tries = 0;
  return () =>
    ++tries < comes
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: () => <p>Here it is</p> });
}

function show(Part: ComponentType): void {
  render(
    <>
      <p>The table</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

describe('a part that is fetched late', () => {
  it('and does not come is told in its place, where another try would not help', async () => {
    show(later(scriptAtTry(9)));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
    expect(screen.getByText('The table')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is asked for once more, a little later, before that is said', async () => {
    const fetched = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.useFakeTimers();
    const twice = fetchTwice(fetched.mockResolvedValue('It'));
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await twice).toBe('It');
    const cause = new TypeError('Failed to fetch');
    await Promise.all([
      expect(fetchTwice(() => Promise.reject(cause))).rejects.toMatchObject({ cause }),
      vi.advanceTimersByTimeAsync(400),
    ]);
    vi.useRealTimers();
    show(later(scriptAtTry(2)));
    expect(await screen.findByText('Here it is')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('and fails when it is drawn is told in its place, and may be tried again', async () => {
    let broken = true;
    show(
      later(async () => ({
        default: () => {
          if (broken) throw new Error('broken');
          return <p>Here it is</p>;
        },
      })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be displayed');
    broken = false;
    await press('Try again');
    expect(await screen.findByText('Here it is')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('and does not come lets a game that is not kept be saved first', async () => {
    await openGame(fresh);
    act(() => useGame.setState({ saving: 'silent' }));
    show(later(scriptAtTry(9)));
    await press('Save this game to a file');
    expect(download).toHaveBeenLastCalledWith(recordOf(), 'winter-war-turn-0-step-0.json');
    act(() => useGame.setState({ saving: 'saved' }));
  });

  it('is told in Finnish where Finnish was asked for and could not be fetched', async () => {
    changeSettings({ language: 'fi' });
    show(later(scriptAtTry(9)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tätä osaa ei voitu ladata');
    expect(screen.getByRole('button', { name: 'Lataa sivu uudelleen' })).toBeVisible();
  });

  it('may be one of several in a script', async () => {
    show(lateFrom(async () => ({ Die: () => <p>A die</p>, Map: () => <p>A map</p> }))('Die'));
    expect(await screen.findByText('A die')).toBeVisible();
    expect(screen.queryByText('A map')).toBeNull();
  });

  it('and is a dialog is told with the focus on it, and tried again only when it is opened anew', () => {
    const again = vi.fn<() => void>();
    openDialog('dice');
    render(<DialogFault {...dialogOf('dice')} again={again} lost={false} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be displayed');
    expect(screen.getByRole('alert')).toHaveFocus();
    act(() => openDialog(null));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(again).not.toHaveBeenCalled();
    act(() => openDialog('dice'));
    expect(again).toHaveBeenCalledOnce();
  });

  it('and is a dialog can be closed, and is tried when it is opened another time', async () => {
    show(later(scriptAtTry(3), dialogOf('dice')));
    act(() => openDialog('dice'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
    expect(screen.queryByRole('button', { name: 'Save this game to a file' })).toBeNull();
    await press('Close');
    expect(useUi.getState().dialog).toBeNull();
    act(() => openDialog('dice'));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});

function Broken(): never {
  throw new Error('broken');
}
const page = (_: unknown, again: () => void) => <PageFault again={again} />;

describe('a table that fails', () => {
  it('still gives its game to a file, and says where that is all that is left', async () => {
    await openGame(fresh);
    act(() => useGame.setState({ saving: 'closed' }));
    render(
      <Guard fallback={page}>
        <Broken />
      </Guard>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('is not saving the game');
    await press('Save this game to a file');
    expect(download).toHaveBeenLastCalledWith(recordOf(), 'winter-war-turn-0-step-0.json');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('that holds no game says that none could be loaded, and takes the keyboard', () => {
    useGame.setState({ timeline: null });
    render(<PageFault again={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(faultsMessages().noTable);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1');
  });

  it('leads back to the start screen', async () => {
    // It is thrown while the game is put on the table, outside of anything that React draws.
    openTable({ from: 'incoming', table: 'solo', timeline: null as never });
    render(<App />);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus());
    await press('Main menu');
    // The screen may draw it anew while the kept games are read.
    await waitFor(() => expect(screen.getByRole('button', { name: /^New game …/ })).toBeVisible());
    expect(useScreen.getState().opening).toBeNull();
  });
});

describe('a fault that nobody was waiting for', () => {
  it('is told once, and can be closed', async () => {
    watchForFaults();
    render(<FaultNotice />);
    const fail = (reason: unknown): void =>
      act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
    fail('ResizeObserver loop');
    expect(screen.queryByRole('alert')).toBeNull();
    // What was told once is never told again, whoever fails with it.
    const odd = `odd ${performance.now()}`;
    fail(new Error(odd));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('alert')).not.toHaveFocus();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await press('Reload');
    expect(reload).toHaveBeenCalledOnce();
    await press('Close');
    fail(new Error(odd));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void window.dispatchEvent(Object.assign(new Event('error'), { error: new Error(`${odd}er`) })));
    expect(screen.getByRole('alert')).toBeVisible();
    act(() => useFaults.setState({ untold: null }));
  });
});

it('a storage that does not answer leaves the choice to play without keeping', async () => {
  database.faults.silent = 'transactions';
  openTable(fresh);
  render(<App />);
  await userEvent.click(await screen.findByRole('button', { name: 'Play without saving' }));
  expect(await screen.findByText('the game is not being saved', { exact: false })).toBeVisible();
}, 20_000);
