import { board, type Hex } from '#engine/winter-war';
import { hexsideTable, neighbourTable } from '../board-extent.ts';
import { chunked, everyHex, once } from '../chunks.ts';
import { isNeutral } from '../ground.ts';
import { edgeOf, linePath, pointText, type XY } from '../hex-shape.ts';
import css from './layers.module.css';
import { Paths } from './MapLines.tsx';

type Kind = 'river' | 'lake';

function edges(wanted: (kinds: readonly string[], hex: Hex, other: Hex) => boolean): string[] {
  return chunked((hex) => {
    let d = '';
    for (let direction = 0; direction < 3; direction++) {
      const side = hexsideTable[hex * 6 + direction]!;
      if (side < 0) continue;
      if (wanted(board.hexsideKinds(side), hex, neighbourTable[hex * 6 + direction]!))
        d += linePath(edgeOf(hex, direction));
    }
    return d;
  });
}

const played = (hex: Hex, other: Hex): boolean => !isNeutral(hex) || !isNeutral(other);

/** Key of a corner where hexsides meet, rounded because it is computed from several hexes. */
const cornerKey = ([x, y]: XY): string => `${Math.round(x)} ${Math.round(y)}`;

const between = ([ax, ay]: XY, [bx, by]: XY, share: number): XY => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Where the bend begins, measured from the corner as a share of the hexside's length. */
const BEND = 0.38;

/** Draws the hexsides of a kind as one body of water; where two meet, the corner is rounded. */
function flowing(kind: Kind, drawn: Iterable<Hex> = everyHex()): string[] {
  const ends = new Map<string, { at: XY; others: XY[] }>();
  const wet = (hex: Hex, direction: number): boolean => {
    const side = hexsideTable[hex * 6 + direction]!;
    return (
      side >= 0 &&
      board.hexsideKinds(side).includes(kind) &&
      played(hex, neighbourTable[hex * 6 + direction]!)
    );
  };
  const sides = (hex: Hex): [XY, XY][] => [0, 1, 2].filter((d) => wet(hex, d)).map((d) => edgeOf(hex, d));
  const meet = (at: XY, other: XY): void => {
    const end = ends.get(cornerKey(at)) ?? { at, others: [] };
    end.others.push(other);
    ends.set(cornerKey(at), end);
  };
  for (const hex of everyHex())
    for (const [a, b] of sides(hex)) {
      meet(a, b);
      meet(b, a);
    }
  const bends = (at: XY): boolean => ends.get(cornerKey(at))!.others.length === 2;
  return chunked(
    (hex) =>
      sides(hex)
        .map(([a, b]) => {
          const straight = linePath([bends(a) ? between(a, b, BEND) : a, bends(b) ? between(b, a, BEND) : b]);
          // Each bend is drawn with the first hexside that reaches it.
          const corners = [a, b].map((at) => {
            const end = ends.get(cornerKey(at))!;
            if (end.others.length !== 2) return '';
            const [from, to] = end.others as [XY, XY];
            if (cornerKey(from) !== cornerKey(at === a ? b : a)) return '';
            return `M${pointText(between(end.at, from, BEND))}Q${pointText(end.at)} ${pointText(between(end.at, to, BEND))}`;
          });
          return straight + corners.join('');
        })
        .join(''),
    drawn,
  );
}

/** Path of one kind of water in these hexes. */
export const flowIn = (kind: Kind, hexes: readonly Hex[]): string => flowing(kind, hexes).join('');

const river = once(() => flowing('river'));
const lake = once(() => flowing('lake'));
const nation = (hex: Hex): boolean => !isNeutral(hex);
const frontier = once(() =>
  edges((kinds, hex, other) => kinds.includes('frontier') && nation(hex) && nation(other)),
);
const neutralFrontier = once(() =>
  edges((kinds, hex, other) => kinds.includes('frontier') && nation(hex) !== nation(other)),
);

/** River and lake hexsides: both cost a Movement Point, and may double a defence. */
export function Barriers() {
  return (
    <g>
      <Paths d={lake()} className={css.lakeSide} />
      <Paths d={river()} className={css.riverSide} />
    </g>
  );
}

export function Frontier() {
  return (
    <g>
      <Paths d={frontier()} className={css.frontierBand} />
      <Paths d={neutralFrontier()} className={css.neutralFrontier} />
      <Paths d={frontier()} className={css.frontier} />
    </g>
  );
}
