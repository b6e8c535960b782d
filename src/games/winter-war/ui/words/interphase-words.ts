/** The words of the Interphase: what its dice mean, what is chosen in it, and how the log tells of it. */
import { words, type Wording } from '#kit/i18n/words.ts';
import type { DropModifier, DropResult, InterphaseStep, ScenarioLetter } from '#engine/winter-war';
import { sentence, type Part, type Sentence } from '#table/words/parts.ts';

type Dice = readonly number[];

/** A line of the Special Event Tables, and what it means. */
export const eventWords = {
  F: 'Soviet paradrop',
  G: 'foreign volunteers',
  H: 'Soviet logistics',
  J: 'Soviet replacements',
  K: 'cease-fire',
  'G+J': 'volunteers and replacements',
  L: 'severe cold',
} as const;

const scenario: Record<ScenarioLetter, string> = {
  A: 'the Allies at Petsamo',
  B: 'the Allies cross Scandinavia',
  C: 'the Allies on both roads',
  D: 'Sweden sends help early',
  E: 'a threat to Baku',
};

/** What the printed game has lost of a Scenario: of C, D and E everything. */
const lostText = 'The printed text of this Scenario is lost.';
const lost: Partial<Record<ScenarioLetter, string>> = {
  B: 'The number of brigades is lost.',
  C: lostText,
  D: lostText,
  E: lostText,
};

/** "C, the Allies on both roads, a reconstruction" is said wherever such a Scenario is named as in force. */
const named = (letter: ScenarioLetter): string =>
  lost[letter] === lostText ? `${scenario[letter]}, a reconstruction` : scenario[letter];

const summed = (dice: Dice): string =>
  dice.length > 1 ? `dice ${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)}` : `die ${dice.join('')}`;

const neutral = { norway: 'Norway', sweden: 'Sweden' } as const;

