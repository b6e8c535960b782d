import { placeOf, SLOTS, slotsOf, spaceOf, type Slot, type Space } from '#engine/talvisota';
import type { Part } from '#table';
import namesMessages from '../../content/en/names.ftl';
import startMessages from '../../content/en/start.ftl';

export function spaceName(space: Space): string {
  const { id, name } = placeOf(space);
  const names: Readonly<Record<string, string>> = namesMessages().spaces;
  return names[id] ?? name;
}

/** "Karelia 1": a strategy box of the sheet. */
export const boxName = (slot: Slot): string => {
  const front = SLOTS[slot]!;
  const same = slotsOf(front);
  const name = startMessages().common.front[front];
  return same.length > 1 ? `${name} ${same.indexOf(slot) + 1}` : name;
};

function partOf(piece: string, i: number): Part {
  if (i % 2 === 0) return piece;
  const [id, text] = piece.split('|') as [string, string?];
  const place = spaceOf(id);
  return { place, text: text ?? spaceName(place) };
}

/** A text with its spaces as links: `{TER}` by its name, `{TER|Terijoelle}` in the form that the sentence needs. */
export const linked = (text: string): readonly Part[] => text.split(/\{([^}]+)\}/).map(partOf);
