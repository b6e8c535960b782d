import { useState } from 'react';
import type { OnShelf } from '../games/shelf.ts';
import { Way } from '../kit/widgets/Way.tsx';
import { nameOf } from '../table/here.ts';
import { openTable } from '../table/store/screen.ts';
import { chosenSeats, seatsOf, type SeatChoice } from '../table/store/seats.ts';
import { startWords } from './start-words.ts';

/** Whoever has played against the computer does so again; somebody new meets the weakest. Null: two people play. */
function seatsFor({ card, front: { quick } }: OnShelf): SeatChoice | null {
  const { levels } = card;
  if (!levels.length || quick.hint) return null;
  const chosen = chosenSeats(card);
  return chosen.was && chosen.seats.kind === 'rival'
    ? chosen.seats
    : { ...chosen.seats, kind: 'rival', side: quick.side ?? card.sides[0], rival: levels[0]! };
}

/** A game by one press, against the computer where there is one. */
export function PlayCard({ game }: { readonly game: OnShelf }) {
  const { card, front } = game;
  const { options, ready } = front.quick;
  const [seats] = useState(() => seatsFor(game));
  const w = startWords();
  const who = seats
    ? w.playRival(card.side(seats.side).player, card.level(seats.rival).name)
    : (front.quick.hint?.() ?? w.playPeople);
  const play = (): void => {
    openTable({
      from: 'new',
      ...nameOf(card),
      table: 'hotseat',
      options,
      ...(ready && { ready }),
      ...(seats && { seats: seatsOf(card, seats) }),
    });
  };
  const text = seats && ready ? `${who} ${w.ready}` : who;
  return <Way kind={w.quick} title={w.play} text={text} onGo={play} />;
}
