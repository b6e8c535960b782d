/** Talvisota on the start screen. */
import type { Front } from '../../../../table/contract/front.ts';
import { isOn, rememberedSwitches, rememberSwitches, type Switches } from '../../options/remembered.ts';
import { NewHere } from '../lessons/NewHere.tsx';
import { RulesLine, RulesSwitches } from '../options/RulesSwitches.tsx';
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
    remembered: rememberedSwitches,
    remember: (options) => rememberSwitches(options as Switches),
    Choice: RulesSwitches as Front['newGame']['Choice'],
    Summary: RulesLine as Front['newGame']['Summary'],
    ownWay: {
      label: () => frontWords().solo,
      hint: () => frontWords().soloHint,
      isOn: (options) => isOn(options as Switches, 'solo'),
      set: (options, on) => ({ ...(options as Switches), solo: on }),
    },
  },
};
