import { useEffect } from 'react';
import type { Sound } from '#kit/sound/synth.ts';
import { useGame } from '../store/game.ts';
import { useSettings } from '../store/settings.ts';

/** Delay of the second of two sounds, in seconds. */
const AFTER_DIE = 0.6;

interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

/** The types of a game's events that are heard as guns, and as counters put down. */
export interface SoundTypes {
  readonly guns: readonly string[];
  readonly moves: readonly string[];
}

interface Heard {
  readonly type: string;
  readonly die?: number | null;
}

/** Sounds for the events of an action: at most two, to avoid noise. */
export function soundsOf(events: readonly Heard[], { guns, moves }: SoundTypes): Cue[] {
  const has = (types: readonly string[]): boolean => events.some(({ type }) => types.includes(type));
  const rolled = has(['rolled']) || events.some(({ die = null }) => die !== null);
  const cues: Cue[] = [];
  if (rolled) cues.push({ sound: 'dice', after: 0 });
  if (has(guns)) cues.push({ sound: 'battle', after: rolled ? AFTER_DIE : 0 });
  else if (has(['phase'])) cues.push({ sound: 'phase', after: rolled ? AFTER_DIE : 0 });
  else if (!rolled && has(moves)) cues.push({ sound: 'move', after: 0 });
  return cues;
}

/** Plays a game's sounds for actions when switched on, but not on opening, undo or redo. */
export const soundsFor = (types: SoundTypes) =>
  function Sounds() {
    const on = useSettings((settings) => settings.sounds);
    useEffect(() => {
      if (!on) return undefined;
      return useGame.subscribe(({ happening }, before) => {
        if (happening === before.happening || happening.kind !== 'play') return;
        const cues = soundsOf(happening.events as readonly Heard[], types);
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
  };
