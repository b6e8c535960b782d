import type { Game } from '../table/contract.ts';
import { atHand, bring } from '../table/here.ts';

/** What needs a game on the table comes together with it: with the one that is there, or else the first. */
export async function withGame<Part>(
  part: Promise<Part>,
  of: Promise<Game | null> = atHand(),
): Promise<Part> {
  const [game, fetched] = await Promise.all([of, part]);
  bring(game!);
  return fetched;
}
