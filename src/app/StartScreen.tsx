import { Suspense, useState } from 'react';
import { later } from '../table/faults/later.tsx';
import { cards } from '../table/here.ts';
import { useScreen } from '../table/store/screen.ts';
import { useTable } from '../table/store/table.ts';
import { NewHere } from '../games/winter-war/ui/lessons/NewHere.tsx';
import { Library } from '../table/library/Library.tsx';
import { LicencesLink } from '../kit/widgets/LicencesLink.tsx';
import { Options } from '../kit/widgets/Options.tsx';
import type { Card } from '../table/contract/card.ts';
import { chosenGame, rememberGame } from './chosen-game.ts';
import { NewGame } from './NewGame.tsx';
import css from './StartScreen.module.css';
import { StartEmblem } from './StartEmblem.tsx';
import { StartGround } from './StartGround.tsx';
import { commonWords } from '../games/winter-war/ui/words/common-words.ts';
import { startWords } from './start-words.ts';
import { withGame } from './with-game.ts';

const StartReading = later(() => withGame(import('./StartReading.tsx')), {
  useOpen: useAsked,
  close: () => useTable.setState({ rule: null, dialog: null }),
});

function useAsked(): boolean {
  return useTable(({ rule, dialog }) => rule !== null || dialog === 'book' || dialog === 'lessons');
}

/** The paragraph that a switch leads to, the rulebook, the lessons. */
function Reading() {
  const asked = useAsked();
  // Once there, they stay: a dialog that closes gives the keyboard back.
  const [loaded, setLoaded] = useState(false);
  if (asked && !loaded) setLoaded(true);
  return loaded ? (
    <Suspense>
      <StartReading />
    </Suspense>
  ) : null;
}

/** Which game is played. */
function GameChoice({ chosen, onChoose }: { readonly chosen: Card; onChoose(card: Card): void }) {
  return (
    <Options
      title={startWords().which}
      options={cards().map((card) => ({ value: card.id, label: card.title() }))}
      chosen={chosen.id}
      onChoose={(id) => onChoose(cards().find((card) => card.id === id)!)}
    />
  );
}

/** New game, continue, or a file. */
export function StartScreen() {
  const failure = useScreen((screen) => screen.failure);
  const [card, setCard] = useState(chosenGame);
  const choose = (chosen: Card): void => {
    rememberGame(chosen);
    setCard(chosen);
  };
  return (
    <main className={css.start}>
      <header className={css.head}>
        <StartGround />
        <StartEmblem />
        <h1 className={css.title}>{commonWords().title}</h1>
        <p className={css.tagline}>{startWords().tagline}</p>
        <p className={css.about}>{startWords().about}</p>
      </header>
      <div className={css.desk}>
        {failure ? (
          <p className={css.failure} role="alert">
            {startWords().failed} {failure}
          </p>
        ) : null}
        <Library />
        <NewHere />
        <NewGame key={card.id} card={card}>
          <GameChoice chosen={card} onChoose={choose} />
        </NewGame>
        <p className={css.credits}>
          {startWords().credits} <LicencesLink />
        </p>
      </div>
      <Reading />
    </main>
  );
}
