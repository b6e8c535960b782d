import { signed } from '../../text/numbers.ts';
import mapMessages from '#games/winter-war/content/en/map.ftl';
import { board } from '#engine/winter-war';
import { dotOf } from '../town-dots.ts';
import { hexCentre } from '../projection.ts';
import { hexPath } from '../hex-shape.ts';
import { swedishEntry } from '../ground.ts';
import { capacitySpots, valueSpots } from '../victory-values.ts';
import css from './layers.module.css';

const STAR = 'M0-7.6L1.8-2.4L7.2-2.3L2.9 1L4.5 6.2L0 3.1L-4.5 6.2L-2.9 1L-7.2-2.3L-1.8-2.4Z';

const cities = board.places.filter((p) => p.kind === 'finnish-city' || p.kind === 'supply-city');

/** City hexes double a defence, so the whole hex is marked, not only the town. */
export function CityHexes() {
  return cities.map((city) => <path key={city.name} className={css.cityHex} d={hexPath(city.hex, -3)} />);
}

/** A city sign around the origin: a square in Finland, a star for a Supply City. */
export const CitySign = ({ finnish }: { readonly finnish: boolean }) =>
  finnish ? (
    <>
      <rect className={css.finnishCity} x="-7" y="-7" width="14" height="14" />
      <rect className={css.finnishCityCore} x="-3" y="-3" width="6" height="6" />
    </>
  ) : (
    <>
      <circle className={css.sovietCity} r="9.5" />
      <path className={css.sovietCityStar} d={STAR} />
    </>
  );

/** Supply capacity of a city, in a disc around the origin. */
export const Capacity = ({ points }: { readonly points: number }) => (
  <g className={css.valueMark}>
    <circle className={css.capacity} r="10.5" />
    <text className={css.capacityText} dy="0.36em">
      {points}
    </text>
  </g>
);

export function CitySymbols() {
  return cities.map((city) => {
    const [x, y] = dotOf(city);
    return (
      <g key={city.name} transform={`translate(${x} ${y})`}>
        <g className={css.mark}>
          <CitySign finnish={city.kind === 'finnish-city'} />
        </g>
      </g>
    );
  });
}

/** Victory Points for a place, on a small shield around the origin. */
export const Shield = ({ value }: { value: number }) => (
  <g className={css.shieldMark}>
    <path className={css.shield} d="M-12.5-7.5H12.5V2Q12.5 7 0 9.5Q-12.5 7-12.5 2Z" />
    <text className={css.value} dy="0.36em">
      {signed(value)}
    </text>
  </g>
);

/** Supply capacities in circles and victory values, at the foot of the hex, clear of the counter. */
export function CityValues({ petrozavodsk }: { petrozavodsk: number | null }) {
  return (
    <g className={css.values}>
      {capacitySpots.map(({ name, capacity, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <Capacity points={name === 'Petrozavodsk' ? (petrozavodsk ?? capacity) : capacity} />
        </g>
      ))}
      {valueSpots.map(({ value, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Shield value={value} />
        </g>
      ))}
      {swedishEntry !== undefined && (
        <text className={css.entry} x={hexCentre(swedishEntry)[0]} y={hexCentre(swedishEntry)[1]} dy="0.36em">
          {mapMessages().map.swedishEntry}
        </text>
      )}
    </g>
  );
}
