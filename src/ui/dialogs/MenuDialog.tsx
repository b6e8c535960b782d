import { useRef } from 'react';
import { openDialog, useTable } from '../../store/table.ts';
import { COMMANDS, type Command } from '../commands.ts';
import { loadFile } from '../files.ts';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import css from './MenuDialog.module.css';
import { Modal } from './Modal.tsx';

const VIEW: readonly Command[] = [
  COMMANDS.numbers,
  COMMANDS.supply,
  COMMANDS.zones,
  COMMANDS.context,
  COMMANDS.charts,
  COMMANDS.rulebook,
];

const close = (): void => openDialog(null);

function Item({ command }: { readonly command: Command }) {
  const run = (): void => {
    close();
    command.run();
  };
  return (
    <Button kind="quiet" className={css.item} disabled={!command.enabled()} onClick={run}>
      <span>{command.label}</span>
      <kbd>{command.keyText}</kbd>
    </Button>
  );
}

/** Everything that is not part of play itself. */
export function MenuDialog() {
  const open = useTable((table) => table.dialog === 'menu');
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File | undefined): Promise<void> => {
    close();
    if (file) await loadFile(file);
  };
  return (
    <Modal title={t.menu.title} open={open} onClose={close}>
      <div className={css.columns}>
        <section>
          <h3 className={css.title}>{t.menu.game}</h3>
          <Item command={COMMANDS.restart} />
          <Item command={COMMANDS.save} />
          <Button kind="quiet" className={css.item} onClick={() => input.current?.click()}>
            <span>{t.command.load}</span>
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label={t.command.load}
            hidden
            onChange={(event) => void load(event.target.files?.[0])}
          />
          <Item command={COMMANDS.help} />
          <Item command={COMMANDS.leave} />
        </section>
        <section>
          <h3 className={css.title}>{t.menu.view}</h3>
          {VIEW.map((command) => (
            <Item key={command.id} command={command} />
          ))}
        </section>
      </div>
    </Modal>
  );
}
