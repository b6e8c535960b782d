import { useMemo } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { openDialog, usePlayers } from '#table';
import { buildDiceRecord } from '../../analysis/records/dice-record.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import { useGame, useTable } from '../../table-adapter.ts';
import { DiceView } from './DiceView.tsx';

/** The dice of the game on the table, as far as it has come. */
export default function DiceDialog() {
  const open = useTable((table) => table.dialog === 'dice');
  const timeline = useGame((game) => game.timeline);
  const players = usePlayers();
  const record = useMemo(() => (open && timeline ? buildDiceRecord(timeline) : null), [open, timeline]);
  return (
    <Modal title={analysisMessages().records.title} open={open} onClose={() => openDialog(null)} wide>
      {record ? <DiceView record={record} players={players} /> : null}
    </Modal>
  );
}
