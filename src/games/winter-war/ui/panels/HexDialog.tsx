import { useEffect } from 'react';
import { openDialog } from '#table';
import { useTable } from '../../table-adapter.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { HexPanel } from './HexPanel.tsx';
import { useInteraction } from '../controller/mode.ts';
import { hexText } from '../text/describe.ts';

/** Contents of a hex, without deselecting the unit. Selecting another one closes it. */
export default function HexDialog() {
  const open = useTable((table) => table.dialog === 'hex');
  const mode = useTable((table) => table.mode);
  const inspected = useInteraction(({ inspected }) => inspected);
  const over = open && mode !== inspected?.mode;
  useEffect(() => {
    if (over) openDialog(null);
  }, [over]);
  if (!inspected) return null;
  return (
    <Modal title={hexText(inspected.hex)} open={open} onClose={() => openDialog(null)}>
      <HexPanel hex={inspected.hex} />
    </Modal>
  );
}
