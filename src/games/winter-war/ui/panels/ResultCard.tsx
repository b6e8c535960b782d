import { useEffect, useRef } from 'react';
import { aftermath, lastAttack } from './aftermath.ts';
import { listed, sentence } from '#table/words/parts.ts';
import { plain } from '#table/words/plain.ts';
import { useShownTimeline } from '../../table-adapter.ts';
import { RolledDie } from '#kit/widgets/Die.tsx';
import { Linked } from '#table/text/Links.tsx';
import { hexPart, unitList } from '../words/words.ts';
import css from './ResultCard.module.css';
import { commonWords } from '../words/common-words.ts';
import { combatWords } from '../words/combat-words.ts';

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
    commonWords().and,
  );
  return (
    <section ref={card} className={css.card} aria-label={combatWords().last}>
      {die === null ? null : <RolledDie key={last.step} face={die} size={52} />}
      <div className={css.words}>
        <p className={css.result}>{combatWords().result[result].name}</p>
        <p>{combatWords().result[result].meaning}</p>
        <p className={css.small}>
          {die === null ? combatWords().withoutDie : combatWords().rolled(die)}
          {column ? ` · ${column}` : ''} · {combatWords().against(attack, defence)}
        </p>
        <p className={css.small}>
          <Linked parts={combatWords().who(unitList(attackers), where)} />
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
