/** Moments of a game in words. */
import playMessages from '../../content/en/play.ftl';
import { at } from '#engine/core/timeline.ts';
import type { Line } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { linesOf } from '../log/log.ts';
import { type Sentence, plain } from '../../text/parts.ts';

/** What the last step before a moment did, in one sentence or several. */
export function toldAt(timeline: Line, step: number): Sentence[] {
  if (!timeline.steps[step - 1]) return [[playMessages().replay.begins]];
  const lines = linesOf(timeline, step);
  return lines.length ? lines.map(({ text }) => text) : [activeGame().story.redactedLine(timeline, step)];
}

/** Turn, player and phase of a moment. */
export const stepName = (timeline: Line, step: number): string =>
  activeGame().story.heading(at(timeline, step));

/** A moment in words, for the slider and those who do not see the map. */
export const stepText = (timeline: Line, step: number): string =>
  `${stepName(timeline, step)}. ${toldAt(timeline, step).map(plain).join(' ')}`;
