/** The words of the variants that are played on the map. */
import { words, type Wording } from '#kit/i18n/words.ts';
import type { DropResult } from '#engine/winter-war';

const six = (n: number): string => `${n} in 6`;

const english = {
  drop: {
    title: 'Air drop',
    none: 'No landing place is written down for the next turn.',
    written: (turn: number): string =>
      `A landing place for Game-Turn ${turn} is written down. It is void if the 3-1-1 moves, or if Finns occupy it.`,
    write: 'Write down a landing place',
    change: 'Change the plan',
    tear: 'Tear up the plan',
    show: 'Show the plan',
    showing: 'The plan is shown on the map. Any other action hides it.',
    back: 'Not now',
    lookAway: {
      title: 'A secret plan',
      text: 'The Finnish player should look away now: the landing place is shown on the map until it is written down.',
      go: 'Choose the hex',
      show: 'The Finnish player should look away now: the landing place will be shown on the map.',
    },
    aim: 'Select a marked hex: land in Finland within 12 hexes of Leningrad.',
    aimEvent:
      'Select a marked hex: land in Finland within 6 hexes of Leningrad, outside enemy zones of control.',
    put: (place: string): string => `Write down ${place}`,
    at: (place: string): string => `Drop at ${place}`,
    far: (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'} from Leningrad`,
    modifiers: 'Against the drop',
    today: 'By current zones of control.',
    faceDown: 'The Finnish counters are face down: their zones of control are not counted.',
    occupied: 'Finns are there now: no landing while they stay.',
    chance: six,
    net: (die: number, against: number, net: string): string => `Die ${die} − ${against} = ${net}`,
    /** On the faces of the die. */
    short: { fine: 'full', halved: '½', stunned: '0', eliminated: 'lost' } satisfies Record<
      DropResult,
      string
    >,
    result: {
      fine: { name: 'In good order', meaning: 'It fights at full strength, and must attack if it can.' },
      halved: { name: 'Disrupted', meaning: 'Halved, without zone of control; it may attack.' },
      stunned: { name: 'Badly disrupted', meaning: 'Cannot attack; defence halved, no zone of control.' },
      eliminated: { name: 'Eliminated', meaning: 'The 3-1-1 is lost.' },
    } satisfies Record<DropResult, { name: string; meaning: string }>,
    noDie: 'No die is rolled. The 3-1-1 can neither move nor attack before the next Soviet Player-Turn.',
    planned: 'The paratroops may land at the planned hex, or stay in Leningrad.',
    giveUp: 'Cancel the drop',
    notNow: 'Not this turn',
    goOn: 'Continue',
    landed: 'The paratroops have landed',
    last: 'Last drop',
  },

  todo: {
    aim: 'Select the paratroops’ landing place.',
    planned: 'Drop the paratroops as planned, or cancel the drop.',
    event: 'Select a hex for the paratroops, or keep them in Leningrad.',
    landed: 'The paratroops have landed. Continue when ready.',
    plan: 'Write down a landing place for the paratroops, or begin movement.',
    exploit: 'Light units that spent at most 1 MP may spend 1 MP more.',
    reserveSoviet: (now: number): string =>
      now === 20
        ? 'These 20 attack points may not stay behind: at least 12 in 2-1-2s, and no headquarters.'
        : `Place your counters until exactly 20 attack points are left in the tray: ${now} now.`,
    reserveFinn: (left: number): string =>
      left
        ? `Place your counters: ${left} to go; one 2-2-3 and two 1-1-3s stay in the tray.`
        : 'Return counters: one 2-2-3 and two 1-1-3s stay in the tray.',
    reserved: 'Counters in the tray arrive in Game-Turn 0. End set-up when you are ready.',
  },

  command: {
    plan: 'Plan for the paratroops',
    peek: 'Show the plan for the paratroops',
    demolish: 'Break the railway',
  },

  /** For the help, by the rule that brings them. */
  signs: {
    airborne: 'A small parachute on a counter: just dropped; ½: disrupted, halved; a cross: cannot attack.',
    heavyTanks: 'An H on a counter: heavy tanks, which cannot cross frozen lakes.',
    variableDemolition: 'Two bars and a gap on a railway: it is broken there.',
  },

  exploit: {
    candidates: 'May exploit',
    end: 'End exploitation',
  },

  demolish: {
    button: (cost: number): string => `Break the railway (${cost} MP)`,
    moved: (left: number): string => `It has moved; ${left} MP left.`,
    here: 'The railway here is broken.',
    broken: 'railway broken',
    mended: {
      finn: 'The railway is broken: no train or rail connection passes. A Finnish unit that stays here for a whole Movement Phase, outside Soviet zones of control, repairs it.',
      soviet:
        'The railway is broken: no train or rail connection passes. A Soviet unit that stays here for a whole Movement Phase, outside Finnish zones of control, repairs it.',
    },
  },

  reserve: {
    title: 'Held back',
    coming: 'Counters left in the tray arrive as reinforcements in Game-Turn 0.',
    now: (n: number, met: boolean): string => (met ? `${n}, right` : `${n} now`),
    points: 'Attack points, exactly 20',
    regiments: 'Of them in 2-1-2s, at least 12',
    hqs: 'Headquarters, none',
    regiment: '2-2-3, exactly one',
    battalions: '1-1-3, exactly two',
    others: 'Other counters, none',
  },

  unfinished:
    'This fort is unfinished: not a Fortification in the Soviet Player-Turn of Game-Turn 0, but one from the Finnish Player-Turn on.',

  heavy: {
    title: 'Heavy tanks',
    hint: 'Two of the three 2-1-3s: too heavy for lake hexsides without a road, and for the ice.',
    pair: (one: string, other: string): string => `${one} and ${other}`,
    note: 'heavy tanks: no lake hexsides, no ice',
  },

  neutral:
    'Neutral territory: Allied units here are in supply, cannot be attacked, and leave across the Finnish frontier.',

  ice: { hex: 'Ice in turns 8 to 12', row: 'Ice, turns 8 to 12' },

  /** What a drop has done to a counter, until its next Player-Turn. */
  dropped: {
    dropped: 'just dropped: captures nothing yet',
    disrupted: 'disrupted: halved, no zone of control',
    stunned: 'badly disrupted: cannot attack, defence halved, no zone of control',
  },
} as const;

export type VariantWords = Wording<typeof english>;

export const variantWords = words<VariantWords>('winter-war/variant', english);
