import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { memo, useEffect, useRef } from 'react';
import type { Timeline, GameEvent } from '#engine/winter-war';
import { Linked, listed, plain, sentence, type Sentence } from '#table';
import { useShownTimeline, useTable } from '../../table-adapter.ts';
import { RolledDie } from '#kit/widgets/Die.tsx';
import { hexPart, hexText, unitList } from '../text/describe.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './ResultCard.module.css';
import { sentenceOf } from '../log/sentences.ts';

const OUTCOMES: ReadonlySet<GameEvent['type']> = new Set(['eliminated', 'retreated', 'advanced']);

/** True for a loss counted at the end of the game, which belongs to no attack. */
const isLostAtEnd = (event: GameEvent): boolean =>
  event.type === 'eliminated' && event.cause === 'isolated-at-end';

/** Losses of isolated units at the end of the game; empty before. */
export function lossesAtEnd({ steps, cursor }: Timeline): Sentence[] {
  const { events, state } = steps[cursor - 1] ?? { events: [], state: null };
  return events.filter(isLostAtEnd).map((event) => sentenceOf(event, state!)!);
}

/** What happened to the units during and after the attack of a step, up to now. */
export const aftermath = ({ steps, cursor }: Timeline, from: number): Sentence[] =>
  steps
    .slice(from, cursor)
    .flatMap(({ events, state }) =>
      events
        .filter((event) => OUTCOMES.has(event.type) && !isLostAtEnd(event))
        .map((event) => sentenceOf(event, state)!),
    );

type Attacked = Extract<GameEvent, { type: 'attacked' }>;

/** The latest attack of the current segment and its step, for the result card; null before the first. */
export function lastAttack({ steps, cursor }: Timeline): { event: Attacked; step: number } | null {
  for (let i = cursor - 1; i >= 0; i--) {
    const events = steps[i]!.events;
    for (let k = events.length - 1; k >= 0; k--) {
      const event = events[k]!;
      if (event.type === 'attacked') return { event, step: i };
      if (event.type === 'phase') return null;
    }
  }
  return null;
}

const Lines = ({ lines }: { readonly lines: readonly Sentence[] }) =>
  lines.map((line) => (
    <p key={plain(line)}>
      <Linked parts={line} />
    </p>
  ));

/** Units lost because they were isolated at the end of the game. */
function LostAtEnd({ lines }: { readonly lines: readonly Sentence[] }) {
  const title = playMessages().combat.lostAtEnd({ n: lines.length });
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.words}>
        <p className={shared.title}>{title}</p>
        <Lines lines={lines} />
      </div>
    </section>
  );
}

/** Effects of the last attack in this segment, and of the end of the game. */
export const ResultCard = memo(function ResultCard() {
  // Null when there is nothing to show.
  const attacked = useShownTimeline((timeline) => (lastAttack(timeline) ? timeline : null));
  const ended = useShownTimeline((timeline) => (lossesAtEnd(timeline).length ? timeline : null));
  return (
    <>
      {attacked ? <LastAttack timeline={attacked} /> : null}
      {ended ? <LostAtEnd lines={lossesAtEnd(ended)} /> : null}
    </>
  );
});

/** The latest attack of this segment: die, column, result. One line once the next has a target. */
function LastAttack({ timeline }: { readonly timeline: Timeline }) {
  const isAiming = useTable(({ mode }) => mode.mode === 'attack' && mode.targets.length > 0);
  const last = lastAttack(timeline)!;
  const card = useRef<HTMLElement>(null);
  const { step } = last;
  // A sheet scrolled down to the attackers scrolls back to the result.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const { attackers, targets, attack, defence, column, die, result } = last.event;
  const where = listed(
    targets.map((hex) => sentence`${hexPart(hex)}`),
    startMessages().common.and,
  );
  const { name, meaning } = playMessages().combat.result[result];
  if (isAiming)
    return (
      <p className={css.past}>
        {playMessages().combat.past({ name, targets: targets.map(hexText).join(', ') })}
      </p>
    );
  return (
    <section ref={card} className={css.card} aria-label={playMessages().combat.last}>
      {die === null ? null : <RolledDie key={last.step} face={die} size={52} />}
      <div className={css.words}>
        <p className={shared.title}>{name}</p>
        <p>{meaning}</p>
        <p className={panel.fine}>
          {die === null ? playMessages().combat.withoutDie : playMessages().combat.rolled({ die })}
          {column ? ` · ${column}` : ''} ·{' '}
          {playMessages().combat.against({ a: halves(attack), d: halves(defence) })}
        </p>
        <p className={panel.fine}>
          <Linked parts={playMessages().combat.who.parts({ units: unitList(attackers), targets: where })} />
        </p>
        <Lines lines={aftermath(timeline, last.step)} />
      </div>
    </section>
  );
}
