import { render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { PromiseCache } from '#kit/widgets/cached-promise.ts';
import { later } from '#table/faults/later.tsx';

it('content that does not come is told in its place, and asked for anew a second later', async () => {
  const texts = new PromiseCache<string, string>();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const Content = () => <p>{use(texts.fetch('en', load))}</p>;
  const Part = later(async () => ({ default: Content }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be displayed');
  expect(load).toHaveBeenCalledTimes(1);
  vi.useFakeTimers();
  const failed = texts.fetch('fi', load);
  await expect(failed).rejects.toThrow('Failed to fetch');
  expect(texts.fetch('fi', load)).toBe(failed);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await texts.fetch('fi', load.mockResolvedValue('Here it is'))).toBe('Here it is');
  vi.useRealTimers();
});
