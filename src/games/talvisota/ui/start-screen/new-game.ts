/** The options form of a new game. */
import startMessages from '../../content/en/start.ftl';
import type { NewGameForm } from '#table/game';
import {
  isOn,
  rememberedSwitches,
  rememberSwitches,
  type Switches,
  atLevel,
  USUAL_LEVEL,
  withoutSolo,
} from '../../options/solo-levels.ts';
import { RulesLine, RulesSwitches } from '../options/RulesSwitches.tsx';

export const newGame: NewGameForm = {
  remembered: rememberedSwitches,
  remember: (options: Switches) => rememberSwitches(options),
  Choice: RulesSwitches,
  Summary: RulesLine,
  ownMode: {
    label: () => startMessages().card.solo,
    hint: () => startMessages().front.soloHint,
    isOn: (options: Switches) => isOn(options, 'solo'),
    set: (options: Switches, on) => (on ? atLevel(options, USUAL_LEVEL) : withoutSolo(options)),
  },
};
