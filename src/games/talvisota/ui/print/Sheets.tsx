import { usePosition } from '../../table-adapter.ts';
import { situation } from '../situation.tsx';

/** The situation in print: as text, as the player with the device may see it. */
export function Sheets() {
  const { state, viewer, seen } = usePosition();
  const due = situation.due(state);
  return <pre>{situation.asText({ state: seen, viewer, seen }, due)}</pre>;
}
