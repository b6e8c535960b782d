import { useEffect, useRef } from 'react';
import { aftermath, lastAttack } from '../../../../table/log/log.ts';
import { listed, sentence } from '../../../../table/words/parts.ts';
import { plain } from '../../../../table/words/plain.ts';
import { t } from '../words/strings.ts';
import { useShownTimeline } from '../../../../table/seen/shown.ts';
import { RolledDie } from '../../../../kit/widgets/Die.tsx';
import { Words } from '../../../../table/text/Links.tsx';
import { hexPart, unitList } from '../words/words.ts';
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
    t.and,
  );
  return (
    <section ref={card} className={css.card} aria-label={t.combat.last}>
      {die === null ? null : <RolledDie key={last.step} face={die} size={52} />}
      <div className={css.words}>
        <p className={css.result}>{t.combat.result[result].name}</p>
        <p>{t.combat.result[result].meaning}</p>
        <p className={css.small}>
          {die === null ? t.combat.withoutDie : t.combat.rolled(die)}
          {column ? ` · ${column}` : ''} · {t.combat.against(attack, defence)}
        </p>
        <p className={css.small}>
          <Words parts={t.combat.who(unitList(attackers), where)} />
        </p>
        {aftermath(timeline, last.step).map((line) => (
          <p key={plain(line)}>
            <Words parts={line} />
          </p>
        ))}
      </div>
    </section>
  );
}
