import { useEffect, useRef, useState } from 'react';
import { rescuedGame } from '../../store/rescue.ts';
import { leaveTable } from '../../store/screen.ts';
import { download, fileName } from '../library/download.ts';
import { Button } from '../widgets/Button.tsx';
import css from './Fault.module.css';
import { closeFault, useFaults } from './faults.ts';
import { useFaultWords } from './words.ts';

const reload = (): void => location.reload();

function SaveButton() {
  const w = useFaultWords();
  const [game] = useState(rescuedGame);
  if (!game) return null;
  return (
    <Button title={w.holdsAll} onClick={() => download(game.text, fileName(null, game.turn))}>
      {w.save}
    </Button>
  );
}

/** In the place of the whole table. */
export function PageFault({ again }: { readonly again: () => void }) {
  const w = useFaultWords();
  const [game] = useState(rescuedGame);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const leave = (): void => {
    leaveTable();
    again();
  };
  return (
    <main className={css.page}>
      <div className={css.words} role="alert">
        <h1 ref={head} tabIndex={-1} className={css.title}>
          {w.title}
        </h1>
        <p>{game?.kept === false ? w.notKept : game ? w.table : w.part}</p>
        <div className={css.row}>
          <SaveButton />
          <Button kind="primary" onClick={reload}>
            {w.reload}
          </Button>
          <Button onClick={leave}>{w.start}</Button>
        </div>
        {game ? <p className={css.hint}>{w.holdsAll}</p> : null}
      </div>
    </main>
  );
}

/** In the place of a panel, or of what should stand in it. */
export function PanelFault({ again }: { readonly again: () => void }) {
  const w = useFaultWords();
  return (
    <div className={css.part} role="alert">
      <p>{w.part}</p>
      <div className={css.row}>
        <Button onClick={again}>{w.again}</Button>
        <Button onClick={reload}>{w.reload}</Button>
      </div>
    </div>
  );
}

/** When a dialog is wanted, and how it is sent away. */
export interface Opening {
  useOpen(): boolean;
  close(): void;
}

interface DialogFaultProps extends Opening {
  readonly again: () => void;
}

/** In the place of a dialog, for as long as that would be open; asked for another time, it is tried again. */
export function DialogFault({ useOpen, close, again }: DialogFaultProps) {
  const open = useOpen();
  const closed = useRef(false);
  useEffect(() => {
    if (!open) closed.current = true;
    else if (closed.current) again();
  }, [open, again]);
  return open ? <Card again={again} close={close} /> : null;
}

interface CardProps {
  readonly again?: () => void;
  close(): void;
}

function Card({ again, close }: CardProps) {
  const w = useFaultWords();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again) card.current?.focus();
  }, [again]);
  return (
    <div ref={card} className={`${css.part} ${css.card}`} role="alert" tabIndex={-1}>
      <p>{again ? w.part : w.somewhere}</p>
      <div className={css.row}>
        {again ? <Button onClick={again}>{w.again}</Button> : <SaveButton />}
        <Button onClick={reload}>{w.reload}</Button>
        <Button kind="quiet" onClick={close}>
          {w.close}
        </Button>
      </div>
    </div>
  );
}

/** Of a fault that left everything in its place. */
export function FaultNotice() {
  return useFaults(({ untold }) => untold) ? <Card close={closeFault} /> : null;
}
