import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { At } from './drag.ts';
import css from './Ghost.module.css';

/** What is carried, at the pointer: drawn around the point where its corner stands. */
export function Ghost({ at, children }: { readonly at: At; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Past React: it follows every step of the pointer.
  useLayoutEffect(() => {
    const place = (x: number, y: number): void => {
      if (box.current) box.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    place(at.x, at.y);
    const follow = ({ isPrimary, clientX, clientY }: PointerEvent): void => {
      if (isPrimary) place(clientX, clientY);
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [at]);
  return (
    <div ref={box} className={css.ghost} data-ghost="" data-finger={at.finger || undefined} aria-hidden>
      {children}
    </div>
  );
}
