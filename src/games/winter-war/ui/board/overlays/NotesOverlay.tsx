import { useNotesOnMap } from '#table';
import { HintArrows } from './HintArrows.tsx';

/** The player's notes for the moment on display. */
export function NotesOverlay() {
  const { arrows, marks, from } = useNotesOnMap();
  const spots = [...(marks ?? []), ...(from === null ? [] : [from])];
  if (!arrows?.length && !spots.length) return null;
  return (
    <HintArrows
      drawnAs="notes"
      arrows={(arrows ?? []).map((hexes) => ({ kind: 'way', hexes, next: false }))}
      spots={spots.map((hex) => ({ hex, next: hex !== from }))}
    />
  );
}
