import { halves } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import { useEffect, useRef } from 'react';
import { aftermath, lastAttack } from './aftermath.ts';
import { Linked, listed, plain, sentence } from '#table';
import { useShownTimeline } from '../../table-adapter.ts';
import { RolledDie } from '#kit/widgets/Die.tsx';
import { hexPart, unitList } from '../text/describe.ts';
import css from './ResultCard.module.css';

/** The attack that was resolved last in this segment: die, column, result. */
export function ResultCard() {
  const timeline = useShownTimeline();
  const last = timeline && lastAttack(timeline);
  const card = useRef<HTMLElement>(null);
  const step = last?.step;
  // A sheet that was scrolled to the attackers comes back to what the die brought.
  useEffect(() => {
    if (step !== undefined) card.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  if (!last) return null;
  const { attackers, targets, attack, defence, column, die, result } = last.event;
  const where = listed(
    targets.map((hex) => sentence`${hexPart(hex)}`),
    startMessages().common.and,
  );
  return (
    <section ref={card} className={css.card} aria-label={playMessages().combat.last}>
      {die === null ? null : <RolledDie key={last.step} face={die} size={52} />}
      <div className={css.words}>
        <p className={css.result}>{playMessages().combat.result[result].name}</p>
        <p>{playMessages().combat.result[result].meaning}</p>
        <p className={css.small}>
          {die === null ? playMessages().combat.withoutDie : playMessages().combat.rolled({ die })}
          {column ? ` · ${column}` : ''} ·{' '}
          {playMessages().combat.against({ a: halves(attack), d: halves(defence) })}
        </p>
        <p className={css.small}>
          <Linked parts={playMessages().combat.who.parts({ units: unitList(attackers), targets: where })} />
        </p>
        {aftermath(timeline, last.step).map((line) => (
          <p key={plain(line)}>
            <Linked parts={line} />
          </p>
        ))}
      </div>
    </section>
  );
}
