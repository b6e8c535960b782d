import startMessages from './content/en/start.ftl';
import { useState, type ComponentType, type FormEvent } from 'react';
import type { Aid } from '#engine/core/about.ts';
import type { GameEntry } from '#table/game/registry.ts';
import type { NewGameForm } from '#table/game/start-screen.ts';
import { gameReference } from '#table/game/registry.ts';
import { ImportPanel } from '#table/features/library/ImportPanel.tsx';
import { WhoPlays, type Who } from '#table/features/seats/WhoPlays.tsx';
import { openTable } from '#table/store/navigation.ts';
import { rememberedSeats, rememberSeats, seatsOf, withAid } from '#table/store/seats.ts';
import { Button } from '#kit/widgets/Button.tsx';
import css from './NewGameForm.module.css';

interface FormProps {
  readonly game: GameEntry;
  readonly rules: NewGameForm;
}

/** The form of a game. */
export const formFor = (game: GameEntry, rules: NewGameForm): ComponentType => {
  const Form = () => <NewGameForm game={game} rules={rules} />;
  return Form;
};

/** Who plays and by which rules: a new game, or one from elsewhere. */
function NewGameForm({ game: { meta }, rules }: FormProps) {
  const { Choice, Summary, ownMode: ownModeText, remembered, remember } = rules;
  const [seats, setSeats] = useState(() => rememberedSeats(meta));
  const [players, setPlayers] = useState<Readonly<Record<string, string>>>({});
  const [withoutAids, setWithoutAids] = useState<readonly Aid[]>([]);
  const [options, setOptions] = useState(remembered);
  const [who, setWho] = useState<Who>(() => {
    if (ownModeText?.isOn(options)) return 'own';
    return seats.kind === 'people' ? 'hotseat' : seats.kind;
  });
  const table = who === 'solo' ? 'solo' : 'hotseat';
  const choose = (way: Who): void => {
    setWho(way);
    if (ownModeText) setOptions(ownModeText.set(options, way === 'own'));
  };
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const kind = who === 'ai' || who === 'watch' ? who : 'people';
    remember(options);
    rememberSeats(meta, { ...seats, kind });
    openTable({
      from: 'new',
      ...gameReference(meta),
      table,
      options,
      ...(who === 'hotseat' && { players, withoutAids }),
      ...(kind !== 'people' && { seats: seatsOf(meta, { ...seats, kind }) }),
    });
  };
  return (
    <form className={css.form} aria-label={startMessages().start.newGame} onSubmit={begin}>
      <div className={css.elsewhere}>
        <ImportPanel table={table} />
      </div>
      <WhoPlays
        card={meta}
        who={who}
        seats={seats}
        players={players}
        withoutAids={withoutAids}
        own={ownModeText}
        onWho={choose}
        onSeats={setSeats}
        onPlayers={setPlayers}
        onAid={(aid, allowed) => setWithoutAids(withAid(withoutAids, aid, allowed))}
      />
      <Choice options={options} onChange={setOptions} />
      <div className={css.bar}>
        <Summary options={options} />
        <div className={css.row}>
          <Button kind="primary" urgent type="submit">
            {startMessages().start.begin}
          </Button>
        </div>
      </div>
    </form>
  );
}
