import problemsMessages from '../../content/en/problems.ftl';
import startMessages from '../../content/en/start.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readIncoming, type IncomingGame } from '../../store/incoming.ts';
import { canPlaySolo, useGame } from '../../store/game.ts';
import { gameReference } from '../../game/registry.ts';
import type { GameSource, TableKind } from '../../store/kept-games.ts';
import {
  endIncoming,
  openPractice,
  openTable,
  useScreen,
  type Arrival,
  type Opening,
} from '../../store/navigation.ts';
import { importGame } from '../../store/open-game.ts';
import { openDialog } from '../../store/ui.ts';
import { bytesOf } from '#kit/files/files.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
import { aiPlayersText } from '../../features/library/describe.ts';
import { Options } from '#kit/widgets/Options.tsx';
import { recordNotes } from '../../text/log.ts';
import { readGiven, type Given } from '../../features/problems/passed-on.ts';
import { keepOwn } from '../../store/problem-record.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { FaultList, faultTexts } from '../../text/RefusalText.tsx';
import { problemText } from '../../text/problem-text.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import css from '../../view/Share.module.css';

type GoodProblem = Extract<Given, { ok: true }>;

function Facts({ facts }: { readonly facts: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl className={`${panel.stack2} ${css.facts}`}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Summary of the input, with the question whether to open it. */
function Preview({
  incoming: { kind, game, timeline, seats, faults },
  source,
}: {
  readonly incoming: IncomingGame;
  readonly source: GameSource;
}) {
  const w = extrasMessages().share;
  const { meta, records } = game;
  const aiPlayers = aiPlayersText(meta, seats);
  // The seats of the game, unless other people are to play it.
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
  const isOver = meta.isOver(summary);
  const open = (): void =>
    putOnTable({
      from: 'incoming',
      ...gameReference(meta),
      table: who === 'solo' ? who : 'hotseat',
      timeline,
      ...(who === 'aiPlayers' && seats && { seats }),
      source,
    });
  return (
    <>
      <Facts facts={facts} />
      {recordNotes(timeline.about ?? {}).map((note) => (
        <p key={note} className={panel.warning}>
          {note}
        </p>
      ))}
      {faults.length ? (
        <div className={panel.warning}>
          <p>{w.impossible}</p>
          <FaultList game={game} faults={faults} />
        </div>
      ) : null}
      {isOver ? null : (
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
      )}
      {alone || isOver ? null : <p className={shared.soft}>{w.noPractice}</p>}
      <p className={shared.soft}>
        {w.ownSlot} {kind === 'position' && !isOver ? w.otherDice : null}
      </p>
      <div className={shared.row}>
        <Button ref={button} kind="primary" onClick={open}>
          {w.open}
        </Button>
        <Button onClick={endIncoming}>{w.leave}</Button>
      </div>
    </>
  );
}

/** Summary of a problem, with the question whether to open it. */
function ProblemPreview({ given: { game, problems, problem } }: { readonly given: GoodProblem }) {
  const w = problemsMessages();
  const { meta } = game;
  const [isFull, setFull] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const open = (): void => {
    if (!keepOwn(meta.id, problem)) return setFull(true);
    endIncoming();
    openDialog(null);
    openPractice({ ...gameReference(meta), from: 'problem', problem: problem.id });
  };
  const facts = [
    { name: w.given.game, text: meta.title() },
    { name: w.problems.kind, text: problems.kindName(problem.kind) },
    { name: w.problems.theme, text: problems.themeName(problem.theme) },
    { name: w.given.side, text: meta.side(problem.side).name },
  ];
  return (
    <>
      <Facts facts={facts} />
      <p className={shared.soft}>{w.given.kept}</p>
      {isFull ? (
        <p className={panel.warning} role="alert">
          {w.given.full}
        </p>
      ) : null}
      <div className={shared.row}>
        <Button ref={button} kind="primary" onClick={open}>
          {w.making.solve}
        </Button>
        <Button onClick={endIncoming}>{extrasMessages().share.leave}</Button>
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
      <div className={shared.row}>
        <Button kind="primary" type="submit" disabled={text.trim() === ''}>
          {w.look}
        </Button>
        <Button onClick={endIncoming}>{w.close}</Button>
      </div>
    </form>
  );
}

/** Result of reading: a game or a position, a problem, or why it cannot be opened; for several files, one line each. */
interface Found {
  readonly game?: IncomingGame;
  readonly given?: GoodProblem;
  readonly why?: string;
  readonly files?: readonly string[];
}

function putOnTable(opening: Opening): void {
  endIncoming();
  openDialog(null);
  openTable(opening);
}

async function look(incoming: string | Uint8Array): Promise<Found> {
  const read = await readIncoming(incoming);
  if (!read.ok) return { why: await problemText(read.problem) };
  if (read.kind !== 'problem') return { game: read };
  const given = await readGiven(read.file);
  return given.ok ? { given } : { why: given.why };
}

/** Adds files to the library; returns the results as sentences. */
async function addAll(files: readonly File[], table: TableKind): Promise<string[]> {
  const t = startMessages().library;
  const refusals: string[] = [];
  for (const file of files) {
    const read = await readIncoming(await bytesOf(file));
    const refuse = (why: string) => refusals.push(t.refused({ file: file.name, why }));
    if (!read.ok) refuse(await problemText(read.problem));
    else if (read.kind === 'problem') refuse(t.alone);
    else if (read.faults.length)
      refuse([extrasMessages().share.impossible, ...faultTexts(read.game, read.faults).keys()].join(' '));
    else {
      // Named, so that many files do not displace unnamed games.
      const added = await importGame(read, table, file.name.replace(/\.(json|txt)$/i, ''));
      if (!added.ok) refuse(t.problem[added.problem]);
    }
  }
  const good = files.length - refusals.length;
  return good ? [t.added({ games: good }), ...refusals] : refusals;
}

/** Opens a single valid saved game at once and adds several files to the library; anything else is previewed. */
async function takeFiles(files: readonly File[], table: TableKind): Promise<Found> {
  const [file] = files;
  if (!file || files.length > 1) return { files: await addAll(files, table) };
  const found = await look(await bytesOf(file));
  if (!found.game?.isFile || found.game.faults.length) return found;
  const { game, timeline, seats } = found.game;
  const by = { ...gameReference(game.meta), ...(seats && { seats }) };
  putOnTable({ from: 'incoming', ...by, table, timeline, source: 'file' });
  return {};
}

/** As at the open table; on the start screen, two players. */
const tableHere = (): TableKind => (useScreen.getState().opening ? useGame.getState().table : 'hotseat');

const taken = new WeakMap<readonly File[], Promise<Found>>();

/** Files are read once, even if the dialog renders again in another language. */
function takeOnce(files: readonly File[], table?: TableKind): Promise<Found> {
  const found = taken.get(files) ?? takeFiles(files, table ?? tableHere());
  taken.set(files, found);
  return found;
}

/** Previews input before it is opened; shows why it cannot be. */
export default function IncomingDialog({ link, text, files, table }: Arrival) {
  const t = extrasMessages().share;
  const [{ game, given, why, files: told }, setFound] = useState<Found>({});
  useEffect(() => {
    let gone = false;
    const show = (found: Found): void => void (gone || setFound(found));
    if (files) void takeOnce(files, table).then(show);
    else if ((link ?? text) !== undefined) void look((link ?? text)!).then(show);
    return () => {
      gone = true;
    };
  }, [link, text, files, table]);
  const paste = async (pasted: string): Promise<void> => {
    setFound({});
    setFound(await look(pasted));
  };
  const isPasting = link === null && text === undefined && !files;
  const title = game
    ? t.incoming[game.kind]
    : given
      ? problemsMessages().given.title
      : told || isPasting
        ? startMessages().library[told ? 'load' : 'paste']
        : why
          ? t.refused
          : t.reading;
  return (
    <Modal title={title} open onClose={endIncoming}>
      {why ? (
        <p className={panel.warning} role="alert">
          {why}
        </p>
      ) : null}
      {told ? (
        <ul role="status">
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {game ? (
        <Preview incoming={game} source={files ? 'file' : link === null ? 'text' : 'link'} />
      ) : given ? (
        <ProblemPreview given={given} />
      ) : isPasting ? (
        <Paste onText={(pasted) => void paste(pasted)} />
      ) : why || told ? (
        <div className={shared.row}>
          <Button kind="primary" onClick={endIncoming}>
            {t.close}
          </Button>
        </div>
      ) : (
        <p>{t.reading}</p>
      )}
    </Modal>
  );
}
