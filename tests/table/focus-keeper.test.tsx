import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { newGame, startTimeline } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { goToOpened, useFocusKeeper } from '#table/features/situation/useFocusKeeper.ts';
import { nextHappening, useGame } from '#table/store/game.ts';

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

const open = (game: typeof talvisota) => {
  setActiveGame(game);
  useGame.setState({ timeline: startTimeline(newGame()) as never });
  render(<Counters />);
  return userEvent.setup();
};

afterEach(() => useGame.setState({ timeline: null }));

describe('the keyboard, when the button under it is gone', () => {
  it('goes on with the next one where choices are made at hand', async () => {
    const user = open(talvisota);
    screen.getByRole('button', { name: 'two' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'three' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'one' })).toHaveFocus());
  });

  it('goes on where a card was closed and nothing else has changed', async () => {
    const user = open(talvisota);
    screen.getByRole('button', { name: 'Got it' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'one' })).toHaveFocus());
  });

  it('goes on after any key with which something happened', async () => {
    const user = open(talvisota);
    const happen = (): void => act(() => useGame.setState({ happening: nextHappening('play', []) }));
    window.addEventListener('keydown', happen, { once: true });
    await user.keyboard('u');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus());
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
  });

  it('leaves the buttons to themselves where the game is played on the map', async () => {
    const user = open(winterWar);
    screen.getByRole('button', { name: 'two' }).focus();
    await user.keyboard('{Enter}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(document.body).toHaveFocus();
  });
});
