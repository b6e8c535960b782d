import startMessages from '../../content/en/start.ftl';
import { useEffect, useState } from 'react';
import { askToStay } from '#kit/storage/stay.ts';
import { readGame, renameGame } from '../../store/library.ts';
import { slotInPlay } from '../../store/saving.ts';
import { openDialog, say } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { NameForm } from './NameForm.tsx';

const close = (): void => openDialog(null);

async function nameIt(id: string, written: string): Promise<void> {
  close();
  const t = startMessages().library;
  const renamed = await renameGame(id, written);
  if (!renamed.ok) return say(t.problem[renamed.problem]);
  const { name } = renamed.value;
  if (name === null) return say(t.unnamed);
  say((await askToStay()) ? t.named({ name }) : `${t.named({ name })} ${t.mayClear}`);
}

/** Names the game on the table, which keeps it for good. */
export default function NameDialog() {
  const t = startMessages().library;
  const [id] = useState(slotInPlay);
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    if (id !== null) void readGame(id).then((found) => setName(found.ok ? found.value.name : null));
  }, [id]);
  return (
    <Modal title={t.nameGame} open onClose={close}>
      {id === null || name === undefined ? null : (
        <NameForm name={name} onName={(written) => void nameIt(id, written)} onCancel={close} />
      )}
    </Modal>
  );
}
