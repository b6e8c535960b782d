import analysisMessages from '../../content/en/analysis.ftl';
import { useEffect, useMemo } from 'react';
import type { Action, Hex, State } from '#engine/winter-war';
import type { MarchGroup } from '../../ai/intentions.ts';
import { frameOnMap } from '#table';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import panel from '#kit/widgets/panel.module.css';
import lineCss from '#kit/widgets/line.module.css';
import css from './Intents.module.css';
import { intentsOf, intentText, rankGroups } from './intents.ts';
import { unitText } from '../text/describe.ts';

interface ListProps {
  readonly title: string;
  readonly groups: readonly MarchGroup[];
}

interface LineProps {
  readonly text: string;
  readonly hexes: readonly Hex[];
}

/** A line that shows the group's hexes on the map when pressed. */
const Line = ({ text, hexes }: LineProps) => (
  <button type="button" className={`${lineCss.line} ${css.line}`} onClick={() => frameOnMap(hexes)}>
    {nonBreaking(text)}
  </button>
);

const Groups = ({ groups }: Pick<ListProps, 'groups'>) => (
  <ul>
    {groups.map((group) => (
      <li key={`${group.aim} ${group.front} ${group.reason}`}>
        <Line text={intentText(group)} hexes={group.hexes} />
        <small className={panel.below}>{analysisMessages().intents.reason[group.reason]}</small>
      </li>
    ))}
  </ul>
);

/** The most important groups, the others folded, and all headquarters in one line. */
export function IntentList({ title, groups }: ListProps) {
  const { most, others, headquarters } = useMemo(() => rankGroups(groups), [groups]);
  if (!groups.length) return null;
  const t = analysisMessages().intents;
  return (
    <section className={`${panel.lines} ${css.intents}`}>
      <h3 className={panel.strong}>{title}</h3>
      <Groups groups={most} />
      {others.length ? (
        <details className={css.more}>
          <summary>{t.more({ n: others.reduce((sum, { units }) => sum + units.length, 0) })}</summary>
          <Groups groups={others} />
        </details>
      ) : null}
      {headquarters.units.length ? (
        <p>
          <Line
            text={t.headquarters({ units: headquarters.units.map(unitText).join(', ') })}
            hexes={headquarters.hexes}
          />
        </p>
      ) : null}
    </section>
  );
}

interface IntentProps {
  readonly state: State;
  /** The action on display, which has just been done. */
  readonly done: Action | null;
  readonly next: readonly Action[];
}

/** Purpose of the move on display while a computer player moves; also brings its front into view. */
export function Intent({ state, done, next }: IntentProps) {
  const groups = intentsOf(state, next);
  const groupOf = (action: Action | null | undefined): MarchGroup | undefined =>
    action?.type === 'move' ? groups.find(({ units }) => units.includes(action.unit)) : undefined;
  const now = groupOf(done) ?? groupOf(next[0]);
  useEffect(() => {
    if (!now) return;
    const from = now.units.map((unit) => state.units[unit]!.at).filter((hex): hex is Hex => hex >= 0);
    frameOnMap([...from, ...now.hexes]);
    // The view is set once for each group; after that the map follows the moves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [now]);
  return now ? (
    <div className={css.beside}>
      <IntentList title={analysisMessages().intents.now} groups={[now]} />
    </div>
  ) : null;
}
