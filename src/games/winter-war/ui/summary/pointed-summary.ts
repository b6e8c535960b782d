/** Marks on the map for a moment of a replay. */
import { at, board, type Action, type Hex, type State, type Timeline } from '#engine/winter-war';
import { eventsBetween } from '../../analysis/records/events.ts';
import { findTrails } from '../../analysis/records/battles.ts';
import type { HexHighlight, MapLine, MapMark } from '../board/map-props.ts';
import { trailLine } from './turn-marks.ts';

export interface PointedSummary {
  readonly lines: readonly MapLine[];
  readonly highlights: readonly HexHighlight[];
  readonly marks: readonly MapMark[];
  /** Hex of the event, to be brought into view; null for none. */
  readonly hex: Hex | null;
}

const STILL: PointedSummary = { lines: [], highlights: [], marks: [], hex: null };

/** Arrows from the attackers' hexes to the targets beside them. */
function attack(from: readonly Hex[], targets: readonly Hex[]): PointedSummary {
  const stood = [...new Set(from)];
  return {
    lines: targets.flatMap((target) =>
      stood
        .filter((hex) => board.distance(hex, target) === 1)
        .map((hex): MapLine => ({ kind: 'attack', hexes: [hex, target] })),
    ),
    highlights: targets.map((hex) => ({ hex, kind: 'target' })),
    marks: [],
    hex: targets[0] ?? null,
  };
}

/** The next attack, before its die is rolled. */
export function aimed({ units }: State, action: Action | undefined): PointedSummary {
  if (action?.type !== 'attack') return STILL;
  return attack(
    action.attackers.map((unit) => units[unit]!.at),
    action.targets,
  );
}

/** Effects of the last step. Steps of a set-up may be hidden, so they have no marks. */
export function pointedSummaryAt(game: Timeline, step: number): PointedSummary {
  if (step === 0 || at(game, step - 1).phase === 'set-up') return STILL;
  const happened = eventsBetween(game, step - 1, step);
  const trails = findTrails(happened);
  const fought = happened.flatMap(({ event }) =>
    event.type === 'attacked' ? [attack(event.from, event.targets)] : [],
  );
  const came = happened.flatMap(({ event }): HexHighlight[] =>
    event.type === 'arrived' && event.hex !== null ? [{ hex: event.hex, kind: 'pointed' }] : [],
  );
  const lost = happened.flatMap(({ event }): MapMark[] =>
    event.type === 'eliminated' ? [{ hex: event.hex, kind: 'loss', text: '' }] : [],
  );
  const hexes = [
    ...fought.map(({ hex }) => hex),
    ...trails.map(({ hexes: way }) => way.at(-1) ?? null),
    ...came.map(({ hex }) => hex),
  ];
  return {
    lines: [...trails.map(trailLine), ...fought.flatMap(({ lines }) => lines)],
    highlights: [...fought.flatMap(({ highlights }) => highlights), ...came],
    marks: [...new Map(lost.map((mark) => [mark.hex, mark])).values()],
    hex: hexes[0] ?? null,
  };
}
