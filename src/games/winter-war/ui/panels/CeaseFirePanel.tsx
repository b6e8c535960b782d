import { signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import logMessages from '../../content/en/log.ftl';
import { levelOf } from '#engine/winter-war';
import { withoutHandicaps } from '../text/handicaps.ts';
import { act } from '../controller/decision.ts';
import * as ask from '../controller/queries.ts';
import { usePosition } from '../../table-adapter.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { RuleLink } from '#table';
import css from './InterphasePanel.module.css';

const ceaseFireMessages = () => interphaseMessages().interphase.ceaseFire;

/** To end the game here or to play on, with the score as it would be. */
export function CeaseFirePanel() {
  const { state } = usePosition();
  const outcome = ask.ceaseFire(state);
  const without = outcome && withoutHandicaps(ask.score(state), outcome.points);
  const isolated = state.units.some(({ at, cut }) => at >= 0 && cut > 0);
  return (
    <div className={css.choice}>
      {outcome ? (
        <p>
          {ceaseFireMessages().now}{' '}
          <b>
            {ceaseFireMessages().result({
              level: startMessages().common.level[outcome.level],
              points: signed(outcome.points),
            })}
            .
          </b>
        </p>
      ) : null}
      {without === null ? null : (
        <p>
          {logMessages().ledger.without}:{' '}
          {logMessages().ledger.levelWithout({
            points: signed(without),
            level: startMessages().common.level[levelOf(without)],
          })}
        </p>
      )}
      <p className={css.hint}>
        {isolated ? `${ceaseFireMessages().isolated} ` : ''}
        {ceaseFireMessages().offer} <RuleLink rule="Event.K" />
      </p>
      <div className={css.row}>
        <Button onClick={() => act({ type: 'accept' })}>{ceaseFireMessages().call}</Button>
        <Button onClick={() => act({ type: 'decline' })}>{ceaseFireMessages().decline}</Button>
      </div>
    </div>
  );
}
