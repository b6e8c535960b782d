import startMessages from '../../content/en/start.ftl';
import shellMessages from '../../content/en/shell.ftl';
import { openDialog, useUi } from '../../store/ui.ts';
import type { Command } from '../../game/command.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { usePosition } from '../../view/usePosition.ts';
import { editPosition } from '../../features/editor/commands.ts';
import {
  openOnline,
  toHost,
  openLessons,
  openProblems,
  nameGame,
  save,
  changeSeats,
  openSettings,
  paste,
  share,
  openSituation,
  openHelp,
  openPalette,
} from '../../commands/dialogs.ts';
import { replay, restart, restartTurn } from '../../commands/history.ts';
import { reviewGame } from '../../features/review/commands.ts';
import { charts, context, openLog, openRulebook } from '../commands/panel-commands.ts';
import { leave, print } from '../commands/table-commands.ts';
import { tryLine } from '../../features/variations/commands.ts';
import { barred } from '../../commands/define.ts';
import { bringIn } from '../../store/navigation.ts';
import { install, useInstall } from '../../store/settings.ts';
import shared from '#kit/widgets/shared.module.css';
import { FileButton } from '#kit/files/files.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { LicencesLink } from '#kit/widgets/LicencesLink.tsx';
import css from './MenuDialog.module.css';
import { Modal } from '#kit/modal/Modal.tsx';

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

/** Those that the game has. */
function Items({ commands }: { readonly commands: readonly Command[] }) {
  const { state } = usePosition();
  return commands
    .filter((command) => command.belongsTo(state))
    .map((command) => <Item key={command.id} command={command} />);
}

/** Everything that is not part of play itself. */
export function MenuDialog() {
  const open = useUi((table) => table.dialog === 'menu');
  const t = shellMessages().menu;
  const isHosted = useGame(({ hosted }) => hosted !== null);
  const prompt = useInstall((offer) => offer.prompt);
  return (
    <Modal title={t.title} open={open} onClose={close}>
      <div className={css.columns}>
        <section>
          <h3 className={`${shared.caps} ${css.title}`}>{t.lookUp}</h3>
          <Items
            commands={[
              openRulebook,
              openLog,
              openPalette,
              openSituation,
              openLessons,
              openHelp,
              openProblems,
            ]}
          />
          <h3 className={`${shared.caps} ${css.title}`}>{t.view}</h3>
          <Items commands={[openSettings, ...activeGame().commands.inMenu.view, context, charts]} />
        </section>
        <section>
          <h3 className={`${shared.caps} ${css.title}`}>{t.game}</h3>
          <Items
            commands={isHosted ? [openOnline, save, print] : [share, toHost, save, print, editPosition]}
          />
          <FileButton
            kind="quiet"
            className={css.item}
            label={startMessages().library.load}
            onFiles={(files) => {
              close();
              bringIn({ files });
            }}
          />
          {prompt ? (
            <Button kind="quiet" className={css.item} onClick={() => void install()}>
              <span>{t.install}</span>
            </Button>
          ) : null}
          <Items
            commands={[
              paste,
              ...(isHosted ? [] : [nameGame, changeSeats]),
              replay,
              reviewGame,
              tryLine,
              ...activeGame().commands.inMenu.game,
              leave,
            ]}
          />
          <h3 className={`${shared.caps} ${css.title}`}>{t.again}</h3>
          <div className={css.again}>
            <Items commands={[restart, restartTurn]} />
          </div>
        </section>
      </div>
      <p className={css.foot}>
        <LicencesLink />
      </p>
    </Modal>
  );
}
