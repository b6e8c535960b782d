import { useState, type ComponentType } from 'react';
import { setActiveGame, loadGame } from '#table/game/registry.ts';

/**
 * Loads a part of the page together with the game it needs, and makes that game the active one wherever the part is
 * mounted. `of`: the id of its card; by default the first game.
 */
export async function withGame<Props extends object>(
  part: Promise<{ default: ComponentType<Props> }>,
  of?: string,
): Promise<{ default: ComponentType<Props> }> {
  const [game, { default: Part }] = await Promise.all([loadGame(of), part]);
  if (!game) throw new RangeError(`There is no game "${of}"`);
  function WithGame(props: Props) {
    useState(() => setActiveGame(game!));
    return <Part {...props} />;
  }
  return { default: WithGame };
}
