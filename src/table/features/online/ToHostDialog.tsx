import { useState, type FormEvent } from 'react';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { current, position } from '../../store/game.ts';
import { recordText, withoutVariations } from '../../store/record.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import css from './Online.module.css';
import { firstChoice, OnlineOptions, startOnline, useHostHere } from './OnlineOptions.tsx';

const close = (): void => openDialog(null);

/** Moves the game on the table to a host, with its history. */
export function ToHostDialog() {
  const t = onlineMessages().toHost;
  const open = useUi((table) => table.dialog === 'to-host');
  const { meta, rules } = activeGame();
  const [here, setHost] = useHostHere();
  const { host } = here;
  const [choice, setChoice] = useState(() => ({ ...firstChoice(meta), side: rules.decider(position()) }));
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!host) return;
    // Computer players and variations are left out: two people continue the game.
    const record = recordText(withoutVariations(current()));
    const failed = await startOnline(host, meta, choice, { record });
    setProblem(failed);
    if (failed === null) close();
  };
  return (
    <Modal title={t.title} open={open} onClose={close} wide>
      <form className={css.part} onSubmit={(event) => void go(event)}>
        <p>{t.text}</p>
        <p className={shared.soft}>{t.hidden}</p>
        <OnlineOptions card={meta} here={here} choice={choice} onHost={setHost} onChange={setChoice} />
        {problem ? (
          <p className={panel.warning} role="alert">
            {problem}
          </p>
        ) : null}
        {host ? (
          <div className={`${shared.wrap} ${css.line}`}>
            <Button kind="primary" type="submit">
              {t.go}
            </Button>
          </div>
        ) : null}
      </form>
    </Modal>
  );
}
