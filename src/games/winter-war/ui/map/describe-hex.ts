import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import { placeText } from '../../../../table/words/names.ts';
import type { HexHighlight, MapStack } from './map-props.ts';
import { mapStrings as t } from './map-words.ts';
import { stackLabel } from './stack-label.ts';

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
    t.hex(board.hexName(hex), name && placeText(name)),
    t.country[board.countryOf(hex)],
    terrain === 'ice' && ice ? t.frozen : t.terrain[terrain],
    board.isFortification(hex) ? (unfinished ? t.unfinished : t.fortification) : '',
    board.isRail(hex) ? (broken ? t.broken : t.railway) : '',
    ...highlights
      .filter((h) => h.hex === hex)
      .map(({ kind, label }) =>
        label
          ? t.costing(t.highlight[kind], label.replaceAll(/[()]/g, ''), label.startsWith('('))
          : t.highlight[kind],
      ),
    stack && stack.counters.length > 0 ? t.stack(stackLabel(stack)) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
