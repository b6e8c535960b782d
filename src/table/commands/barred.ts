import playMessages from '../content/en/play.ftl';
import type { Refusal } from '#engine/core/refusal.ts';
import { ruleInWords } from '../text/rule-titles.ts';
import { refusalText } from '../text/refusal-text.ts';

interface Barrable {
  enabled(): boolean;
  why(): Refusal | string | null;
}

/** Why a command does nothing now, for the button that would run it; null when it does something. */
export function barred(command: Barrable): string | null {
  if (command.enabled()) return null;
  const why = command.why();
  if (why === null) return playMessages().barred.notNow;
  return typeof why === 'string' ? why : `${refusalText(why)} (${ruleInWords(why.rule)})`;
}
