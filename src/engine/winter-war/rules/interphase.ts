import type { Action } from '../state/actions.ts';
import {
  popDecision,
  pushDecision,
  refreshSupply,
  rollDie,
  setCourse,
  type Draft,
  setUnit,
  standIn,
} from './draft.ts';
import type { Rolled, SpecialEvent } from '../state/events.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import {
  type InterphaseStep,
  type State,
  OFF_MAP,
  type Course,
  type ScenarioLetter,
} from '../state/state.ts';
import type { Side } from '../units/unit-types.ts';
import { musterVolunteers, join, musterSwedes } from './muster.ts';
import { goAshore, assault, landAtPetsamo, LANDING_FORCE, turnBack } from './landing.ts';
import { SWEDISH_ENTRY, LENINGRAD } from '../board/board.ts';
import { ALLIED_BRIGADES, IS_SOVIET, PARATROOPS, RIFLE_REGIMENTS } from '../units/roster.ts';
import { askForfeit, RECALLED_POINTS, CLIMATE_POINTS } from './forfeit.ts';
import { scoreGame } from './victory.ts';

type Letters = readonly (ScenarioLetter | null)[];

/** For Game-Turns 1 to 9: the Scenario on a die of 4, 5, 6; none on 1 to 3 (X1). */
const SCENARIO_TABLE: readonly Letters[] = [
  [null, null, 'D'],
  ['C', 'D', 'E'],
  ['A', 'B', 'C'],
  ['A', 'A', 'B'],
  ['A', 'B', 'E'],
  ['A', 'B', 'E'],
  ['A', 'B', 'E'],
  ['B', 'B', 'B'],
  ['B', 'B', 'B'],
];

/** The Scenario of an Interphase die by Game-Turn; turns after the ninth use the ninth (Scenario.Table). */
export function scenarioOf(turn: number, die: number): ScenarioLetter | null {
  const row = SCENARIO_TABLE[Math.min(turn, SCENARIO_TABLE.length) - 1];
  return row?.[die - 4] ?? null;
}

const EVENT_TABLES: readonly { readonly until: number; readonly events: readonly (SpecialEvent | null)[] }[] =
  [
    { until: 4, events: [null, null, null, 'F', 'G', 'H'] },
    { until: 7, events: [null, 'G', 'H', 'J', 'K', 'G+J'] },
    { until: Infinity, events: [null, null, 'F', 'J', 'K', 'L'] },
  ];

/** The Special Event of an Interphase die by Game-Turn (Event.Table). */
export const eventOf = (turn: number, die: number): SpecialEvent | null =>
  EVENT_TABLES.find(({ until }) => turn <= until)!.events[die - 1]!;

/** Game-Turns with a roll for the length: the highest die that ends the game, and the last turn if it continues. */
export const LENGTH_ROLLS: Readonly<Record<number, { readonly endsOn: number; readonly lastTurn: number }>> =
  {
    10: { endsOn: 2, lastTurn: 12 },
    12: { endsOn: 4, lastTurn: 13 },
  };

/** Two dice of at most this number bring the Allies; turns after the ninth use the ninth (Designer.C). */
export const interventionAtMost = (turn: number): number =>
  4 + Math.floor((2 * (Math.min(turn, SCENARIO_TABLE.length) - 1)) / 3);

const throughSweden = (draft: Draft, brigades: number): void =>
  join(
    draft,
    ALLIED_BRIGADES.filter((id) => draft.state.units[id]!.at === OFF_MAP.unused).slice(0, brigades),
    SWEDISH_ENTRY,
  );

/** Brings a Scenario into force (Scenario.A to Scenario.E). */
function bringScenario(draft: Draft, letter: ScenarioLetter): void {
  setCourse(draft, { scenario: { letter, turn: draft.state.turn }, scenarioOver: true });
  draft.events.push({ type: 'scenario', letter });
  switch (letter) {
    case 'A':
      return landAtPetsamo(draft);
    case 'B':
      return throughSweden(draft, ALLIED_BRIGADES.length);
    case 'C':
      throughSweden(draft, LANDING_FORCE);
      return landAtPetsamo(draft);
    case 'D':
      return musterSwedes(draft);
    case 'E':
      return askForfeit(draft, 'recall', RECALLED_POINTS);
  }
}

/** Makes the assault; true when the Allies may go ashore once its result is settled. */
function acceptLanding(draft: Draft): boolean {
  popDecision(draft);
  return assault(draft);
}

/** No assault: Scenario A lapses, and Scenarios are rolled for again, except with resolute intervention. */
function declineLanding(draft: Draft): void {
  popDecision(draft);
  turnBack(draft);
  draft.events.push({ type: 'declined', what: 'landing' });
  if (draft.state.course.scenario?.letter !== 'A') return;
  setCourse(draft, { scenario: null, scenarioOver: draft.state.options.resoluteIntervention });
}

