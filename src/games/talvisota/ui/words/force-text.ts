import {
  kinds,
  size,
  type Environment,
  type FinnishForce,
  type FinnishSupport,
  type FinnishUnit,
  type SovietForce,
  type SovietSupport,
  type SovietUnit,
} from '../../../../engine/talvisota/index.ts';
import { commonWords, type SupportName } from './common-words.ts';

/** "3 fusilier divisions" */
export function unitsText(unit: SovietUnit | FinnishUnit, count: number): string {
  const [one, more] = commonWords().counted[unit];
  return `${count} ${count === 1 ? one : more}`;
}

/** "3 fusilier divisions, 1 tank brigade" */
export function forceText(force: SovietForce | FinnishForce): string {
  if (size(force) === 0) return commonWords().nobody;
  const all = force as Readonly<Record<string, number>>;
  return kinds(force as SovietForce)
    .map((unit) => unitsText(unit, all[unit]!))
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
