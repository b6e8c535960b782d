import { fill, type Refusal } from '#engine/winter-war';
import { words } from '#kit/i18n/words.ts';

type Why = Pick<Refusal, 'key' | 'params' | 'text'>;

interface Texts {
  readonly refusals: Readonly<Record<string, string>>;
  finnishParams(params: Why['params']): Why['params'];
}

/** The refusals say themselves in English. */
const texts = words<Texts>('winter-war/refusals', { refusals: {}, finnishParams: (params) => params });

/** Why something is not possible, in the language that is spoken. */
export function refusalText({ key, params, text }: Why): string {
  const { refusals, finnishParams } = texts();
  const says = refusals[key];
  // What is not of the engine comes in the right language.
  return says === undefined ? text : fill(says, finnishParams(params));
}
