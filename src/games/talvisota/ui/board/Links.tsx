import { memo } from 'react';
import type { Link } from '#engine/talvisota';
import css from './BoardMap.module.css';
import { linkPath } from './link-path.ts';

/** The connections: roads, railways with their ties, and the ice when it bears. */
export const Links = memo(function Links({ links, ice }: { links: readonly Link[]; ice: boolean }) {
  const of = (kind: Link['kind']): string =>
    links
      .filter((link) => link.kind === kind)
      .map(linkPath)
      .join('');
  return (
    <g aria-hidden="true">
      <path className={css.roadEdge} d={of('road')} />
      <path className={css.road} d={of('road')} />
      <path className={css.railEdge} d={of('rail')} />
      <path className={css.rail} d={of('rail')} />
      <path className={css.ice} data-open={ice || undefined} d={of('ice')} />
    </g>
  );
});
