import type { OptionKey } from '#engine/winter-war/state/options.ts';
import type { OptionSource, Preset } from '../../options/options-choice.ts';
import { words, type Wording } from '#kit/i18n/words.ts';

/** The words about the optional rules, in English. */

export const presetWords: Record<Preset, { label: string; hint: string }> = {
  printed: { label: 'As printed', hint: 'The rules folder of 1972 with its official errata.' },
  recommended: {
    label: 'Recommended',
    hint: "Errata, and the players' clarifications 1 to 8. The one to begin with.",
  },
  recommendedEvents: {
    label: 'Recommended with Scenarios and Special Events',
    hint: 'The same, and between the Game-Turns dice that may widen the war.',
  },
  tournament: {
    label: 'Tournament',
    hint: 'All ten clarifications, the two for balance among them. No events.',
  },
  everything: {
    label: 'Everything',
    hint: 'Every optional rule at once, with the nine of A Winter War.',
  },
};

export const optionWords: Record<OptionKey, { label: string; hint: string; source: string }> = {
  errata: {
    label: 'Official errata of 1973',
    hint: 'Finns in Leningrad win at once; corrected arrivals and counter mix.',
    source: 'Errata, 1973: E1 to E3',
  },
  touchMove: { label: 'Touch-move', hint: 'A move once made stands.', source: 'Ruling M4' },
  soakOffs: {
    label: 'Soak-offs',
    hint: 'Soviet units that must attack may do so at 1-4 or worse though it could be avoided, and are lost.',
    source: 'A habit of players, not in the rules',
  },
  clar1: {
    label: 'Supply stands still while you move',
    hint: 'Your own units keep the state they began with.',
    source: 'Clarification 1',
  },
  clar2: {
    label: 'Attackers are judged once',
    hint: 'As the Combat Phase begins; defenders at each battle.',
    source: 'Clarification 2',
  },
  clar3: {
    label: 'All your units are judged',
    hint: 'Capacities are shared out before the first battle.',
    source: 'Clarification 3',
  },
  clar4: {
    label: 'An overload lasts',
    hint: 'From the Combat Phase to your next Movement Phase.',
    source: 'Clarification 4',
  },
  clar5: {
    label: 'A broken line may mend',
    hint: "In the enemy's turn too; the printed rules say the same.",
    source: 'Clarification 5',
  },
  clar6: {
    label: "Capacity counts in the enemy's turn",
    hint: 'Who was left out stays left out until your turn.',
    source: 'Clarification 6',
  },
  clar7: {
    label: 'Overloaded units withdraw',
    hint: 'One hex before any battle, or they attack halved.',
    source: 'Clarification 7',
  },
  clar8: {
    label: 'Cut off, not overloaded',
    hint: 'Without a path no attack is owed; as printed.',
    source: 'Clarification 8',
  },
  clar9: {
    label: 'Any city within ten hexes',
    hint: 'Balance: an HQ is not bound to the closest city.',
    source: 'Clarification 9',
  },
  clar10: {
    label: 'The 4-4-2 stays in the south',
    hint: 'Balance: not set up north of Row A.',
    source: 'Clarification 10',
  },
  events: {
    label: 'Scenarios and Special Events',
    hint: 'After each Game-Turn but the last both players roll: the Allies may land, volunteers, paratroops or a great cold may come.',
    source: 'Rules folder, 1972',
  },
  ceaseFire: {
    label: 'Cease-fire',
    hint: 'Event K lets the Finnish player end the game after the Game-Turn that follows.',
    source: 'Rules folder, 1972',
  },
  airborne: {
    label: 'Airborne operations',
    hint: 'The 3-1-1 waits in Leningrad; a drop up to 12 hexes away is planned in secret a Game-Turn ahead, and a die tells how it lands.',
    source: 'A Winter War, rule 36D',
  },
  variableLength: {
    label: 'Variable game length',
    hint: 'A die after Game-Turn 10, and another after 12, tells whether the war goes on, to Game-Turn 13 at most.',
    source: 'A Winter War, rule 36E',
  },
  acceleratedAid: {
    label: 'Accelerated foreign aid',
    hint: 'Finnish arrivals of Game-Turn 4 and later come three Game-Turns sooner; more volunteers, and likelier Scenarios.',
    source: 'A Winter War, rule 36F',
  },
  sovietPreparedness: {
    label: 'Soviet preparedness',
    hint: 'Soviet arrivals of Game-Turns 1 to 3 are set up, later ones come three Game-Turns sooner, and Petrozavodsk supplies 90.',
    source: 'A Winter War, rule 36G',
  },
  earlierStart: {
    label: 'Earlier start',
    hint: 'Game-Turn 0 comes first: both armies hold units back for it, and one hex of the Mannerheim Line is not yet built.',
    source: 'A Winter War, rule 36H',
  },
  heavyTanks: {
    label: 'Heavy tanks',
    hint: 'Two of the 2-1-3s are too heavy for ice: no lake hexside without a road, no frozen sea.',
    source: "A Winter War, Designer's Choice A1",
  },
  skiExploitation: {
    label: 'Finnish ski exploitation',
    hint: 'After combat, 1-1-3s and 0-0-3s that have hardly moved go one hex further.',
    source: "A Winter War, Designer's Choice A2",
  },
  variableDemolition: {
    label: 'Variable demolition',
    hint: "Units may break railways in the enemy's country; no train and no link passes until the owner mends them.",
    source: "A Winter War, Designer's Choice B",
  },
  resoluteIntervention: {
    label: 'Resolute western intervention',
    hint: 'Two dice bring the Allies, likelier every Game-Turn; Norway and Sweden may resist, and Soviet reserves hurry.',
    source: "A Winter War, Designer's Choice C",
  },
};

