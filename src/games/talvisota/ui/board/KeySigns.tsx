import mapMessages from '../../content/en/map.ftl';
import type { ReactNode } from 'react';
import css from './BoardMap.module.css';
import { FlagOnMast } from './Spaces.tsx';

/** Entries of the key in order, each drawn as on the map, centred on the origin. */
export const KEY_SIGNS: readonly (readonly [
  keyof ReturnType<typeof mapMessages>['map']['legend'],
  ReactNode,
])[] = [
  ['finnish', <circle key="finnish" className={css.space} data-control="finn" r={13} />],
  [
    'fortified',
    <g key="fortified">
      <circle className={css.fort} r={17} />
      <circle className={css.space} data-control="finn" r={11} />
    </g>,
  ],
  ['taken', <circle key="taken" className={css.space} data-control="soviet" data-taken r={13} />],
  ['soviet', <circle key="soviet" className={css.space} data-control="soviet" r={13} />],
  [
    'centre',
    <g key="centre">
      <path className={css.space} data-control="soviet" d="M0 -17L17 0L0 17L-17 0Z" />
      <path className={css.star} d="M0 -6L6 0L0 6L-6 0Z" />
    </g>,
  ],
  ['marker', <FlagOnMast key="marker" side="soviet" transform="translate(-12 -6)" />],
  ['ice', <path key="ice" className={css.ice} data-open d="M-20 0H20" />],
];

/** Signs as wide as the picture, only for the key beside the map. */
const LINES: readonly (readonly [keyof ReturnType<typeof mapMessages>['map']['lines'], ReactNode])[] = [
  ...(['rail', 'road'] as const).map(
    (kind) =>
      [
        kind,
        <g key={kind}>
          <path className={css[`${kind}Edge`]} d="M-26 0H26" />
          <path className={css[kind]} d="M-26 0H26" />
        </g>,
      ] as const,
  ),
  ['infiltration', <FlagOnMast key="infiltration" side="finn" transform="translate(-12 -6)" />],
  ['frontier', <path key="frontier" className={css.frontier} d="M-26 0H26" />],
  [
    'isolated',
    <g key="isolated">
      <circle className={css.space} data-control="soviet" data-taken r={13} />
      <path className={css.brokenEdge} d="M-17 17L17 -17" />
      <path className={css.broken} d="M-17 17L17 -17" />
    </g>,
  ],
];

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={css.picture} viewBox="-28 -22 56 44" width={42} height={33} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Every sign of the map with its label, from the same drawing code as the map. */
export function signs(): readonly { readonly text: string; readonly picture: ReactNode }[] {
  const { legend, lines } = mapMessages().map;
  return [
    ...KEY_SIGNS.map(([name, sign]) => ({ text: legend[name], picture: <Picture>{sign}</Picture> })),
    ...LINES.map(([name, sign]) => ({ text: lines[name], picture: <Picture>{sign}</Picture> })),
  ];
}
