import { describeCounter } from '../counters/describe-counter.ts';
import type { MapStack } from './map-props.ts';

/** The counters of a stack in words, the top one first. */
export const stackLabel = (stack: MapStack): string => stack.counters.map(describeCounter).join('; ');
