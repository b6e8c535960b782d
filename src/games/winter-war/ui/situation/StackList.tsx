import { memo, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Hex } from '../../../../engine/winter-war/index.ts';
import { setFocus, setHover } from '../../../../table/store/table.ts';
import { click } from '../hand/actions.ts';
import { showOnMap } from '../../../../table/seen/map-handle.ts';
import { usePosition } from '../../here.ts';
import { lineOf, stacksInWords, type AreaText } from './describe.ts';
import css from './StackList.module.css';
import { standsWords } from './words.ts';

/** Where a key leads from one stack of the list; null for any other key. */
function byKey(areas: readonly AreaText[], key: string, hex: Hex): Hex | null {
  const all = areas.flatMap(({ stacks }) => stacks.map((stack) => stack.hex));
  const at = all.indexOf(hex);
  const front = areas.findIndex(({ stacks }) => stacks.some((stack) => stack.hex === hex));
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return all[at + 1] ?? hex;
    case 'ArrowUp':
    case 'ArrowLeft':
      return all[at - 1] ?? hex;
    case 'PageDown':
      return areas[front + 1]?.stacks[0]!.hex ?? all.at(-1)!;
    case 'PageUp':
      return areas[front - 1]?.stacks[0]!.hex ?? all[0]!;
    case 'Home':
      return all[0]!;
    case 'End':
      return all.at(-1)!;
    default:
      return null;
  }
}

/**
 * The stacks on the map as a list by front and side, one tab stop. Not seen until the keyboard is in it; the
 * map's cursor follows, and choosing a stack is the same as choosing its hex on the map. After a move the map comes
 * first, the list in the next breath.
 */
export const StackList = memo(function StackList() {
  const position = useDeferredValue(usePosition());
  const [here, setHere] = useState<Hex | null>(null);
  const list = useRef<HTMLElement>(null);
  const id = useId();
  const w = standsWords();
  const areas = useMemo(() => stacksInWords(position), [position]);
  const hexes = areas.flatMap(({ stacks }) => stacks.map(({ hex }) => hex));
  if (!hexes.length) return null;
  const current = here !== null && hexes.includes(here) ? here : hexes[0]!;
  const arrive = (hex: Hex): void => {
    setHere(hex);
    setHover(null);
    setFocus(hex);
    showOnMap(hex);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = byKey(areas, event.key, current);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-hex="${next}"]`)?.focus();
  };
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={list} className={css.list} aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id} className={css.title}>
        {w.list}
      </h2>
      <p className={css.help}>{w.listHelp}</p>
      {areas.map(({ area, name, stacks }) => (
        <div key={area} role="group" aria-label={name}>
          <h3 className={css.area}>{name}</h3>
          <ul>
            {stacks.map((stack) => (
              <li key={stack.hex}>
                <button
                  type="button"
                  className={css.stack}
                  data-hex={stack.hex}
                  data-side={stack.side}
                  tabIndex={stack.hex === current ? 0 : -1}
                  onFocus={() => arrive(stack.hex)}
                  onClick={() => click(stack.hex, null)}
                >
                  {w.sides[stack.side]}, {lineOf(stack)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});
