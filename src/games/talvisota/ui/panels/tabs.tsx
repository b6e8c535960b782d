import mapMessages from '../../content/en/map.ftl';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import type { ReactNode } from 'react';
import { bagsOf, COMBAT_TABLE, MARKERS, RECONSTRUCTED, plus, type Side, type State } from '#engine/talvisota';
import { Button } from '#kit/widgets/Button.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import type { Tab } from '#table/game';
import { Marked, openDialog, RuleLink } from '#table';
import { usePosition } from '../../table-adapter.ts';
import common from '../common/common.module.css';
import { PieceFace } from '../controller/Piece.tsx';
import { Flags } from '../counters/Flag.tsx';
import { forceText, unitsText } from '../text/force-text.ts';
import css from '../common/Tracks.module.css';
import { Key } from './Key.tsx';
import { Score } from './Score.tsx';
import { Supply } from './Supply.tsx';

const onMap = ({ soviet }: State) => soviet.map.reduce((all, force) => plus(all, force));

function Forces() {
  const { seen } = usePosition();
  const { soviet, finnish } = seen;
  const t = mapMessages().panels;
  const boxed = plus(plus(plus(soviet.waiting, soviet.boxes.LAP), soviet.boxes.LAD), soviet.boxes.KAR);
  const scouts = finnish.scouts.reduce((all, n) => all + n, 0);
  const onSheet = { soviet: forceText(boxed), finn: forceText(finnish.pool) };
  const stands = {
    soviet: forceText(onMap(seen)),
    finn: scouts ? unitsText('SCT', scouts) : startMessages().common.nobody,
  };
  const entrenchments = Array.from({ length: bagsOf(seen).entrenchments }, (_, i) => (
    <PieceFace key={i} side="finn" piece={{ kind: 'entrenchment', placed: false }} />
  ));
  const hold = {
    soviet: [playMessages().decision.markers, <Flags key="flags" count={MARKERS - soviet.markers.length} />],
    finn: [startMessages().common.entrenched, <>{entrenchments}</>],
  } as const;
  const rowsOf = (side: Side): (readonly [string, ReactNode])[] => {
    const { reinforcements, losses } = side === 'soviet' ? soviet : finnish;
    return [
      [t.box.box, onSheet[side]],
      [t.box.map, stands[side]],
      [t.box.reinforcements, forceText(reinforcements)],
      [t.box.losses, forceText(losses)],
      hold[side],
    ];
  };
  return (
    <>
      {(['soviet', 'finn'] as const).map((side) => (
        <Section key={side} title={startMessages().common.side[side]}>
          <table className={`${common.table} ${css.forces}`} aria-label={startMessages().common.side[side]}>
            <tbody>
              {rowsOf(side).map(([name, text]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ))}
    </>
  );
}

function CombatTable() {
  const { seen } = usePosition();
  const t = mapMessages().panels;
  return (
    <>
      <Section title={t.combatTable} aside={<RuleLink rule="4.3" short />}>
        <table className={`${common.table} ${css.results}`} aria-label={t.combatTable}>
          <thead>
            <tr>
              <th scope="col">{t.die}</th>
              {[0, 1, 2, 3, 4, 5, 6].map((column) => (
                <th key={column} scope="col">
                  +{column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[6, 5, 4, 3, 2, 1].map((die) => (
              <tr key={die}>
                <th scope="row">{die}</th>
                {[0, 1, 2, 3, 4, 5, 6].map((column) => {
                  const { own, other, retreat } = COMBAT_TABLE[column]![die - 1]!;
                  return (
                    <td key={column}>
                      {own}/{other}
                      {retreat ? 'R' : ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={common.note}>
          <Marked text={t.tableNote} />
        </p>
        <p className={common.note}>
          {seen.options.literalTable ? t.tableLiteral : t.tableOurs} <RuleLink rule="N21" />
        </p>
      </Section>
      <Section title={t.reconstructed}>
        <ul className={common.list}>
          {RECONSTRUCTED.map(({ what, rule }) => (
            <li key={what} className={common.note}>
              {mapMessages().reconstruction[what as keyof ReturnType<typeof mapMessages>['reconstruction']]}{' '}
              <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
        <Button onClick={() => openDialog('about')}>{mapMessages().origins.title}</Button>
      </Section>
    </>
  );
}

export const tabs: readonly Tab[] = [
  { id: 'score', name: () => mapMessages().panels.tabs.score, Panel: Score },
  { id: 'supply', name: () => mapMessages().panels.tabs.supply, Panel: Supply },
  { id: 'forces', name: () => mapMessages().panels.tabs.forces, Panel: Forces },
  { id: 'table', name: () => mapMessages().panels.tabs.table, Panel: CombatTable },
  { id: 'key', name: () => mapMessages().panels.tabs.key, Panel: Key },
];
