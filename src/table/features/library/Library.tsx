import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef, useState, type ReactNode, useId, useCallback } from 'react';
import { askToStay } from '#kit/storage/stay.ts';
import {
  deleteGame,
  duplicateGame,
  restoreDeleted,
  readGame,
  renameGame,
  listGames,
  onListChanged,
} from '../../store/library.ts';
import {
  MOST_UNNAMED,
  type KeptGame,
  type FullGame,
  isOver,
  isSecret,
  playersText,
} from '../../store/kept-games.ts';
import { gameMeta } from '../../game/registry.ts';
import { playWithoutStore, type Outcome, type StoreProblem } from '#kit/storage/database.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { titleOf, titlesIn, detailsOf, markOf } from './describe.ts';
import { download, fileName } from '#kit/files/files.tsx';
import { openTable } from '../../store/navigation.ts';
import { Icon } from '#kit/widgets/Icon.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './Library.module.css';
import { NameForm } from './NameForm.tsx';

/** Null while loading; `silent` while the storage does not respond. */
type Games = readonly KeptGame[] | StoreProblem | null;

/** Delay before a silent storage is reported, in milliseconds. */
const PATIENCE_MS = 2500;
/** Delay between attempts, in milliseconds. */
const PAUSE_MS = 1000;

/** The kept games, updated after changes in any tab; retries until the storage responds. */
function useGames(): { readonly games: Games; refresh(): void } {
  const [games, setGames] = useState<Games>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => onListChanged(refresh), [refresh]);
  useEffect(() => {
    let late = false;
    // Keep a known list while the storage is silent.
    const beSilent = (): void => setGames((before) => (Array.isArray(before) ? before : 'silent'));
    let timer = setTimeout(beSilent, PATIENCE_MS);
    void listGames().then((found) => {
      if (late) return;
      clearTimeout(timer);
      if (found.ok) return setGames(found.value);
      if (found.problem !== 'silent') return setGames(found.problem);
      beSilent();
      timer = setTimeout(refresh, PAUSE_MS);
    });
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [round, refresh]);
  return { games, refresh };
}

/** Actions for a kept game, apart from opening it. */
interface GameActions {
  rename(game: KeptGame, name: string): void;
  duplicate(game: KeptGame): void;
  toFile(game: KeptGame): void;
  remove(game: KeptGame): void;
}

interface GameRowProps extends GameActions {
  readonly game: KeptGame;
  readonly title: string;
  /** True for the last saved one, which is shown larger. */
  readonly latest: boolean;
  /** To be continued: the most likely choice. */
  readonly primary: boolean;
  readonly picture?: ReactNode;
}

