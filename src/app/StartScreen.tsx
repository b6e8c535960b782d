import { useState, type ComponentType } from 'react';
import { shelf, type OnShelf } from '../games/shelf.ts';
import { later } from '../table/faults/later.tsx';
import { Library } from '../table/library/Library.tsx';
import { useScreen } from '../table/store/screen.ts';
import { useTable } from '../table/store/table.ts';
import { LicencesLink } from '../kit/widgets/LicencesLink.tsx';
import { rememberedGame, rememberGame } from './chosen-game.ts';
import { GameChoice } from './GameChoice.tsx';
import { NewGameForm } from './NewGameForm.tsx';
import css from './StartScreen.module.css';
import { startWords } from './start-words.ts';
import { Waited } from './Waited.tsx';
import { withGame } from './with-game.tsx';

function useAsked(): boolean {
  return useTable(({ rule, dialog }) => rule !== null || dialog === 'book' || dialog === 'lessons');
}

const asked = { useOpen: useAsked, close: () => useTable.setState({ rule: null, dialog: null }) };

/** What there is to read of each game. */
const READING: ReadonlyMap<OnShelf, ComponentType> = new Map(
  shelf.map((game) => [game, later(() => withGame(import('./StartReading.tsx'), game.card.id), asked)]),
);

/** The paragraph that a switch leads to, the rulebook, the lessons. */
function Reading({ game }: { readonly game: OnShelf }) {
  const open = useAsked();
  // Once there, they stay: a dialog that closes gives the keyboard back.
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  const books = READING.get(game);
  return loaded && books ? <Waited part={books} /> : null;
}

/** Years stay on one line. */
const unbroken = (title: string): string => title.replaceAll('–', '\u2060–\u2060');

/** New game, continue, or a file: of one of the games of the house. */
export function StartScreen() {
  const failure = useScreen((screen) => screen.failure);
  const [game, setGame] = useState(rememberedGame);
  const choose = (other: OnShelf): void => {
    rememberGame(other);
    setGame(other);
  };
  const { card, front } = game;
  const { Cover, NewHere } = front;
  return (
    <main className={css.start}>
      <header className={css.head}>
        <Cover />
        <h1 className={css.title}>{unbroken(card.title())}</h1>
        <p className={css.tagline}>{front.tagline()}</p>
        <p className={css.about}>{front.about()}</p>
      </header>
      <div className={css.desk}>
        {failure ? (
          <p className={css.failure} role="alert">
            {startWords().failed} {failure}
          </p>
        ) : null}
        <Library />
        <GameChoice chosen={game} onChoose={choose} />
        {NewHere ? <NewHere /> : null}
        <NewGameForm key={card.id} game={game} />
        <p className={css.credits}>
          {front.credits()} <LicencesLink />
        </p>
      </div>
      <Reading key={card.id} game={game} />
    </main>
  );
}
