import startMessages from './content/en/start.ftl';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import tableStartMessages from '#table/content/en/start.ftl';
import { gameReference, type GameEntry } from '#table/game/registry.ts';
import { games, rememberedGame, rememberGame } from './games.ts';
import { later } from '#table/faults/later.tsx';
import { ImportPanel } from '#table/features/library/ImportPanel.tsx';
import { LessonsEntry } from '#table/features/lessons/LessonsEntry.tsx';
import { hasKnownGames } from '#table/store/address.ts';
import { Library } from '#table/features/library/Library.tsx';
import type { KeptGame } from '#table/store/kept-games.ts';
import { openPractice, useScreen, openTable } from '#table/store/navigation.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { language } from '#kit/i18n/language.ts';
import { ActionCard } from '#kit/widgets/ActionCard.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { LicencesLink } from '#kit/widgets/LicencesLink.tsx';
import { useEverTrue } from '#kit/widgets/cached-promise.ts';
import { fetchLater } from './fetch-later.ts';
import { StartPage } from './StartPage.tsx';
import { SuspenseSlot, withGame, online } from './parts.tsx';
import { chosenSeats, seatsOf, type SeatChoice } from '#table/store/seats.ts';
import { Scene } from './Scene.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './StartScreen.module.css';

interface GameChoiceProps {
  readonly chosen: GameEntry;
  onChoose(game: GameEntry): void;
}

