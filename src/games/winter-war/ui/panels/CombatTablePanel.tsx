import mapMessages from '../../content/en/map.ftl';
import playMessages from '../../content/en/play.ftl';
import { COMBAT_TABLE, ODDS_COLUMNS } from '#engine/winter-war';
import { useTable, useShownTimeline, usePosition } from '../../table-adapter.ts';
import { lastAttack } from './ResultCard.tsx';
import * as ask from '../controller/queries.ts';
import { Die } from '#kit/widgets/Die.tsx';
import { Marked, RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './CombatTablePanel.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

/** The column to mark: that of the attack being chosen, else of the last one with its die. */
function useCurrent(): { column: string | null; die: number | null } {
  const { state } = usePosition();
  const mode = useTable((table) => table.mode);
  const timeline = useShownTimeline();
  if (mode.mode === 'attack' && mode.attackers.length && mode.targets.length)
    return { column: ask.shownOdds(state, mode.attackers, mode.targets)?.column ?? null, die: null };
  const last = timeline && lastAttack(timeline);
  return { column: last?.event.column ?? null, die: last?.event.die ?? null };
}

/** The Combat Results Table, with the column in use marked. */
export function CombatTablePanel() {
  const { column, die } = useCurrent();
  return (
    <Section title={mapMessages().crt.title} aside={<RuleLink rule="Combat.Table" short="§" />}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={shared.unseen}>{mapMessages().crt.die}</span>
            </th>
            {ODDS_COLUMNS.map((name) => (
              <th key={name} scope="col" data-on={name === column || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACES.map((face) => (
            <tr key={face}>
              <th scope="row">
                <Die face={face} size={20} />
                <span className={shared.unseen}>{face}</span>
              </th>
              {ODDS_COLUMNS.map((name) => {
                const { result, fortified } = COMBAT_TABLE[name][face - 1]!;
                return (
                  <td
                    key={name}
                    data-on={name === column || undefined}
                    data-hit={(name === column && face === die) || undefined}
                  >
                    {result}
                    {fortified ? <small>({fortified})</small> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={panel.fine}>
        <Marked text={mapMessages().crt.note} />
      </p>
      <dl className={css.key}>
        {Object.entries(playMessages().combat.result).map(([key, { name, meaning }]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>
              <b>{name}.</b> <Marked text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
