import type { Refusal } from '#engine/core/refusal.ts';
import type { Game, Place } from '../game/game.ts';
import { LinkButton } from './LinkButton.tsx';

interface FaultListProps {
  /** The game of the position, on the table or not. */
  readonly game: Game;
  readonly faults: readonly Refusal[];
  /** Shows the place of a fault; absent if there is no map. */
  onPlace?(place: Place): void;
}

/** Texts of the faults without duplicates, with place and paragraph, and the place. */
export function faultTexts(game: Game, faults: readonly Refusal[]): ReadonlyMap<string, Place | undefined> {
  return new Map(
    faults.map((fault) => {
      const [place] = fault.places;
      const text = game.refusalText(fault);
      const names = place === undefined ? [] : [game.placeCode(place), game.placeText(place)];
      const isNamed = !names.length || names.some((name) => text.includes(name));
      return [`${isNamed ? '' : `${names[1]}: `}${text} (${game.book.number(fault.rule)})`, place];
    }),
  );
}

/** Why a position is impossible. */
export const FaultList = ({ game, faults, onPlace }: FaultListProps) =>
  faults.length ? (
    <ul>
      {[...faultTexts(game, faults)].map(([text, place]) => (
        <li key={text}>
          {place === undefined || !onPlace ? (
            text
          ) : (
            <LinkButton onClick={() => onPlace(place)}>{text}</LinkButton>
          )}
        </li>
      ))}
    </ul>
  ) : null;
