import startMessages from '../../content/en/start.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readIncomingLink, readPasted, type Incoming } from '../../store/links.ts';
import { canPlaySolo } from '../../store/game.ts';
import { gameReference } from '../../game/registry.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { endIncoming, openTable } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { aiPlayersText } from '../library/describe.ts';
import { Options } from '#kit/widgets/Options.tsx';
import { recordNotes } from '../log/notes.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { problemText } from './problem-text.ts';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Share.module.css';

type Good = Extract<Incoming, { ok: true }>;

/** What came in, and the question whether it goes on the table. */
function Preview({ incoming: { kind, game, timeline, seats } }: { readonly incoming: Good }) {
  const w = extrasMessages().share;
  const { meta, records } = game;
  const aiPlayers = aiPlayersText(meta, seats);
  // As the game came, unless other people are to play it.
  const [who, setWho] = useState<TableKind | 'aiPlayers'>(aiPlayers ? 'aiPlayers' : 'hotseat');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const summary = records.summary(timeline);
  const facts = [
    { name: w.stands, text: meta.statusText(summary) },
    ...(kind === 'game' ? [{ name: w.played, text: w.steps({ steps: summary.steps }) }] : []),
    ...meta.facts(summary),
  ];
  const alone = canPlaySolo(timeline, game);
  const open = (): void => {
    endIncoming();
    openDialog(null);
    openTable({
      from: 'incoming',
      ...gameReference(meta),
      table: who === 'solo' ? who : 'hotseat',
      timeline,
      ...(who === 'aiPlayers' && seats && { seats }),
    });
  };
  return (
    <>
      <dl className={css.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {recordNotes(timeline.about ?? {}).map((note) => (
        <p key={note} className={css.warning}>
          {note}
        </p>
      ))}
      <div className={css.who}>
        <Options
          title={startMessages().seats.who}
          options={[
            ...(aiPlayers ? [{ value: 'aiPlayers' as const, label: aiPlayers }] : []),
            { value: 'hotseat', label: meta.ownModeText?.(summary) ?? startMessages().seats.hotseat },
            { value: 'solo', label: startMessages().seats.solo, closed: !alone },
          ]}
          chosen={who}
          onChoose={(value) => setWho(value)}
        />
      </div>
      {alone ? null : <p className={css.hint}>{w.noPractice}</p>}
      <p className={css.hint}>
        {w.ownSlot} {kind === 'position' ? w.otherDice : null}
      </p>
      <div className={css.row}>
        <Button ref={button} kind="primary" onClick={open}>
          {w.open}
        </Button>
        <Button onClick={endIncoming}>{w.leave}</Button>
      </div>
    </>
  );
}

function Paste({ onText }: { onText(text: string): void }) {
  const w = extrasMessages().share;
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onText(text);
  };
  return (
    <form className={css.section} onSubmit={send}>
      <label className={fieldCss.field}>
        <span>{w.pasteField}</span>
        <textarea
          data-first
          rows={6}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={css.row}>
        <Button kind="primary" type="submit" disabled={text.trim() === ''}>
          {w.look}
        </Button>
        <Button onClick={endIncoming}>{w.close}</Button>
      </div>
    </form>
  );
}

interface IncomingDialogProps {
  /** The fragment of the address; null: something is to be pasted. */
  readonly link: string | null;
}

/** Shows what a link or a pasted text holds before it goes on the table; tells why when it holds nothing good. */
export default function IncomingDialog({ link }: IncomingDialogProps) {
  const w = extrasMessages().share;
  const [game, setGame] = useState<Good | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (read: Incoming): Promise<void> => {
    if (read.ok) setGame(read);
    else setProblem(await problemText(read.problem));
  };
  useEffect(() => {
    if (link !== null) void readIncomingLink(link).then(take);
  }, [link]);
  const paste = async (text: string): Promise<void> => {
    setProblem(null);
    await take(await readPasted(text));
  };
  const title = game
    ? w.incoming[game.kind]
    : link === null
      ? startMessages().library.paste
      : problem
        ? w.refused
        : w.reading;
  return (
    <Modal title={title} open onClose={endIncoming}>
      {problem && !game ? (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {game ? (
        <Preview incoming={game} />
      ) : link === null ? (
        <Paste onText={(text) => void paste(text)} />
      ) : problem ? (
        <div className={css.row}>
          <Button kind="primary" onClick={endIncoming}>
            {w.close}
          </Button>
        </div>
      ) : (
        <p>{w.reading}</p>
      )}
    </Modal>
  );
}
