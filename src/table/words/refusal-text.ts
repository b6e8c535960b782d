import { fill, type Refusal } from '../../engine/winter-war/index.ts';
import { follow } from '../../kit/language/language.ts';

type Why = Pick<Refusal, 'key' | 'params' | 'text'>;

const asItSays = ({ text }: Why): string => text;

let say = asItSays;
follow((finnish) => {
  if (!finnish) {
    say = asItSays;
    return;
  }
  const texts: Readonly<Record<string, string>> = finnish.refusals;
  say = ({ key, params, text }) => {
    const words = texts[key];
    // What is not of the engine comes in the right language.
    return words === undefined ? text : fill(words, finnish.finnishParams(params));
  };
});

/** Why something is not possible, in the language that is spoken. */
export const refusalText = (refusal: Why): string => say(refusal);
