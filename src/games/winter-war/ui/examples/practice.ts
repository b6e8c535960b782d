/** Opens an example on the board, where it can be played on. */
import { play, positionFrom, present, startTimeline, type Timeline } from '#engine/winter-war';
import { openUnsaved } from '../../table-adapter.ts';
import { EXAMPLE_IDS, EXAMPLES } from './index.ts';
import type { Example } from './example.ts';
import { actionIn } from './scene.ts';

function timelineOf({ position, before = [] }: Example): Timeline {
  return before.reduce(
    (timeline, { action, dice }) => {
      const played = play(timeline, actionIn(present(timeline), action), dice);
      if (!played.ok) throw new Error(played.refusal.text);
      return played.timeline;
    },
    startTimeline(positionFrom(position)),
  );
}

/** Opens an example at the table. Throws a RangeError for an unknown id. */
export async function openExample(id: string): Promise<void> {
  const known = EXAMPLE_IDS.find((one) => one === id);
  if (known === undefined) throw new RangeError(`There is no example "${id}"`);
  const example = EXAMPLES[known];
  await openUnsaved(timelineOf(example));
}
