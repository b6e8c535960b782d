import { placeOf, SLOTS, slotsOf, type Slot, type Space } from '#engine/talvisota';
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
