import type { CounterFace } from './counter-face.ts';
import { designation } from '../words/names.ts';
import { counterWords } from './counter-words.ts';

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
  if (!type) return counterWords().faceDown(counterWords().army[side]);
  if (type.arm === 'blank') return counterWords().blank;
  return counterWords().counter(
    type.allied ? counterWords().army.allied : counterWords().army[side],
    type.label,
    counterWords().arm[type.arm],
    designation(name),
  );
}

/** A counter in words: "Soviet 6-4-2 infantry, 18, isolated, moved". */
export function describeCounter(face: CounterFace): string {
  const states = STATES.filter((state) => face[state]).map((state) => counterWords().state[state]);
  return [whatItIs(face), ...states, ...(face.drop ? [counterWords().drop[face.drop]] : [])].join(', ');
}
