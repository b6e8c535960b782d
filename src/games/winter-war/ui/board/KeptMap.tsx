import type { Hex } from '#engine/winter-war';
import type { Summary } from '#table/game';
import { HEIGHT, spot, WIDTH } from './small-map.ts';
import css from './KeptMap.module.css';

/** Entries from earlier versions have no map. */
interface Kept extends Summary {
  readonly map?: { readonly finn?: unknown; readonly soviet?: unknown };
}

/** A mark for each hex; invalid values are ignored. */
const marks = (hexes: unknown): string =>
  (Array.isArray(hexes) ? (hexes as unknown[]) : [])
    .flatMap((hex) => (Number.isSafeInteger(hex) && (hex as number) >= 0 ? [spot(hex as number)] : []))
    .map(([x, y]) => `M${x - 5} ${y - 5}h10v10h-10z`)
    .join('');

interface KeptMapProps {
  readonly summary: Kept | Summary;
  /** The middle of a part of the map; absent: all of it. */
  readonly around?: Hex;
}

/** The land from public/small-map.svg (tools/small-map.ts) in the theme's colours, with the armies on it. */
export function KeptMap({ summary, around }: KeptMapProps) {
  const { map } = summary as Kept;
  const [x, y] = around === undefined ? [] : spot(around);
  return (
    <svg
      className={css.map}
      viewBox={x && y ? `${x - 52} ${y - 39} 104 78` : `0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
    >
      {(['neutral', 'finnish', 'soviet'] as const).map((land) => (
        <use key={land} className={css[land]} href={`./small-map.svg#${land}`} />
      ))}
      <path className={css.sovietArmy} d={marks(map?.soviet)} />
      <path className={css.finnArmy} d={marks(map?.finn)} />
    </svg>
  );
}
