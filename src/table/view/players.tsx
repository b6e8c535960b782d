import { useMemo } from 'react';
import startMessages from '../content/en/start.ftl';
import type { GameMeta } from '../game/meta.ts';
import type { Side } from '../game/position.ts';
import type { StatusLine } from '../game/story.ts';
import { activeGame } from '../game/registry.ts';
import { useShownTimeline } from './usePosition.ts';
import { useGame } from '../store/game.ts';
import shared from '#kit/widgets/shared.module.css';
import { isolate } from '#kit/i18n/messages.ts';
import css from './players.module.css';
import { HUMAN, REMOTE, seatAt, type Seat } from '../store/seats.ts';
import extrasMessages from '../content/en/extras.ftl';
import { AIDS, type Aid } from '#engine/core/about.ts';
import { Choice } from '#kit/widgets/Choice.tsx';

interface AidChoiceProps {
  readonly game: GameMeta;
  readonly without: readonly Aid[];
  onChange(aid: Aid, allowed: boolean): void;
}

/** The aids that two people at one screen allow each other. */
export function AidChoice({ game, without, onChange }: AidChoiceProps) {
  const t = extrasMessages().aids;
  return (
    <fieldset className={css.aids}>
      <legend>{t.title}</legend>
      {(game.aids ?? AIDS).map((aid) => (
        <Choice
          key={aid}
          type="checkbox"
          name={aid}
          label={t.aid[aid].name}
          hint={t.aid[aid].hint}
          checked={!without.includes(aid)}
          onChange={(allowed) => onChange(aid, allowed)}
        />
      ))}
      <p className={`${shared.soft} ${css.note}`}>{t.hint}</p>
    </fieldset>
  );
}

/** A person, or a computer player by its level: "Human", "Officer". */
export const seatName = (who: Seat, card: GameMeta = activeGame().meta): string =>
  who === HUMAN ? startMessages().seats.human : card.level(who).name;

/** The strongest computer player, who gives hints, for messages. */
export const strongest = (): { readonly level: string } => {
  const { meta } = activeGame();
  return { level: seatName(meta.levels.at(-1)!, meta) };
};

/** Name of the player who acts while the person at this screen waits: "Officer", "Finnish player". */
export const actorName = (side: Side, who: Seat): string =>
  who === REMOTE ? activeGame().meta.side(side).player : seatName(who);

/** Names of the people in the game on show, here or remote, by side; sides without a name are left out. */
export function usePlayers(): Readonly<Record<Side, string>> {
  const players = useShownTimeline(({ about }) => about?.players);
  const seats = useGame((game) => game.seats);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(players ?? {})
          .filter(([side]) => [HUMAN, REMOTE].includes(seatAt(seats, side)))
          .map(([side, name]) => [side, isolate(name)]),
      ),
    [players, seats],
  );
}

/** "Finnish player", or "Finnish player (Anna)" if the name is known. */
export function playerText(side: Side, name: string | undefined): string {
  const { player } = activeGame().meta.side(side);
  return name === undefined ? player : `${player} (${name})`;
}

/** The status with the name of the player. */
export function named(status: StatusLine, players: ReturnType<typeof usePlayers>): StatusLine {
  const name = players[status.side];
  const { who, shortWho } = status;
  if (name === undefined || who === null) return status;
  return { ...status, who: `${name} · ${who}`, ...(shortWho && { shortWho: `${name} · ${shortWho}` }) };
}

/** Who plays against whom; renders nothing without names. */
export function Against() {
  const players = usePlayers();
  if (!Object.keys(players).length) return null;
  const [one, other] = activeGame().meta.sides.map((side) => playerText(side, players[side])) as [
    string,
    string,
  ];
  return <p className={css.against}>{startMessages().seats.versus({ one, other })}</p>;
}
