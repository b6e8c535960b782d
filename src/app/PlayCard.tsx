import startMessages from './content/en/start.ftl';
import { useState } from 'react';
import type { GameEntry } from '#table/game/registry.ts';
import { ActionCard } from '#kit/widgets/ActionCard.tsx';
import { gameReference } from '#table/game/registry.ts';
import { openTable } from '#table/store/navigation.ts';
import { chosenSeats, seatsOf, type SeatChoice } from '#table/store/seats.ts';

interface QuickSeats extends SeatChoice {
  /** As in the last game on this device. */
  readonly again: boolean;
}

/**
 * Whoever has played against the computer does so again, or as somebody new, who meets the weakest. Null: two people play.
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

/** Games by one press, against the computer where there is one. */
export function PlayCards({ game }: { readonly game: GameEntry }) {
  const [ways] = useState(() => seatsFor(game));
  return ways.map((seats, i) => <PlayCard key={i} game={game} seats={seats} primary={i === 0} />);
}

interface PlayCardProps {
  readonly game: GameEntry;
  readonly seats: QuickSeats | null;
  /** The game that is offered first. */
  readonly primary: boolean;
}

function PlayCard({ game: { meta, startScreen }, seats, primary }: PlayCardProps) {
  const { options, ready } = startScreen.quick;
  const w = startMessages().start;
  const who = seats
    ? w.playAgainst({ player: meta.side(seats.side).player, level: meta.level(seats.level).name })
    : (startScreen.quick.hint?.() ?? w.playPeople);
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
  const text = [who, ...(seats?.again ? [w.again] : seats && ready ? [w.ready] : [])].join(' ');
  return <ActionCard primary={primary} title={primary ? w.playNow : w.playOther} text={text} onGo={play} />;
}
