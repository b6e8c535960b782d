/** The choice of rules for a new game. */
import type { Options } from '#engine/winter-war/state/options.ts';
import type { NewGameForm } from '#table/game';
import { rememberedOptions, rememberOptions } from '../../options/options-choice.ts';
import { RulesChoice } from '../options/RulesChoice.tsx';
import { RulesSummary } from '../options/RulesSummary.tsx';

export const newGame: NewGameForm = {
  remembered: rememberedOptions,
  remember: (options: Options) => rememberOptions(options),
  Choice: RulesChoice,
  Summary: RulesSummary,
};
