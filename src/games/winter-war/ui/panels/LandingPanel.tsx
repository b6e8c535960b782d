import { halves, percent } from '../text/numbers.ts';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { counter, type CombatResult, type LandingOdds } from '#engine/winter-war';
import { act } from '../controller/decision.ts';
import { faceOf } from '../controller/faces.ts';
import * as ask from '../controller/queries.ts';
import { unitNote } from './glance.tsx';
import { usePosition } from '../../table-adapter.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { UnitLine } from '../counters/UnitButton.tsx';
import { OddsFaces } from './OddsCard.tsx';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import css from './InterphasePanel.module.css';

const landingMessages = () => interphaseMessages().interphase.landing;

/** Number of brigades that come ashore on a result. */
function ashoreOn(result: CombatResult, { attackers, defenders }: LandingOdds): number {
  if (result === 'De' || result === 'Dr') return attackers.length;
  if (result !== 'Ex') return 0;
  const points = defenders.reduce((sum, unit) => sum + counter(unit).type.defence, 0);
  const each = counter(attackers[0]!).type.attack;
  return Math.max(0, attackers.length - Math.ceil(points / each));
}

function meaning(result: CombatResult, odds: LandingOdds): string {
  if (result !== 'Ex') return landingMessages().outcome[result];
  const ashore = ashoreOn('Ex', odds);
  return ashore
    ? landingMessages().outcome.exchange({ lost: odds.attackers.length - ashore, ashore })
    : landingMessages().outcome.allLost;
}

/** Choice between an assault on Petsamo and turning back, with the odds and the chance of landing. */
export function LandingPanel() {
  const { state, seen } = usePosition();
  const odds = ask.landingOdds(state);
  const { attack, defence, column, faces, defenders } = odds;
  const ashore = faces.filter((result) => ashoreOn(result, odds) > 0).length;
  const results = [...new Set(faces)];
  const { course, options } = state;
  const declined = course.scenario?.letter !== 'A' ? 'half' : options.resoluteIntervention ? 'over' : 'none';
  return (
    <div className={panel.stack2}>
      <p>{landingMessages().text}</p>
      <h3 className={panel.part}>{landingMessages().defenders}</h3>
      {defenders.map((unit) => (
        <UnitLine key={unit} face={faceOf(seen, unit)} note={unitNote(seen, unit)} />
      ))}
      <p className={`${panel.ends} ${css.head}`}>
        <span>{playMessages().combat.against({ a: halves(attack), d: halves(defence) })}</span>
        <strong>{column}</strong>
      </p>
      <OddsFaces faces={faces} />
      <p>
        <b>{landingMessages().ashore({ faces: ashore, percent: percent(ashore / 6) })}</b>
      </p>
      <ul className={css.outcomes}>
        {results.map((result) => (
          <li key={result}>
            <b>{result}</b> {meaning(result, odds)}
          </li>
        ))}
      </ul>
      <p className={shared.soft}>{landingMessages().declined[declined]}</p>
      <div className={shared.wrap}>
        <Button onClick={() => act({ type: 'accept' })}>{landingMessages().accept}</Button>
        <Button onClick={() => act({ type: 'decline' })}>{landingMessages().decline}</Button>
      </div>
    </div>
  );
}
