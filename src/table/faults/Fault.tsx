import { useEffect, useRef, useState } from 'react';
import { rescuedGame } from '../store/ui.ts';
import { leaveTable } from '../store/navigation.ts';
import { download, fileName } from '#kit/files/files.tsx';
import { useBack } from '#kit/back/back.ts';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './Fault.module.css';
import { closeFault, useFaults, useFaultsMessages } from './faults.ts';

const reload = (): void => location.reload();

function SaveButton() {
  const t = useFaultsMessages();
  const [game] = useState(rescuedGame);
  if (!game) return null;
  return (
    <Button
      title={t.holdsAll}
      onClick={() => download(game.text, fileName(game.kind, null, game.turn, game.step))}
    >
      {t.save}
    </Button>
  );
}

/** Shown instead of the whole table. */
export function PageFault({ again }: { readonly again: () => void }) {
  const t = useFaultsMessages();
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
          {t.title}
        </h1>
        <p>{game?.kept === false ? t.notKept : game ? t.table : t.noTable}</p>
        <div className={shared.wrap}>
          <SaveButton />
          <Button kind="primary" onClick={reload}>
            {t.reload}
          </Button>
          <Button onClick={leave}>{t.start}</Button>
        </div>
        {game ? <p className={css.hint}>{t.holdsAll}</p> : null}
      </div>
    </main>
  );
}

interface PartFaultProps {
  again(): void;
  /** Its script could not be loaded; a retry needs a reload of the page. */
  readonly lost: boolean;
}

function PartWays({ again, lost }: PartFaultProps) {
  const t = useFaultsMessages();
  const [game] = useState(rescuedGame);
  return (
    <>
      {/* Reloading the page would lose the game. */}
      {game?.kept === false ? <SaveButton /> : null}
      {lost ? null : <Button onClick={again}>{t.again}</Button>}
      <Button onClick={reload}>{t.reload}</Button>
    </>
  );
}

/** Shown instead of a panel or its content. */
export function PanelFault(fault: PartFaultProps) {
  const t = useFaultsMessages();
  return (
    <div className={css.part} role="alert">
      <p>{fault.lost ? t.lost : t.part}</p>
      <div className={shared.wrap}>
        <PartWays {...fault} />
      </div>
    </div>
  );
}

/** Controls when a dialog is open. */
export interface Opening {
  useOpen(): boolean;
  close(): void;
}

/** Shown instead of a dialog while it would be open; opening it again retries. */
export function DialogFault({ useOpen, close, ...fault }: Opening & PartFaultProps) {
  const { again } = fault;
  const open = useOpen();
  const closed = useRef(false);
  useEffect(() => {
    if (!open) closed.current = true;
    else if (closed.current) again();
  }, [open, again]);
  return open ? <Card fault={fault} close={close} /> : null;
}

interface CardProps {
  /** Set for a failed part. */
  readonly fault?: PartFaultProps;
  /** Set for all other errors. */
  readonly text?: string;
  close(): void;
}

function Card({ fault, text, close }: CardProps) {
  const t = useFaultsMessages();
  const card = useRef<HTMLDivElement>(null);
  useBack(true, close);
  const asked = fault !== undefined;
  useEffect(() => {
    if (asked) card.current?.focus();
  }, [asked]);
  return (
    <div ref={card} className={`${css.part} ${css.card}`} role="alert" tabIndex={-1}>
      <p>{fault === undefined ? text : fault.lost ? t.lost : t.part}</p>
      <div className={shared.wrap}>
        {fault ? (
          <PartWays {...fault} />
        ) : (
          <>
            <SaveButton />
            <Button onClick={reload}>{t.reload}</Button>
          </>
        )}
        <Button kind="quiet" onClick={close}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}

/** Notice of an error that left the page intact. */
export function FaultNotice() {
  const untold = useFaults((faults) => faults.untold);
  const t = useFaultsMessages();
  return untold ? <Card text={untold === 'language' ? t.language : t.somewhere} close={closeFault} /> : null;
}
