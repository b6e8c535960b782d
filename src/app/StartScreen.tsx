import { Suspense, useState, type FormEvent } from 'react';
import { later } from '../table/faults/later.tsx';
import { rememberedOptions, rememberOptions } from '../games/winter-war/options/options-choice.ts';
import { cards } from '../table/here.ts';
import { openTable, useScreen } from '../table/store/screen.ts';
import { rememberedSeats, rememberSeats, seatsOf } from '../table/store/seats.ts';
import { useTable } from '../table/store/table.ts';
import { NewHere } from '../games/winter-war/ui/lessons/NewHere.tsx';
import { Bring } from '../table/library/Bring.tsx';
import { Library } from '../table/library/Library.tsx';
import { WhoPlays, type Who } from '../table/seats/WhoPlays.tsx';
import { Button } from '../kit/widgets/Button.tsx';
import { LicencesLink } from '../kit/widgets/LicencesLink.tsx';
import css from './StartScreen.module.css';
import { RulesChoice } from '../games/winter-war/ui/options/RulesChoice.tsx';
import { RulesSummary } from '../games/winter-war/ui/options/RulesSummary.tsx';
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

/** New game, continue, or a file. */
export function StartScreen() {
  const failure = useScreen((screen) => screen.failure);
  const card = cards()[0]!;
  const [seats, setSeats] = useState(() => rememberedSeats(card));
  const [who, setWho] = useState<Who>(seats.kind === 'people' ? 'hotseat' : seats.kind);
  const table = who === 'solo' ? 'solo' : 'hotseat';
  const [options, setOptions] = useState(rememberedOptions);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const kind = who === 'rival' || who === 'watch' ? who : 'people';
    rememberOptions(options);
    rememberSeats(card, { ...seats, kind });
    openTable({
      from: 'new',
      table,
      options,
      ...(kind !== 'people' && { seats: seatsOf(card, { ...seats, kind }) }),
    });
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
        <form className={css.form} onSubmit={begin}>
          <div className={css.headed}>
            <h2>{startWords().newGame}</h2>
            <Bring table={table} />
          </div>
          <WhoPlays card={card} who={who} seats={seats} onWho={setWho} onSeats={setSeats} />
          <RulesChoice options={options} onChange={setOptions} />
          <div className={css.bar}>
            <RulesSummary options={options} />
            <div className={css.row}>
              <Button kind="primary" urgent type="submit">
                {startWords().begin}
              </Button>
            </div>
          </div>
        </form>
        <p className={css.credits}>
          {startWords().credits} <LicencesLink />
        </p>
      </div>
      <Reading />
    </main>
  );
}
