import { memo } from 'react';
import { type Link, placeOf } from '#engine/talvisota';
import css from './BoardMap.module.css';
import type { XY } from '#kit/drawing/packed-lines.ts';
import { middleOf } from './board-extent.ts';

/** Bend of a connection to its right, seen from its first end, as a share of its length; most are straight. */
const BENDS: Readonly<Record<string, number>> = {
  'LEN-PTZ': 0.55,
  'PTZ-REB': 0.08,
  'PTZ-ILO': 0.24,
  'TOL-JOE': -0.24,
  'VII-KOT': -0.1,
  'SOR-LPR': 0.06,
};

type Ends = Pick<Link, 'a' | 'b'>;

/** Control point of the curve; null for a straight connection. */
function bendOf({ a, b }: Ends): XY | null {
  const [ax, ay] = middleOf(a);
  const [bx, by] = middleOf(b);
  const bend = BENDS[`${placeOf(a).id}-${placeOf(b).id}`];
  return bend ? [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend] : null;
}

function linkPath(link: Ends): string {
  const over = bendOf(link);
  const [from, to] = [middleOf(link.a).join(' '), middleOf(link.b).join(' ')];
  return over ? `M${from}Q${over.map(Math.round).join(' ')} ${to}` : `M${from}L${to}`;
}

/** The point of a connection at a share of its length. */
export function pointOn(link: Ends, share: number): XY {
  const [a, b] = [middleOf(link.a), middleOf(link.b)];
  const over = bendOf(link) ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = (i: 0 | 1): number =>
    (1 - share) ** 2 * a[i] + 2 * share * (1 - share) * over[i] + share ** 2 * b[i];
  return [at(0), at(1)];
}

/** The connections: roads, railways with their ties, and frozen water. */
export const Links = memo(function Links({ links, ice }: { links: readonly Link[]; ice: boolean }) {
  const of = (kind: Link['kind']): string =>
    links
      .filter((link) => link.kind === kind)
      .map(linkPath)
      .join('');
  return (
    <g aria-hidden="true">
      <path className={css.roadEdge} d={of('road')} />
      <path className={css.road} d={of('road')} />
      <path className={css.railEdge} d={of('rail')} />
      <path className={css.rail} d={of('rail')} />
      <path className={css.ice} data-open={ice || undefined} d={of('ice')} />
    </g>
  );
});
