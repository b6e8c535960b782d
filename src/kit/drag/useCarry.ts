import { useEffect, useRef, type RefObject } from 'react';
import { carryFrom, type Hand } from './drag.ts';

/** Lets things be carried away from inside an element that stays for as long as the component does; if `hand` is given. */
export function useCarry<T>(element: RefObject<HTMLElement | null>, hand: Hand<T> | undefined): void {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  const able = hand !== undefined;
  useEffect(
    () => (able && element.current ? carryFrom(element.current, () => latest.current!) : undefined),
    [able, element],
  );
}
