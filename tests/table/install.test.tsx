import shellMessages from '#table/content/en/shell.ftl';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { positionFrom, startTimeline } from '#engine/winter-war';
import { followInstall, useInstall } from '#table/store/settings.ts';
import { showGame } from '../games/winter-war/ui/table.tsx';

const w = shellMessages().end;
const over = startTimeline(
  positionFrom({ turn: 10, phasing: 'finn', phase: 'over', units: [{ hex: '1920', type: '0-1-2' }] }),
);

/** The browser says that the page may be installed. */
function mayBeInstalled(): ReturnType<typeof vi.fn> {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

followInstall();

beforeEach(() => {
  localStorage.clear();
  useInstall.setState({ prompt: null, offered: false });
});

describe('the offer to install the game', () => {
  it('stands below the result once the browser allows it, and asks the browser', async () => {
    showGame(over);
    await screen.findByRole('dialog', { name: w.title });
    expect(screen.queryByText(w.install)).toBeNull();
    const prompt = mayBeInstalled();
    await userEvent.setup().click(await screen.findByRole('button', { name: w.installNow }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(w.install)).toBeNull();
  });

  it('is not made again after a no', async () => {
    mayBeInstalled();
    showGame(over);
    await userEvent.setup().click(await screen.findByRole('button', { name: w.notNow }));
    expect(screen.queryByText(w.install)).toBeNull();
    expect(localStorage.getItem('install-offered')).not.toBeNull();
  });
});
