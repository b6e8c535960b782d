import { waitFor } from '@testing-library/react';
import type { Line } from '#table/game/position.ts';
import { followDevice } from '#table/features/settings/device.ts';
import { useGame } from '#table/store/game.ts';
import { changeSettings } from '#table/store/settings.ts';

const vibrate = vi.fn<(pattern: number[]) => void>();
const request = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('battery is low')));
const start = {};
const line = (cursor: number, dice: readonly number[] = []): Line =>
  ({ start, cursor, steps: Array.from({ length: cursor }, () => ({ dice })) }) as unknown as Line;

let stop: () => void;
beforeEach(() => {
  vi.resetAllMocks();
  changeSettings({ haptics: true });
  Object.assign(navigator, { vibrate, wakeLock: { request } });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useGame.setState({ timeline: line(0) });
  stop = followDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  stop();
});

describe('a device that can be held', () => {
  it('ticks for a step, otherwise for a die, and not for an undo', () => {
    useGame.setState({ timeline: line(1) });
    expect(vibrate).toHaveBeenLastCalledWith([12]);
    useGame.setState({ timeline: line(2, [3]) });
    expect(vibrate).toHaveBeenLastCalledWith([12, 60, 24]);
    useGame.setState({ timeline: line(1) });
    useGame.setState({ timeline: null });
    useGame.setState({ timeline: line(2) });
    useGame.setState({ timeline: { ...line(3), start: {} } as never });
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it('is silent where the setting says so', () => {
    changeSettings({ haptics: false });
    useGame.setState({ timeline: line(1) });
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('asks for a screen that stays on, again whenever the page shows, and bears a refusal', () => {
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('lets the screen sleep after ten minutes without a touch, and keeps it on again from the next', async () => {
    stop();
    vi.useFakeTimers();
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
    request.mockResolvedValue({ release } as never);
    stop = followDevice();
    await vi.advanceTimersByTimeAsync(590_000);
    document.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(590_000);
    expect(release).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(release).toHaveBeenCalledOnce();
    request.mockClear();
    document.dispatchEvent(new Event('keydown'));
    expect(request).toHaveBeenCalledOnce();
  });

  it('lets the screen sleep again when the table closes, even if the lock comes late', async () => {
    stop();
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
    request.mockResolvedValue({ release } as never);
    stop = followDevice();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    stop();
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });
});
