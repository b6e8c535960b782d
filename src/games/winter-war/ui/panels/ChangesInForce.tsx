import type { RuleId, State } from '#engine/winter-war';
import { usePosition } from '../../table-adapter.ts';
import { RuleLink } from '#table/text/Links.tsx';
import { Section } from '#kit/widgets/Section.tsx';
import css from './TrackPanel.module.css';
import { trackWords } from './track-words.ts';
import { interphaseWords } from '../words/interphase-words.ts';

interface Standing {
  readonly text: string;
  readonly rule: RuleId;
}

/** What Scenarios, Special Events and variants have changed for the rest of the game. */
function standing({ options, course }: State): Standing[] {
  const { scenario, petrozavodskRaised, paradrop } = course;
  const found: Standing[] = [];
  if (scenario)
    found.push({
      text: trackWords().scenario(scenario.letter, interphaseWords().named(scenario.letter), scenario.turn),
      rule: `Scenario.${scenario.letter}`,
    });
  if (petrozavodskRaised)
    found.push({
      text: trackWords().petrozavodsk,
      rule: options.sovietPreparedness ? 'Option.G' : 'Event.H',
    });
  if (paradrop) found.push({ text: trackWords().paradrop, rule: 'Event.F' });
  if (options.events) found.push({ text: trackWords().noMurmansk, rule: 'Scenario' });
  return found;
}

/** The changes in force, above the turns. */
export function ChangesInForce() {
  const { seen } = usePosition();
  const lines = standing(seen);
  if (!lines.length) return null;
  return (
    <div className={css.standing}>
      <Section title={trackWords().inForce}>
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
