import { useEffect, useMemo, useRef } from 'react';
import { useGame } from '../../store/game.ts';
import { logOf, type LogGroup } from '../log.ts';
import { t } from '../strings.ts';
import { Words } from '../widgets/Links.tsx';
import css from './LogPanel.module.css';

function Group({ group }: { readonly group: LogGroup }) {
  const { turn, side, phase, lines } = group;
  return (
    <li className={css.group}>
      <h2 className={css.head} data-side={phase === 'interphase' ? 'both' : side}>
        {phase === 'set-up'
          ? t.phase['set-up']
          : phase === 'interphase'
            ? t.log.interphase(turn)
            : t.log.phase(turn, side, t.phase[phase])}
      </h2>
      <ol>
        {lines.map((line, i) => (
          <li key={`${i}`} className={css.line} data-weight={line.weight}>
            <Words parts={line.text} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** What happened, by phases; the newest at the end and in view. */
export function LogPanel() {
  const timeline = useGame((game) => game.timeline);
  const groups = useMemo(() => (timeline ? logOf(timeline) : []), [timeline]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [groups]);
  if (!groups.length) return <p className={css.empty}>{t.log.empty}</p>;
  return (
    <ol ref={list} className={css.log}>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </ol>
  );
}
