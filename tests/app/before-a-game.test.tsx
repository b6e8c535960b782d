import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// As the page is opened: these tests bring a game to the table before they begin, the page has none,
// but for those on the shelf.
beforeEach(async () => {
  vi.resetModules();
  await import('#app/shelf.ts');
});

describe('before there is a game', () => {
  it('the start screen is drawn without one', async () => {
    const { game } = await import('#table/game/registry.ts');
    const { StartScreen } = await import('#app/StartScreen.tsx');
    const { startWords } = await import('#app/start-words.ts');
    render(<StartScreen />);
    expect(screen.getByRole('button', { name: startWords().newGameMore })).toBeVisible();
    expect(game).toThrow('No game');
  });

  it('the rulebook brings its game', async () => {
    const { openDialog } = await import('#table/store/ui.ts');
    const { App } = await import('#app/App.tsx');
    const { bookWords } = await import('#table/features/rulebook/words.ts');
    render(<App />);
    await userEvent.click(screen.getByRole('button', { name: bookWords().title }));
    expect(await screen.findByRole('dialog', { name: bookWords().title })).toBeVisible();
    act(() => openDialog(null));
  });
});
