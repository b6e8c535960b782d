import type { Refusal } from '#engine/core/refusal.ts';
import type { Place, Game } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { openRulePanel } from '../store/ui.ts';
import type { Part } from './parts.ts';
import { refusalText } from './refusal-text.ts';
import { PlaceLinks, RuleLink, Linked } from './Links.tsx';
import { FollowRule } from './RuleLink.tsx';
import panel from '#kit/widgets/panel.module.css';
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

/** Maximum number of places listed after a sentence. */
const MOST = 6;

/** Turns the places named in the sentence into links; the others are listed after it. */
function linked(text: string, places: readonly Place[]): { parts: Part[]; others: Place[] } {
  const { placeCode, placeText } = activeGame();
  const named = places.filter((place) => text.includes(placeCode(place)));
  const byCode = new Map(named.map((place) => [placeCode(place), place]));
  const parts = text.split(new RegExp(`(${[...byCode.keys()].join('|') || '$.'})`)).map((piece): Part => {
    const place = byCode.get(piece);
    return place === undefined ? piece : { place, text: placeText(place) };
  });
  return { parts, others: places.filter((place) => !named.includes(place)).slice(0, MOST) };
}

/** A refusal with a link to its paragraph, which opens beside the map, and to its places. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { parts, others } = linked(refusalText(refusal), [...new Set(refusal.places)]);
  return (
    <p className={panel.warn}>
      <Linked parts={parts} />{' '}
      <span className={panel.whole}>
        (
        <FollowRule value={openRulePanel}>
          <RuleLink rule={refusal.rule} />
        </FollowRule>
        )
      </span>{' '}
      <PlaceLinks places={others} />
    </p>
  );
}
