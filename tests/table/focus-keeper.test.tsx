import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { newGame, startTimeline } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { goToOpened, useFocusKeeper } from '#table/features/situation/useFocusKeeper.ts';
import { nextHappening, useGame } from '#table/store/game.ts';
import { openDialog, setMode } from '#table/store/ui.ts';

/** Counters that vanish when they are pressed, as what they stand for happens, and a card that is closed. */
function Counters() {
  const [left, setLeft] = useState(['one', 'two', 'three']);
  const [isTold, setTold] = useState(true);
  useFocusKeeper();
  const take = (name: string): void => {
    setLeft(left.filter((other) => other !== name));
    useGame.setState({ happening: nextHappening('play', []) });
  };
  return (
    <aside data-region="context">
      {isTold ? (
        <button type="button" onClick={() => setTold(false)}>
          Got it
        </button>
      ) : null}
      {left.map((name) => (
        <button key={name} type="button" onClick={() => take(name)}>
          {name}
        </button>
      ))}
    </aside>
  );
}

const happen = (): void => act(() => useGame.setState({ happening: nextHappening('play', []) }));

const open = (game: typeof talvisota) => {
  setActiveGame(game);
  useGame.setState({ timeline: startTimeline(newGame()) as never });
  render(<Counters />);
  return userEvent.setup();
};

afterEach(() => useGame.setState({ timeline: null }));

describe('the keyboard goes on', () => {
  const key = (name = 'u'): unknown => fireEvent.keyDown(document.activeElement!, { key: name });
  const release = (name: string): unknown => fireEvent.keyUp(document.activeElement!, { key: name });
  const rest = (ms = 200): unknown => act(() => vi.advanceTimersByTime(ms));
  const menu = (dialog: string | null): void => act(() => openDialog(dialog));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    menu(null);
    act(() => setMode({ mode: 'idle' }));
    vi.useRealTimers();
  });

  it('a moment after what happened last, and not once the table is gone', () => {
    open(talvisota);
    key();
    for (let i = 0; i < 3; i++) {
      happen();
      rest(199);
      expect(document.body).toHaveFocus();
    }
    rest(1);
    expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();
    // Where it is in use it stays.
    const outside = document.body.appendChild(document.createElement('input'));
    outside.focus();
    happen();
    rest();
    expect(outside).toHaveFocus();
    outside.remove();
    happen();
    release('Enter');
    cleanup();
    const panel = document.body.appendChild(document.createElement('aside'));
    panel.dataset.region = 'context';
    panel.append(document.createElement('button'));
    happen();
    release('Enter');
    rest();
    expect(document.body).toHaveFocus();
    panel.remove();
  });

  it.each<[string, boolean, readonly (() => unknown)[]]>([
    ['after what happened', true, [key, happen]],
    ['not after a pointer', false, [key, () => fireEvent.pointerDown(document.body), happen]],
    ['not into what a dialog covers', false, [key, () => menu('menu'), happen]],
    ['not when a dialog opens meanwhile', false, [key, happen, () => rest(100), () => menu('menu')]],
    ['not after Enter when a dialog opens', false, [key, () => release('Enter'), () => menu('menu')]],
    ['when a dialog has closed', true, [key, () => menu('menu'), () => menu(null)]],
    ['when something else is in hand', true, [key, () => act(() => setMode({ mode: 'unit' }))]],
    ['after Enter', true, [key, () => release('Enter')]],
    ['after Space', true, [key, () => release(' ')]],
    ['not after what is no happening', false, [key, () => act(() => useGame.setState({}))]],
    ['not after any other key by itself', false, [key, rest, () => release('u')]],
    ['where it was not among the buttons at hand', true, [() => document.body.focus(), key, happen]],
  ])('%s: %s', (_, goesOn, events) => {
    open(talvisota);
    rest();
    act(() => (document.activeElement as HTMLElement).blur());
    for (const event of events) event();
    rest();
    expect(goesOn ? screen.getByRole('button', { name: 'Got it' }) : document.body).toHaveFocus();
  });
});

describe('the keyboard, when the button under it is gone', () => {
  it('goes on with the next one where choices are made at hand', async () => {
    const user = open(talvisota);
    screen.getByRole('button', { name: 'two' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'three' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'one' })).toHaveFocus());
  });

  it('goes on with the next counter where one was put into a box', async () => {
    setActiveGame(talvisota);
    function Sheet() {
      const [isLaid, setLaid] = useState(false);
      useFocusKeeper();
      const lay = (): void => {
        setLaid(true);
        useGame.setState({ happening: nextHappening('play', []) });
      };
      return (
        <aside data-region="context">
          <button type="button">What would the General do?</button>
          <div data-counters>
            {isLaid ? null : <button type="button">Massive attack</button>}
            <button type="button">Armoured attack</button>
          </div>
          {isLaid ? null : (
            <button type="button" onClick={lay}>
              Karelia 1
            </button>
          )}
          <button type="button">Rule 9.1</button>
        </aside>
      );
    }
    render(<Sheet />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Karelia 1' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Armoured attack' })).toHaveFocus());
  });

  it('goes to the heading of what is opened, and a pointer does not', async () => {
    function Panel() {
      const part = useRef<HTMLDivElement>(null);
      return (
        <aside data-region="context">
          <button type="button" onClick={() => goToOpened(part.current)}>
            Karelia 1
          </button>
          <div ref={part}>
            <h2>Massive attack</h2>
          </div>
        </aside>
      );
    }
    render(<Panel />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('heading')).not.toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1');
    expect(() => goToOpened(null)).not.toThrow();
    // Where the keyboard is not in the panel it stays.
    act(() => (document.activeElement as HTMLElement).blur());
    goToOpened(screen.getByRole('heading').parentElement);
    expect(document.body).toHaveFocus();
  });

  it('leaves the buttons to themselves where the game is played on the map', async () => {
    const user = open(winterWar);
    screen.getByRole('button', { name: 'two' }).focus();
    await user.keyboard('{Enter}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(document.body).toHaveFocus();
  });
});