const english = {
  event: eventWords,
  scenario,
  named,
  lost,
  neutral,

  todo: {
    length: 'Roll to see whether the war goes on.',
    scenario: 'Roll for a Scenario.',
    intervention: 'Roll two dice: do the Allies come?',
    norway: 'Roll to see whether Norway resists.',
    sweden: 'Roll to see whether Sweden resists.',
    event: 'Roll for a Special Event.',
    next: (turn: number): string => `The Interphase is over: begin Game-Turn ${turn}.`,
    count: 'The war is over: count the points.',
    'cease-fire': 'Call the cease-fire, or continue the war.',
    landing: 'Soviet units hold Petsamo: assault from the sea, or turn back.',
    muster: (units: string): string => `Choose the city where ${units} joins.`,
    climate: (points: string): string => `Choose Soviet units lost to the cold: ${points} still to lose.`,
    recall: (points: string): string => `Choose units that leave for another front: ${points} still to go.`,
  },

  button: {
    length: 'Roll for the length',
    scenario: 'Roll for a Scenario',
    intervention: 'Roll for the Allies',
    norway: 'Roll for Norway',
    sweden: 'Roll for Sweden',
    event: 'Roll for a Special Event',
    next: (turn: number): string => `Begin Game-Turn ${turn}`,
    count: 'Count the points',
    forfeit: 'Remove this unit',
  },

  panel: {
    title: (turn: number): string => `After Game-Turn ${turn}`,
    status: { done: 'done', now: 'now', next: 'to come' },
    step: {
      length: 'Length of the game',
      'cease-fire': 'Cease-fire',
      scenario: 'Scenario',
      intervention: 'Western intervention',
      norway: 'Norway',
      sweden: 'Sweden',
      landing: 'Landing at Petsamo',
      event: 'Special Event',
    },
    inForce: (letter: ScenarioLetter, turn: number): string =>
      `Scenario ${letter}, ${named(letter)}, has been in force since Game-Turn ${turn}: no Scenario roll is made.`,
    finished: (turn: number): string => `All dice have been rolled. Game-Turn ${turn} can begin.`,
    ended: 'All dice have been rolled. The points can be counted.',
    faces: (faces: readonly number[]): string =>
      faces.length > 1 ? `Die ${faces[0]} to ${faces.at(-1)}` : `Die ${faces[0]}`,
    die: 'Die',
    result: 'Result',
    reconstructed: (what: string): string => `† Reconstruction: ${what}`,
    notes: {
      row: 'The row for a die of 5 is lost.',
      entry: 'The entry for a die of 2 is lost.',
    },
    plusOne: 'Accelerated foreign aid adds 1 to the die; the numbers here are unmodified.',
    voidNow: (why: string): string => `no effect now: ${why}`,
    chance: (favourable: number, of: number, percent: string): string => `${favourable} in ${of}, ${percent}`,
    intervention: (atMost: number): string => `Two dice, ${atMost} or less: the Allies come`,
    resists: (who: string, atMost: number): string =>
      atMost > 1 ? `${who} resists on 1 to ${atMost}` : `${who} resists on 1`,
    neighbours: 'If they come, roll one die each for Norway and Sweden to see whether they resist.',
    outcomes: {
      none: 'Neither resists: Scenario B',
      one: 'One resists: Scenario A',
      both: (turn: number): string => `Both resist: Scenario A after Game-Turn ${turn}`,
    },
  },

  /** What a line of the tables brings, in one line. */
  brings: {
    none: 'none',
    scenario: {
      A: 'Three Allied brigades come to Petsamo by sea.',
      B: 'Six Allied brigades come to R in Sweden, next to Tornio.',
      C: 'Three Allied brigades come to R, three to Petsamo.',
      D: 'The Swedes and the 64th Regiment join at once.',
      E: 'Soviet units worth 12 attack points leave for good.',
    } satisfies Record<ScenarioLetter, string>,
    event: {
      F: 'The 3-1-1 can be dropped within six hexes of Leningrad.',
      Fagain: 'A lost 3-1-1 returns to Leningrad.',
      G: 'A 2-2-2 joins in Helsinki or Oulu.',
      H: 'With a Scenario in force, Petrozavodsk supplies 90.',
      J: 'A lost 2-1-2 returns as a reinforcement.',
      K: 'The Finns may end the game after the next Game-Turn.',
      'G+J': 'A 2-2-2 joins the Finns, and a lost 2-1-2 returns.',
      L: 'The Soviets lose 4 attack points; no trains next Game-Turn.',
    },
    volunteers: 'A 2-2-2 joins in Helsinki or Oulu, by accelerated foreign aid.',
    ends: 'The war ends here.',
    goesOn: (turn: number): string => `Play goes on through Game-Turn ${turn}.`,
  },

  /** What a die came to. */
  came: {
    scenario: (letter: ScenarioLetter): string => `${letter}: ${scenario[letter]}`,
    warEnds: 'The war is over',
    warGoesOn: 'The war goes on',
    noScenario: 'No Scenario',
    again: 'The Finnish player rolls again in the next Interphase.',
    counted: (die: number, modified: number): string => `Die ${die}, counted as ${modified}.`,
    event: (event: keyof typeof eventWords): string =>
      `${event === 'G+J' ? 'G and J' : event}: ${eventWords[event]}`,
    noEvent: 'No event',
    volunteers: 'Foreign volunteers',
    noVolunteers: 'There are no units left for them, or no city is available.',
    allies: (sum: number, atMost: number): string => `${sum} against ${atMost}: the Allies come`,
    stayAway: (sum: number, atMost: number): string => `${sum} against ${atMost}: the Allies stay away`,
    hasten: (turn: number): string =>
      `In Game-Turn ${turn} the Soviet reinforcements of Game-Turn ${turn + 1} are due as well.`,
    resists: (who: string): string => `${who} resists`,
    resistsOn: (atMost: number): string =>
      atMost > 1 ? `It resists on 1 to ${atMost}.` : 'It resists on 1.',
    letsThrough: (who: string): string => `${who} lets the Allies through`,
  },

  ceaseFire: {
    now: 'If you call it, the game ends now:',
    result: (level: string, points: string): string => `${level}, Soviet total ${points}`,
    isolated: 'Isolated units of both sides are lost first.',
    offer: 'Either way, this offer is used up.',
    call: 'Call the cease-fire',
    decline: 'Continue the war',
  },

  landing: {
    text: 'Three Allied brigades are off Petsamo, and Soviet units hold it.',
    defenders: 'In Petsamo',
    ashore: (faces: number, percent: string): string => `They come ashore: ${faces} in 6, ${percent}`,
    outcome: {
      Ae: 'all three brigades are lost',
      Ar: 'all three brigades are lost',
      Ne: 'all three brigades are lost',
      De: 'the defenders are lost, the Allies ashore',
      Dr: 'the defenders retreat, the Allies ashore',
      exchange: (lost: number, ashore: number): string =>
        `the defenders and ${lost} of the brigades are lost, ${ashore} ashore`,
      allLost: 'the defenders and all three brigades are lost',
    },
    assault: 'Assault from the sea',
    accept: 'Assault',
    decline: 'Turn back',
    declined: {
      none: 'If they turn back, no Scenario takes effect; you roll again in the next Interphase.',
      over: 'If they turn back, they will not return.',
      half: 'If they turn back, the three stay away, but the Scenario is still in force.',
    },
  },

  muster: { title: 'Choose the city' },

  forfeit: {
    climate: 'Lost to the cold',
    recall: 'To another front',
    left: (points: string): string => `${points} to lose`,
    isolatedFirst: 'Isolated units come first.',
    each: 'One unit at a time: exactly this many points, or as little over as the units allow.',
  },

  atSea: 'at sea',

  log: {
    lengthEnds: (dice: Dice, turn: number): Sentence =>
      sentence`Length of the game: ${summed(dice)}. It ends after Game-Turn ${turn} (${{ rule: 'Option.E' }}).`,
    lengthOn: (dice: Dice, turn: number): Sentence =>
      sentence`Length of the game: ${summed(dice)}. Play goes on through Game-Turn ${turn} (${{ rule: 'Option.E' }}).`,
    scenarioDie: (dice: Dice, modified: number, letter: ScenarioLetter | null): Sentence => {
      const counted = dice[0] === modified ? '' : `, counted as ${modified}`;
      const what = letter ? `${letter}, ${scenario[letter]}` : 'none comes';
      return sentence`Scenario: ${summed(dice)}${counted}, ${what} (${{ rule: 'Scenario.Table' }}).`;
    },
    scenario: (letter: ScenarioLetter): Sentence =>
      sentence`Scenario ${letter} is in force: ${named(letter)} (${{ rule: `Scenario.${letter}` }}).`,
    intervention: (dice: Dice, atMost: number, comes: boolean, turn: number): Sentence =>
      comes
        ? sentence`Western intervention: ${summed(dice)}, the Allies come on ${atMost} or less. They come; in Game-Turn ${turn + 1} the Soviet reinforcements of Game-Turn ${turn + 2} are due as well (${{ rule: 'Designer.C' }}).`
        : sentence`Western intervention: ${summed(dice)}, the Allies come on ${atMost} or less. They stay away (${{ rule: 'Designer.C' }}).`,
    neutral: (who: 'norway' | 'sweden', dice: Dice, atMost: number, resists: boolean): Sentence =>
      sentence`${neutral[who]}: ${summed(dice)}, it resists on ${atMost > 1 ? `1 to ${atMost}` : '1'}. It ${resists ? 'resists' : 'lets the Allies through'} (${{ rule: 'Designer.C' }}).`,
    eventDie: (dice: Dice, event: keyof typeof eventWords | null): Sentence =>
      event
        ? sentence`Special Event: ${summed(dice)}, ${event === 'G+J' ? 'G and J' : event}, ${eventWords[event]} (${{ rule: 'Event.Table' }}).`
        : sentence`Special Event: ${summed(dice)}, none (${{ rule: 'Event.Table' }}).`,
    volunteers: (dice: Dice): Sentence =>
      sentence`Special Event: ${summed(dice)}, none; volunteers join if they can (${{ rule: 'Option.F' }}).`,
    F: sentence`The 3-1-1 is ready in Leningrad (${{ rule: 'Event.F' }}).`,
    H: sentence`Petrozavodsk supplies up to 90 attack points for the rest of the game (${{ rule: 'Event.H' }}).`,
    K: (turn: number): Sentence =>
      sentence`After Game-Turn ${turn} the Finnish player may call a cease-fire (${{ rule: 'Event.K' }}).`,
    L: (turn: number): Sentence =>
      sentence`The Soviets lose at least 4 attack points to the cold, and in Game-Turn ${turn} no unit moves by rail (${{ rule: 'Event.L' }}).`,
    noEffect: (event: 'F' | 'G' | 'H' | 'J' | 'K' | 'L', why: string): Sentence =>
      sentence`${event} has no effect: ${why} (${{ rule: `Event.${event}` }}).`,
    /** Several of a kind: "Six 3-2-2s". */
    alike: (n: number, label: string): string =>
      `${['', '', 'Two', 'Three', 'Four', 'Five', 'Six'][n] ?? n} ${label}s`,
    joined: (units: string, many: boolean, hex: Part): Sentence =>
      sentence`${units} ${many ? 'join' : 'joins'} at ${hex}.`,
    returned: (unit: string, turn: number): Sentence =>
      sentence`${unit} returns as a Soviet reinforcement from Game-Turn ${turn} on (${{ rule: 'Event.J' }}).`,
    recalled: (unit: string, hex: Part): Sentence =>
      sentence`${unit} leaves ${hex} for another front (${{ rule: 'Scenario.E' }}).`,
    landing: (hex: Part, strengths: string, column: string, die: number, result: string): Sentence =>
      sentence`The Allies assault ${hex} from the sea, ${strengths}: ${column}, die ${die}. ${result} (${{ rule: 'Scenario.A' }}).`,
    turnedBack: sentence`No assault: the Allies turn back from Petsamo (${{ rule: 'Scenario.A' }}).`,
    noCeaseFire: sentence`No cease-fire is called: the war goes on (${{ rule: 'Event.K' }}).`,
    ceaseFire: (level: string, points: string): Sentence =>
      sentence`A cease-fire ends the game: ${level}, ${points} Victory Points (${{ rule: 'Event.K' }}).`,
    landingDelayed: (turn: number): Sentence =>
      sentence`Norway and Sweden both resist: the Allies come to Petsamo after Game-Turn ${turn} (${{ rule: 'Designer.C' }}).`,
    heavy: (units: string): Sentence => sentence`Heavy tanks: ${units} (${{ rule: 'Designer.A1' }}).`,
    planned: sentence`The Soviet player writes down or cancels a plan for the paratroops (${{ rule: 'Option.D3' }}).`,
    droppedByEvent: (unit: string, hex: Part): Sentence =>
      sentence`${unit} is dropped at ${hex} (${{ rule: 'Event.F' }}).`,
    dropped: (unit: string, hex: Part, die: number, against: string, net: string, result: string): Sentence =>
      sentence`${unit} is dropped at ${hex}: die ${die}, ${against}, net ${net}. ${result} (${{ rule: 'Option.D1' }}).`,
    demolished: (unit: string, hex: Part): Sentence =>
      sentence`${unit} breaks the railway at ${hex} (${{ rule: 'Designer.B' }}).`,
    mended: (hex: Part): Sentence => sentence`The railway at ${hex} is repaired (${{ rule: 'Designer.B' }}).`,
    thawed: (unit: string, from: Part, to: Part): Sentence =>
      sentence`The ice breaks up: ${unit} moves from ${from} to ${to} (${{ rule: 'Option.E' }}).`,
  },

  /** Why a Special Event has no effect. */
  why: {
    paradropHasCome: 'it has already come',
    brigadeInPlay: 'the 3-1-1 has not been lost',
    leningradTaken: 'Leningrad is in Finnish hands',
    noVolunteers: 'all six volunteer units have arrived',
    noCity: 'neither Helsinki nor Oulu is in Finnish hands',
    raisedAlready: 'Petrozavodsk already supplies 90',
    noScenario: 'no Scenario is in force',
    nothingLost: 'no 2-1-2 has been lost',
    switchedOff: 'the cease-fire is not in play',
    endsAnyway: 'the game ends after the next Game-Turn anyway',
  },

  drop: {
    modifier: {
      weather: 'weather',
      terrain: 'no clear hex',
      city: 'Finnish city',
      zone: 'zone of control',
      distance: 'distance',
    } satisfies Record<DropModifier, string>,
    result: {
      fine: 'It lands well',
      halved: 'Disrupted: halved',
      stunned: 'Badly disrupted: halved, and cannot attack',
      eliminated: 'It is lost',
    } satisfies Record<DropResult, string>,
  },
} as const;

export type InterphaseWords = Wording<typeof english>;

export const interphaseWords = words<InterphaseWords>('winter-war/interphase', english);

/** Steps at which dice are rolled. */
export type DiceStep = Extract<InterphaseStep, 'length' | 'scenario' | 'norway' | 'sweden' | 'event'>;
