import mapMessages from '../../content/en/map.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import type { RuleId, State } from '#engine/winter-war';
import { usePosition } from '../../table-adapter.ts';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import css from './TrackPanel.module.css';

interface ChangeInForce {
  readonly text: string;
  readonly rule: RuleId;
}

/** What Scenarios, Special Events and variants have changed for the rest of the game. */
function changesInForce({ options, course }: State): ChangeInForce[] {
  const { scenario, petrozavodskRaised, paradrop } = course;
  const found: ChangeInForce[] = [];
  if (scenario)
    found.push({
      text: mapMessages().track.scenario({
        letter: scenario.letter,
        what: interphaseMessages().interphase.named({ letter: scenario.letter }),
        turn: scenario.turn,
      }),
      rule: `Scenario.${scenario.letter}`,
    });
  if (petrozavodskRaised)
    found.push({
      text: mapMessages().track.petrozavodsk,
      rule: options.sovietPreparedness ? 'Option.G' : 'Event.H',
    });
  if (paradrop) found.push({ text: mapMessages().track.paradrop, rule: 'Event.F' });
  if (options.events) found.push({ text: mapMessages().track.noMurmansk, rule: 'Scenario' });
  return found;
}

/** The changes in force, above the turns. */
export function ChangesInForce() {
  const { seen } = usePosition();
  const lines = changesInForce(seen);
  if (!lines.length) return null;
  return (
    <div className={css.standing}>
      <Section title={mapMessages().track.inForce}>
        <ul className={css.changes}>
          {lines.map(({ text, rule }) => (
            <li key={text}>
              {text} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
