import type { GameEvent } from '#engine/winter-war';
import type { Sound } from '#kit/sound/synth.ts';

/** Seconds after which the second of two sounds follows. */
const AFTER_DIE = 0.6;

export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

const MOVES: readonly GameEvent['type'][] = [
  'placed',
  'arrived',
  'joined',
  'moved',
  'retreated',
  'advanced',
  'dropped',
];
const GUNS: readonly GameEvent['type'][] = ['attacked', 'landing', 'demolished'];

/** What is to be heard of a happening: little, and never one thing twice. */
export function soundsOf(events: readonly GameEvent[]): Cue[] {
  const has = (types: readonly GameEvent['type'][]): boolean =>
    events.some(({ type }) => types.includes(type));
  const rolled = has(['rolled']) || events.some((event) => 'die' in event && event.die !== null);
  const cues: Cue[] = [];
  if (rolled) cues.push({ sound: 'dice', after: 0 });
  if (has(GUNS)) cues.push({ sound: 'battle', after: rolled ? AFTER_DIE : 0 });
  else if (has(['phase'])) cues.push({ sound: 'phase', after: rolled ? AFTER_DIE : 0 });
  else if (!rolled && has(MOVES)) cues.push({ sound: 'move', after: 0 });
  return cues;
}
