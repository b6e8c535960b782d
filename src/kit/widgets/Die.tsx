import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../motion/motion.ts';
import css from './Die.module.css';

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const SETTLE_MS = 640;

/** Random-looking faces for a moment, then the rolled one. */
function useTumble(face: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? face : (face % 6) + 1));
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const began = performance.now();
    let timer = 0;
    const tumble = (): void => {
      const age = performance.now() - began;
      if (age > SETTLE_MS) return setShown(face);
      setShown((last) => (last % 6) + 1);
      timer = window.setTimeout(tumble, 50 + age / 5);
    };
    timer = window.setTimeout(tumble, 50);
    return () => window.clearTimeout(timer);
  }, [face]);
  return shown;
}

interface DieProps {
  readonly face: number;
  readonly size?: number;
}

function Cube({ face, size, rolled }: Required<DieProps> & { readonly rolled: boolean }) {
  return (
    <svg
      className={css.die}
      data-rolled={rolled || undefined}
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      aria-hidden
    >
      <rect x="-18" y="-18" width="36" height="36" rx="5" className={css.body} />
      {SPOTS[face]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 9.5} cy={y * 9.5} r="3.6" className={css.spot} />
      ))}
    </svg>
  );
}

export const Die = ({ face, size = 44 }: DieProps) => <Cube face={face} size={size} rolled={false} />;

/** A die that tumbles when it appears: give it a new key for every throw. */
export const RolledDie = ({ face, size = 44 }: DieProps) => (
  <Cube face={useTumble(face)} size={size} rolled />
);
