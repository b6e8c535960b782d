import { useEffect } from 'react';
import { openDialog } from '#table/store/table.ts';
import { useTable } from '../../table-adapter.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { HexPanel } from '../panels/HexPanel.tsx';
import { useHexInfo } from '../controller/hex-info.ts';
import { hexText } from '../words/words.ts';

/** What is in a hex, while the unit in hand stays there. Taking another up closes it. */
export default function HexDialog() {
  const open = useTable((table) => table.dialog === 'hex');
  const mode = useTable((table) => table.mode);
  const asked = useHexInfo((info) => info.asked);
  const over = open && mode !== asked?.mode;
  useEffect(() => {
    if (over) openDialog(null);
  }, [over]);
  if (!asked) return null;
  return (
    <Modal title={hexText(asked.hex)} open={open} onClose={() => openDialog(null)}>
      <HexPanel hex={asked.hex} />
    </Modal>
  );
}
