import type { Options } from '../../engine/index.ts';
import { openDialog, useTable } from '../../store/table.ts';
import { COMMAND_LIST } from '../commands.ts';
import { t } from '../strings.ts';
import { usePosition } from '../table/usePosition.ts';
import css from './HelpDialog.module.css';
import { Modal } from './Modal.tsx';

const { signs } = t.variant;

/** Signs that only some games have. */
const signsOf = (options: Options): string[] =>
  (Object.keys(signs) as (keyof typeof signs)[]).filter((key) => options[key]).map((key) => signs[key]);

/** Keys and signs. */
export function HelpDialog() {
  const open = useTable((table) => table.dialog === 'help');
  const { options } = usePosition().state;
  const keys = [
    [t.help.arrows, t.help.arrowsText],
    [t.help.enter, t.help.enterText],
    [t.help.shiftEnter, t.help.shiftEnterText],
    ...COMMAND_LIST.filter(({ keyText, option }) => keyText && (!option || options[option])).map(
      ({ keyText, label }) => [keyText, label] as const,
    ),
  ] as const;
  return (
    <Modal title={t.help.title} open={open} onClose={() => openDialog(null)} wide>
      <table className={css.keys}>
        <caption>{t.help.keys}</caption>
        <tbody>
          {keys.map(([key, text]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h3 className={css.title}>{t.help.signs}</h3>
        <ul className={css.signs}>
          {[...t.help.signsText, ...signsOf(options)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
