import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';

// As the page is opened: these tests bring a game to the table before they begin, the page has none,
// but for those on the games.
beforeEach(async () => {
  vi.resetModules();
  await import('#app/games.ts');
});

describe('before there is a game', () => {
  it('the start screen is drawn without one', async () => {
    const { activeGame: game } = await import('#table/game/registry.ts');
    const { StartScreen } = await import('#app/StartScreen.tsx');
    const { default: startMessages } = await import('#app/content/en/start.ftl');
    render(<StartScreen />);
    expect(
      screen.getByRole('button', { name: new RegExp(`^${startMessages().start.newGameMore}`) }),
    ).toBeVisible();
    expect(game).toThrow('No game');
  });

  it('the rulebook brings its game', async () => {
    const { openDialog } = await import('#table/store/ui.ts');
    const { App } = await import('#app/App.tsx');
    const { default: playMessages } = await import('#table/content/en/play.ftl');
    render(<App />);
    await userEvent.click(screen.getByRole('button', { name: playMessages().book.title }));
    expect(await screen.findByRole('dialog', { name: playMessages().book.title })).toBeVisible();
    act(() => openDialog(null));
  });
});
