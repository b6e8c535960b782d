import { useState, type ComponentType } from 'react';
import { setActiveGame, loadGame } from '#table/game/registry.ts';

/**
 * A part of the page that needs a game on the table, fetched together with it; wherever it is mounted, its game is
 * brought first. `of`: the id of its card; without one, the first.
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
