import type {
  Environment,
  FinnishStrategy,
  FinnishUnit,
  SovietStrategy,
  SovietUnit,
} from '#engine/talvisota';
import { words } from '#kit/i18n/words.ts';
import type { SupportName } from './common-words.ts';

export interface EffectWords {
  readonly unit: Readonly<Record<SovietUnit | FinnishUnit, string>>;
  readonly strategy: Readonly<Record<SovietStrategy | FinnishStrategy, string>>;
  readonly support: Readonly<Record<SupportName, string>>;
  readonly environment: Readonly<Record<Environment, string>>;
  readonly entrenched: string;
  values(strength: number, bonus: number): string;
}

/** What each counter does, in a sentence: one press away from wherever its letters stand. */
export const effectWords = words<EffectWords>('talvisota/effects', {
  unit: {
    FUS: 'Rifle division. Three make a corps.',
    ELI: 'Elite division.',
    MECA: 'Mechanised division: armour by what it may do, hard hit by snow.',
    TAN: 'Tank brigade.',
    DIV: 'Division of the line.',
    SCT: 'Scouts on skis, who also fight behind the lines.',
    WD: 'Sharpshooters: each takes 1 off the Soviet total.',
    SK: 'Civil Guard.',
    RES: 'Reservists.',
  },
  strategy: {
    PRUD: 'Bonus of infantry and mechanised units doubled. Success 1 morale, failure 1.',
    MASS: 'Infantry has no bonus. Success 2 morale a space, 3 lost if nothing is taken.',
    BLIN: 'Bonus of tanks and mechanised units doubled. Success 2 morale a space, 3 lost if nothing is taken.',
    MAN: 'Every bonus doubled, and never below 1. Success 4 morale a space, failure 4.',
    DEFENSE: 'With an Entrenchment.',
    'CON-ATT': 'One unit more than the others.',
    MOTTI: 'Two Environment markers.',
    RESIST: 'With an Entrenchment.',
  },
  support: {
    AIR: 'Soviet: 1 off each Finnish unit. Finnish: keeps these away, or 1 off the Soviet force. None in snow or fog.',
    ART: 'Soviet: 2 off one Finnish unit. Finnish: 2 off the Soviet force.',
    NKVD: 'A Soviet force that is told to retreat stays, and loses twice as many.',
    RENF: 'Two units more.',
    MUNI: '2 off each Finnish unit.',
    RAV: '1 to the good on the die of the combat.',
    T34: 'A fortified line takes off 1 in place of 4.',
    MER: 'A line takes off 1 in place of 4, or artillery counts twice. From Mar I he opens the ice to Koivisto.',
    TIMO: 'With artillery doubles Finnish losses; in a Coordinated Manoeuvre adds 1 to every bonus.',
    MANN: 'The Finns do not retreat but lose twice as many; or 2 off one Soviet unit.',
    AT: '2 off each tank brigade; 1 off the force where there is none.',
    EMB: '3 off each Soviet unit, and none of them has a bonus.',
  },
  environment: {
    snow: '1 off each infantry unit, without bonus; 3 off tanks and mechanised units. No aircraft.',
    woods: '1 more for each Finnish unit, 1 off each tank brigade.',
    forest: '2 off each Soviet unit; tanks have no bonus.',
    swamp: '1 off each Soviet unit.',
    fog: '1 more for each Finnish unit. No aircraft.',
  },
  entrenched: '4 more on the Finnish total, in both attacks.',
  values: (strength, bonus) =>
    bonus ? `Strength ${strength}, tactical bonus ${bonus}.` : `Strength ${strength}, no tactical bonus.`,
});
