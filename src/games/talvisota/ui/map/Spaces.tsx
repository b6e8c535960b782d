import { memo } from 'react';
import { placeOf, type Space } from '../../../../engine/talvisota/index.ts';
import { middleOf } from './board-sheet.ts';
import css from './BoardMap.module.css';
import type { SpaceFace } from './map-props.ts';
import { besideOf, RADIUS, type Beside } from './name-spots.ts';
import { spaceName } from '../words/names.ts';

const AWAY = RADIUS + 8;

const PLACES: Readonly<
  Record<Beside, { x: number; y: number; anchor: 'start' | 'middle' | 'end'; dy: string }>
> = {
  above: { x: 0, y: -AWAY, anchor: 'middle', dy: '-0.05em' },
  below: { x: 0, y: AWAY, anchor: 'middle', dy: '0.75em' },
  left: { x: -AWAY, y: 0, anchor: 'end', dy: '0.35em' },
  right: { x: AWAY, y: 0, anchor: 'start', dy: '0.35em' },
};

/** A square on its corner: the logistic centres. */
const diamond = (r: number): string => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;

/** A wall round a fortified space: short strokes, as the dotted outline of the sheet. */
function SpaceMark({ face }: { face: SpaceFace }) {
  const { space, control, isolated, marker } = face;
  const { value, fortified, centre, owner } = placeOf(space);
  const [x, y] = middleOf(space);
  const beside = PLACES[besideOf(space)];
  const wider = centre ? 11 : fortified ? 9 : 0;
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
        <path className={css.broken} d={`M${-RADIUS - 10} ${RADIUS + 10}L${RADIUS + 10} ${-RADIUS - 10}`} />
      )}
      {marker && (
        <g transform={`translate(${RADIUS - 3} ${-RADIUS - 6})`}>
          <path className={css.flagPole} d="M0 26V-10" />
          <path className={css.flag} d="M0 -10H26L20 -2L26 6H0Z" />
        </g>
      )}
      <text
        className={css.name}
        data-minor={(value === 0 && owner === 'finn' && !isolated && face.chips.length === 0) || undefined}
        x={beside.x + Math.sign(beside.x) * wider}
        y={beside.y + Math.sign(beside.y) * wider}
        dy={beside.dy}
        textAnchor={beside.anchor}
      >
        {spaceName(space)}
      </text>
    </g>
  );
}

/** The spaces with their numbers and names. */
export const Spaces = memo(function Spaces({ faces }: { faces: ReadonlyMap<Space, SpaceFace> }) {
  return (
    <g aria-hidden="true">
      {[...faces.values()].map((face) => (
        <SpaceMark key={face.space} face={face} />
      ))}
    </g>
  );
});
