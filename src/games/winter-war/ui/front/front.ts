/** Winter War on the start screen. */
import type { Options } from '../../../../engine/winter-war/game/options.ts';
import type { Front } from '../../../../table/contract/front.ts';
import { rememberedOptions, rememberOptions } from '../../options/options-choice.ts';
import { NewHere } from '../lessons/NewHere.tsx';
import { RulesChoice } from '../options/RulesChoice.tsx';
import { RulesSummary } from '../options/RulesSummary.tsx';
import { Cover } from './Cover.tsx';
import { frontWords } from './words.ts';

export const front: Front = {
  tagline: () => frontWords().tagline,
  about: () => frontWords().about,
  kind: () => frontWords().kind,
  credits: () => frontWords().credits,
  Cover,
  NewHere,
  newGame: {
    remembered: rememberedOptions,
    remember: (options) => rememberOptions(options as Options),
    Choice: RulesChoice as Front['newGame']['Choice'],
    Summary: RulesSummary as Front['newGame']['Summary'],
  },
};
