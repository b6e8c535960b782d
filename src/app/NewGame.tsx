import startMessages from './content/en/start.ftl';
import type { ComponentType } from 'react';
import type { GameEntry } from '#table/game/registry.ts';
import { games } from './games.ts';
import { later } from '#table/faults/later.tsx';
import { GameChoice } from './GameChoice.tsx';
import { StartPage } from './StartPage.tsx';
import { SuspenseSlot } from './SuspenseSlot.tsx';

/** The form of each game, fetched when it is first asked for, with the game's own choice of rules. */
const FORMS: ReadonlyMap<GameEntry, ComponentType<{ readonly online?: boolean }>> = new Map(
  games.map((game) => [
    game,
    later(async () => {
      const [{ formFor }, rules] = await Promise.all([
        import('./NewGameForm.tsx'),
        game.startScreen.newGame(),
      ]);
      return { default: formFor(game, rules) };
    }),
  ]),
);

interface NewGameProps {
  readonly game: GameEntry;
  /** It begins with somebody in another place. */
  readonly online: boolean;
  onChoose(game: GameEntry): void;
  onBack(): void;
}

/** What stands in the place of the first ways: which game, who plays, and by which rules. */
export function NewGame({ game, online, onChoose, onBack }: NewGameProps) {
  return (
    <StartPage id="new-game" title={startMessages().start.newGame} onBack={onBack}>
      <GameChoice chosen={game} onChoose={onChoose} />
      <SuspenseSlot key={game.meta.id} part={FORMS.get(game)!} online={online} />
    </StartPage>
  );
}
