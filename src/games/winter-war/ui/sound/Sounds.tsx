import { useEffect } from 'react';
import { useGame } from '../../table-adapter.ts';
import { useSettings } from '#table';
import type { GameEvent } from '#engine/winter-war';
import type { Sound } from '#kit/sound/synth.ts';

/** Seconds after which the second of two sounds follows. */
const AFTER_DIE = 0.6;

interface Cue {
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

/** Lets what is done be heard, once the player has asked for it. Nothing is heard on opening, undo or redo. */
export function Sounds() {
  const on = useSettings((settings) => settings.sounds);
  useEffect(() => {
    if (!on) return undefined;
    return useGame.subscribe(({ happening }, before) => {
      if (happening === before.happening || happening.kind !== 'play') return;
      const cues = soundsOf(happening.events);
      if (!cues.length) return;
      import('#kit/sound/synth.ts').then(
        ({ play }) => {
          for (const { sound, after } of cues) play(sound, after);
        },
        // Without it the table is played in silence.
        () => undefined,
      );
    });
  }, [on]);
  return null;
}
