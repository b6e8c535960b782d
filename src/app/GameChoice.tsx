import startMessages from './content/en/start.ftl';
import type { GameEntry } from '#table/game/registry.ts';
import { games } from './games.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import group from '#kit/widgets/group.module.css';
import css from './GameChoice.module.css';

interface GameChoiceProps {
  readonly chosen: GameEntry;
  onChoose(game: GameEntry): void;
}

/** The games to choose from; nothing where there is one alone. */
export function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  if (games.length < 2) return null;
  return (
    <fieldset className={group.group}>
      <legend>{startMessages().start.which}</legend>
      <div className={css.games}>
        {games.map((game) => (
          <Choice
            key={game.meta.id}
            type="radio"
            name="game"
            value={game.meta.id}
            label={game.meta.title()}
            hint={game.startScreen.kind()}
            checked={game === chosen}
            onChange={() => onChoose(game)}
          />
        ))}
      </div>
    </fieldset>
  );
}
