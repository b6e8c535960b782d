/** Texts and pictures of this game for the table: rulebook, glossary, examples. */
import { lazy } from 'react';
import { RULE_IDS, type RuleId, type State } from '#engine/winter-war';
import panel from '#kit/widgets/panel.module.css';
import type { Language } from '#kit/i18n/language.ts';
import type { Book, Rulebook, TermMarks } from '#table/game';
import { EXAMPLE_IDS, EXAMPLES, examplesOf } from './examples/index.ts';
import optionsMessages from '../content/en/options.ftl';
import { signed } from './text/numbers.ts';
import { OPTION_RULES, type OptionKey, handicapsOf, type Options } from '#engine/winter-war/state/options.ts';
import { OPTION_SOURCES, SWITCHES, type Switch } from '../options/options-choice.ts';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import css from './book.module.css';
import { ruleNumber } from './text/names.ts';

/** One line for each switch, except the clarifications, which share one. */
const LINES: readonly { readonly title: () => string; readonly keys: readonly OptionKey[] }[] = [
  ...OPTION_SOURCES.errata.map((key) => ({
    title: () => optionsMessages().rules.option[key].label,
    keys: [key],
  })),
  { title: () => optionsMessages().choice.source.clarifications.title, keys: OPTION_SOURCES.clarifications },
  ...[
    ...OPTION_SOURCES.folder,
    ...OPTION_SOURCES.winterWar1992,
    ...OPTION_SOURCES.habits,
    'touchMove' as const,
  ].map((key) => ({
    title: () => optionsMessages().rules.option[key].label,
    keys: [key],
  })),
];

/** The optional rules in force in this game, each with a link to its paragraph. */
export function InForce({ state: { options } }: { readonly state: State }) {
  const { handicap } = options;
  const switches = LINES.map(({ title, keys }) => ({
    title: title(),
    rules: keys.filter((key) => options[key]).map((key) => OPTION_RULES[key]),
  })).filter(({ rules }) => rules.length > 0);
  const lines: readonly { readonly title: string; readonly rules: readonly RuleId[] }[] = [
    ...switches,
    ...(handicap
      ? [
          {
            title: optionsMessages().handicap.line({ points: signed(handicap) }),
            rules: ['Option.Handicap'] as const,
          },
        ]
      : []),
  ];
  return (
    <Section title={optionsMessages().choice.inGame}>
      {lines.length ? (
        <ul className={`${panel.lines} ${css.inGame}`}>
          {lines.map(({ title, rules }) => (
            <li key={title}>
              <span>{title}</span>
              <span className={css.rules}>
                {rules.map((rule) => (
                  <RuleLink key={rule} rule={rule} short />
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{optionsMessages().choice.asPrinted}</p>
      )}
    </Section>
  );
}

/** Paragraphs that apply only with a switch, or only without one. */
type OptionalRule = Extract<
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
/** The printed Scenario table and rules that depend on it. */
const scenarioTable: Condition = (options) => options.events && !options.resoluteIntervention;
const handicapped: Condition = (options) => handicapsOf(options).length > 0;
const variants: Condition = (options) => OPTION_SOURCES.winterWar1992.some((key) => options[key]);

type SwitchRule = (typeof OPTION_RULES)[Switch];
/** The paragraph of a switch applies when that is on. */
const SWITCH_RULES = Object.fromEntries(
  SWITCHES.map((key): [SwitchRule, Condition] => [OPTION_RULES[key], (options) => options[key]]),
) as Record<SwitchRule, Condition>;

const OTHER_RULES: Readonly<Record<Exclude<OptionalRule, SwitchRule> | 'X4', Condition>> = {
  E2: errata,
  E3: errata,

  // Interphase: dice for Scenario and event, or for the length of the game.
  'Sequence.C': (options) => options.events || options.variableLength,
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
  // It covers other losses too, whichever rule for the cease-fire is chosen.
  X4: events,
  // Allied units where they arrive, the 3-1-1 in Leningrad.
  K2: (options) => options.events || options.airborne,
  Murmansk: (options) => !options.events,
  V6: (options) => !options.events,

  'Option.D1': airborne,
  'Option.D2': airborne,
  'Option.D3': airborne,
  'Option.D4': airborne,
  'Option.Handicap': handicapped,
  'Option.Together': variants,
};

/** When each paragraph of the optional rules applies, by the switches in force. */
export const OPTIONAL_RULES: Readonly<Record<OptionalRule, Condition>> = { ...SWITCH_RULES, ...OTHER_RULES };

const isOptional = (id: RuleId): id is OptionalRule => id in OPTIONAL_RULES;

/** True when a paragraph applies in a game with these switches. */
export const holds = (id: RuleId, options: Options): boolean =>
  !isOptional(id) || OPTIONAL_RULES[id](options);

const marks = import.meta.glob<TermMarks>('../content/*/term-marks.json', { import: 'default', eager: true });

async function open(language: Language): Promise<Rulebook> {
  const content = await import('../content/index.ts');
  const [chapters, terms] = await Promise.all([
    content.chapters.load(language),
    content.glossary.load(language),
  ]);
  return { chapters, terms };
}

export const book: Book = {
  open,
  ids: RULE_IDS,
  number: ruleNumber,
  holds: (rule: RuleId, { options }: State) => holds(rule, options),
  InForce,
  termMarks: (language) =>
    marks[`../content/${language}/term-marks.json`] ?? marks['../content/en/term-marks.json']!,
  picturesOf: (rule: RuleId) => examplesOf(rule),
  paragraphsOf: (picture) => {
    const id = EXAMPLE_IDS.find((known) => known === picture);
    return id ? EXAMPLES[id].rules : [];
  },
  Picture: lazy(() => import('./examples/ExamplePicture.tsx')),
};
