import analysisMessages from '../../content/en/analysis.ftl';
import startMessages from '../../content/en/start.ftl';
import css from './Sheets.module.css';
import { CombatTablePanel } from '../panels/CombatTablePanel.tsx';
import { LedgerPanel } from '../panels/LedgerPanel.tsx';
import { TerrainPanel } from '../panels/TerrainPanel.tsx';
import { TrackPanel } from '../panels/TrackPanel.tsx';
import { PrintedLog } from '#table';
import playMessages from '../../content/en/play.ftl';
import {
  board,
  type State,
  OFF_MAP,
  ROSTER,
  type Side,
  type UnitId,
  decider,
  firstTurn,
} from '#engine/winter-war';
import { placeText, datesOf } from '../text/names.ts';
import * as ask from '../controller/queries.ts';
import { unitText, hexText } from '../text/describe.ts';
import { occupied } from '../controller/situation.ts';
import { usePosition } from '../../table-adapter.ts';
import { MAP_HEIGHT, MAP_WIDTH, HEX_RADIUS, HEX_WIDTH, hexCentre } from '../board/projection.ts';
import { useMapLayers } from '../board/MapView.tsx';
import { stacksOf } from '../controller/faces.ts';
import { COLUMNS, hexAtCell, ROWS } from '#engine/winter-war/board/grid.ts';

/** Kinds of isolation: no path, no capacity. */
const KINDS = [1, 2] as const;

/** Loads of the cities, and isolated units with the reason. */
function Supplies({ state }: { readonly state: State }) {
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

function List({ units }: { readonly units: readonly UnitId[] }) {
  if (!units.length) return <span>{analysisMessages().print.none}</span>;
  return units.map((unit, i) => (
    <span key={unit}>
      {i ? ', ' : ''}
      <span className={css.whole}>{unitText(unit)}</span>
    </span>
  ));
}

/** Units of a side by hex, since a stack on the map shows only its top counter. */
function Units({ state, side }: { readonly state: State; readonly side: Side }) {
  const t = analysisMessages().print;
  const own = (unit: UnitId): boolean => ROSTER[unit]!.side === side;
  const places = [...occupied(state)]
    .map(([hex, units]) => ({ hex, units: units.filter(own) }))
    .filter(({ units }) => units.length)
    .toSorted((a, b) => board.hexName(a.hex).localeCompare(board.hexName(b.hex)));
  const off = (where: number): UnitId[] =>
    ROSTER.flatMap(({ id }) => (own(id) && state.units[id]!.at === where ? [id] : []));
  return (
    <section>
      <h2 className={css.subtitle}>{t.units({ army: playMessages().supply.army({ side }) })}</h2>
      <ul className={css.places}>
        {places.map(({ hex, units }) => (
          <li key={hex}>
            <b>{hexText(hex)}</b> <List units={units} />
          </li>
        ))}
      </ul>
      <p>
        <b>{t.waiting}:</b> <List units={off(OFF_MAP.waiting)} />
      </p>
      <p>
        <b>{t.eliminated}:</b> <List units={off(OFF_MAP.eliminated)} />
      </p>
    </section>
  );
}

/** "Winter War · Turn 4, 30 Dec – 9 Jan · Movement, Soviet Player-Turn" */
function headline(state: State): string {
  const { turn, phase, phasing, outcome, options } = state;
  if (phase === 'set-up')
    return [
      startMessages().common.title,
      startMessages().bar.setUp({ first: firstTurn(options) }),
      startMessages().common.player[decider(state)],
    ].join(' · ');
  const when = `${startMessages().bar.turn({ n: turn })}, ${datesOf(turn)}`;
  if (outcome)
    return [startMessages().common.title, when, startMessages().common.level[outcome.level]].join(' · ');
  const whose = phase === 'interphase' ? '' : `, ${startMessages().bar.playerTurn({ side: phasing })}`;
  return [startMessages().common.title, when, `${startMessages().common.phase[phase]}${whose}`].join(' · ');
}

const counted = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);
const two = (n: number): string => String(n).padStart(2, '0');
const centre = (column: number, row: number): [number, number] => hexCentre(hexAtCell(column, row));

/** Distance of the numbers from the outermost hexes, in map units. */
const AWAY = 12;
const ASIDE = HEX_WIDTH / 2 + AWAY;
const BEYOND = HEX_RADIUS + AWAY;

/** Column and row numbers along the edge, since hex numbers would be too small to read in print. */
function Rulers() {
  return (
    <g className={css.ruler}>
      {counted(COLUMNS).map((column) => (
        <g key={column}>
          <text x={centre(column, ROWS)[0]} y={centre(column, ROWS)[1] - BEYOND}>
            {two(column)}
          </text>
          <text x={centre(column, 1)[0]} y={centre(column, 1)[1] + BEYOND}>
            {two(column)}
          </text>
        </g>
      ))}
      {counted(ROWS).map((row) => (
        <g key={row}>
          <text x={centre(1, row)[0] - ASIDE} y={centre(1, row)[1]}>
            {two(row)}
          </text>
          <text x={centre(COLUMNS, row)[0] + ASIDE} y={centre(COLUMNS, row)[1]}>
            {two(row)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Print shows finer lines than a screen, so the whole map is drawn at the next zoom level. */
const DETAIL = 'mid';

/** The whole map with its counters, as high as the page. */
function PrintedMap() {
  const position = usePosition();
  // No selection in print.
  const stacks = stacksOf(position, []);
  const drawn = { ...ask.groundOf(position.seen), stacks, highlights: [], lines: [], hexNumbers: false };
  const layers = useMapLayers({ ...drawn, under: <Rulers /> });
  return (
    <svg className={css.board} data-zoom={DETAIL} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden>
      {/* A nested svg is clipped at its edge. */}
      <svg width={MAP_WIDTH} height={MAP_HEIGHT}>
        {layers(DETAIL)}
      </svg>
    </svg>
  );
}

/** The map on its own page, then charts, turns, situation and log. */
export function Sheets() {
  const { state, seen } = usePosition();
  const t = analysisMessages().print;
  const title = headline(state);
  return (
    <div className={css.sheets} data-sheets>
      <section className={css.map}>
        <h1 className={css.title}>{title}</h1>
        <PrintedMap />
      </section>
      <section className={css.page}>
        <h1 className={css.title}>{t.charts}</h1>
        <div className={css.charts}>
          <CombatTablePanel />
          <TerrainPanel />
        </div>
        <h1 className={css.title}>{t.turns}</h1>
        <div className={css.track}>
          <TrackPanel />
        </div>
      </section>
      <section className={css.page}>
        <h1 className={css.title}>
          {t.situation}: {title}
        </h1>
        <div className={css.charts}>
          <LedgerPanel />
          <Supplies state={seen} />
        </div>
        <Units state={seen} side="soviet" />
        <Units state={seen} side="finn" />
      </section>
      <section className={css.page}>
        <h1 className={css.title}>{t.log}</h1>
        <PrintedLog />
      </section>
    </div>
  );
}
