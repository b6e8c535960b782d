import problemsMessages from '../../content/en/problems.ftl';
import startMessages from '../../content/en/start.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { problemIn, readIncomingLink, readPasted, type Incoming } from '../../store/links.ts';
import { canPlaySolo } from '../../store/game.ts';
import { gameReference } from '../../game/registry.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { endIncoming, openPractice, openTable } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { aiPlayersText } from '../library/describe.ts';
import { Options } from '#kit/widgets/Options.tsx';
import { recordNotes } from '../log/notes.ts';
import { readGiven, type Given } from '../problems/passed-on.ts';
import { OwnProblems } from '../problems/OwnProblems.tsx';
import { keepOwn, MOST_OWN, type KeepResult } from '../problems/problem-record.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { FaultList } from '../../text/FaultList.tsx';
import { problemText } from './problem-text.ts';
import fieldCss from '#kit/widgets/field.module.css';
import css from './Share.module.css';

type Good = Extract<Incoming, { ok: true }>;
type GoodProblem = Extract<Given, { ok: true }>;

function Facts({ facts }: { readonly facts: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

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
  // Positions of other editions stand as they stood.
  const faults = timeline.about?.past ? [] : (game.rules.positionFaults?.(timeline.start) ?? []);
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
      <Facts facts={facts} />
      {recordNotes(timeline.about ?? {}).map((note) => (
        <p key={note} className={css.warning}>
          {note}
        </p>
      ))}
      {faults.length ? (
        <div className={css.warning}>
          <p>{w.impossible}</p>
          <FaultList game={game} faults={faults} />
        </div>
      ) : null}
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

/** A problem that came in, and the question whether it goes on the table. */
function ProblemPreview({ given: { game, problems, problem } }: { readonly given: GoodProblem }) {
  const w = problemsMessages();
  const { meta } = game;
  const [kept, setKept] = useState<KeepResult | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const open = (): void => {
    const result = keepOwn(meta.id, problem);
    if (result !== 'kept') return setKept(result);
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
      <p className={css.hint}>{w.given.kept}</p>
      {kept ? (
        <p className={css.problem} role="alert">
          {kept === 'full' ? w.given.noRoom({ most: MOST_OWN.given }) : w.given.full}
        </p>
      ) : null}
      <div className={css.row}>
        <Button ref={button} kind="primary" onClick={open}>
          {w.making.solve}
        </Button>
        <Button onClick={endIncoming}>{extrasMessages().share.leave}</Button>
      </div>
      {kept === 'full' ? <OwnProblems meta={meta} game={problems} only="given" /> : null}
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
  /** Of a file that was chosen. */
  readonly text?: string;
}

/** What came of it: a game or a position, a problem, or why there is nothing good in it. */
type Found = { readonly game?: Good; readonly given?: GoodProblem; readonly why?: string };

async function look(incoming: string, read: (incoming: string) => Promise<Incoming>): Promise<Found> {
  const passedOn = await problemIn(incoming);
  if (!passedOn) {
    const game = await read(incoming);
    return game.ok ? { game } : { why: await problemText(game.problem) };
  }
  if (!passedOn.ok) return { why: await problemText({ of: 'link', error: passedOn.error }) };
  const given = await readGiven(passedOn.file);
  return given.ok ? { given } : { why: given.why };
}

/** Shows what a link or a pasted text holds before it goes on the table; tells why when it holds nothing good. */
export default function IncomingDialog({ link, text }: IncomingDialogProps) {
  const w = extrasMessages().share;
  const [{ game, given, why: problem }, setFound] = useState<Found>({});
  useEffect(() => {
    if (link !== null) void look(link, readIncomingLink).then(setFound);
    else if (text !== undefined) void look(text, readPasted).then(setFound);
  }, [link, text]);
  const paste = async (pasted: string): Promise<void> => {
    setFound({});
    setFound(await look(pasted, readPasted));
  };
  const isPasting = link === null && text === undefined;
  const title = game
    ? w.incoming[game.kind]
    : given
      ? problemsMessages().given.title
      : isPasting
        ? startMessages().library.paste
        : problem
          ? w.refused
          : w.reading;
  return (
    <Modal title={title} open onClose={endIncoming}>
      {problem ? (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {game ? (
        <Preview incoming={game} />
      ) : given ? (
        <ProblemPreview given={given} />
      ) : isPasting ? (
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