/** The games to choose from, each as a cover; nothing when there is only one. */
function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  if (games.length < 2) return null;
  return (
    <fieldset className={shared.group}>
      <legend>{startMessages().start.which}</legend>
      <div className={css.games}>
        {games.map((game) => {
          const { meta, startScreen } = game;
          const { Cover } = startScreen;
          return (
            <label key={meta.id} className={css.game}>
              <input
                type="radio"
                name="game"
                value={meta.id}
                checked={game === chosen}
                aria-describedby={`kind-${meta.id}`}
                aria-label={meta.title()}
                onChange={() => onChoose(game)}
              />
              <span className={css.cover}>
                <Cover />
              </span>
              <span className={`${shared.soft} ${css.words}`}>
                <b>{meta.title()}</b>
                <span id={`kind-${meta.id}`}>{startScreen.kind()}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The new-game form of each game, loaded on demand with the game's own choice of rules. */
const FORMS: ReadonlyMap<GameEntry, ComponentType<{ readonly online?: boolean }>> = new Map(
  games.map((game) => [
    game,
    later(async () => {
      const [{ formFor }, rules] = await Promise.all([
        import('./NewGameForm.tsx'),
        game.startScreen.newGame(),
      ]);
      return { default: formFor(game, rules) };
    }),
  ]),
);

interface NewGameProps {
  readonly game: GameEntry;
  /** Starts with play against a person elsewhere. */
  readonly online: boolean;
  onChoose(game: GameEntry): void;
  onBack(): void;
}

/** The page for a new game: which game, which players, and which rules. */
function NewGame({ game, online, onChoose, onBack }: NewGameProps) {
  return (
    <StartPage id="new-game" title={startMessages().start.newGame} onBack={onBack}>
      <GameChoice chosen={game} onChoose={onChoose} />
      <SuspenseSlot key={game.meta.id} part={FORMS.get(game)!} online={online} />
    </StartPage>
  );
}

interface QuickSeats extends SeatChoice {
  /** As in the last game on this device. */
  readonly again: boolean;
}

/**
 * Seats of the quick games: those of the last game, if against the computer, and the weakest level. Null: two people.
 */
function seatsFor({ meta, startScreen: { quick } }: GameEntry): readonly (QuickSeats | null)[] {
  const { levels } = meta;
  if (!levels.length || quick.hint) return [null];
  const { was, seats } = chosenSeats(meta);
  const side = quick.side ?? meta.sides[0];
  const first = { ...seats, kind: 'ai', side, level: levels[0]!, again: false } as const;
  if (!was || seats.kind !== 'ai') return [first];
  const same = seats.side === first.side && seats.level === first.level;
  return [{ ...seats, again: true }, ...(same ? [] : [first])];
}

interface PlayCardsProps {
  readonly game: GameEntry;
  /** False where a game can be continued instead. */
  readonly primary: boolean;
}

/** Cards that start a game with one press, against the computer if there is one. */
function PlayCards({ game, primary }: PlayCardsProps) {
  const [ways] = useState(() => seatsFor(game));
  return ways.map((seats, i) => (
    <PlayCard key={i} game={game} seats={seats} first={i === 0} primary={primary && i === 0} />
  ));
}

interface PlayCardProps extends PlayCardsProps {
  readonly seats: QuickSeats | null;
  readonly first: boolean;
}

function PlayCard({ game: { meta, startScreen }, seats, first, primary }: PlayCardProps) {
  const { options, ready } = startScreen.quick;
  const t = startMessages().start;
  const who = seats
    ? t.playAgainst({ player: meta.side(seats.side).player, level: meta.level(seats.level).name })
    : (startScreen.quick.hint?.() ?? t.playPeople);
  const play = (): void => {
    openTable({
      from: 'new',
      ...gameReference(meta),
      table: 'hotseat',
      options,
      ...(ready && { ready }),
      ...(seats && { seats: seatsOf(meta, seats) }),
    });
  };
  const text = [who, ...(seats?.again ? [t.again] : seats && ready ? [t.ready] : [])].join(' ');
  return <ActionCard primary={primary} title={first ? t.playNow : t.playOther} text={text} onGo={play} />;
}

function useAsked(): boolean {
  return useUi(({ rule, dialog }) => rule !== null || dialog === 'book' || dialog === 'lessons');
}

const asked = { useOpen: useAsked, close: () => useUi.setState({ rule: null, dialog: null }) };

const READING: ReadonlyMap<GameEntry, ComponentType> = new Map(
  games.map((game) => [game, later(() => withGame(import('./StartReading.tsx'), game.meta.id), asked)]),
);

/** Rule paragraphs opened from a switch, the rulebook, and the lessons. */
function Books({ game }: { readonly game: GameEntry }) {
  const open = useAsked();
  // Stays mounted, since a closing dialog restores the focus.
  const loaded = useEverTrue(open);
  const books = READING.get(game);
  return loaded && books ? <SuspenseSlot part={books} /> : null;
}

/** The short games of each game that has some, loaded on demand. */
const SHORT_GAMES: ReadonlyMap<GameEntry, ComponentType> = new Map(
  games.flatMap((game) => {
    const { shortGames } = game.startScreen;
    if (!shortGames) return [];
    const part = later(async () => {
      const [{ shortGamesFor }, cards] = await Promise.all([import('./ShortGames.tsx'), shortGames()]);
      return { default: shortGamesFor(game, cards) };
    });
    return [[game, part] as const];
  }),
);

const KnownGames = online('KnownGames');

/** Keeps a range of years on one line. */
const unbroken = (title: string): string => title.replaceAll('–', '\u2060–\u2060');

/** A small picture of a kept game; nothing for an unknown game. */
function pictureOf({ of, summary }: KeptGame): ReactNode {
  const id = of ?? games[0]!.meta.id;
  const found = games.find(({ meta }) => meta.id === id);
  return found ? <found.startScreen.Picture summary={summary} /> : null;
}

/** Continue, play, or learn; everything else is a line of links. */
export function StartScreen() {
  const failure = useScreen((screen) => screen.failure);
  const [game, setGame] = useState(rememberedGame);
  const choose = (other: GameEntry): void => {
    rememberGame(other);
    setGame(other);
  };
  const { meta, startScreen } = game;
  const lessons = startScreen.lessons?.();
  const t = startMessages().start;
  const [asking, setAsking] = useState<'new' | 'online' | 'short' | null>(null);
  const newGame = useRef<HTMLButtonElement>(null);
  const shortGames = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(asking);
  // Going back returns the focus to where the player came from.
  useEffect(() => {
    if (wasAsking.current && !asking) (wasAsking.current === 'short' ? shortGames : newGame).current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  useEffect(fetchLater, []);
  return (
    <main className={css.start}>
      <header className={css.head}>
        <Scene game={game} />
        <div className={css.band}>
          <h1 className={css.title}>{unbroken(meta.title())}</h1>
          <p className={css.tagline}>{startScreen.tagline()}</p>
        </div>
      </header>
      <div className={css.desk}>
        {failure ? (
          <p className={css.failure} role="alert">
            {t.failed} {failure}
          </p>
        ) : null}
        {asking === 'short' ? (
          <StartPage id="short-games" title={t.short} onBack={() => setAsking(null)}>
            <SuspenseSlot part={SHORT_GAMES.get(game)!} />
          </StartPage>
        ) : asking ? (
          <NewGame
            game={game}
            online={asking === 'online'}
            onChoose={choose}
            onBack={() => setAsking(null)}
          />
        ) : (
          <>
            <GameChoice chosen={game} onChoose={choose} />
            <p className={css.about}>{startScreen.about()}</p>
            <Library picture={pictureOf}>
              {(canContinue) => (
                <>
                  <div className={css.ways}>
                    <PlayCards key={meta.id} game={game} primary={!canContinue} />
                    {lessons === undefined ? null : (
                      <LessonsEntry key={`learn ${meta.id}`} card={meta} lessons={lessons} />
                    )}
                  </div>
                  <div className={shared.wrap}>
                    <Button ref={newGame} onClick={() => setAsking('new')}>
                      {t.newGameMore}
                    </Button>
                    {meta.devOnly ? null : <Button onClick={() => setAsking('online')}>{t.online}</Button>}
                    {SHORT_GAMES.has(game) ? (
                      <Button ref={shortGames} onClick={() => setAsking('short')}>
                        {t.short}
                      </Button>
                    ) : null}
                    {startScreen.hasProblems ? (
                      <Button
                        onClick={() =>
                          openPractice({ ...gameReference(meta), from: 'problem', problem: null })
                        }
                      >
                        {tableStartMessages().problems.start}
                      </Button>
                    ) : null}
                  </div>
                </>
              )}
            </Library>
            {hasKnownGames() ? <SuspenseSlot part={KnownGames} /> : null}
            <div className={shared.wrap}>
              <ImportPanel table="hotseat" />
              <Button kind="quiet" aria-haspopup="dialog" onClick={() => openDialog('book')}>
                {tableStartMessages().learn.book}
              </Button>
              <Button kind="quiet" aria-haspopup="dialog" onClick={() => openDialog('statistics')}>
                {tableStartMessages().statistics}
              </Button>
              {startScreen.hasEditor ? (
                <Button kind="quiet" onClick={() => openPractice({ ...gameReference(meta), from: 'editor' })}>
                  {tableStartMessages().position.new}
                </Button>
              ) : null}
            </div>
          </>
        )}
        <p className={shared.soft}>
          <b>{t.free}</b>
          <br />
          {startScreen.credits()} <LicencesLink />
        </p>
      </div>
      <Books key={`read ${meta.id} ${language()}`} game={game} />
    </main>
  );
}
