import startMessages from './content/en/start.ftl';
import type { GameEntry } from '#table/game/registry.ts';
import { games } from './games.ts';
import group from '#kit/widgets/group.module.css';
import css from './GameChoice.module.css';

interface GameChoiceProps {
  readonly chosen: GameEntry;
  onChoose(game: GameEntry): void;
}

/** The games to choose from, each as a cover; nothing when there is only one. */
export function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  if (games.length < 2) return null;
  return (
    <fieldset className={group.group}>
      <legend>{startMessages().start.which}</legend>
      <div className={css.games}>
        {games.map((game) => {
          const { meta, startScreen } = game;
          const { Cover } = startScreen;
          return (
            <label key={meta.id} className={css.game}>
              <input
                type="radio"
                name="game"
                value={meta.id}
                checked={game === chosen}
                aria-describedby={`kind-${meta.id}`}
                aria-label={meta.title()}
                onChange={() => onChoose(game)}
              />
              <span className={css.cover}>
                <Cover />
              </span>
              <span className={css.words}>
                <b>{meta.title()}</b>
                <span id={`kind-${meta.id}`}>{startScreen.kind()}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
