import mapMessages from '../../content/en/map.ftl';
import type { CounterFace } from './counter-face.ts';
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
