import startMessages from '../../content/en/start.ftl';
import {
  isAmbush,
  isAntiTank,
  kinds,
  size,
  type Environment,
  type FinnishForce,
  type FinnishStrategy,
  type FinnishSupport,
  type FinnishUnit,
  type Mannerheim,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type SovietUnit,
} from '#engine/talvisota';

/** A support counter; two of a kind share one name. */
export type SupportName = keyof ReturnType<typeof startMessages>['common']['support'];

/** "3 fusilier divisions" */
export function unitsText(unit: SovietUnit | FinnishUnit, count: number): string {
  return `${count} ${startMessages().common.counted[unit]({ n: count })}`;
}

/** "3 fusilier divisions, 1 tank brigade" */
export function forceText(force: SovietForce | FinnishForce): string {
  if (size(force) === 0) return startMessages().common.nobody;
  const all = force as Readonly<Record<string, number>>;
  return kinds(force as SovietForce)
    .map((unit) => unitsText(unit, all[unit]!))
    .join(', ');
}

/** A support's name; two of a kind share it. */
export function supportName(support: SovietSupport | FinnishSupport): SupportName {
  if (isAntiTank(support as FinnishSupport)) return 'AT';
  return isAmbush(support as FinnishSupport) ? 'EMB' : (support as SupportName);
}

export const supportText = (support: SovietSupport | FinnishSupport): string =>
  startMessages().common.support[supportName(support)];

/** The means of a strategy in one line; "" if there are none. */
export const meansText = (
  supports: readonly (SovietSupport | FinnishSupport)[],
  environment: readonly Environment[] = [],
  entrenched = false,
): string =>
  [
    ...supports.map(supportText),
    ...environment.map((marker) => startMessages().common.environment[marker]),
    ...(entrenched ? [startMessages().common.entrenched] : []),
  ].join(', ');

/** A strategy, or that it is face down. */
export const strategyName = (strategy: SovietStrategy | FinnishStrategy | null): string =>
  strategy ? startMessages().common.strategy[strategy] : startMessages().common.faceDown;

export const mannerheimText = (use: Mannerheim): string =>
  use === 'hold'
    ? startMessages().common.hold
    : startMessages().common.minusTwo({ unit: startMessages().common.counted[use]({ n: 1 }) });
