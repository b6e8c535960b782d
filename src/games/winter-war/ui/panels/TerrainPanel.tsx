import { usePosition } from '../../table-adapter.ts';
import { RuleLink } from '#table/text/Links.tsx';
import { Marked } from '#table/text/terms/Marked.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import { MapKey } from '../board/key/MapKey.tsx';
import css from './TerrainPanel.module.css';
import { terrainWords } from './terrain-words.ts';
import { variantWords } from '../words/variant-words.ts';

/** The Terrain Effects Chart in short. */
export function TerrainPanel() {
  const { options } = usePosition().state;
  const met = new Set<string>();
  return (
    <>
      <Section title={terrainWords().title} aside={<RuleLink rule="Terrain.Chart" short="§" />}>
        <table className={css.table}>
          <thead>
            <tr>
              {terrainWords().columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terrainWords().rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Marked
                    met={met}
                    text={
                      name === terrainWords().iceRow && options.variableLength ? variantWords().ice.row : name
                    }
                  />
                </th>
                {cells.map((cell, i) => (
                  <td key={`${i}`}>
                    <Marked met={met} text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <MapKey />
    </>
  );
}
