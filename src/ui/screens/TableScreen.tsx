import { useEffect, useState } from 'react';
import { open, useGame } from '../../store/game.ts';
import { leaveTable, useScreen, type Opening } from '../../store/screen.ts';
import { putDown } from '../../store/table.ts';
import { Curtain } from '../dialogs/Curtain.tsx';
import { t } from '../strings.ts';
import css from './TableScreen.module.css';
import { TableLayout } from './TableLayout.tsx';

/** One opening is carried out once, however often the screen is mounted. */
let carriedOut: { readonly opening: Opening; readonly done: Promise<string | null> } | null = null;

function carryOut(opening: Opening): Promise<string | null> {
  if (carriedOut?.opening !== opening) {
    putDown();
    carriedOut = { opening, done: open(opening) };
  }
  return carriedOut.done;
}

/** The table, once its game is there; the curtain instead of it while the device changes hands. */
export default function TableScreen() {
  const opening = useScreen((screen) => screen.opening);
  const curtain = useGame((game) => game.curtain);
  const [ready, setReady] = useState<Opening | null>(null);
  useEffect(() => {
    let gone = false;
    if (opening)
      void carryOut(opening).then((problem) => {
        if (gone) return;
        if (problem) leaveTable(problem);
        else setReady(opening);
      });
    return () => {
      gone = true;
    };
  }, [opening]);
  if (!opening || ready !== opening) return <p className={css.opening}>{t.start.opening}</p>;
  return curtain ? <Curtain side={curtain} /> : <TableLayout />;
}
