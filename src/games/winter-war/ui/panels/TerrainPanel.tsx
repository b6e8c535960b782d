import mapMessages from '../../content/en/map.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { usePosition } from '../../table-adapter.ts';
import { Marked, RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import { MapKey } from '../board/key/MapKey.tsx';
import css from './TerrainPanel.module.css';

/** The Terrain Effects Chart in brief. */
export function TerrainPanel() {
  const { options } = usePosition().state;
  const met = new Set<string>();
  return (
    <>
      <Section title={mapMessages().terrain.title} aside={<RuleLink rule="Terrain.Chart" short="§" />}>
        <table className={css.table}>
          <thead>
            <tr>
              {mapMessages().terrain.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mapMessages().terrain.rows.map(({ name, movement, combat }) => (
              <tr key={name}>
                <th scope="row">
                  <Marked
                    met={met}
                    text={
                      name === mapMessages().terrain.iceRow && options.variableLength
                        ? interphaseMessages().variant.ice.row
                        : name
                    }
                  />
                </th>
                {[movement, combat].map((cell, i) => (
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
