import shellMessages from '../../content/en/shell.ftl';
import { activeGame } from '../../game/registry.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { GESTURES, GROUPS, type CommandGroup } from '../../game/command.ts';
import { allCommands } from '../commands/all-commands.ts';
import { usePosition } from '../../view/usePosition.ts';
import { Button } from '#kit/widgets/Button.tsx';
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

function Keys({ group, state }: { readonly group: CommandGroup; readonly state: unknown }) {
  return (
    <table className={css.keys}>
      <caption>{shellMessages().help.groups[group]}</caption>
      <tbody>
        {keysOf(group, state).map(({ keys, text }) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Touch gestures: of the map itself, and for commands. */
function Gestures() {
  const t = shellMessages().help;
  const commands = allCommands();
  const rows = [
    ...(['pinch', 'doubleTap', 'hold'] as const).map((gesture) => ({
      gesture,
      text: t.gestureDoes[gesture],
    })),
    ...GESTURES.flatMap((gesture) => {
      const command = commands.find((one) => one.gesture === gesture);
      return command ? [{ gesture, text: command.label }] : [];
    }),
  ];
  return (
    <table className={css.keys}>
      <caption>{t.touch}</caption>
      <tbody>
        {rows.map(({ gesture, text }) => (
          <tr key={gesture}>
            <th scope="row">{t.gestures[gesture]}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Help() {
  const { state } = usePosition();
  return (
    <>
      <div className={css.sheet} data-print>
        <div className={css.groups}>
          {GROUPS.map((group) => (
            <Keys key={group} group={group} state={state} />
          ))}
          <Gestures />
        </div>
        <div>
          <h3 className={css.title}>{shellMessages().keys.signs}</h3>
          <ul className={css.signs}>
            {activeGame()
              .screen.signs(state)
              .map((text) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
        </div>
      </div>
      <div>
        <Button onClick={() => window.print()}>{shellMessages().help.print}</Button>
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
