import type { Line } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { Linked } from '../text/Links.tsx';
import { toldAt } from '../text/log.ts';
import { plain } from '../text/parts.ts';

/** The last step, one paragraph for each sentence. */
export const LastStep = ({ timeline }: { readonly timeline: Line }) =>
  toldAt(timeline, timeline.cursor).map((parts, i) => (
    <p key={`${i} ${plain(parts)}`}>
      <Linked parts={parts} />
    </p>
  ));

/** Summary of the current player turn up to the moment on show. For a set-up only its name, as the rest may be secret. */
export function TurnSoFar({ timeline }: { readonly timeline: Line }) {
  const { story } = activeGame();
  const segment = story.segments(timeline, timeline.cursor).at(-1);
  if (!segment) return null;
  return (
    <Section title={story.segmentName(segment)}>
      {segment.kind === 'before' ? null : <story.TurnSummary line={timeline} segment={segment} />}
    </Section>
  );
}
