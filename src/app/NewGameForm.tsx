import startMessages from './content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { Suspense, useState, type ComponentType, type FormEvent } from 'react';
import type { Aid } from '#engine/core/about.ts';
import { type GameEntry, gameReference } from '#table/game/registry.ts';
import type { NewGameForm } from '#table/game/start-screen.ts';
import type { BidResult } from '#table/features/seats/BidForSides.tsx';
import { WhoPlays, type Who } from '#table/features/seats/WhoPlays.tsx';
import { openTable } from '#table/store/navigation.ts';
import { rememberedSeats, rememberSeats, seatsOf, withAid } from '#table/store/seats.ts';
import { Button } from '#kit/widgets/Button.tsx';
import type { StartOnline } from '#table/features/online/OnlineOptions.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './NewGameForm.module.css';
import { online } from './parts.tsx';

const OnlineForm = online('OnlineForm');

interface FormProps {
  readonly game: GameEntry;
  readonly rules: NewGameForm;
  /** Starts with play against a person elsewhere. */
  readonly online?: boolean;
}

export const formFor = (game: GameEntry, rules: NewGameForm): ComponentType<Pick<FormProps, 'online'>> => {
  const Form = ({ online }: Pick<FormProps, 'online'>) => (
    <NewGameForm game={game} rules={rules} {...(online && { online })} />
  );
  return Form;
};

/** The form for players and rules. */
function NewGameForm({ game: { meta }, rules, online: beginsOnline = false }: FormProps) {
  const { Choice, Summary, ownMode: ownModeText, bidRules, remembered, remember } = rules;
  const [seats, setSeats] = useState(() => rememberedSeats(meta));
  const [players, setPlayers] = useState<Readonly<Record<string, string>>>({});
  const [withoutAids, setWithoutAids] = useState<readonly Aid[]>([]);
  const [options, setOptions] = useState(remembered);
  const [isBidding, setIsBidding] = useState(false);
  const [bid, setBid] = useState<BidResult | null>(null);
  const [startOnline, setStartOnline] = useState<StartOnline | null | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [who, setWho] = useState<Who>(() => {
    if (beginsOnline) return 'online';
    if (ownModeText?.isOn(options)) return 'own';
    return seats.kind === 'people' ? 'hotseat' : seats.kind;
  });
  const table = who === 'solo' ? 'solo' : 'hotseat';
  const choose = (way: Who): void => {
    setWho(way);
    if (ownModeText) setOptions(ownModeText.set(options, way === 'own'));
    if (isBidding) changeBidding(false);
  };
  const changeBid = (result: BidResult | null): void => {
    setBid(result);
    if (bidRules) setOptions(bidRules.withBid(options, result));
  };
  const changeBidding = (on: boolean): void => {
    setIsBidding(on);
    changeBid(null);
  };
  const beginOnline = async (): Promise<void> => {
    if (!startOnline) return;
    remember(options);
    setProblem(await startOnline({ options }));
  };
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (isBidOpen) return;
    if (who === 'online') return void beginOnline();
    const kind = who === 'ai' || who === 'watch' ? who : 'people';
    remember(options);
    rememberSeats(meta, { ...seats, kind });
    openTable({
      from: 'new',
      ...gameReference(meta),
      table,
      options,
      ...(who === 'hotseat' && { players: bid?.players ?? players, withoutAids }),
      ...(kind !== 'people' && { seats: seatsOf(meta, { ...seats, kind }) }),
    });
  };
  const isClosed = who === 'online' && !startOnline;
  const isBidOpen = isBidding && !bid;
  const needsHost = who === 'online' && startOnline === null;
  return (
    <form className={css.form} aria-label={startMessages().start.newGame} onSubmit={begin}>
      <WhoPlays
        card={meta}
        who={who}
        seats={seats}
        players={players}
        withoutAids={withoutAids}
        own={ownModeText}
        online={meta.devOnly ? undefined : extrasMessages().online}
        onWho={choose}
        onSeats={setSeats}
        onPlayers={setPlayers}
        onAid={(aid, allowed) => setWithoutAids(withAid(withoutAids, aid, allowed))}
        bidRules={bidRules}
        isBidding={isBidding}
        onBidding={changeBidding}
        onBid={changeBid}
      />
      {who === 'online' ? (
        <Suspense>
          <OnlineForm card={meta} onReady={(start) => setStartOnline(() => start)} />
        </Suspense>
      ) : null}
      <Choice options={options} isBidFor={isBidding} onChange={setOptions} />
      <div className={`${shared.row} ${css.bar}`}>
        <Summary options={options} />
        <div className={shared.row}>
          {problem ? <p role="alert">{problem}</p> : null}
          {needsHost ? <p>{extrasMessages().online.needsHost}</p> : null}
          <Button
            kind="primary"
            urgent
            type="submit"
            why={isClosed ? extrasMessages().online.needsHost : isBidOpen ? extrasMessages().bid.open : null}
          >
            {startMessages().start.begin}
          </Button>
        </div>
      </div>
    </form>
  );
}
