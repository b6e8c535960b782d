import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import {
  isAmbush,
  isAntiTank,
  type Environment,
  type FinnishSupport,
  type Modifier,
  type RuleId,
} from '#engine/talvisota';
import type { SupportName } from '../text/force-text.ts';

type Cause = Modifier['cause'];
const ENVIRONMENT: readonly string[] = ['snow', 'woods', 'forest', 'swamp', 'fog'];
const OF_BOARD = {
  number: 'N47',
  line: '8',
  entrenchment: 'N17',
  'white-death': 'C15',
} as const satisfies Partial<Record<Cause, RuleId>>;
const FINNISH: readonly string[] = ['MANN', 'AT1', 'AT2', 'EMB1', 'EMB2'];

/** Made up by this edition. */
export const RECONSTRUCTED_CAUSES: readonly Cause[] = ['entrenchment', 'white-death'];

export function causeText(cause: Cause): string {
  if (cause in OF_BOARD) return playMessages().combat.cause[cause as keyof typeof OF_BOARD];
  if (ENVIRONMENT.includes(cause)) return startMessages().common.environment[cause as Environment];
  const support = cause as FinnishSupport;
  if (isAntiTank(support)) return startMessages().common.support.AT;
  return startMessages().common.support[isAmbush(support) ? 'EMB' : (support as SupportName)];
}

/** The paragraph of a modifier. */
export function ruleOf(cause: Cause): RuleId {
  if (cause in OF_BOARD) return OF_BOARD[cause as keyof typeof OF_BOARD];
  if (ENVIRONMENT.includes(cause)) return '5';
  return FINNISH.includes(cause) ? '3.3.3' : '3.3.2';
}
