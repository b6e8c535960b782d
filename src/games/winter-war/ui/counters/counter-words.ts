import { words, type Wording } from '#kit/i18n/words.ts';

/** The words of counters, as read aloud, in English. */
const englishCounters = {
  army: { finn: 'Finnish', soviet: 'Soviet', allied: 'Allied' },
  faceDown: (army: string) => `${army} counter, face down`,
  blank: 'Finnish dummy counter',
  arm: {
    infantry: 'infantry',
    armour: 'armour',
    artillery: 'artillery',
    cavalry: 'cavalry',
    mountain: 'mountain troops',
    ski: 'ski patrol',
    'border-guard': 'NKVD border guards',
    headquarters: 'headquarters',
    parachute: 'parachute troops',
    blank: 'dummy',
  },
  counter: (army: string, label: string, arm: string, name: string) => `${army} ${label} ${arm}, ${name}`,
  state: {
    isolated: 'isolated',
    overloaded: 'isolated by overload',
    moved: 'moved',
    advanced: 'advanced',
    mustAttack: 'must attack',
    spent: 'done',
    selected: 'selected',
    heavy: 'heavy tanks',
  },
  drop: {
    dropped: 'just dropped',
    disrupted: 'disrupted, halved',
    stunned: 'badly disrupted, cannot attack',
  },
};

export type CounterWords = Wording<typeof englishCounters>;

/** The words of counters in the language that is spoken; read when drawing. */
export const counterWords = words<CounterWords>('winter-war/counters', englishCounters);
