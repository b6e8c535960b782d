import { useEffect } from 'react';
import { AIM, isAttackNext, restAfter, TOO_FAST } from './course.ts';
import { aim, goOn, setPlaying, useReplay } from './replay.ts';

/** Nothing is drawn more often than this. */
const SHORTEST = 40;

/** Goes on by itself while it is played; before an attack it points at the targets. */
export function useAutoplay(): void {
  const { game, step, playing, speed, aiming } = useReplay();
  useEffect(() => {
    if (!game || !playing) return undefined;
    if (step >= game.steps.length) {
      setPlaying(false);
      return undefined;
    }
    const pointing = !aiming && speed < TOO_FAST && isAttackNext(game, step);
    const rest = aiming ? AIM : restAfter(game, step);
    const timer = setTimeout(() => (pointing ? aim() : goOn()), Math.max(SHORTEST, rest / speed));
    return () => clearTimeout(timer);
  }, [game, step, playing, speed, aiming]);
}
