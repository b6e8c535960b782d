import { newGame, view } from '#engine/winter-war';
import { parseActions } from '#games/winter-war/ai/worker-client.ts';
import type { Question } from '#table/game/ai.ts';
import { askWorker, endWorker, stopThinking } from '#table/store/ai-worker.ts';
import { fakeWorkers } from './fake-worker.ts';

const question: Question = {
  kind: 'think',
  state: view(newGame({}, 1), 'finn'),
  side: 'finn',
  level: 'recruit',
  seed: 1,
};
const silent = (): void => undefined;

describe('the worker of the computer players', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    endWorker();
    vi.useRealTimers();
  });

  it('answers, and tells of its progress', async () => {
    fakeWorkers();
    const reply = askWorker(question, parseActions, silent);
    await vi.runAllTimersAsync();
    expect(await reply).toMatchObject({ ok: true, answer: expect.any(Array) as unknown });
  });

  it('is given up when nothing is heard of it', async () => {
    fakeWorkers(silent);
    const reply = askWorker(question, parseActions, silent);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await reply).toEqual({ ok: false, trouble: 'slow' });
  });

  it('is waited for while it tells of its progress', async () => {
    fakeWorkers((message, tell) => {
      const { id } = message as { id: number };
      for (const seconds of [15, 30, 45])
        setTimeout(() => tell({ kind: 'progress', id, done: 0.5 }), seconds * 1000);
      setTimeout(() => tell({ kind: 'answer', id, answer: [{ type: 'end' }] }), 60_000);
    });
    const heard: number[] = [];
    const reply = askWorker(question, parseActions, (done) => heard.push(done));
    await vi.runAllTimersAsync();
    expect(await reply).toMatchObject({ ok: true });
    expect(heard).toHaveLength(3);
  });

  it('is not believed when what it answers makes no sense, or was asked by nobody', async () => {
    fakeWorkers((message, tell) => {
      const { id } = message as { id: number };
      tell({ kind: 'answer', id: id + 1, answer: [{ type: 'end' }] });
      tell({ kind: 'answer', id, answer: [{ type: 'win' }] });
    });
    const reply = askWorker(question, parseActions, silent);
    await vi.runAllTimersAsync();
    expect(await reply).toEqual({ ok: false, trouble: 'garbled' });
  });

  it('is stopped, and asked something else', async () => {
    fakeWorkers();
    const first = askWorker(question, parseActions, silent);
    const second = askWorker(question, parseActions, silent);
    await vi.runAllTimersAsync();
    expect(await first).toEqual({ ok: false, trouble: null });
    expect(await second).toMatchObject({ ok: true });
    const third = askWorker(question, parseActions, silent);
    stopThinking();
    expect(await third).toEqual({ ok: false, trouble: null });
  });
});
