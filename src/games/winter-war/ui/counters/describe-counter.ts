import type { CounterFace } from '../map/map-props.ts';
import { designation } from '../../../../table/words/names.ts';
import { counterStrings as t } from './counter-words.ts';

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
  if (!type) return t.faceDown(t.army[side]);
  if (type.arm === 'blank') return t.blank;
  return t.counter(
    type.allied ? t.army.allied : t.army[side],
    type.label,
    t.arm[type.arm],
    designation(name),
  );
}

/** A counter in words: "Soviet 6-4-2 infantry, 18, isolated, moved". */
export function describeCounter(face: CounterFace): string {
  const states = STATES.filter((state) => face[state]).map((state) => t.state[state]);
  return [whatItIs(face), ...states, ...(face.drop ? [t.drop[face.drop]] : [])].join(', ');
}
