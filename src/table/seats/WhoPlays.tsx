import type { Side } from '../../engine/winter-war/index.ts';
import type { TableKind } from '../store/library.ts';
import { LEVELS, SIDES, type Level, type SeatChoice } from '../store/seats.ts';
import { Choice } from '../../kit/widgets/Choice.tsx';
import cards from './WhoPlays.module.css';
import { Options } from '../../kit/widgets/Options.tsx';
import { seatsWords } from './words.ts';
import css from './Seats.module.css';

/** What a new game is: against the computer, of two people or one, or to be watched. */
export type Who = 'rival' | TableKind | 'watch';

interface LevelsProps {
  readonly title: string;
  readonly level: Level;
  onChoose(level: Level): void;
}

function LevelOptions({ title, level, onChoose }: LevelsProps) {
  const w = seatsWords();
  return (
    <Options
      title={title}
      hint={w.levelHint[level]}
      options={LEVELS.map((value) => ({ value, label: w.seat[value] }))}
      chosen={level}
      onChoose={onChoose}
    />
  );
}

interface WhoPlaysProps {
  readonly who: Who;
  readonly seats: SeatChoice;
  onWho(who: Who): void;
  onSeats(seats: SeatChoice): void;
}

/** Who plays a new game, and how well. */
export function WhoPlays({ who, seats, onWho, onSeats }: WhoPlaysProps) {
  const w = seatsWords();
  const kinds: readonly (readonly [Who, string, string])[] = [
    ['rival', w.rival, w.rivalHint],
    ['hotseat', w.hotseat, w.hotseatHint],
    ['solo', w.solo, w.soloHint],
    ['watch', w.watch, w.watchHint],
  ];
  const sides = SIDES.map((value) => ({ value, label: w.side[value] }));
  const watch = (side: Side) => (level: Level) =>
    onSeats({ ...seats, watched: { ...seats.watched, [side]: level } });
  return (
    <fieldset className={cards.group}>
      <legend>{w.who}</legend>
      <div className={cards.players}>
        {kinds.map(([value, label, hint]) => (
          <Choice
            key={value}
            type="radio"
            name="table"
            value={value}
            label={label}
            hint={hint}
            checked={who === value}
            onChange={() => onWho(value)}
          />
        ))}
      </div>
      {who === 'rival' ? (
        <div className={css.seats}>
          <Options
            title={w.yourSide}
            options={sides}
            chosen={seats.side}
            onChoose={(side) => onSeats({ ...seats, side })}
          />
          <LevelOptions
            title={w.opponent}
            level={seats.rival}
            onChoose={(rival) => onSeats({ ...seats, rival })}
          />
        </div>
      ) : null}
      {who === 'watch' ? (
        <div className={css.seats}>
          {SIDES.map((side) => (
            <LevelOptions
              key={side}
              title={w.side[side]}
              level={seats.watched[side]}
              onChoose={watch(side)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
