/** The words of counters, as read aloud. Joined into the one table of strings. */
export const counterStrings = {
  army: { finn: 'Finnish', soviet: 'Soviet', allied: 'Allied' },
  faceDown: (army: string) => `${army} counter, face down`,
  blank: 'Finnish blank counter',
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
    blank: 'blank',
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
    stunned: 'scattered, cannot attack',
  },
};
