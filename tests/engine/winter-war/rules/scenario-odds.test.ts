import {
  decider,
  eventOf,
  interventionAtMost,
  openActions,
  legalActions,
  scenarioOf,
  type Action,
  type GameEvent,
  type PositionSpec,
  type State,
} from '#engine/winter-war';
import { begins, decline, goOn, interphase, quiet, roll } from './events-helpers.ts';
import { eventsOf, played } from './helpers.ts';

// Exact chances, by going through every face of every die: once with the tables alone, once with the engine, which
// plays every branch of a game. Both must give what the printed tables give on paper.

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const FACES = [1, 2, 3, 4, 5, 6];

/** A position that games can be in with a certain chance, and what has come to pass in them. */
interface Branch {
  readonly state: State;
  readonly chance: number;
  readonly facts: readonly string[];
}

/** Facts that the events of a play establish. */
type Witness = (events: readonly GameEvent[]) => string[];

/** Branches in the same position with the same facts become one. */
function merged(branches: readonly Branch[]): Branch[] {
  const found = new Map<string, Branch>();
  for (const branch of branches) {
    const key = JSON.stringify([branch.facts, { ...branch.state, random: [] }]);
    const known = found.get(key);
    found.set(key, known ? { ...known, chance: known.chance + branch.chance } : branch);
  }
  return [...found.values()];
}

/** Every throw of as many dice as a roll takes here. */
function throws(state: State): number[][] {
  const count = played(state, roll, [6, 6]).dice.length;
  return count === 1 ? FACES.map((die) => [die]) : FACES.flatMap((a) => FACES.map((b) => [a, b]));
}

/** One step on in an Interphase: every face of a die, or an offer refused, or some legal choice. */
function onward({ state, chance, facts }: Branch, witness: Witness): Branch[] {
  const after = (action: Action, dice: readonly number[], part: number): Branch => {
    const next = played(state, action, dice);
    const all = [...new Set([...facts, ...witness(next.events)])].sort();
    return { state: next.state, chance: chance * part, facts: all };
  };
  if (openActions(state).includes('roll')) {
    const dice = throws(state);
    return dice.map((faces) => after(roll, faces, 1 / dice.length));
  }
  if (openActions(state).includes('decline')) return [after(decline, [], 1)];
  return [after([...legalActions(state)][0]!, [], 1)];
}

const settled = ({ state }: Branch): boolean => !state.decisions.length && !state.interphase!.steps.length;

/** Every way that an Interphase can go. */
function interphases(branches: readonly Branch[], witness: Witness): Branch[] {
  let now = merged(branches);
  while (!now.every(settled)) now = merged(now.flatMap((b) => (settled(b) ? [b] : onward(b, witness))));
  return now;
}

/**
 * The chance of each fact by each Game-Turn, Interphase by Interphase, in a whole game from the first one on;
 * `asks` notes what stands open when an Interphase begins. A branch that has `enough` is not played on.
 */
