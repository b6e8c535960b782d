/** Names of units and hexes as the screen writes them. */
import { board, counter, type Hex, type UnitId } from '#engine/winter-war';
import { designation, placeText } from './names.ts';
import type { Part } from '#table/words/parts.ts';
import { commonWords } from './common-words.ts';

/** The city or town of a hex, if it has one. */
export function placeNameText(hex: Hex): string | undefined {
  const name = board.placeNameOf(hex);
  return name === undefined ? undefined : placeText(name);
}

export const hexText = (hex: Hex): string => commonWords().hex(board.hexName(hex), placeNameText(hex));

export const hexPart = (hex: Hex): Part => ({ place: hex, text: hexText(hex) });

/** "6-4-2 (18)" */
export function unitText(unit: UnitId): string {
  const { type, name } = counter(unit);
  return commonWords().unit(type.label, designation(name));
}

export const kindText = (unit: UnitId): string => {
  const { type } = counter(unit);
  return commonWords().kind(type.arm, type.size);
};

export const unitList = (units: readonly UnitId[]): string => units.map(unitText).join(', ');
