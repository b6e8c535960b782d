import type { Side, UnitId, UnitType } from '#engine/winter-war';
import mapMessages from '../../content/en/map.ftl';
import { designation } from '../text/names.ts';

const STATES = [
  'selected',
  'isolated',
  'overloaded',
  'mustAttack',
  'advanced',
  'moved',
  'spent',
  'heavy',
] as const;

function whatItIs({ type, side, name }: CounterFace): string {
  if (!type) return mapMessages().counters.faceDown({ army: mapMessages().counters.army[side] });
  if (type.arm === 'blank') return mapMessages().counters.blank;
  return mapMessages().counters.counter({
    army: type.allied ? mapMessages().counters.army.allied : mapMessages().counters.army[side],
    label: type.label,
    arm: mapMessages().counters.arm[type.arm],
    name: designation(name),
  });
}

/** A counter in words: "Soviet 6-4-2 infantry, 18, isolated, moved". */
export function describeCounter(face: CounterFace): string {
  const states = STATES.filter((state) => face[state]).map((state) => mapMessages().counters.state[state]);
  return [whatItIs(face), ...states, ...(face.drop ? [mapMessages().counters.drop[face.drop]] : [])].join(
    ', ',
  );
}

/** Data for drawing a counter. The drawing knows no rules: the state shown here was decided elsewhere. */
export interface CounterFace {
  readonly unit: UnitId;
  readonly side: Side;
  /** Null for a face-down counter. */
  readonly type: UnitType | null;
  readonly name: string;
  /** Without a supply path. */
  readonly isolated?: boolean;
  /** Isolated for lack of capacity: its city supplies others. */
  readonly overloaded?: boolean;
  readonly moved?: boolean;
  readonly advanced?: boolean;
  readonly mustAttack?: boolean;
  readonly selected?: boolean;
  /** Paratroops that have just landed, and how. */
  readonly drop?: 'dropped' | 'disrupted' | 'stunned';
  /** Tanks too heavy for frozen lakes. */
  readonly heavy?: boolean;
  /** Has attacked, or may do nothing more in this phase. */
  readonly spent?: boolean;
}
