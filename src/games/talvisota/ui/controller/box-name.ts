import startMessages from '../../content/en/start.ftl';
import { SLOTS, slotsOf, type Slot } from '#engine/talvisota';

/** "Karelia 1": a strategy box of the sheet. */
export const boxName = (slot: Slot): string => {
  const front = SLOTS[slot]!;
  const same = slotsOf(front);
  const name = startMessages().common.front[front];
  return same.length > 1 ? `${name} ${same.indexOf(slot) + 1}` : name;
};
