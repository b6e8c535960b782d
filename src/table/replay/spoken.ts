import { at, type Timeline } from '../../engine/winter-war/index.ts';
import { linesOf } from '../log/log.ts';
import type { Sentence } from '../words/parts.ts';
import { plain } from '../words/plain.ts';
import type { PlayerTurn } from '../../games/winter-war/records/player-turns.ts';
import { replayWords } from './words.ts';
import { commonWords } from '../../games/winter-war/ui/words/common-words.ts';
import { barWords } from '../../games/winter-war/ui/words/bar-words.ts';
import { logWords } from '../../games/winter-war/ui/words/log-words.ts';

/** What the last step before a moment did. Steps of a set-up are not told: they may be hidden. */
export function toldAt(timeline: Timeline, step: number): Sentence[] {
  const w = replayWords();
  const done = timeline.steps[step - 1];
  if (!done) return [[w.begins]];
  const before = at(timeline, step - 1);
  const lines = linesOf(timeline, step);
  if (lines.length) return lines.map(({ text }) => text);
  if (before.phase === 'set-up' && done.state.phase === 'set-up') return [[w.placing]];
  return [[done.action.type === 'end' ? `${momentName(timeline, step)}.` : w.silent]];
}

export function nameOf({ kind, turn, side }: PlayerTurn): string {
  const w = replayWords();
  if (kind === 'set-up') return `${w.setUp}: ${commonWords().player[side]}`;
  return kind === 'interphase'
    ? w.interphase(turn)
    : `${barWords().turn(turn)}, ${barWords().playerTurn(side)}`;
}

/** Turn, player and phase of a moment. */
export function momentName(timeline: Timeline, step: number): string {
  const w = replayWords();
  const { turn, phase, phasing } = at(timeline, step);
  if (phase === 'set-up') return `${w.setUp}: ${commonWords().player[phasing]}`;
  return phase === 'interphase'
    ? w.interphase(turn)
    : logWords().phase(turn, phasing, commonWords().phase[phase]);
}

/** A moment in words, for the slider and those who do not see the map. */
export const momentText = (timeline: Timeline, step: number): string =>
  `${momentName(timeline, step)}. ${toldAt(timeline, step).map(plain).join(' ')}`;
