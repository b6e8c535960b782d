import { t } from '../words/strings.ts';
import { usePosition } from '../../../../table/seen/usePosition.ts';
import { RuleLink } from '../../../../table/text/Links.tsx';
import { Section } from '../../../../kit/widgets/Section.tsx';
import css from './TerrainPanel.module.css';

/** The Terrain Effects Chart in short. */
export function TerrainPanel() {
  const { options } = usePosition().state;
  return (
    <Section title={t.terrain.title} aside={<RuleLink rule="Terrain.Chart" />}>
      <table className={css.table}>
        <thead>
          <tr>
            {t.terrain.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t.terrain.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                {name === t.terrain.iceRow && options.variableLength ? t.variant.ice.row : name}
              </th>
              {cells.map((cell, i) => (
                <td key={`${i}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
