import interphaseMessages from '../../content/en/interphase.ftl';
import { counter, TANK_REGIMENTS } from '#engine/winter-war';
import { CounterChip } from '../counters/CounterChip.tsx';
import { act } from '../controller/decision.ts';
import { faceOf } from '../controller/faces.ts';
import { usePosition } from '../../table-adapter.ts';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import css from './SetUpChoices.module.css';

const heavyMessages = () => interphaseMessages().variant.heavy;

/** One pair for each regiment that is left out. */
const PAIRS = TANK_REGIMENTS.map((light) => TANK_REGIMENTS.filter((unit) => unit !== light));

/** While the Soviets set up: which two of the three 2-1-3s have heavy tanks (Designer.A1). */
export function HeavyTanks() {
  const { state } = usePosition();
  return (
    <Section title={heavyMessages().title} aside={<RuleLink rule="Designer.A1" short="§" />}>
      <p className={css.hint}>{heavyMessages().hint}</p>
      <div role="radiogroup" aria-label={heavyMessages().title} className={css.pairs}>
        {PAIRS.map((units) => {
          const [one, other] = units.map((unit) => counter(unit).name) as [string, string];
          const chosen = units.every((unit) => state.course.heavy.includes(unit));
          return (
            <label key={one + other} className={css.pair}>
              <input
                type="radio"
                name="heavy"
                checked={chosen}
                onChange={() => act({ type: 'heavy', units })}
              />
              {units.map((unit) => (
                <CounterChip
                  key={unit}
                  face={{ ...faceOf(state, unit), heavy: chosen }}
                  size={30}
                  decorative
                />
              ))}
              <span>{heavyMessages().pair({ one, other })}</span>
            </label>
          );
        })}
      </div>
    </Section>
  );
}
