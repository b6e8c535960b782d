import { useEffect } from 'react';
import { useGame } from '../../table-adapter.ts';
import { useSettings } from '#table/store/settings.ts';
import { soundsOf } from './sounds-of.ts';

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
