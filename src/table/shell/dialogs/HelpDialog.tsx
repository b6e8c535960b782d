import shellMessages from '../../content/en/shell.ftl';
import { activeGame } from '../../game/registry.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { GESTURES, GROUPS, type CommandGroup } from '../../game/command.ts';
import { allCommands } from '../commands/all-commands.ts';
import { usePosition } from '../../view/usePosition.ts';
import { Button } from '#kit/widgets/Button.tsx';
import panel from '#kit/widgets/panel.module.css';
import css from './HelpDialog.module.css';
import { Modal } from '#kit/modal/Modal.tsx';

interface Key {
  readonly keys: string;
  readonly text: string;
}

/** The keys of a group: those of the map itself, then those of commands. */
function keysOf(group: CommandGroup, state: unknown): Key[] {
  return [
    ...(group === 'map' ? activeGame().screen.boardKeys() : []),
    ...allCommands()
      .filter((command) => command.group === group && command.keyText && command.belongsTo(state))
      .map(({ keyText, label }): Key => ({ keys: keyText, text: label })),
  ];
}

/** Touch gestures: of the map itself, and for commands. */
function gestures(): Key[] {
  const { gestures: t, pinchDoes } = shellMessages().help;
  const commands = allCommands();
  return [
    { keys: t.pinch, text: pinchDoes },
    ...GESTURES.flatMap((gesture) => {
      const command = commands.find((one) => one.gesture === gesture);
      return command ? [{ keys: t[gesture], text: command.label }] : [];
    }),
  ];
}

interface KeysProps {
  readonly title: string;
  readonly rows: readonly Key[];
  /** False for gestures. */
  readonly onKeyboard: boolean;
}

/** Renders nothing without rows. */
const Keys = ({ title, rows, onKeyboard }: KeysProps) =>
  rows.length ? (
    <table className={css.keys}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ keys, text }) => (
          <tr key={keys}>
            <th scope="row">{onKeyboard ? <kbd>{keys}</kbd> : keys}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : null;

function Help() {
  const { state } = usePosition();
  const { help: t, keys } = shellMessages();
  const signs = activeGame().screen.signs(state);
  return (
    <>
      <div className={css.sheet} data-print>
        <div className={css.groups}>
          {GROUPS.map((group) => (
            <Keys key={group} title={t.groups[group]} rows={keysOf(group, state)} onKeyboard />
          ))}
          <Keys title={t.touch} rows={gestures()} onKeyboard={false} />
        </div>
        {signs.length ? (
          <div>
            <h3 className={css.title}>{keys.signs}</h3>
            <ul className={panel.lines}>
              {signs.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div>
        <Button onClick={() => window.print()}>{t.print}</Button>
      </div>
    </>
  );
}

/** All keys by group, and the signs on the map; printable. */
export function HelpDialog() {
  const open = useUi((table) => table.dialog === 'help');
  return (
    <Modal title={shellMessages().keys.title} open={open} onClose={() => openDialog(null)} wide>
      <Help />
    </Modal>
  );
}