type Single = Exclude<SpecialEvent, 'G+J'>;

/** Carries out a Special Event, which may have no effect now (Event.F to Event.L). */
function bringEvent(draft: Draft, event: SpecialEvent): void {
  // J first, since G may leave a choice of city that waits until both have happened.
  if (event === 'G+J') {
    bringEvent(draft, 'J');
    bringEvent(draft, 'G');
    return;
  }
  const effect = EFFECTS[event](draft);
  draft.events.push({ type: 'special-event', event, effect });
}

const remember = (draft: Draft, change: Partial<Course>): true => {
  setCourse(draft, change);
  return true;
};

/** The effect of each event; false when it has none now. */
const EFFECTS: Readonly<Record<Single, (draft: Draft) => boolean>> = {
  F: paradrop,
  G: musterVolunteers,
  H: (draft) =>
    draft.state.course.scenario !== null &&
    !draft.state.course.petrozavodskRaised &&
    remember(draft, { petrozavodskRaised: true }),
  J: returnRegiment,
  K: callable,
  L: (draft) => {
    remember(draft, { railsClosedIn: draft.state.turn + 1 });
    askForfeit(draft, 'climate', CLIMATE_POINTS);
    return true;
  },
};

/** Puts the paratroops in Leningrad; with airborne operations, only to replace a lost brigade. */
function paradrop(draft: Draft): boolean {
  const { options, course, units } = draft.state;
  const needed = options.airborne ? OFF_MAP.eliminated : OFF_MAP.unused;
  const held = units.some(({ at }, id) => at === LENINGRAD && !IS_SOVIET[id]);
  if (course.paradrop || held || units[PARATROOPS]!.at !== needed) return false;
  standIn(draft, PARATROOPS, LENINGRAD);
  return remember(draft, { paradrop: true });
}

function returnRegiment(draft: Draft): boolean {
  const unit = RIFLE_REGIMENTS.find((id) => draft.state.units[id]!.at === OFF_MAP.eliminated);
  if (unit === undefined) return false;
  setUnit(draft, unit, { at: OFF_MAP.waiting, cut: 0, marks: 0 });
  draft.events.push({ type: 'returned', unit });
  return true;
}

/** The Finns may end the game after the next Game-Turn, unless it ends then anyway (Event.K, X4). */
function callable(draft: Draft): boolean {
  const { options, turn, lastTurn } = draft.state;
  const next = turn + 1;
  const endsAnyway = next >= lastTurn && !(options.variableLength && LENGTH_ROLLS[next]);
  return options.ceaseFire && !endsAnyway && remember(draft, { ceaseFireAfter: next });
}

const lengthOpen = ({ options, turn, lastTurn }: State): boolean =>
  options.variableLength && turn === lastTurn && LENGTH_ROLLS[turn] !== undefined;

/** True when the Game-Turn just played has an Interphase (Sequence.C, Option.E, Option.H). */
export const hasInterphase = (state: State): boolean =>
  lengthOpen(state) || (state.options.events && state.turn > 0 && state.turn < state.lastTurn);

/** Steps of the turn's Interphase, once the game is known to continue. */
function eventSteps({ options, turn, course }: State): InterphaseStep[] {
  if (!options.events) return [];
  const steps: InterphaseStep[] = [];
  if (course.ceaseFireAfter === turn) steps.push('cease-fire');
  if (!course.scenarioOver) steps.push('scenario');
  if (course.landingAfter === turn) steps.push('landing');
  return [...steps, 'event'];
}

export function beginInterphase(draft: Draft): void {
  const { state } = draft;
  state.interphase = { steps: lengthOpen(state) ? ['length'] : eventSteps(state), norwayResists: false };
  settleInterphase(draft);
}

function setSteps(draft: Draft, steps: readonly InterphaseStep[]): void {
  draft.state.interphase = { ...draft.state.interphase!, steps };
}

/** Steps without a die, carried out as soon as no decision is pending. */
const ITSELF: Readonly<Partial<Record<InterphaseStep, (draft: Draft) => void>>> = {
  'cease-fire': (draft) => pushDecision(draft, { kind: 'cease-fire', side: 'finn' }),
  landing: (draft) => bringScenario(draft, 'A'),
  ashore: goAshore,
};

/** Continues until a die or a decision is due, or the game is over; then judges supply for the present units. */
export function settleInterphase(draft: Draft): void {
  const { state } = draft;
  while (!state.outcome) {
    const [step, ...others] = state.interphase?.steps ?? [];
    const happen = step && !state.decisions.length ? ITSELF[step] : undefined;
    if (!happen) return refreshSupply(draft);
    setSteps(draft, others);
    happen(draft);
  }
}

