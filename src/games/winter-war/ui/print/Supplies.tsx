import playMessages from '../../content/en/play.ftl';
import { board, type State } from '#engine/winter-war';
import { placeText } from '../text/names.ts';
import * as ask from '../controller/queries.ts';
import { unitText } from '../text/describe.ts';
import css from './Sheets.module.css';

/** Kinds of isolation: no path, no room. */
const KINDS = [1, 2] as const;

/** Loads of the cities, and who is isolated and why. */
export function Supplies({ state }: { readonly state: State }) {
  const reports = [ask.supply(state, 'soviet'), ask.supply(state, 'finn')];
  const cities = reports[0]!.cities;
  const isolated = reports.flatMap(({ units }) => units).filter(({ isolation }) => isolation > 0);
  return (
    <section>
      <h2 className={css.subtitle}>{playMessages().supply.title}</h2>
      <ul>
        {cities.map(({ city, name, load, capacity, overload, connected }) => (
          <li key={city}>
            {placeText(name)}: {playMessages().supply.load({ load, capacity })}
            {overload ? `, ${playMessages().supply.overload({ n: overload })}` : ''}
            {connected ? '' : `, ${playMessages().supply.cutOff}`}
          </li>
        ))}
      </ul>
      <h2 className={css.subtitle}>{playMessages().supply.isolated}</h2>
      {isolated.length ? null : <p>{playMessages().supply.noneIsolated}</p>}
      {KINDS.map((kind) => {
        const units = isolated.filter(({ isolation }) => isolation === kind);
        return units.length ? (
          <p key={kind}>
            <b>{playMessages().supply.why[kind - 1]}:</b>{' '}
            {units.map(({ unit }, i) => (
              <span key={unit}>
                {i ? ', ' : ''}
                <span className={css.whole}>
                  {unitText(unit)} {board.hexName(state.units[unit]!.at)}
                </span>
              </span>
            ))}
          </p>
        ) : null;
      })}
    </section>
  );
}
