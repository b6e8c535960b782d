import { useState } from 'react';
import { followOtherTab, takeOver, useGame } from '../../store/game.ts';
import { clearNotice, putDown, useTable } from '../../store/table.ts';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import { Icon } from '../widgets/Icon.tsx';
import css from './NoticeBar.module.css';
import { RefusalText } from './RefusalText.tsx';

async function follow(): Promise<void> {
  putDown();
  await followOtherTab();
}

function Dismiss({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button kind="quiet" aria-label={t.notice.dismiss} onClick={onPress}>
      <Icon name="close" />
    </Button>
  );
}

function SaveTrouble() {
  const saving = useGame((game) => game.saving);
  const [told, setTold] = useState(false);
  if (saving === 'failed' && !told)
    return (
      <div className={css.notice} role="alert">
        <p>{t.save.failed}</p>
        <Dismiss onPress={() => setTold(true)} />
      </div>
    );
  if (saving !== 'overtaken') return null;
  return (
    <div className={css.notice} role="alert">
      <p>{t.save.overtaken}</p>
      <div className={css.row}>
        <Button onClick={() => void follow()}>{t.save.follow}</Button>
        <Button onClick={() => void takeOver()}>{t.save.keep}</Button>
      </div>
    </div>
  );
}

/** Refusals and short messages, over the map and out of its way. */
export function NoticeBar() {
  const notice = useTable((table) => table.notice);
  return (
    <div className={css.stack}>
      <SaveTrouble />
      {notice ? (
        <div className={css.notice} data-kind={notice.kind}>
          {notice.kind === 'refusal' ? <RefusalText refusal={notice.refusal} /> : <p>{notice.text}</p>}
          <Dismiss onPress={clearNotice} />
        </div>
      ) : null}
    </div>
  );
}
