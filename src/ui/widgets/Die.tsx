import { useEffect, useState } from 'react';
import css from './Die.module.css';

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

const SETTLE_MS = 640;
const still = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Shows other faces for a moment before the one that fell; `roll` changes with every throw. */
function useSettling(face: number, roll: number | undefined): number {
  const [shown, setShown] = useState(face);
  useEffect(() => {
    setShown(face);
    if (roll === undefined || still()) return undefined;
    const began = performance.now();
    let timer = 0;
    const tumble = (): void => {
      const age = performance.now() - began;
      if (age > SETTLE_MS) return setShown(face);
      setShown((last) => (last % 6) + 1);
      timer = window.setTimeout(tumble, 50 + age / 5);
    };
    tumble();
    return () => window.clearTimeout(timer);
  }, [face, roll]);
  return shown;
}

interface DieProps {
  readonly face: number;
  readonly size?: number;
  /** Give a number that changes with each throw to have the die tumble. */
  readonly roll?: number;
}

export function Die({ face, size = 44, roll }: DieProps) {
  const shown = useSettling(face, roll);
  return (
    <svg
      className={css.die}
      key={roll}
      data-rolled={roll !== undefined || undefined}
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      aria-hidden
    >
      <rect x="-18" y="-18" width="36" height="36" rx="5" className={css.body} />
      {SPOTS[shown]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 9.5} cy={y * 9.5} r="3.6" className={css.spot} />
      ))}
    </svg>
  );
}
