import type { Refusal } from '#engine/core/refusal.ts';
import type { Game, Place } from '../game/game.ts';
import { LinkButton } from './LinkButton.tsx';

interface FaultListProps {
  /** Whose position it is, on the table or not. */
  readonly game: Game;
  readonly faults: readonly Refusal[];
  /** Shows the place of a fault; absent where there is no map to show it on. */
  onPlace?(place: Place): void;
}

/** Why a position cannot come about: each fault with its place and paragraph. */
export const FaultList = ({ game, faults, onPlace }: FaultListProps) =>
  faults.length ? (
    <ul>
      {faults.map((fault) => {
        const text = `${game.refusalText(fault)} (${game.book.number(fault.rule)})`;
        const [place] = fault.places;
        return (
          <li key={text}>
            {place === undefined || !onPlace ? (
              text
            ) : (
              <LinkButton onClick={() => onPlace(place)}>{text}</LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  ) : null;
