import { memo, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Place, Side } from '../game/position.ts';
import { setFocus, setHover } from '../store/ui.ts';
import { showOnMap } from './map-handle.ts';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import css from './PlaceList.module.css';

/** A part of the board and its places, each described in one line. */
export interface PartInWords {
  readonly id: string;
  readonly name: string;
  readonly places: readonly { readonly place: Place; readonly side: Side; readonly text: string }[];
}

/** The place that a key leads to within the list; null for other keys. */
function byKey(parts: readonly PartInWords[], key: string, place: Place): Place | null {
  const all = parts.flatMap(({ places }) => places.map((one) => one.place));
  const at = all.indexOf(place);
  const part = parts.findIndex(({ places }) => places.some((one) => one.place === place));
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return all[at + 1] ?? place;
    case 'ArrowUp':
    case 'ArrowLeft':
      return all[at - 1] ?? place;
    case 'PageDown':
      return parts[part + 1]?.places[0]!.place ?? all.at(-1)!;
    case 'PageUp':
      return parts[part - 1]?.places[0]!.place ?? all[0]!;
    case 'Home':
      return all[0]!;
    case 'End':
      return all.at(-1)!;
    default:
      return null;
  }
}

interface PlaceListProps {
  readonly title: string;
  readonly help: string;
  /** Parts with at least one place. */
  readonly parts: readonly PartInWords[];
  /** Same as a press on the place on the map. */
  onChoose(place: Place): void;
}

/** The places of the board as a list by part, with one tab stop. Hidden until focused; the map's cursor follows. */
export const PlaceList = memo(function PlaceList({ title, help, parts, onChoose }: PlaceListProps) {
  const [here, setHere] = useState<Place | null>(null);
  const list = useRef<HTMLElement>(null);
  const id = useId();
  const all = parts.flatMap(({ places }) => places.map(({ place }) => place));
  if (!all.length) return null;
  const current = here !== null && all.includes(here) ? here : all[0]!;
  const arrive = (place: Place): void => {
    setHere(place);
    setHover(null);
    setFocus(place);
    showOnMap(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = byKey(parts, event.key, current);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    // The keys belong to the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={list} className={css.list} aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id} className={panel.heavy}>
        {title}
      </h2>
      <p className={panel.fine}>{help}</p>
      {parts.map((part) => (
        <div key={part.id} role="group" aria-label={part.name}>
          <h3 className={`${shared.caps} ${css.part}`}>{part.name}</h3>
          <ul>
            {part.places.map(({ place, side, text }) => (
              <li key={place}>
                <button
                  type="button"
                  className={css.place}
                  data-place={place}
                  data-side={side}
                  tabIndex={place === current ? 0 : -1}
                  onFocus={() => arrive(place)}
                  onClick={() => onChoose(place)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});
