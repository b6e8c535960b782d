import { expect, it, vi } from 'vitest';

/** The rules have moved on: what an earlier edition recorded may no longer be legal. */
vi.mock('#engine/talvisota/game/editions.ts', () => ({ EDITIONS: { rules: 2, board: 1 } }));

const { newGame, play, present, restore, serialise, startTimeline } = await import('#engine/talvisota');

type File = { rules: number; position?: unknown; steps: { action: unknown }[] };

it('a game of an earlier edition opens at the position as it stood when its steps are no longer legal', () => {
  const started = play(startTimeline(newGame({}, 3)), {
    type: 'assign',
    unit: 'FUS',
    front: 'KAR',
    count: 13,
  });
  if (!started.ok) throw new Error(started.refusal.text);
  const file = JSON.parse(serialise(started.timeline)) as File;
  expect(file.rules).toBe(2);
  file.rules = 1;
  expect(restore(JSON.stringify(file))).toEqual({ ok: true, timeline: started.timeline });

  file.steps = [{ action: { type: 'fight', slot: 0 } }];
  const opened = restore(JSON.stringify(file));
  if (!opened.ok) throw new Error(opened.error.text);
  expect(opened.timeline.start).toEqual(present(started.timeline));
  expect(opened.timeline.about?.past).toEqual({
    by: { rules: 1, board: 1 },
    actions: [{ action: { type: 'fight', slot: 0 }, dice: [] }],
    lost: 0,
  });
  // Without a position there is nothing to open.
  delete file.position;
  expect(restore(JSON.stringify(file))).toMatchObject({ ok: false, error: { key: 'illegal-step' } });
});
