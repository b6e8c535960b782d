import { Fragment, memo, Suspense } from 'react';
import type { Place } from '../game/game.ts';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { activeGame } from '../game/registry.ts';
import { point, useUi } from '../store/ui.ts';
import { Popover } from '#kit/modal/Popover.tsx';
import { later } from '../faults/later.tsx';
import panel from '#kit/widgets/panel.module.css';
import termCss from './terms/Term.module.css';
import type { Part, Sentence } from './parts.ts';
import { showOnMap } from '../view/map-handle.ts';
import { LinkButton } from './LinkButton.tsx';
import css from './Links.module.css';
import { RuleLink } from './RuleLink.tsx';

const TermCard = later(() => import('./terms/TermCard.tsx'));

/** A term of the hobby, with its definition in a popover. */
const Term = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <Popover label={text} button={text} className={termCss.term}>
    <Suspense>
      <TermCard term={term} />
    </Suspense>
  </Popover>
);

export { RuleLink } from './RuleLink.tsx';

/** Scrolls to a place and highlights it. */
export function PlaceLink({
  place,
  text = activeGame().placeText(place),
  onShow,
}: {
  readonly place: Place;
  readonly text?: string;
  readonly onShow?: ((place: Place) => void) | undefined;
}) {
  const show = (): void => {
    // Close the dialog or rule text that covers the map.
    useUi.setState({ dialog: null, rule: null });
    point([place]);
    showOnMap(place);
    onShow?.(place);
  };
  return (
    <LinkButton className={css.place!} onClick={show}>
      {text}
    </LinkButton>
  );
}

/** Links to places, with commas between them. */
export const PlaceLinks = ({ places }: { readonly places: readonly Place[] }) =>
  places.map((place) => (
    <span key={place} className={css.listed}>
      <PlaceLink place={place} />
    </span>
  ));

const OPENING = /\($/;
const CLOSING = /^[.,:;)]+/;

const isLink = (part: Sentence[number] | undefined): boolean =>
  part !== undefined && typeof part !== 'string';

function Link({ part }: { readonly part: Exclude<Part, string> }) {
  if ('rule' in part) return <RuleLink rule={part.rule} />;
  if ('term' in part) return <Term term={part.term} text={part.text} />;
  return <PlaceLink place={part.place} text={part.text} />;
}

/** A sentence with its links. Punctuation around a link does not wrap away from it. */
export const Linked = memo(function Linked({ parts }: { readonly parts: Sentence }) {
  return parts.map((part, i) => {
    const key = `${i}`;
    const before = parts[i - 1];
    const after = parts[i + 1];
    if (typeof part === 'string') {
      const begun = isLink(before) ? part.replace(CLOSING, '') : part;
      return <Fragment key={key}>{nonBreaking(isLink(after) ? begun.replace(OPENING, '') : begun)}</Fragment>;
    }
    const opening = typeof before === 'string' ? OPENING.exec(before)?.[0] : undefined;
    const mark = typeof after === 'string' ? CLOSING.exec(after)?.[0] : undefined;
    return (
      <span key={key} className={panel.whole}>
        {opening}
        <Link part={part} />
        {mark}
      </span>
    );
  });
});