function playedOut(
  more: Partial<PositionSpec>,
  witness: Witness,
  enough: (facts: readonly string[]) => boolean = () => false,
  asks: (state: State) => string[] = () => [],
): Map<string, number>[] {
  let now: Branch[] = [{ state: interphase([], { turn: 1, ...more }), chance: 1, facts: [] }];
  return TURNS.map((turn) => {
    now = now.map((b) => ({ ...b, facts: [...new Set([...b.facts, ...asks(b.state)])].sort() }));
    const [done, open] = [now.filter((b) => enough(b.facts)), now.filter((b) => !enough(b.facts))];
    now = [...done, ...interphases(open, witness)];
    const chances = new Map<string, number>();
    for (const { facts, chance } of now)
      for (const fact of facts) chances.set(fact, (chances.get(fact) ?? 0) + chance);
    const next = begins(turn + 1, 'finn', 'interphase');
    if (turn < 9) now = merged(now.map((b) => (enough(b.facts) ? b : { ...b, state: goOn(b.state, next) })));
    expect(now.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    return chances;
  });
}

const column = (chances: readonly Map<string, number>[], fact: string): number[] =>
  chances.map((byFact) => byFact.get(fact) ?? 0);
const rounded = (chances: readonly number[], digits = 3): number[] =>
  chances.map((chance) => Number(chance.toFixed(digits)));
/** But for the last bits of the machine. */
const exact = (chances: readonly number[]): number[] => rounded(chances, 12);

/** No city for volunteers, no unit to lose: nothing but dice matters. */
const BARE: Partial<PositionSpec> = { owners: { '0604': 'soviet', '0931': 'soviet' } };

describe('Scenario.Table: the chance that a Scenario has come', () => {
  const letters: Witness = (events) => eventsOf(events, 'scenario').flatMap(({ letter }) => [letter, 'some']);
  const came = (facts: readonly string[]): boolean => facts.includes('some');

  const LETTERS = ['A', 'B', 'C', 'D', 'E'];

  /** From the pure table: by each Game-Turn, and of each letter in the end. */
  function onPaper(plus: number): { by: number[]; letter: Record<string, number> } {
    const letter: Record<string, number> = {};
    let none = 1;
    const by = TURNS.map((turn) => {
      const found = FACES.flatMap((die) => scenarioOf(turn, Math.min(6, die + plus)) ?? []);
      for (const each of found) letter[each] = (letter[each] ?? 0) + none / 6;
      none *= 1 - found.length / 6;
      return 1 - none;
    });
    return { by, letter };
  }

  it('by the printed table', () => {
    const { by, letter } = onPaper(0);
    // A sixth after the first Game-Turn, a half after each later one.
    expect(exact(by)).toEqual(exact(TURNS.map((turn) => 1 - (5 / 6) * 0.5 ** (turn - 1))));
    expect(rounded(by)).toEqual([0.167, 0.583, 0.792, 0.896, 0.948, 0.974, 0.987, 0.993, 0.997]);
    const chances = playedOut(BARE, letters, came);
    expect(exact(column(chances, 'some'))).toEqual(exact(by));
    // In the end: of each letter, on paper, by the pure table, and in the game.
    const overall = [65 / 384, 665 / 4608, 5 / 24, 11 / 36, 65 / 384];
    expect(exact(LETTERS.map((name) => letter[name]!))).toEqual(exact(overall));
    expect(exact(LETTERS.map((name) => chances.at(-1)!.get(name)!))).toEqual(exact(overall));
  });

  it('with accelerated aid: one more on the die', () => {
    const { by, letter } = onPaper(1);
    expect(exact(by)).toEqual(exact(TURNS.map((turn) => 1 - (2 / 3) * (1 / 3) ** (turn - 1))));
    const chances = playedOut({ ...BARE, options: { acceleratedAid: true } }, letters, came);
    expect(exact(column(chances, 'some'))).toEqual(exact(by));
    const overall = [148 / 2187, 1348 / 19683, 5 / 27, 4 / 9, 512 / 2187];
    expect(exact(LETTERS.map((name) => letter[name]!))).toEqual(exact(overall));
    expect(exact(LETTERS.map((name) => chances.at(-1)!.get(name)!))).toEqual(exact(overall));
  });

  it('never brings a second one', () => {
    const twice: Witness = (events) => eventsOf(events, 'scenario').map(() => 'some');
    let now: Branch[] = [{ state: interphase([], { turn: 2, ...BARE }), chance: 1, facts: [] }];
    now = interphases(now, twice).filter(({ facts }) => facts.length);
    expect(now.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(0.5, 12);
    for (const branch of now) {
      const next = goOn(branch.state, begins(3, 'finn', 'interphase'));
      const later = interphases([{ ...branch, state: next, facts: [] }], twice);
      expect(later.flatMap(({ facts }) => facts)).toEqual([]);
    }
  });
});

describe('Designer.C: the chance that the West has resolved to come', () => {
  const more = { ...BARE, options: { resoluteIntervention: true } };
  /** Ways of two dice to show a number or less, out of 36. */
  const ways = (most: number): number =>
    FACES.flatMap((a) => FACES.map((b) => a + b)).filter((sum) => sum <= most).length;
  let none = 1;
  const by = TURNS.map((turn) => 1 - (none *= 1 - ways(interventionAtMost(turn)) / 36));

  it('is as worked out for the rule', () => {
    expect(TURNS.map(interventionAtMost)).toEqual([4, 4, 5, 6, 6, 7, 8, 8, 9]);
    expect(rounded(TURNS.map((turn) => ways(interventionAtMost(turn)) / 36))).toEqual([
      0.167, 0.167, 0.278, 0.417, 0.417, 0.583, 0.722, 0.722, 0.833,
    ]);
    expect(rounded(by)).toEqual([0.167, 0.306, 0.498, 0.707, 0.829, 0.929, 0.98, 0.995, 0.999]);
  });

  it('is so in the game, and so are the ways by which they come', () => {
    const witness: Witness = (events) => [
      ...eventsOf(events, 'rolled').flatMap((e) => (e.of === 'intervention' && e.comes ? ['comes'] : [])),
      ...eventsOf(events, 'scenario').map(({ letter }) => letter),
      ...eventsOf(events, 'landing-delayed').map(() => 'later'),
    ];
    const enough = (facts: readonly string[]): boolean => facts.includes('A') || facts.includes('B');
    // A landing that was put off comes as the next Interphase opens.
    const landed = ({ course }: State): string[] => (course.scenario ? [course.scenario.letter] : []);
    const chances = playedOut(more, witness, enough, landed);
    expect(exact(column(chances, 'comes'))).toEqual(exact(by));
    // Norway yields on 2 to 6; then Sweden on 3 to 6, or where Norway resists on 4 to 6.
    expect(exact(column(chances, 'B'))).toEqual(exact(by.map((chance) => (chance * 5 * 4) / 36)));
    expect(exact(column(chances, 'later'))).toEqual(exact(by.map((chance) => (chance * 1 * 3) / 36)));
    // One resists: A at once. Both do: A a Game-Turn later.
    expect(exact(column(chances, 'A'))).toEqual(
      exact(by.map((chance, i) => (chance * (5 * 2 + 1 * 3)) / 36 + ((by[i - 1] ?? 0) * 3) / 36)),
    );
  });
});

describe('Event.Table: the chance of each Special Event', () => {
  /** By each Game-Turn, from the pure table. */
  const rolledBy = (letter: string): number[] => {
    let none = 1;
    return TURNS.map((turn) => {
      const hits = FACES.filter((die) => eventOf(turn, die)?.split('+').includes(letter)).length;
      return 1 - (none *= 1 - hits / 6);
    });
  };
  const letter =
    (wanted: string): Witness =>
    (events) =>
      eventsOf(events, 'special-event').flatMap(({ event }) => (event === wanted ? [event] : []));

  // Sixths of the die after Game-Turns 1 to 9.
  it.each([
    ['F', [1, 1, 1, 1, 0, 0, 0, 1, 1]],
    ['G', [1, 1, 1, 1, 2, 2, 2, 0, 0]],
    ['H', [1, 1, 1, 1, 1, 1, 1, 0, 0]],
    ['J', [0, 0, 0, 0, 2, 2, 2, 1, 1]],
    ['K', [0, 0, 0, 0, 1, 1, 1, 1, 1]],
    ['L', [0, 0, 0, 0, 0, 0, 0, 1, 1]],
  ])('%s', (wanted, sixths) => {
    const printed = TURNS.map(
      (_, i) => 1 - sixths.slice(0, i + 1).reduce((none, n) => none * (1 - n / 6), 1),
    );
    expect(exact(rolledBy(wanted))).toEqual(exact(printed));
    const chances = playedOut({ ...BARE, ...quiet }, letter(wanted), (facts) => facts.length > 0);
    expect(exact(column(chances, wanted))).toEqual(exact(printed));
  });

  it('H takes effect only with a Scenario, which is rolled for first', () => {
    // By hand: the Scenario must be there by the time that H is rolled.
    let [neither, scenario, raised] = [1, 0, 0];
    const paper = TURNS.map((turn) => {
      const comes = (neither * FACES.filter((die) => scenarioOf(turn, die)).length) / 6;
      [neither, scenario] = [neither - comes, scenario + comes];
      const hit = FACES.filter((die) => eventOf(turn, die) === 'H').length / 6;
      [scenario, raised] = [scenario * (1 - hit), raised + scenario * hit];
      return raised;
    });
    const witness: Witness = (events) =>
      eventsOf(events, 'special-event').flatMap(({ event, effect }) =>
        event === 'H' && effect ? ['H'] : [],
      );
    // The other events change nothing here, so that there are fewer positions to go through.
    const calm = { ...BARE, options: { ceaseFire: false }, course: { paradrop: true } };
    const chances = playedOut(calm, witness, (facts) => facts.length > 0);
    expect(exact(column(chances, 'H'))).toEqual(exact(paper));
    expect(rounded(paper)).toEqual([0.028, 0.12, 0.232, 0.343, 0.444, 0.532, 0.608, 0.608, 0.608]);
  });
});

describe('Event.K: the chance that a cease-fire can be called', () => {
  const asks = (state: State): string[] =>
    state.decisions.at(-1)?.kind === 'cease-fire' && decider(state) === 'finn' ? ['offer'] : [];
  const offered = (more: Partial<PositionSpec>): number[] =>
    column(
      playedOut(
        { ...BARE, ...quiet, ...more },
        () => [],
        (facts) => facts.length > 0,
        asks,
      ),
      'offer',
    );

  it('is a sixth after Game-Turn 6, and as much again of what is left after each later one', () => {
    const paper = TURNS.map((turn) => 1 - (5 / 6) ** Math.max(0, turn - 5));
    expect(exact(offered({}))).toEqual(exact(paper));
    expect(rounded(paper)).toEqual([0, 0, 0, 0, 0, 0.167, 0.306, 0.421, 0.518]);
    // The table says the same: one face in six from Game-Turn 5 on, for the Game-Turn after.
    const faces = TURNS.map((turn) => FACES.filter((die) => eventOf(turn, die) === 'K').length);
    expect(faces).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  it('is nought with the switch off', () => {
    expect(offered({ options: { ceaseFire: false } })).toEqual(TURNS.map(() => 0));
  });
});
