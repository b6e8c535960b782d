/** The General's hints for Winter War. */
import analysisMessages from '../../content/en/analysis.ftl';
import type { Action, Hex, State } from '#engine/winter-war';
import type { Hints } from '#table/game';
import { parseHint } from '../../ai/worker-client.ts';
import type { Why } from '../../ai/index.ts';
import type { MarchGroup } from '../../ai/intentions.ts';
import type { Purpose } from '../../ai/war-plan.ts';
import { aimText } from '../intents/intents.ts';
import { IntentList } from '../intents/Intents.tsx';
import { actionText, reasonText } from './hint-text.ts';

/** Most aims of the plan that are shown. */
const FEW_AIMS = 3;

interface HintReasons {
  readonly why: readonly Why[];
  /** Aims of the side, the nearest first. */
  readonly plan: readonly Purpose[];
  /** Purposes of the marches among the actions. */
  readonly groups: readonly MarchGroup[];
}

function About({ about: { why, plan, groups } }: { readonly about: HintReasons }) {
  return (
    <>
      {plan.length ? (
        <p>
          <b>{analysisMessages().intents.plan}:</b> {plan.slice(0, FEW_AIMS).map(aimText).join('; ')}.
        </p>
      ) : null}
      <IntentList title={analysisMessages().intents.now} groups={groups} />
      {why.length ? (
        <ul>
          {why.map((one) => (
            <li key={reasonText(one)}>{reasonText(one)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Hex where an action starts; null when it has none. */
function beginning({ units }: State, action: Action): Hex | null {
  const unit = 'unit' in action ? action.unit : 'attackers' in action ? action.attackers[0] : undefined;
  const from = unit === undefined ? -1 : units[unit]!.at;
  if (from >= 0) return from;
  return 'hex' in action ? action.hex : null;
}

const ROLLS: readonly Action['type'][] = ['attack', 'roll', 'drop', 'accept'];

export const hints: Hints<State, Action, HintReasons> = {
  read(answer) {
    const hint = parseHint(answer);
    if (!hint) return null;
    const { actions, why, plan, groups } = hint;
    return { actions, about: { why, plan: plan.purposes, groups } };
  },
  About,
  actionText,
  beginning,
  rolls: ({ type }) => ROLLS.includes(type),
};