const name = (key: OptionKey): string => optionWords[key].label;

const englishChoice = {
  title: 'Rules',
  more: 'More about these rules',
  switches: 'Switch by switch',
  source: {
    errata: { title: 'Errata', about: 'Official, 1973' },
    clarifications: {
      title: "Players' clarifications",
      about: 'Readings of the supply rules, and two for balance',
    },
    folder: { title: 'Scenarios and Special Events', about: 'The optional rule of the rules folder, 1972' },
    winterWar1992: { title: 'A Winter War', about: 'Nine variants drawn from the game of 1992' },
    habits: { title: 'Habits of players', about: 'Not in the rules' },
  } satisfies Record<OptionSource, { title: string; about: string }>,
  on: (on: number, of: number): string => (of === 1 ? (on ? 'on' : 'off') : `${on} of ${of} on`),
  /** Points come with their sign. */
  handicap: (points: string): string => `Soviet total ${points}`,
  handicaps: (sum: string): string => `Handicaps: Soviet total ${sum}.`,
  noHandicap: 'No handicap.',
  /** What the whole choice amounts to. */
  own: (nearest: Preset, changes: number): string =>
    `Your own choice: ${presetWords[nearest].label}, but for ${changes} ${changes === 1 ? 'switch' : 'switches'}`,

  needs: (other: OptionKey): string => `Counts only with ${name(other)}.`,
  brought: (other: OptionKey): string => `On, for ${name(other)} brings it.`,
  brings: (other: OptionKey): string => `Brings ${name(other)}; the first drop can be planned at set-up.`,
  murmanskOff: 'The Murmansk Defence is off.',
  dropReturns: 'Event F brings a lost 3-1-1 back to Leningrad, and nothing else.',
  lengthBeforeEvents:
    'A turn after which play goes on has its rolls for Scenario and event too; the length is rolled before a cease-fire can be called.',
  aidWithoutEvents: `Without ${name('events')} the arrivals count alone: no further volunteers, no +1 for the Scenario.`,
  aidWithResolve: `No +1 for the Scenario: ${name('resoluteIntervention')} has dice of its own.`,
  eventHVoid: 'Event H is void: Petrozavodsk supplies 90 already.',
  tableReplaced: 'Takes the place of the Scenario table: Scenarios C, D and E do not come.',
  together: (other: OptionKey, points: string): string =>
    `Together with ${name(other)}: Soviet total ${points}.`,

  /** Above the rulebook of a game. */
  inGame: 'In this game',
  asPrinted: 'The rules folder as it was printed, without its errata.',
};

export type ChoiceWords = Wording<typeof englishChoice>;

/** The words of the choice of rules in the language that is spoken; read when drawing. */
export const choiceWords = words<ChoiceWords>('winter-war/choice', englishChoice);

const englishOptions = { preset: presetWords, option: optionWords };

export type RuleWords = Wording<typeof englishOptions>;

/** Presets and switches: label, sentence, source. */
export const ruleWords = words<RuleWords>('winter-war/rules', englishOptions);