/** The side to roll or decide in an Interphase. */
export const interphaseSide = ({ interphase }: State): Side =>
  interphase?.steps.length && interphase.steps[0] !== 'event' ? 'finn' : 'soviet';

export const checkInterphaseEnd = ({ interphase }: State): Refusal | null =>
  interphase?.steps.length ? refuse('roll-first') : null;

/** Steps with a die roll. */
const ROLLS: Readonly<Partial<Record<InterphaseStep, (draft: Draft) => void>>> = {
  length: rollLength,
  scenario: (draft) =>
    draft.state.options.resoluteIntervention ? rollIntervention(draft) : rollScenario(draft),
  norway: (draft) => rollNeutral(draft, 'norway'),
  sweden: (draft) => rollNeutral(draft, 'sweden'),
  event: rollEvent,
};

export function checkRoll({ interphase }: State): Refusal | null {
  const step = interphase?.steps[0];
  return step && ROLLS[step] ? null : refuse('nothing-to-roll');
}

/** Rolls for the first step (Sequence.C). */
export function applyRoll(draft: Draft): void {
  const [step, ...others] = draft.state.interphase!.steps;
  setSteps(draft, others);
  ROLLS[step!]!(draft);
  settleInterphase(draft);
}

const tell = (draft: Draft, rolled: Rolled): void => {
  draft.events.push({ type: 'rolled', ...rolled });
};

function rollLength(draft: Draft): void {
  const { state } = draft;
  const die = rollDie(draft);
  const { endsOn, lastTurn } = LENGTH_ROLLS[state.turn]!;
  if (die > endsOn) {
    state.lastTurn = lastTurn;
    setSteps(draft, eventSteps(state));
  }
  tell(draft, { of: 'length', dice: [die], lastTurn: state.lastTurn });
}

function rollScenario(draft: Draft): void {
  const { turn, options } = draft.state;
  const die = rollDie(draft);
  const modified = Math.min(6, die + (options.acceleratedAid ? 1 : 0));
  const letter = scenarioOf(turn, modified);
  tell(draft, { of: 'scenario', dice: [die], modified, letter });
  if (letter) bringScenario(draft, letter);
}

/** Two dice in place of the Scenario Table (Designer.C). */
function rollIntervention(draft: Draft): void {
  const { state } = draft;
  const dice = [rollDie(draft), rollDie(draft)];
  const atMost = interventionAtMost(state.turn);
  const comes = dice[0]! + dice[1]! <= atMost;
  tell(draft, { of: 'intervention', dice, atMost, comes });
  if (!comes) return;
  setCourse(draft, { scenarioOver: true, hastenedIn: state.turn + 1 });
  setSteps(draft, ['norway', 'sweden', ...state.interphase!.steps]);
}

/** Norway, then Sweden, let the Allies through or resist; both results decide how the Allies arrive (Designer.C). */
function rollNeutral(draft: Draft, of: 'norway' | 'sweden'): void {
  const { state } = draft;
  const { norwayResists } = state.interphase!;
  const die = rollDie(draft);
  const atMost = of === 'norway' ? 1 : norwayResists ? 3 : 2;
  const resists = die <= atMost;
  tell(draft, { of, dice: [die], atMost, resists });
  if (of === 'norway') state.interphase = { ...state.interphase!, norwayResists: resists };
  else if (resists && norwayResists) {
    setCourse(draft, { landingAfter: state.turn + 1 });
    draft.events.push({ type: 'landing-delayed', turn: state.turn + 1 });
  } else bringScenario(draft, resists || norwayResists ? 'A' : 'B');
}

function rollEvent(draft: Draft): void {
  const { turn, options } = draft.state;
  const die = rollDie(draft);
  const event = eventOf(turn, die);
  const volunteers = options.acceleratedAid && die === 1;
  tell(draft, { of: 'event', dice: [die], event, volunteers });
  if (event) bringEvent(draft, event);
  else if (volunteers) musterVolunteers(draft);
}

type ChoiceAction = Action & { readonly type: 'accept' | 'decline' };

/** Carries out the answer to a cease-fire or a landing. */
export function applyChoice(draft: Draft, { type }: ChoiceAction): void {
  const kind = draft.state.decisions.at(-1)?.kind;
  if (kind === 'landing') {
    if (type === 'decline') declineLanding(draft);
    else if (acceptLanding(draft)) setSteps(draft, ['ashore', ...draft.state.interphase!.steps]);
    refreshSupply(draft);
  } else if (kind === 'cease-fire') {
    popDecision(draft);
    if (type === 'accept') scoreGame(draft, 'cease-fire');
    else draft.events.push({ type: 'declined', what: 'cease-fire' });
  } else popDecision(draft);
}
