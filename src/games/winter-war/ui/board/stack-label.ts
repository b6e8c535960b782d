import { describeCounter } from '../counters/counter-face.ts';
import type { MapStack } from './map-props.ts';

/** Describes the counters of a stack, the top one first. */
export const stackLabel = (stack: MapStack): string => stack.counters.map(describeCounter).join('; ');
