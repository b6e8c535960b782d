import messages from '../../content/en/statistics.ftl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { language } from '#kit/i18n/language.ts';
import { download } from '#kit/files/files.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { gameMeta } from '../../game/registry.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { diceFigures, errorRates, groupResults, type DiceFigures, type ResultGroup } from './figures.ts';
import { deleteResults, readResults, type GameResult } from '../../store/results.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './StatisticsDialog.module.css';

type Found = Awaited<ReturnType<typeof readResults>>;

/** "−7.5", in the format of the language. */
const figure = (n: number): string =>
  n
    .toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
    .replace('-', '−');

const NONE = '–';

interface TableProps {
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

const Table = ({ heads, children }: TableProps) => (
  <table className={css.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** Bar of games won, drawn and lost, in proportion; the fills differ in grey too. */
function ResultBar({ won, drawn, lost }: ResultGroup) {
  return (
    <span className={css.bar} role="img" aria-label={messages().bar({ won, drawn, lost })}>
      {(
        [
          ['won', won],
          ['drawn', drawn],
          ['lost', lost],
        ] as const
      ).map(([kind, games]) =>
        games ? <span key={kind} data-kind={kind} style={{ flexGrow: games }} /> : null,
      )}
    </span>
  );
}

function Groups({ results }: { readonly results: readonly GameResult[] }) {
  const w = messages();
  const { game, won, drawn, lost, points, adjusted } = w.head;
  return (
    <section className={css.part}>
      <h3>{w.results}</h3>
      <Table heads={[game, won, drawn, lost, points, adjusted]}>
        {groupResults(results).map((group) => {
          const meta = gameMeta(group.of);
          return (
            <tr key={[group.of, group.side, group.level, group.rules].join(' ')}>
              <th scope="row">
                {meta
                  ? w.against({ side: meta.side(group.side).name, level: meta.level(group.level).name })
                  : group.of}
                <span className={`${shared.soft} ${css.rules}`}>
                  {[meta?.title(), meta?.rulesText?.(group.rules)].filter(Boolean).join(' · ')}
                </span>
                <ResultBar {...group} />
              </th>
              <td>{group.won}</td>
              <td>{group.drawn}</td>
              <td>{group.lost}</td>
              <td>{group.points === null ? NONE : figure(group.points)}</td>
              <td>
                {group.adjusted
                  ? `${figure(group.adjusted.points)} ${w.ofGames({ games: group.adjusted.games })}`
                  : NONE}
              </td>
            </tr>
          );
        })}
      </Table>
      <p className={shared.soft}>{w.adjustedNote}</p>
    </section>
  );
}

/** A row of a table with a bar for its figure. */
function BarRow({ head, value, most, text, more }: BarRowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td className={css.figure}>
        <span>{text}</span>
        <span className={css.length} style={{ flexGrow: value }} />
        <span style={{ flexGrow: most - value }} />
      </td>
      {more === undefined ? null : <td>{more}</td>}
    </tr>
  );
}
interface BarRowProps {
  readonly head: string;
  readonly value: number;
  /** The value of the longest bar. */
  readonly most: number;
  readonly text: string;
  readonly more?: number;
}

function Errors({ results }: { readonly results: readonly GameResult[] }) {
  const w = messages();
  const rates = errorRates(results);
  const most = Math.max(0, ...rates.map(({ cost }) => cost));
  return (
    <section className={css.part}>
      <h3>{w.errors}</h3>
      {rates.length ? (
        <>
          <p className={shared.soft}>{w.errorsNote}</p>
          <Table heads={[w.errorHead.date, w.errorHead.cost, w.errorHead.judged]}>
            {rates.map(({ endedAt, cost, judged }) => (
              <BarRow
                key={endedAt}
                head={w.date({ date: new Date(endedAt) })}
                value={cost}
                most={most}
                text={figure(cost)}
                more={judged}
              />
            ))}
          </Table>
        </>
      ) : (
        <p>{w.errorsNone}</p>
      )}
    </section>
  );
}

/** Conclusion from the dice, in everyday terms. */
function diceText({ all, faces, oddest, chance, verdict }: DiceFigures): string {
  const w = messages();
  if (verdict === 'few') return w.diceFew({ all });
  const some = w.diceSome({ all, share: Math.round(all / 6), face: oddest, times: faces[oddest - 1]! });
  const ofHundred = { chance: Math.max(1, Math.round(chance * 100)) };
  if (verdict === 'usual') return `${some} ${w.diceUsual(ofHundred)}`;
  if (verdict === 'uncommon') return `${some} ${w.diceUncommon(ofHundred)}`;
  return `${some} ${w.diceRare({ chance: Math.round(chance * 1000) })}`;
}

function Dice({ results }: { readonly results: readonly GameResult[] }) {
  const w = messages();
  const figures = diceFigures(results);
  return (
    <section className={css.part}>
      <h3>{w.dice}</h3>
      <p>{diceText(figures)}</p>
      <Table heads={[w.diceHead.face, w.diceHead.times]}>
        {figures.faces.map((times, i) => (
          <BarRow
            key={i}
            head={String(i + 1)}
            value={times}
            most={Math.max(...figures.faces)}
            text={String(times)}
          />
        ))}
      </Table>
    </section>
  );
}

interface ActionsProps {
  readonly results: readonly GameResult[];
  onDelete(): void;
}

/** Exports the results, and deletes them after a confirmation. */
function Actions({ results, onDelete }: ActionsProps) {
  const w = messages();
  const [asked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button has disappeared: focus the harmless answer.
  useEffect(() => keep.current?.focus(), [asked]);
  const save = (): void =>
    download(
      JSON.stringify({ format: 'statistics', version: 1, results }, null, 1),
      'winter-war-statistics.json',
    );
  return asked ? (
    <div className={css.part} role="group" aria-label={w.delete}>
      <p>{w.deleteAsk}</p>
      <div className={shared.wrap}>
        <Button kind="primary" onClick={onDelete}>
          {w.deleteNow}
        </Button>
        <Button ref={keep} onClick={() => setAsked(false)}>
          {w.keep}
        </Button>
      </div>
    </div>
  ) : (
    <div className={shared.wrap}>
      <Button onClick={save}>{w.toFile}</Button>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {w.delete}
      </Button>
    </div>
  );
}

function Opened() {
  const w = messages();
  const [found, setFound] = useState<Found | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => void readResults().then(setFound), []);
  const remove = async (): Promise<void> => {
    const { ok } = await deleteResults();
    setSaid(ok ? w.deleted : w.notDeleted);
    setFound(await readResults());
  };
  if (!found) return null;
  const { results, damaged } = found.ok ? found.value : { results: [], damaged: 0 };
  return (
    <div className={css.statistics}>
      {found.ok ? null : <p role="alert">{w.closed}</p>}
      {found.ok && !results.length ? <p>{w.none}</p> : null}
      {results.length ? <p>{w.kept({ games: results.length })}</p> : null}
      {damaged ? <p>{w.damaged({ results: damaged })}</p> : null}
      {found.ok ? <p className={shared.soft}>{w.ownOnly}</p> : null}
      {results.length ? (
        <>
          <Groups results={results} />
          <Errors results={results} />
          <Dice results={results} />
        </>
      ) : null}
      {results.length || damaged ? <Actions results={results} onDelete={() => void remove()} /> : null}
      <p role="status">{said}</p>
    </div>
  );
}

/** Results of games against the computer on this device. */
export default function StatisticsDialog() {
  const open = useUi(({ dialog }) => dialog === 'statistics');
  return (
    <Modal title={messages().title} open={open} onClose={() => openDialog(null)} wide>
      {open ? <Opened /> : null}
    </Modal>
  );
}
