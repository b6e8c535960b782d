/** Handing a side over in the midst of a game. */
import { present } from '#engine/core/timeline.ts';
import type { Side } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { eyesOf, newHands, showsHidden } from './eyes.ts';
import { useGame } from './game.ts';
import { save } from './saving.ts';
import { freshSeed } from './dice.ts';
import { seatAt, seated, type Seat } from './seats.ts';

/** Why a side may not be handed over now, or null. */
export function whyNotSeat(side: Side, who: Seat): 'face-down' | null {
  const { timeline, table, seats } = useGame.getState();
  return timeline && showsHidden({ line: timeline, table, seats }, side, who) ? 'face-down' : null;
}

/** Hands a side over: to a person or to a computer player. Who comes to see what lies face down passes the curtain. */
export function seat(side: Side, who: Seat): void {
  const { timeline, table, seats, practice, curtain } = useGame.getState();
  if (practice || seatAt(seats, side) === who || whyNotSeat(side, who)) return;
  // Whoever sat down first brought the seed.
  const next = seated(game().card, { ...seats, [side]: who, seed: seats.seed || freshSeed() });
  const passed =
    timeline &&
    newHands(eyesOf(present(timeline), seats), { line: timeline, table, seats: next, handed: true });
  useGame.setState({ seats: next, curtain: passed ?? curtain });
  void save();
}
