import { useEffect, useState } from 'react';
import { open, useGame, type Failure } from '../../store/game.ts';
import { leaveTable, useScreen, type Opening } from '../../store/screen.ts';
import { putDown } from '../../store/table.ts';
import { Curtain } from '../dialogs/Curtain.tsx';
import { failureText } from '../library/failure-text.ts';
import { coach } from '../table/coach.ts';
import { t } from '../strings.ts';
import css from './TableScreen.module.css';
import { TableLayout } from './TableLayout.tsx';

/** One opening is carried out once, however often the screen is mounted. */
let carriedOut: { readonly opening: Opening; readonly done: Promise<Failure | null> } | null = null;

/** What is there to learn from is loaded by those who learn. */
async function begin(opening: Opening): Promise<Failure | null> {
  switch (opening.from) {
    case 'lesson': {
      const { openLesson } = await import('../lessons/session.ts');
      await openLesson(opening.lesson);
      return null;
    }
    case 'example': {
      const { openExample } = await import('../rulebook/practice.ts');
      await openExample(opening.example);
      return null;
    }
    case 'new':
    case 'saved':
    case 'file':
    case 'incoming':
    case 'aside':
      return open(opening);
  }
}

function carryOut(opening: Opening): Promise<Failure | null> {
  if (carriedOut?.opening !== opening) {
    putDown();
    coach({});
    carriedOut = { opening, done: begin(opening) };
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
      void carryOut(opening).then(async (problem) => {
        if (gone) return;
        if (problem) leaveTable(await failureText(problem));
        else setReady(opening);
      });
    return () => {
      gone = true;
    };
  }, [opening]);
  if (!opening || ready !== opening) return <p className={css.opening}>{t.start.opening}</p>;
  return curtain ? <Curtain side={curtain} /> : <TableLayout />;
}
