import { useState } from 'react';
import { RULE_IDS } from '../../engine/rules/rule-ids.ts';
import { paragraph } from '../../rulebook/index.ts';
import { showRule, useTable } from '../../store/table.ts';
import { Modal } from '../dialogs/Modal.tsx';
import { ParagraphText } from '../panels/ParagraphText.tsx';
import { t } from '../strings.ts';

/** The text of a rule, before there is a game. Loaded when the first one is asked for: the rulebook is long. */
export default function StartRule() {
  const asked = useTable((table) => table.rule);
  const id = RULE_IDS.find((known) => known === asked);
  // The dialog has no trigger of its own that the focus could go back to.
  const [asker] = useState(() => document.activeElement);
  const close = (): void => {
    showRule(null);
    setTimeout(() => asker instanceof HTMLElement && asker.focus());
  };
  return (
    <Modal title={t.rules.title} open={id !== undefined} onClose={close}>
      {id ? <ParagraphText paragraph={paragraph(id)} tagged={false} /> : null}
    </Modal>
  );
}
