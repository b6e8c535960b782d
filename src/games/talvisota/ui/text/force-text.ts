import startMessages from '../../content/en/start.ftl';
import {
  isAmbush,
  isAntiTank,
  type Environment,
  type FinnishStrategy,
  type FinnishSupport,
  type Mannerheim,
  type SovietStrategy,
  type Force,
  type Support,
  type Unit,
} from '#engine/talvisota';

/** A support counter; two of a kind share one name. */
export type SupportName = keyof ReturnType<typeof startMessages>['common']['support'];

/** "3 fusilier divisions" */
export function unitsText(unit: Unit, count: number): string {
  return `${count} ${startMessages().common.counted[unit]({ n: count })}`;
}

/** The kinds of a force with their numbers. */
export const unitsIn = (force: Force): [Unit, number][] =>
  (Object.entries(force) as [Unit, number][]).filter(([, count]) => count > 0);

/** "3 fusilier divisions, 1 tank brigade" */
export const forceText = (force: Force): string =>
  unitsIn(force)
    .map(([unit, count]) => unitsText(unit, count))
    .join(', ') || startMessages().common.nobody;

/** A support's name; two of a kind share it. */
export function supportName(support: Support): SupportName {
  if (isAntiTank(support as FinnishSupport)) return 'AT';
  return isAmbush(support as FinnishSupport) ? 'EMB' : (support as SupportName);
}

/** "Artillery" */
export const supportText = (support: Support): string => startMessages().common.support[supportName(support)];

/** The means of a strategy in one line; "" if there are none. */
export const meansText = (
  supports: readonly Support[],
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
