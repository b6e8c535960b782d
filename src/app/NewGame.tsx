import type { ComponentType } from 'react';
import { shelf, type OnShelf } from '../games/shelf.ts';
import { later } from '../table/faults/later.tsx';
import { Waited } from './Waited.tsx';

/** The form of each game, fetched when it is first asked for, with the game's own choice of rules. */
const FORMS: ReadonlyMap<OnShelf, ComponentType> = new Map(
  shelf.map((game) => [
    game,
    later(async () => {
      const [{ formFor }, rules] = await Promise.all([import('./NewGameForm.tsx'), game.front.newGame()]);
      return { default: formFor(game, rules) };
    }),
  ]),
);

/** Who plays, and by which rules. */
export const NewGame = ({ game }: { readonly game: OnShelf }) => <Waited part={FORMS.get(game)!} />;
