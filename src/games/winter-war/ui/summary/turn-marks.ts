/** Marks of a segment of the game: paths, battles and losses. */
import startMessages from '../../content/en/start.ftl';
import type { Hex, Timeline } from '#engine/winter-war';
import { type Trail, findBattles, findLosses, findTrails } from '../../analysis/records/battles.ts';
import { eventsBetween } from '../../analysis/records/events.ts';
import type { MapLine, MapMark } from '../board/map-props.ts';

export interface TurnMarks {
  readonly lines: readonly MapLine[];
  readonly marks: readonly MapMark[];
}

const isRetreat = ({ way }: Trail): boolean => way === 'retreat' || way === 'retreat-before';

export const trailLine = (trail: Trail): MapLine => ({
  kind: isRetreat(trail) ? 'trail-back' : trail.rail ? 'trail-rail' : 'trail',
  hexes: trail.hexes,
  side: trail.side,
});

/** Groups texts by hex, in their order. */
function gathered(entries: readonly (readonly [Hex, string])[]): Map<Hex, string[]> {
  const found = new Map<Hex, string[]>();
  for (const [hex, text] of entries) found.set(hex, [...(found.get(hex) ?? []), text]);
  return found;
}

/** Marks from one step to another; `to` is exclusive. */
export function turnMarks(timeline: Timeline, from: number, to: number): TurnMarks {
  const happened = eventsBetween(timeline, from, to);
  const lines = new Map<string, MapLine>();
  for (const trail of findTrails(happened)) {
    const line = trailLine(trail);
    // Units that moved along the same path share one line.
    if (line.hexes.length > 1) lines.set(`${line.kind} ${line.side} ${line.hexes.join()}`, line);
  }
  const fought = gathered(
    findBattles(timeline, from, to).flatMap(({ targets, result }) =>
      targets.map((hex) => [hex, result] as const),
    ),
  );
  // The result of a battle already implies its losses.
  const lost = gathered(
    findLosses(happened)
      .filter(({ hex }) => !fought.has(hex))
      .map(({ hex, unit }) => [hex, String(unit)] as const),
  );
  return {
    lines: [...lines.values()],
    marks: [
      ...[...fought].map(([hex, results]): MapMark => ({ hex, kind: 'battle', text: results.join(' ') })),
      ...[...lost].map(([hex, units]): MapMark => ({
        hex,
        kind: 'loss',
        text: units.length > 1 ? startMessages().common.count({ n: units.length }) : '',
      })),
    ],
  };
}
