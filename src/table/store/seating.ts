/** Handing a side over in the midst of a game. */
import { present } from '#engine/core/timeline.ts';
import type { Side } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { viewerOf, handoverTo, wouldReveal } from './eyes.ts';
import { useGame } from './game.ts';
import { save } from './saving.ts';
import { freshSeed } from './dice.ts';
import { seatAt, seated, type Seat } from './seats.ts';

/** Why a side may not be handed over now, or null. */
export function whyNotHandOver(side: Side, who: Seat): 'face-down' | null {
  const { timeline, table, seats } = useGame.getState();
  return timeline && wouldReveal({ line: timeline, table, seats }, side, who) ? 'face-down' : null;
}

/** Hands a side over: to a person or to a computer player. Who comes to see what lies face down passes the curtain. */
export function handOverSide(side: Side, who: Seat): void {
  const { timeline, table, seats, practice, curtain } = useGame.getState();
  if (practice || seatAt(seats, side) === who || whyNotHandOver(side, who)) return;
  // Whoever sat down first brought the seed.
  const next = seated(game().card, { ...seats, [side]: who, seed: seats.seed || freshSeed() });
  const passed =
    timeline &&
    handoverTo(viewerOf(present(timeline), seats), { line: timeline, table, seats: next, handed: true });
  useGame.setState({ seats: next, curtain: passed ?? curtain });
  void save();
}
