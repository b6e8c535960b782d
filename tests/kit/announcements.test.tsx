import { act, renderHook } from '@testing-library/react';
import { useQueuedAnnouncements } from '#kit/widgets/announce.ts';

describe('what a live region says', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const breath = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  test('comes a breath later; what is told in one breath is said together', () => {
    const { result } = renderHook(() => useQueuedAnnouncements(250));
    result.current[1]('A battle.');
    result.current[1]('');
    result.current[1]('Your turn.');
    expect(result.current[0].text).toBe('');
    breath(250);
    expect(result.current[0].text).toBe('A battle. Your turn.');
  });

  test('stays while nothing is told, and an equal saying counts anew', () => {
    const { result } = renderHook(() => useQueuedAnnouncements(250));
    result.current[1]('No.');
    breath(250);
    const { count } = result.current[0];
    result.current[1]('');
    breath(250);
    expect(result.current[0]).toEqual({ text: 'No.', count });
    result.current[1]('No.');
    breath(250);
    expect(result.current[0]).toEqual({ text: 'No.', count: count + 1 });
  });
});
