import type { Refusal } from '#engine/core/refusal.ts';
import type { Place } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import { openRulePanel } from '../store/ui.ts';
import type { Part } from './parts.ts';
import { refusalText } from './refusal-text.ts';
import { PlaceLink, RuleLink, Linked } from './Links.tsx';
import { FollowRule } from './RuleLink.tsx';
import css from './RefusalText.module.css';

/** Places that a sentence can bear beside itself. */
const MOST = 6;

/** The places that the sentence names become links; the others follow it. */
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

/** What is not possible, why, the paragraph, which opens beside the map, and the places it speaks of. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { parts, others } = linked(refusalText(refusal), [...new Set(refusal.places)]);
  return (
    <p className={css.refusal}>
      <Linked parts={parts} />{' '}
      <span className={css.bracket}>
        (
        <FollowRule value={openRulePanel}>
          <RuleLink rule={refusal.rule} />
        </FollowRule>
        )
      </span>{' '}
      {others.map((place) => (
        <span key={place} className={css.place}>
          <PlaceLink place={place} />
        </span>
      ))}
    </p>
  );
}
