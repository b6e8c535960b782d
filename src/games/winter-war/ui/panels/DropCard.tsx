import { memo } from 'react';
import { signed } from '../text/numbers.ts';
import interphaseMessages from '../../content/en/interphase.ftl';
import type { GameEvent, Timeline } from '#engine/winter-war';
import { aftermath } from './ResultCard.tsx';
import { dropModifierText } from '../log/variants.ts';
import { Linked, plain, sentence } from '#table';
import { useShownTimeline } from '../../table-adapter.ts';
import { RolledDie } from '#kit/widgets/Die.tsx';
import { hexPart, unitText } from '../text/describe.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './ResultCard.module.css';

const dropMessages = () => interphaseMessages().variant.drop;

type Dropped = Extract<GameEvent, { type: 'dropped' }>;

/** The drop of the current phase and its step; null if there is none. */
function lastDrop({ steps, cursor }: Timeline): { event: Dropped; step: number } | null {
  for (let i = cursor - 1; i >= 0; i--) {
    const { events } = steps[i]!;
    const event = events.find((one): one is Dropped => one.type === 'dropped');
    if (event) return { event, step: i };
    if (events.some(({ type }) => type === 'phase')) return null;
  }
  return null;
}

/** Result of a drop: the die, its modifiers, and the effect on the paratroops. */
export const DropCard = memo(function DropCard() {
  const timeline = useShownTimeline((shown) => (lastDrop(shown) ? shown : null));
  if (!timeline) return null;
  const last = lastDrop(timeline)!;
  const { unit, hex, die, modifiers, result } = last.event;
  const { name, meaning } = dropMessages().result[result];
  return (
    <section className={css.card} aria-label={dropMessages().last}>
      {die === null ? null : <RolledDie key={last.step} face={die} size={52} />}
      <div className={css.words}>
        <p className={shared.title}>{die === null ? dropMessages().landed : name}</p>
        <p>{die === null ? dropMessages().noDie : meaning}</p>
        {die === null ? null : (
          <p className={panel.fine}>
            {dropMessages().net({ die, against: modifiers.length, net: signed(die - modifiers.length) })}:{' '}
            {dropModifierText(modifiers)}
          </p>
        )}
        <p className={panel.fine}>
          <Linked parts={sentence`${unitText(unit)}, ${hexPart(hex)}`} />
        </p>
        {aftermath(timeline, last.step).map((line) => (
          <p key={plain(line)}>
            <Linked parts={line} />
          </p>
        ))}
      </div>
    </section>
  );
});
