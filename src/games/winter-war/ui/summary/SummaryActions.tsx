import logMessages from '../../content/en/log.ftl';
import { useTable } from '../../table-adapter.ts';
import { toggleOverlay, useOverlayShown } from '../board/overlays/overlay.ts';
import { setPlaying, watchTable } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import css from './LastTurnCard.module.css';

function watch(from: number): void {
  useTable.setState({ dialog: null });
  watchTable(from);
  setPlaying(true);
}

function show(): void {
  useTable.setState({ dialog: null });
  toggleOverlay('trails');
}

/** To see it on the map: as it stands, or as it went. */
export function SummaryActions({ from }: { readonly from: number }) {
  const w = logMessages().summary;
  const shown = useOverlayShown('trails');
  return (
    <div className={css.row}>
      <Button pressed={shown} onClick={show}>
        {w.showOnMap}
      </Button>
      <Button onClick={() => watch(from)}>{w.watch}</Button>
    </div>
  );
}
