import { HANDICAPS, OPTION_KEYS, type Options } from '#engine/winter-war/state/options.ts';
import type { RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { OPTION_SOURCES } from '../../options/options-choice.ts';

/** Paragraphs that belong to a switch, or give way to one. */
export type OptionalRule = Extract<
  RuleId,
  | 'E1'
  | 'E2'
  | 'E3'
  | 'C4a'
  | `CL${number}`
  | `Scenario${string}`
  | `Event.${string}`
  | `X${number}`
  | `Option.${string}`
  | `Designer.${string}`
  | 'Sequence.C'
  | 'K2'
  | 'Murmansk'
  | 'V6'
>;

type Condition = (options: Options) => boolean;

const errata: Condition = ({ errata: on }) => on;
const events: Condition = ({ events: on }) => on;
const airborne: Condition = ({ airborne: on }) => on;
/** The printed table and what only it can bring. */
const scenarioTable: Condition = (options) => options.events && !options.resoluteIntervention;
const handicapped: Condition = (options) => OPTION_KEYS.some((key) => options[key] && HANDICAPS[key]);
const variants: Condition = (options) => OPTION_SOURCES.winterWar1992.some((key) => options[key]);

/** When each paragraph of the optional rules holds, by the switches that count in the game. */
export const OPTIONAL_RULES: Readonly<Record<OptionalRule, Condition>> = {
  E1: errata,
  E2: errata,
  E3: errata,

  C4a: ({ soakOffs }) => soakOffs,

  CL1: ({ clar1 }) => clar1,
  CL2: ({ clar2 }) => clar2,
  CL3: ({ clar3 }) => clar3,
  CL4: ({ clar4 }) => clar4,
  CL5: ({ clar5 }) => clar5,
  CL6: ({ clar6 }) => clar6,
  CL7: ({ clar7 }) => clar7,
  CL8: ({ clar8 }) => clar8,
  CL9: ({ clar9 }) => clar9,
  CL10: ({ clar10 }) => clar10,

  // The Interphase: dice for Scenario and event, or for the length of the game.
  'Sequence.C': (options) => options.events || options.variableLength,
  Scenario: events,
  'Scenario.Table': scenarioTable,
  'Scenario.A': events,
  'Scenario.B': events,
  'Scenario.C': scenarioTable,
  'Scenario.D': scenarioTable,
  'Scenario.E': scenarioTable,
  'Scenario.Allies': events,
  'Event.Table': events,
  'Event.F': events,
  'Event.G': events,
  'Event.H': (options) => options.events && !options.sovietPreparedness,
  'Event.J': events,
  'Event.K': (options) => options.events && options.ceaseFire,
  'Event.L': events,
  X1: events,
  X2: events,
  X3: scenarioTable,
  X4: events,
  // The Allies where they land, the 3-1-1 in Leningrad.
  K2: (options) => options.events || options.airborne,
  Murmansk: (options) => !options.events,
  V6: (options) => !options.events,

  'Option.D': airborne,
  'Option.D1': airborne,
  'Option.D2': airborne,
  'Option.D3': airborne,
  'Option.D4': airborne,
  'Option.E': ({ variableLength }) => variableLength,
  'Option.F': ({ acceleratedAid }) => acceleratedAid,
  'Option.G': ({ sovietPreparedness }) => sovietPreparedness,
  'Option.H': ({ earlierStart }) => earlierStart,
  'Designer.A1': ({ heavyTanks }) => heavyTanks,
  'Designer.A2': ({ skiExploitation }) => skiExploitation,
  'Designer.B': ({ variableDemolition }) => variableDemolition,
  'Designer.C': ({ resoluteIntervention }) => resoluteIntervention,
  'Option.Handicap': handicapped,
  'Option.Together': variants,
};

const isOptional = (id: RuleId): id is OptionalRule => id in OPTIONAL_RULES;

/** Whether a paragraph holds in a game with these switches. */
export const holds = (id: RuleId, options: Options): boolean =>
  !isOptional(id) || OPTIONAL_RULES[id](options);
