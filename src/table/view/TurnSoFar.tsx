import type { Line } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { Linked } from '../text/Links.tsx';
import { toldAt } from '../text/log.ts';
import { plain } from '../text/parts.ts';

/** What the last step did, a paragraph for each sentence. */
export const LastStep = ({ timeline }: { readonly timeline: Line }) =>
  toldAt(timeline, timeline.cursor).map((parts, i) => (
    <p key={`${i} ${plain(parts)}`}>
      <Linked parts={parts} />
    </p>
  ));

/** What has happened in the Player-Turn that is watched, as far as it has come. Of a set-up nothing but its name is told. */
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
