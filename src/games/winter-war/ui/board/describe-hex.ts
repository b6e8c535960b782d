import { board, type Hex } from '#engine/winter-war';
import { placeText } from '../words/names.ts';
import type { HexHighlight, MapStack } from './map-props.ts';
import { stackLabel } from './stack-label.ts';
import { mapWords } from './map-words.ts';

interface HexSituation {
  readonly stack: MapStack | undefined;
  readonly highlights: readonly HexHighlight[];
  readonly ice: boolean;
  readonly broken?: boolean;
  readonly unfinished?: boolean;
}

/** A hex in words: place, terrain, what it is marked with, who stands there. */
export function describeHex(hex: Hex, { stack, highlights, ice, broken, unfinished }: HexSituation): string {
  const terrain = board.terrainOf(hex);
  const name = board.placeNameOf(hex);
  const parts = [
    mapWords().hex(board.hexName(hex), name && placeText(name)),
    mapWords().country[board.countryOf(hex)],
    terrain === 'ice' && ice ? mapWords().frozen : mapWords().terrain[terrain],
    board.isFortification(hex) ? (unfinished ? mapWords().unfinished : mapWords().fortification) : '',
    board.isRail(hex) ? (broken ? mapWords().broken : mapWords().railway) : '',
    ...highlights
      .filter((h) => h.hex === hex)
      .map(({ kind, label }) =>
        label
          ? mapWords().costing(
              mapWords().highlight[kind],
              label.replaceAll(/[()]/g, ''),
              label.startsWith('('),
            )
          : mapWords().highlight[kind],
      ),
    stack && stack.counters.length > 0 ? mapWords().stack(stackLabel(stack)) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
