/** The choice of rules for a new game. */
import startMessages from '../../content/en/start.ftl';
import type { NewGameForm } from '#table/game/start-screen.ts';
import { isOn, rememberedSwitches, rememberSwitches, type Switches } from '../../options/remembered.ts';
import { atLevel, USUAL_LEVEL, withoutSolo } from '../../options/solo-levels.ts';
import { RulesLine, RulesSwitches } from '../options/RulesSwitches.tsx';

export const newGame: NewGameForm = {
  remembered: rememberedSwitches,
  remember: (options) => rememberSwitches(options as Switches),
  Choice: RulesSwitches as NewGameForm['Choice'],
  Summary: RulesLine as NewGameForm['Summary'],
  ownMode: {
    label: () => startMessages().card.solo,
    hint: () => startMessages().front.soloHint,
    isOn: (options) => isOn(options as Switches, 'solo'),
    set: (options, on) => (on ? atLevel(options as Switches, USUAL_LEVEL) : withoutSolo(options as Switches)),
  },
};
