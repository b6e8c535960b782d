import mapMessages from '../../content/en/map.ftl';
import { memo } from 'react';
import { placeOf, type Side, type Space } from '#engine/talvisota';
import { Flag } from '../counters/Flag.tsx';
import { middleOf } from './board-extent.ts';
import css from './BoardMap.module.css';
import { namesAside, besideOf, nameAway, RADIUS, type Beside } from './chip-spots.ts';
import type { SpaceFace } from './map-props.ts';
import { spaceName } from '../text/names.ts';

/** Direction and alignment of a name beside its space. */
const PLACES: Readonly<
  Record<Beside, { x: -1 | 0 | 1; y: -1 | 0 | 1; anchor: 'start' | 'middle' | 'end'; dy: string }>
> = {
  above: { x: 0, y: -1, anchor: 'middle', dy: '-0.05em' },
  below: { x: 0, y: 1, anchor: 'middle', dy: '0.75em' },
  left: { x: -1, y: 0, anchor: 'end', dy: '0.35em' },
  right: { x: 1, y: 0, anchor: 'start', dy: '0.35em' },
};

/** A diamond for the logistic centres, which show the name of their front (1.3.1). */
const diamond = (r: number): string => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;

/** Diagonal line from edge to edge. */
const STRUCK = `M${-RADIUS - 10} ${RADIUS + 10}L${RADIUS + 10} ${-RADIUS - 10}`;

/** Position of a flag: over its space, or beside it if the name is there. */
const FLAG_AT = {
  over: `translate(${RADIUS - 3} ${-RADIUS - 6})`,
  aside: `translate(${RADIUS + 4} -6)`,
} as const;

/** A Possession marker, or that of infiltration. */
export function FlagOnMast({ side, transform }: { readonly side: Side; readonly transform: string }) {
  return (
    <g transform={transform}>
      <path className={css.mast} d="M0 26V-10" />
      <g transform="translate(0 -10)">
        <Flag side={side} />
      </g>
    </g>
  );
}

interface NameProps {
  readonly space: Space;
  readonly beside: Beside;
  /** On the whole map a name may stand elsewhere. */
  readonly kind: 'moved' | 'aside' | undefined;
}

function Name({ space, beside, kind }: NameProps) {
  const { centre, front } = placeOf(space);
  const { x, y, anchor, dy } = PLACES[beside];
  const away = nameAway(space);
  return (
    <text
      className={css.name}
      data-kind={kind}
      data-lines={centre ? beside : undefined}
      x={x * away}
      y={y * away}
      dy={dy}
      textAnchor={anchor}
    >
      {spaceName(space)}
      {centre && (
        <tspan className={css.centreFront} x={x * away} dy="1.15em">
          {mapMessages().map.fronts[front]}
        </tspan>
      )}
    </text>
  );
}

/** A space with its marks. A fortified one has a wall of short strokes, like the dotted outline on the sheet. */
function SpaceMark({ face, aside }: { readonly face: SpaceFace; readonly aside: Beside | undefined }) {
  const { space, control, isolated, marker } = face;
  const { value, fortified, centre, owner } = placeOf(space);
  const [x, y] = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`}>
      {fortified && <circle className={css.fort} r={RADIUS + 8} />}
      {centre ? (
        <path className={css.space} data-control="soviet" d={diamond(RADIUS + 9)} />
      ) : (
        <circle
          className={css.space}
          data-control={control}
          data-taken={control !== owner || undefined}
          r={RADIUS}
        />
      )}
      {owner === 'finn' && (
        <text className={css.value} data-control={control} data-nought={value === 0 || undefined} dy="0.36em">
          {value}
        </text>
      )}
      {centre && <path className={css.star} d={diamond(11)} />}
      {isolated && (
        <>
          <path className={css.brokenEdge} d={STRUCK} />
          <path className={css.broken} d={STRUCK} />
        </>
      )}
      {marker && (
        <FlagOnMast side={marker} transform={FLAG_AT[besideOf(space) === 'above' ? 'aside' : 'over']} />
      )}
      <Name space={space} beside={besideOf(space)} kind={aside ? 'moved' : undefined} />
      {aside && <Name space={space} beside={aside} kind="aside" />}
    </g>
  );
}

export const Spaces = memo(function Spaces({ faces }: { faces: ReadonlyMap<Space, SpaceFace> }) {
  const aside = namesAside([...faces.keys()]);
  return (
    <g aria-hidden="true">
      {[...faces.values()].map((face) => (
        <SpaceMark key={face.space} face={face} aside={aside.get(face.space)} />
      ))}
    </g>
  );
});
