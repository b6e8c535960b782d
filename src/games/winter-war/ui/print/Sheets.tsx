import { CombatTablePanel } from '../panels/CombatTablePanel.tsx';
import { LedgerPanel } from '../panels/LedgerPanel.tsx';
import { TerrainPanel } from '../panels/TerrainPanel.tsx';
import { TrackPanel } from '../panels/TrackPanel.tsx';
import { headline } from './headline.ts';
import { PrintedLog } from '#table/features/print/PrintedLog.tsx';
import { PrintedMap } from './PrintedMap.tsx';
import { printWords } from './words.ts';
import { Supplies } from './Supplies.tsx';
import { Units } from './Units.tsx';
import { usePosition } from '../../table-adapter.ts';
import css from './Sheets.module.css';

/** The map on a page of its own, then the charts, the turns, the situation and the log. */
export function Sheets() {
  const { state, seen } = usePosition();
  const w = printWords();
  const title = headline(state);
  return (
    <div className={css.sheets} data-sheets>
      <section className={css.map}>
        <h1 className={css.title}>{title}</h1>
        <PrintedMap />
      </section>
      <section className={css.page}>
        <h1 className={css.title}>{w.charts}</h1>
        <div className={css.charts}>
          <CombatTablePanel />
          <TerrainPanel />
        </div>
        <h1 className={css.title}>{w.turns}</h1>
        <div className={css.track}>
          <TrackPanel />
        </div>
      </section>
      <section className={css.page}>
        <h1 className={css.title}>
          {w.situation}: {title}
        </h1>
        <div className={css.charts}>
          <LedgerPanel />
          <Supplies state={seen} />
        </div>
        <Units state={seen} side="soviet" />
        <Units state={seen} side="finn" />
      </section>
      <section className={css.page}>
        <h1 className={css.title}>{w.log}</h1>
        <PrintedLog />
      </section>
    </div>
  );
}
