import { useRef } from 'react';
import { openDialog, useTable } from '../store/table.ts';
import { COMMANDS, type Command } from '../commands/commands.ts';
import { loadFile } from '../library/files.ts';
import { barred } from '../commands/barred.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import { LicencesLink } from '../../kit/widgets/LicencesLink.tsx';
import css from './MenuDialog.module.css';
import { Modal } from '../../kit/modal/Modal.tsx';
import { menuWords } from './menu-words.ts';
import { mainWords } from '../../games/winter-war/ui/words/command-words.ts';

const VIEW: readonly Command[] = [
  COMMANDS.palette,
  COMMANDS.situation,
  COMMANDS.numbers,
  COMMANDS.supply,
  COMMANDS.zones,
  COMMANDS.trails,
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
  const why = barred(command);
  return (
    <Button kind="quiet" className={css.item} why={why} onClick={run}>
      <span>
        {command.label}
        {why === null ? null : <small className={css.why}>{why}</small>}
      </span>
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
    <Modal title={menuWords().title} open={open} onClose={close}>
      <div className={css.columns}>
        <section>
          <h3 className={css.title}>{menuWords().game}</h3>
          <Item command={COMMANDS.restart} />
          <Item command={COMMANDS.restartTurn} />
          <Item command={COMMANDS.replay} />
          <Item command={COMMANDS.lastTurn} />
          <Item command={COMMANDS.dice} />
          <Item command={COMMANDS.seats} />
          <Item command={COMMANDS.name} />
          <Item command={COMMANDS.share} />
          <Item command={COMMANDS.paste} />
          <Item command={COMMANDS.save} />
          <Button kind="quiet" className={css.item} onClick={() => input.current?.click()}>
            <span>{mainWords().load}</span>
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label={mainWords().load}
            hidden
            onChange={(event) => void load(event.target.files?.[0])}
          />
          <Item command={COMMANDS.lessons} />
          <Item command={COMMANDS.settings} />
          <Item command={COMMANDS.help} />
          <Item command={COMMANDS.leave} />
        </section>
        <section>
          <h3 className={css.title}>{menuWords().view}</h3>
          {VIEW.map((command) => (
            <Item key={command.id} command={command} />
          ))}
          <p className={css.foot}>
            <LicencesLink />
          </p>
        </section>
      </div>
    </Modal>
  );
}
