import { useEffect } from 'react';
import { activeGame as onTable } from '../../game/registry.ts';
import { AIM, isAimedAt, TOO_FAST } from './course.ts';
import { aim, goOn, setPlaying, useReplay } from './replay.ts';

/** Nothing is drawn more often than this, in milliseconds. */
const SHORTEST = 40;

/** Goes on by itself while it is played; what is aimed at is pointed at first. */
export function useAutoplay(): void {
  const { game, step, playing, speed, aiming } = useReplay();
  useEffect(() => {
    if (!game || !playing) return undefined;
    if (step >= game.steps.length) {
      setPlaying(false);
      return undefined;
    }
    const pointing = !aiming && speed < TOO_FAST && isAimedAt(game, step);
    const rest = aiming ? AIM : onTable().story.pauseAfter(game, step);
    const timer = setTimeout(() => (pointing ? aim() : goOn()), Math.max(SHORTEST, rest / speed));
    return () => clearTimeout(timer);
  }, [game, step, playing, speed, aiming]);
}
