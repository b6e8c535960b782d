import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  encounterAt,
  finns,
  LENINGRAD,
  strengths,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type Space,
  type State,
} from '#engine/talvisota';
import css from './DecisionPanel.module.css';
import { Tally } from './Tally.tsx';

interface OwnForceProps {
  readonly state: State;
  readonly strategy: SovietStrategy;
  readonly units: SovietForce;
  readonly supports: readonly SovietSupport[];
  readonly target?: Space | null;
}

/**
 * Strength of a force before anything is known of the Finns (N51): exact as far as it depends on the Soviets and the
 * space. Meretskov is assumed to be used against the line.
 */
export function OwnForce({ state, strategy, units, supports, target = null }: OwnForceProps) {
  if (Object.values(units).every((count) => count === 0)) return null;
  const scouts = target === null ? 0 : state.finnish.scouts[target]!;
  const bare = encounterAt(target ?? LENINGRAD, { strategy, units, supports }, finns({ SCT: scouts }), null);
  const { soviet } = strengths({
    ...bare,
    employment: {
      meretskov: supports.includes('MER') ? 'line' : null,
      timoshenko: supports.includes('TIMO') && strategy === 'MAN' ? 'bonus' : null,
      artillery: null,
    },
  });
  return (
    <details className={css.own} open={target !== null}>
      <summary>{playMessages().decision.ownForce({ total: soviet.total })}</summary>
      <Tally title={startMessages().common.side.soviet} force={soviet} />
    </details>
  );
}
