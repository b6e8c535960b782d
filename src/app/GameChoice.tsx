import startMessages from './content/en/start.ftl';
import { shelf, type OnShelf } from '#games/shelf.ts';
import { Choice } from '#kit/widgets/Choice.tsx';
import group from '#kit/widgets/group.module.css';
import css from './GameChoice.module.css';

interface GameChoiceProps {
  readonly chosen: OnShelf;
  onChoose(game: OnShelf): void;
}

/** The games of the house; nothing where there is one alone. */
export function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  if (shelf.length < 2) return null;
  return (
    <fieldset className={group.group}>
      <legend>{startMessages().start.which}</legend>
      <div className={css.games}>
        {shelf.map((game) => (
          <Choice
            key={game.card.id}
            type="radio"
            name="game"
            value={game.card.id}
            label={game.card.title()}
            hint={game.front.kind()}
            checked={game === chosen}
            onChange={() => onChoose(game)}
          />
        ))}
      </div>
    </fieldset>
  );
}
