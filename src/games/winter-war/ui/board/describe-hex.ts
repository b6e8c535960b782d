import mapMessages from '../../content/en/map.ftl';
import { board, type Hex } from '#engine/winter-war';
import { placeText } from '../text/names.ts';
import type { HexHighlight, MapStack } from './map-props.ts';
import { stackLabel } from './stack-label.ts';

interface HexSituation {
  readonly stack: MapStack | undefined;
  readonly highlights: readonly HexHighlight[];
  readonly ice: boolean;
  readonly broken?: boolean;
  readonly unfinished?: boolean;
}

/** Describes a hex in text: place, terrain, highlights and units. */
export function describeHex(hex: Hex, { stack, highlights, ice, broken, unfinished }: HexSituation): string {
  const terrain = board.terrainOf(hex);
  const name = board.placeNameOf(hex);
  const parts = [
    mapMessages().map.hex({ number: board.hexName(hex), name: name === undefined ? null : placeText(name) }),
    mapMessages().map.country[board.countryOf(hex)],
    terrain === 'ice' && ice ? mapMessages().map.frozen : mapMessages().map.terrain[terrain],
    board.isFortification(hex)
      ? unfinished
        ? mapMessages().map.unfinished
        : mapMessages().map.fortification
      : '',
    board.isRail(hex) ? (broken ? mapMessages().map.broken : mapMessages().map.railway) : '',
    ...highlights
      .filter((h) => h.hex === hex)
      .map(({ kind, label }) =>
        label
          ? mapMessages().map.costing({
              what: mapMessages().map.highlight[kind],
              points: label.replaceAll(/[()]/g, ''),
              through: label.startsWith('('),
            })
          : mapMessages().map.highlight[kind],
      ),
    stack && stack.counters.length > 0 ? mapMessages().map.stack({ units: stackLabel(stack) }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
