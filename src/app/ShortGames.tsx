import startMessages from './content/en/start.ftl';
import { useState, type ComponentType } from 'react';
import { gameReference, type GameEntry } from '#table/game/registry.ts';
import type { Side } from '#table/game/position.ts';
import type { ShortGame } from '#table/game/start-screen.ts';
import { freshSeed } from '#table/store/dice.ts';
import { openTable } from '#table/store/navigation.ts';
import { rememberedSeats, seatsOf } from '#table/store/seats.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Options } from '#kit/widgets/Options.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './ShortGames.module.css';

/** A second person instead of a computer level. */
const PERSON = 'person';

export const shortGamesFor = (game: GameEntry, cards: () => readonly ShortGame[]): ComponentType => {
  const Games = () => <ShortGames game={game} cards={cards} />;
  return Games;
};

interface ShortGamesProps {
  readonly game: GameEntry;
  readonly cards: () => readonly ShortGame[];
}

function ShortGames({ game: { meta, startScreen }, cards }: ShortGamesProps) {
  const { Picture } = startScreen;
  const t = startMessages().start;
  const [opponent, setOpponent] = useState(() => rememberedSeats(meta).level);
  const isPerson = opponent === PERSON;
  const play = ({ start }: ShortGame, side: Side): void => {
    const seats = { kind: isPerson ? 'people' : 'ai', side, level: opponent, watched: {} } as const;
    openTable({
      from: 'incoming',
      ...gameReference(meta),
      table: 'hotseat',
      timeline: start,
      seats: { ...seatsOf(meta, seats), seed: freshSeed() },
    });
  };
  return (
    <>
      <Options
        title={t.opponent}
        hint={isPerson ? t.personHint : meta.level(opponent).hint}
        options={[
          ...meta.levels.map((value) => ({ value, label: meta.level(value).name })),
          { value: PERSON, label: t.person },
        ]}
        chosen={opponent}
        onChoose={(value) => setOpponent(value)}
      />
      <ul className={css.games}>
        {cards().map((card) => {
          const { name, title, situation, facts, counts, summary } = card;
          return (
            <li key={name} className={css.game} aria-labelledby={`short-${name}`}>
              <span className={css.picture}>
                <Picture summary={summary} />
              </span>
              <div className={css.words}>
                <h3 id={`short-${name}`}>{title}</h3>
                <p>{situation}</p>
                <p className={`${shared.wrap} ${shared.soft} ${css.facts}`}>
                  {facts.map((fact) => (
                    <b key={fact}>{fact}</b>
                  ))}
                  <span>{counts}</span>
                </p>
                <div className={shared.wrap}>
                  {(isPerson ? meta.sides.slice(0, 1) : meta.sides).map((side) => (
                    <Button key={side} aria-describedby={`short-${name}`} onClick={() => play(card, side)}>
                      {isPerson ? t.playIt : t.playAs({ player: meta.side(side).player })}
                    </Button>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
