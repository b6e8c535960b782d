import { SLOTS, slotsOf, type Slot } from '#engine/talvisota';
import { commonWords } from '../words/common-words.ts';

/** "Karelia 1": a strategy box of the sheet. */
export const boxName = (slot: Slot): string => {
  const front = SLOTS[slot]!;
  const same = slotsOf(front);
  const name = commonWords().front[front];
  return same.length > 1 ? `${name} ${same.indexOf(slot) + 1}` : name;
};
