import { useEffect } from 'react';
import { useGame } from '../../table-adapter.ts';
import { useSettings } from '#table';
import type { GameEvent } from '#engine/winter-war';
import type { Sound } from '#kit/sound/synth.ts';

/** Delay of the second of two sounds, in seconds. */
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

/** Sounds for the events of an action: at most two, to avoid noise. */
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

/** Plays sounds for actions when switched on, but not on opening, undo or redo. */
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
        // Without the script the game stays silent.
        () => undefined,
      );
    });
  }, [on]);
  return null;
}
