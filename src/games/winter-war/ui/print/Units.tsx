import analysisMessages from '../../content/en/analysis.ftl';
import playMessages from '../../content/en/play.ftl';
import { board, OFF_MAP, ROSTER, type Side, type State, type UnitId } from '#engine/winter-war';
import { occupied } from '../controller/situation.ts';
import { hexText, unitText } from '../text/describe.ts';
import css from './Sheets.module.css';

function List({ units }: { readonly units: readonly UnitId[] }) {
  if (!units.length) return <span>{analysisMessages().print.none}</span>;
  return units.map((unit, i) => (
    <span key={unit}>
      {i ? ', ' : ''}
      <span className={css.whole}>{unitText(unit)}</span>
    </span>
  ));
}

/** The units of a side hex by hex, since a stack on the map shows only what lies on top. */
export function Units({ state, side }: { readonly state: State; readonly side: Side }) {
  const w = analysisMessages().print;
  const own = (unit: UnitId): boolean => ROSTER[unit]!.side === side;
  const places = [...occupied(state)]
    .map(([hex, units]) => ({ hex, units: units.filter(own) }))
    .filter(({ units }) => units.length)
    .toSorted((a, b) => board.hexName(a.hex).localeCompare(board.hexName(b.hex)));
  const off = (where: number): UnitId[] =>
    ROSTER.flatMap(({ id }) => (own(id) && state.units[id]!.at === where ? [id] : []));
  return (
    <section>
      <h2 className={css.subtitle}>{w.units({ army: playMessages().supply.army({ side }) })}</h2>
      <ul className={css.places}>
        {places.map(({ hex, units }) => (
          <li key={hex}>
            <b>{hexText(hex)}</b> <List units={units} />
          </li>
        ))}
      </ul>
      <p>
        <b>{w.waiting}:</b> <List units={off(OFF_MAP.waiting)} />
      </p>
      <p>
        <b>{w.eliminated}:</b> <List units={off(OFF_MAP.eliminated)} />
      </p>
    </section>
  );
}
