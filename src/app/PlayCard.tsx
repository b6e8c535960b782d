import { useState } from 'react';
import type { OnShelf } from '../games/shelf.ts';
import { Way } from '../kit/widgets/Way.tsx';
import { nameOf } from '../table/here.ts';
import { openTable } from '../table/store/screen.ts';
import { chosenSeats, seatsOf, type SeatChoice } from '../table/store/seats.ts';
import { startWords } from './start-words.ts';

interface QuickSeats extends SeatChoice {
  /** As in the last game on this device. */
  readonly again: boolean;
}

/** Whoever has played against the computer does so again; somebody new meets the weakest. Null: two people play. */
function seatsFor({ card, front: { quick } }: OnShelf): QuickSeats | null {
  const { levels } = card;
  if (!levels.length || quick.hint) return null;
  const chosen = chosenSeats(card);
  return chosen.was && chosen.seats.kind === 'rival'
    ? { ...chosen.seats, again: true }
    : {
        ...chosen.seats,
        kind: 'rival',
        side: quick.side ?? card.sides[0],
        rival: levels[0]!,
        again: false,
      };
}

/** A game by one press, against the computer where there is one. */
export function PlayCard({ game }: { readonly game: OnShelf }) {
  const { card, front } = game;
  const { options, ready } = front.quick;
  const [seats] = useState(() => seatsFor(game));
  const w = startWords();
  const who = seats
    ? w[seats.again ? 'playAgain' : 'playRival'](card.side(seats.side).player, card.level(seats.rival).name)
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
