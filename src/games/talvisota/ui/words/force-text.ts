import {
  kinds,
  size,
  type Environment,
  type FinnishForce,
  type FinnishSupport,
  type SovietForce,
  type SovietSupport,
} from '../../../../engine/talvisota/index.ts';
import { commonWords, type SupportName } from './common-words.ts';

/** "3 FUS, 1 TAN": as the counters have it, in every language. */
export function forceText(force: SovietForce | FinnishForce): string {
  if (size(force) === 0) return commonWords().nobody;
  const all = force as Readonly<Record<string, number>>;
  return kinds(force as SovietForce)
    .map((unit) => `${all[unit]} ${unit}`)
    .join(', ');
}

const NUMBERED: Readonly<Record<string, SupportName>> = { AT1: 'AT', AT2: 'AT', EMB1: 'EMB', EMB2: 'EMB' };

/** "Artillery" */
export const supportText = (support: SovietSupport | FinnishSupport): string =>
  commonWords().support[NUMBERED[support] ?? (support as SupportName)];

/** What lies with a strategy, in a line; "" when nothing does. */
export const meansText = (
  supports: readonly (SovietSupport | FinnishSupport)[],
  environment: readonly Environment[] = [],
): string =>
  [...supports.map(supportText), ...environment.map((marker) => commonWords().environment[marker])].join(
    ', ',
  );