/** A kept game: one press opens it; other actions are collapsed. */
function GameRow({ game, title, latest, primary, picture, rename, duplicate, toFile, remove }: GameRowProps) {
  const t = startMessages().library;
  const [unfolded, setUnfolded] = useState(false);
  const [naming, setNaming] = useState(false);
  const id = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !naming) renameButton.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  return (
    <li
      className={css.game}
      data-latest={latest || undefined}
      data-primary={primary || undefined}
      data-game={game.id}
    >
      <button
        type="button"
        className={css.open}
        onClick={() =>
          openTable({ from: 'saved', id: game.id, ...(game.of !== undefined && { of: game.of }) })
        }
      >
        {picture ? <span className={css.picture}>{picture}</span> : null}
        <span className={css.words}>
          {latest ? <span className={css.continue}>{isOver(game) ? t.look : t.continue} </span> : null}
          <b>{title} </b>
          <span className={`${shared.soft} ${css.details}`}>
            {detailsOf(game).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        </span>
      </button>
      <Button
        kind="quiet"
        className={css.more}
        aria-label={t.actions({ title: markOf(game) })}
        title={t.actions({ title: markOf(game) })}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="more" />
      </Button>
      <div id={id} className={`${shared.wrap} ${css.deeds}`} hidden={!unfolded}>
        {naming ? (
          <NameForm
            name={game.name}
            onName={(name) => {
              setNaming(false);
              rename(game, name);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <>
            <Button ref={renameButton} onClick={() => setNaming(true)}>
              {t.rename}
            </Button>
            <Button why={isSecret(game) ? t.noCopy : null} onClick={() => duplicate(game)}>
              {t.duplicate}
            </Button>
            <Button onClick={() => toFile(game)}>{t.toFile}</Button>
            <Button onClick={() => remove(game)}>{t.delete}</Button>
            <p className={`${shared.soft} ${css.note}`}>{t.fileHoldsAll}</p>
          </>
        )}
      </div>
    </li>
  );
}

interface LibraryProps {
  picture?(game: KeptGame): ReactNode;
  /** The other ways to play; below the games if the latest of them can be continued. Not while the storage is silent. */
  children?(canContinue: boolean): ReactNode;
}

/** The games on this device: the latest shown larger, the others in a list; with their actions. */
export function Library({ picture, children }: LibraryProps) {
  const t = startMessages().library;
  const { games, refresh } = useGames();
  const [all, setAll] = useState(false);
  const [deleted, setDeleted] = useState<readonly FullGame[]>([]);
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const putBackButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  /** The element to focus after the next render. */
  const focusOn = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useEffect(() => {
    const found = focusOn.current?.();
    if (!found) return;
    focusOn.current = null;
    found.focus();
  });

  /** The value of an action, or null if it failed, which is shown. */
  const outcome = <T,>(done: Outcome<T, StoreProblem | 'gone'>): T | null => {
    setSaid(done.ok ? null : { text: t.problem[done.problem], bad: true });
    if (done.ok) return done.value;
    refresh();
    return null;
  };
  const actions: GameActions = {
    async rename({ id }, name) {
      const renamed = outcome(await renameGame(id, name));
      if (renamed && renamed.name !== null && !(await askToStay())) setSaid({ text: t.mayClear, bad: false });
    },
    async duplicate({ id, name }) {
      outcome(await duplicateGame(id, name && t.copyOf({ name })));
    },
    async toFile({ id }) {
      const game = outcome(await readGame(id));
      if (!game) return;
      const { turn, steps } = game.summary;
      const name = game.name ?? playersText(game.players);
      download(game.game, fileName(gameMeta(game.of)!.id, name, turn, steps));
    },
    async remove({ id }) {
      const game = outcome(await deleteGame(id));
      if (!game) return;
      focusOn.current = () => putBackButton.current;
      setDeleted((others) => [...others, game]);
    },
  };
  const startWithout = (): void => {
    playWithoutStore();
    refresh();
  };
  const last = deleted.at(-1);
  const restore = async (game: FullGame): Promise<void> => {
    setDeleted((others) => others.filter((other) => other !== game));
    const back = outcome(await restoreDeleted(game));
    if (!back) return setDeleted((others) => [...others, game]);
    if (back.id !== game.id) setSaid({ text: t.bothKept, bad: false });
    else if (back.stamp !== game.stamp) setSaid({ text: t.playedOn, bad: false });
    setAll(true);
    focusOn.current = () => rows.current?.querySelector<HTMLElement>(`[data-game="${back.id}"] button`);
  };

  if (games === 'silent')
    return (
      <section className={css.silent} role="status">
        <p>{t.silent}</p>
        <div className={`${shared.row} ${css.foot}`}>
          <Button kind="primary" onClick={refresh}>
            {t.tryAgain}
          </Button>
          <Button onClick={startWithout}>{t.startWithout}</Button>
        </div>
      </section>
    );
  const list: readonly KeptGame[] = Array.isArray(games) ? games : [];
  const titles = titlesIn(list);
  const shown = all ? list : list.slice(0, 1);
  const canContinue = list[0] !== undefined && !isOver(list[0]);
  // Kept out of sight until it is known where they stand: a press must not meet another button.
  const others = (
    <div className={css.others} data-waits={games === null || undefined}>
      {children?.(canContinue)}
    </div>
  );
  return (
    <>
      {canContinue ? null : others}
      {typeof games === 'string' ? <p className={`${shared.soft} ${css.hint}`}>{t.storageClosed}</p> : null}
      {list.length + deleted.length === 0 && !said ? null : (
        <section className={shared.stack3} aria-labelledby="games">
          <h2 id="games" className={shared.unseen}>
            {t.title}
          </h2>
          <ul ref={rows} className={shared.stack}>
            {shown.map((game, i) => (
              <GameRow
                key={game.id}
                game={game}
                title={titles.get(game.id)!}
                latest={i === 0}
                primary={i === 0 && canContinue}
                picture={picture?.(game)}
                {...actions}
              />
            ))}
          </ul>
          {last ? (
            <p className={`${shared.row} ${css.said}`} role="status">
              {t.deleted({ title: titleOf(last) })}
              <Button ref={putBackButton} onClick={() => void restore(last)}>
                {t.undo}
              </Button>
            </p>
          ) : null}
          {said ? (
            <p
              className={`${shared.row} ${css.said}`}
              data-bad={said.bad || undefined}
              role={said.bad ? 'alert' : 'status'}
            >
              {said.text}
            </p>
          ) : null}
          {list.length > 1 ? (
            <p className={`${shared.row} ${css.foot}`}>
              <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t.fewer : t.all({ games: list.length })}
              </Button>
              {all ? (
                <span className={`${shared.soft} ${css.hint}`}>{t.room({ games: MOST_UNNAMED })}</span>
              ) : null}
            </p>
          ) : null}
        </section>
      )}
      {canContinue ? others : null}
    </>
  );
}
