import extrasMessages from '../../content/en/extras.ftl';
import startMessages from '../../content/en/start.ftl';
import { LONGEST_PLAYER_NAME, type Aid } from '#engine/core/about.ts';
import type { GameMeta } from '../../game/meta.ts';
import type { BidRules, OwnMode } from '../../game/start-screen.ts';
import type { Side } from '../../game/position.ts';
import type { TableKind } from '../../store/kept-games.ts';
import type { SeatChoice } from '../../store/seats.ts';
import shared from '#kit/widgets/shared.module.css';
import panel from '#kit/widgets/panel.module.css';
import fieldCss from '#kit/widgets/field.module.css';
import { Choice } from '#kit/widgets/Choice.tsx';
import cards from './WhoPlays.module.css';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { AidChoice } from '../../view/players.tsx';
import { BidForSides, type BidResult } from './BidForSides.tsx';
import css from '../../view/players.module.css';

/** Kind of a new game: `own` is a mode of the game itself, `online` at a host. */
export type Who = 'ai' | TableKind | 'watch' | 'own' | 'online';

interface LevelsProps {
  readonly card: GameMeta;
  readonly title: string;
  readonly level: string;
  onChoose(level: string): void;
}

function LevelOptions({ card, title, level, onChoose }: LevelsProps) {
  return (
    <Options
      title={title}
      hint={card.level(level).hint}
      options={card.levels.map((value) => ({ value, label: card.level(value).name }))}
      chosen={level}
      onChoose={onChoose}
    />
  );
}

interface WhoPlaysProps {
  readonly card: GameMeta;
  readonly who: Who;
  readonly seats: SeatChoice;
  /** Names of two people, by side, as entered. */
  readonly players: Readonly<Record<Side, string>>;
  /** Aids that two people switch off. */
  readonly withoutAids: readonly Aid[];
  readonly own?: OwnMode | undefined;
  /** Set if two people may bid for a side. */
  readonly bidRules?: BidRules | undefined;
  readonly isBidding: boolean;
  /** With a remote player; absent: not available. */
  readonly online?: { readonly label: string; readonly hint: string } | undefined;
  onWho(who: Who): void;
  onSeats(seats: SeatChoice): void;
  onPlayers(players: Readonly<Record<Side, string>>): void;
  onAid(aid: Aid, allowed: boolean): void;
  onBidding(on: boolean): void;
  onBid(result: BidResult | null): void;
}

/** Who plays a new game, and at which level. */
export function WhoPlays(props: WhoPlaysProps) {
  const { card, who, seats, players, withoutAids, own, online, onWho, onSeats, onPlayers, onAid } = props;
  const { bidRules, isBidding, onBidding, onBid } = props;
  const t = startMessages().seats;
  const aiPlayers = card.levels.length > 0;
  const kinds: readonly (readonly [Who, string, string])[] = [
    ...(aiPlayers ? [['ai', t.ai, t.aiHint] as const] : []),
    ['hotseat', t.hotseat, card.passing()],
    ...(own ? [['own', own.label(), own.hint()] as const] : []),
    ...(online ? [['online', online.label, online.hint] as const] : []),
    ['solo', t.solo, t.soloHint],
    ...(aiPlayers ? [['watch', t.watch, t.watchHint] as const] : []),
  ];
  const sides = card.sides.map((value) => ({ value, label: card.side(value).name }));
  const watch = (side: Side) => (level: string) =>
    onSeats({ ...seats, watched: { ...seats.watched, [side]: level } });
  return (
    <fieldset className={shared.group}>
      <legend>{t.who}</legend>
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
      {who === 'ai' ? (
        <div className={css.seats}>
          <Options
            title={t.yourSide}
            options={sides}
            chosen={seats.side}
            onChoose={(side) => onSeats({ ...seats, side })}
          />
          <LevelOptions
            card={card}
            title={t.opponent}
            level={seats.level}
            onChoose={(level) => onSeats({ ...seats, level })}
          />
        </div>
      ) : null}
      {who === 'hotseat' && bidRules ? (
        <OnOff
          label={extrasMessages().bid.label}
          hint={extrasMessages().bid.hint}
          on={isBidding}
          onChange={onBidding}
        />
      ) : null}
      {who === 'hotseat' && bidRules && isBidding ? (
        <BidForSides card={card} rules={bidRules} onResult={onBid} />
      ) : null}
      {who === 'hotseat' && !isBidding ? (
        <fieldset className={css.names}>
          <legend>{t.names}</legend>
          {card.sides.map((side) => (
            <label key={side} className={panel.lines}>
              {card.side(side).player}
              <input
                type="text"
                className={fieldCss.input}
                value={players[side] ?? ''}
                maxLength={LONGEST_PLAYER_NAME}
                autoComplete="off"
                aria-label={t.nameOf({ player: card.side(side).player })}
                onChange={(event) => onPlayers({ ...players, [side]: event.target.value })}
              />
            </label>
          ))}
          <p className={`${shared.soft} ${css.note}`}>{t.namesHint}</p>
        </fieldset>
      ) : null}
      {who === 'hotseat' ? <AidChoice game={card} without={withoutAids} onChange={onAid} /> : null}
      {who === 'watch' ? (
        <div className={css.seats}>
          {card.sides.map((side) => (
            <LevelOptions
              key={side}
              card={card}
              title={card.side(side).name}
              level={seats.watched[side]!}
              onChoose={watch(side)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
