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
    MECA: 'Mechanised division: counts as armour, but is badly hampered by snow.',
    TAN: 'Tank brigade.',
    DIV: 'Division of the line.',
    SCT: 'Ski scouts, who also fight behind the lines.',
    WD: 'Sharpshooters: −1 to the Soviet total for each.',
    SK: 'Volunteers.',
    RES: 'Called up from the reserve.',
  },
  strategy: {
    PRUD: 'Infantry and mechanised bonuses doubled. Success gains 1 morale; failure costs 1.',
    MASS: 'Infantry has no bonus. Success gains 2 morale per space; taking nothing costs 3.',
    BLIN: 'Tank and mechanised bonuses doubled. Success gains 2 morale per space; taking nothing costs 3.',
    MAN: 'Every bonus doubled, and never below 1. Success gains 4 morale per space; failure costs 4.',
    DEFENSE: 'With an Entrenchment.',
    'CON-ATT': 'One more unit than the others.',
    MOTTI: 'Two Environment markers.',
    RESIST: 'With an Entrenchment.',
  },
  support: {
    AIR: 'Soviet: −1 to each Finnish unit. Finnish: cancels Soviet aircraft, or −1 to the Soviet force. None in snow or fog.',
    ART: 'Soviet: −2 to one Finnish unit. Finnish: −2 to the Soviet force.',
    NKVD: 'A Soviet force that should retreat stays instead, with double losses.',
    RENF: 'Two more units.',
    MUNI: '−2 to each Finnish unit.',
    RAV: '1 in your favour on the combat die.',
    T34: 'A fortified line reduces the force by 1 instead of 4.',
    MER: 'A line reduces the force by 1 instead of 4, or artillery counts double. From Mar I he opens the ice to Koivisto.',
    TIMO: 'With artillery, doubles Finnish losses; in a Coordinated Manoeuvre, +1 to every bonus.',
    MANN: 'The Finns do not retreat but take double losses; or −2 to one Soviet unit.',
    AT: '−2 to each tank brigade; −1 to the force if there is none.',
    EMB: '−3 to each Soviet unit, and none has a bonus.',
  },
  environment: {
    snow: '−1 to each infantry unit, with no bonus; −3 to tanks and mechanised units. No aircraft.',
    woods: '+1 to each Finnish unit, −1 to each tank brigade.',
    forest: '−2 to each Soviet unit; tanks have no bonus.',
    swamp: '−1 to each Soviet unit.',
    fog: '+1 to each Finnish unit. No aircraft.',
  },
  entrenched: '+4 to the Finnish total, in both attacks.',
  values: (strength, bonus) =>
    bonus ? `Strength ${strength}, tactical bonus ${bonus}.` : `Strength ${strength}, no tactical bonus.`,
});
