/** Choice of rules for a new game. */
import { MOST_HANDICAP, withHandicap, type Options } from '#engine/winter-war/state/options.ts';
import type { NewGameForm } from '#table/game';
import { rememberedOptions, rememberOptions } from '../../options/options-choice.ts';
import { HANDICAP_STEP } from '../options/HandicapChoice.tsx';
import { RulesChoice, RulesSummary } from '../options/RulesChoice.tsx';

export const newGame: NewGameForm = {
  remembered: rememberedOptions,
  remember: (options: Options) => rememberOptions(options),
  Choice: RulesChoice,
  Summary: RulesSummary,
  bidRules: {
    step: HANDICAP_STEP,
    most: MOST_HANDICAP,
    // A bid for the Finnish side gives points to the Soviets; a bid for the Soviet side takes them away.
    withBid: (options: Options, bid) =>
      withHandicap(options, bid ? (bid.side === 'finn' ? bid.points : -bid.points) : 0),
  },
};
