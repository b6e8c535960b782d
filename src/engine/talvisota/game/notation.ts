/** Positions and games of Talvisota as text: docs/notation.md. */
import type { Fields, Head } from '#engine/core/notation-game.ts';
import { notationOf } from '#engine/core/notation.ts';
import {
  NOTHING,
  readNumber,
  readValue,
  refuseAt,
  split,
  writeValue,
  type Word,
} from '#engine/core/notation-text.ts';
import { same } from '#engine/core/same.ts';
import { FRONTS, SPACES, type Side } from '../board/board.ts';
import { freeFinns } from '../rules/allotment.ts';
import { emptyFinnishPlan, emptySovietPlan } from '../rules/plans.ts';
import { OPTION_KEYS } from '../state/options.ts';
import type { FinnishPlan, PhaseName, SovietPlan, State } from '../state/state.ts';
import { finns, size, soviets } from '../units/forces.ts';
import { FINNISH_SUPPORTS, SLOTS, SOVIET_SUPPORTS } from '../units/strategies.ts';
import { EDITIONS } from './editions.ts';
import { newGame } from './new-game.ts';
import {
  namesFor,
  readBoth,
  readFinns,
  readPosts,
  readSoviets,
  readSpaces,
  writeBoth,
  writeForce,
  writePosts,
  writeSlot,
  writeSpace,
  writeSpaces,
} from './notation-names.ts';
import { contradictions } from './faults.ts';
import { stateSchema } from './save-schema.ts';
import { factsOf, FORMS } from './notation-steps.ts';
import { restore, serialise, type Seats } from './save.ts';
import { openActions, PHASES } from './sequence.ts';
import { play, startTimeline } from './timeline.ts';

/** Fields written as plain data when they differ from a new game. */
const REST = ['attacked', 'waited', 'combat', 'decisions', 'outcome'] as const;
const SOVIET_NAMES = namesFor('soviet');
/** Written for the strategy of a plan that is hidden from the writer. */
const HIDDEN = '?';

/** A Soviet strategy on the map always has a starting space unless the view hides it. */
const isSovietClosed = ({ strategy, stage, from }: SovietPlan): boolean =>
  strategy !== null && stage !== 'box' && from === null;

/** A strategy can be without units only where none were left (N50), or in solo play before its draw. */
const isFinnishClosed = (state: State, { strategy, stage, units }: FinnishPlan): boolean =>
  strategy !== null &&
  stage === 'map' &&
  state.phase === 'combat' &&
  !state.options.solo &&
  size(units) === 0 &&
  size(freeFinns(state)) > 0;

/** A plan by its non-empty fields; `isClosed`: its means are hidden from the writer. */
function writePlan<P extends { readonly strategy: string | null }>(
  plan: P,
  empty: P,
  side: Side,
  isClosed: boolean,
): string {
  const has = Object.entries(plan).filter(([key, value]) => !same(value, empty[key as keyof P]));
  const told = {
    ...Object.fromEntries(has),
    strategy: plan.strategy ?? HIDDEN,
    ...(isClosed && { means: HIDDEN }),
  };
  return writeValue(told, namesFor(side));
}

function readPlan<P extends object>(word: Word, empty: P, side: Side): P {
  const told = readValue(word, namesFor(side));
  if (typeof told !== 'object') return refuseAt(word, 'expected', { what: 'value', found: word.text });
  const plan = { ...empty, ...told };
  const { strategy, means } = plan as { readonly strategy?: unknown; readonly means?: unknown };
  if (strategy === HIDDEN || means === HIDDEN) refuseAt(word, 'hidden');
  return plan;
}

/** Phases in which units may wait for a front box; in others only a view shows all boxes as one heap. */
const WAITING: readonly PhaseName[] = ['set-up', 'recovery'];

function writeFields(state: State): string[] {
  const { soviet, finnish, morale, event, paid, phase } = state;
  const fresh = newGame(state.options);
  const fields: string[] = [];
  const tell = (key: string, value: string): void => void fields.push(`${key}=${value}`);
  const tellUnits = (key: string, units: string): void => void (units !== NOTHING && tell(key, units));

  tell('morale', `${morale.soviet}:${morale.finn}`);
  if (event) tell('event', String(event));
  SPACES.forEach((_, space) =>
    tellUnits(writeSpace(space), writeBoth(soviet.map[space]!, finns({ SCT: finnish.scouts[space]! }))),
  );
  SPACES.forEach((_, space) => tellUnits(`used.${writeSpace(space)}`, writeForce(soviet.used[space]!)));
  if (soviet.markers.length) tell('markers', writeSpaces(soviet.markers));
  if (paid.length) tell('paid', writeSpaces(paid));
  for (const front of FRONTS) tellUnits(front, writeForce(soviet.boxes[front]));
  tellUnits(WAITING.includes(phase) ? 'waiting' : HIDDEN, writeForce(soviet.waiting));
  tellUnits('pool', writeForce(finnish.pool));
  tellUnits('lost', writeBoth(soviet.losses, finnish.losses));
  tellUnits('back', writeBoth(soviet.reinforcements, finnish.reinforcements));
  if (soviet.bought.FUS || soviet.bought.others)
    tell('bought', `${soviet.bought.FUS}:${soviet.bought.others}`);
  if (Object.keys(soviet.posts).length) tell('soviet.posts', writePosts(soviet.posts, SOVIET_SUPPORTS));
  if (Object.keys(finnish.posts).length) tell('finn.posts', writePosts(finnish.posts, FINNISH_SUPPORTS));
  soviet.plans.forEach(
    (plan, slot) =>
      plan &&
      tell(
        `soviet.${writeSlot(slot)}`,
        writePlan(plan, emptySovietPlan(null), 'soviet', isSovietClosed(plan)),
      ),
  );
  finnish.plans.forEach(
    (plan, slot) =>
      plan &&
      tell(
        `finn.${writeSlot(slot)}`,
        writePlan(plan, emptyFinnishPlan(null), 'finn', isFinnishClosed(state, plan)),
      ),
  );
  for (const key of REST)
    if (!same(state[key], fresh[key])) tell(key, writeValue(state[key], SOVIET_NAMES, key));
  return fields;
}

function readTwo(word: Word): readonly [number, number] {
  const [one, other, ...more] = split(word, ':');
  if (!other || more.length) return refuseAt(word, 'expected', { what: 'number', found: word.text });
  return [readNumber(one!), readNumber(other)];
}

function readFields({ turn, phase, options }: Head<State>, fields: Fields): State {
  const take = <T>(key: string, read: (word: Word) => T): T | undefined => {
    const field = fields.get(key);
    fields.delete(key);
    return field && read(field.value);
  };
  const hidden = fields.get(HIDDEN);
  if (hidden) refuseAt(hidden.key, 'hidden');
  const fresh = newGame(options);
  const none = { soviet: soviets(), finn: finns() };
  const spaces = SPACES.map(({ id }) => take(id, readBoth) ?? none);
  spaces.forEach(({ finn }, space) => {
    if (size(finn) > finn.SCT) refuseAt(turn, 'position', { where: writeSpace(space) });
  });
  const [sovietMorale, finnishMorale] = take('morale', readTwo) ?? [fresh.morale.soviet, fresh.morale.finn];
  const lost = take('lost', readBoth) ?? none;
  const back = take('back', readBoth) ?? none;
  const [FUS, others] = take('bought', readTwo) ?? [0, 0];
  const ascending = (word: Word) => readSpaces(word).sort((a, b) => a - b);
  const box = (front: string) => take(front, readSoviets) ?? soviets();
  const rest = Object.fromEntries(
    REST.map((key) => [key, take(key, (word) => readValue(word, SOVIET_NAMES, key)) ?? fresh[key]]),
  );
  return {
    ...fresh,
    turn: Number(turn.text.slice(1)),
    phase,
    morale: { soviet: sovietMorale, finn: finnishMorale },
    event: take('event', readNumber) ?? 0,
    soviet: {
      waiting: take('waiting', readSoviets) ?? soviets(),
      boxes: { LAP: box('LAP'), LAD: box('LAD'), KAR: box('KAR') },
      map: spaces.map(({ soviet }) => soviet),
      used: SPACES.map(({ id }) => take(`used.${id}`, readSoviets) ?? soviets()),
      markers: take('markers', ascending) ?? [],
      losses: lost.soviet,
      reinforcements: back.soviet,
      bought: { FUS, others },
      posts: take('soviet.posts', (word) => readPosts(word, SOVIET_SUPPORTS)) ?? {},
      plans: [...SLOTS.keys()].map(
        (slot) =>
          take(`soviet.${writeSlot(slot)}`, (word) => readPlan(word, emptySovietPlan(null), 'soviet')) ??
          null,
      ),
    },
    finnish: {
      pool: take('pool', readFinns) ?? finns(),
      scouts: spaces.map(({ finn }) => finn.SCT),
      losses: lost.finn,
      reinforcements: back.finn,
      posts: take('finn.posts', (word) => readPosts(word, FINNISH_SUPPORTS)) ?? {},
      plans: [...SLOTS.keys()].map(
        (slot) =>
          take(`finn.${writeSlot(slot)}`, (word) => readPlan(word, emptyFinnishPlan(null), 'finn')) ?? null,
      ),
    },
    paid: take('paid', ascending) ?? [],
    ...rest,
  } as State;
}

/**
 * `writePosition(state)`: a position, or a view of one, as a line. `readPosition(text)`: a game that starts from it.
 * `writeGame(timeline, seats?)` and `readGame(text)`: a whole game. A refusal has line, column and reason.
 */
export const { writePosition, readPosition, writeGame, readGame } = notationOf({
  format: 'talvisota',
  editions: EDITIONS,
  optionKeys: OPTION_KEYS,
  phases: Object.keys(PHASES) as PhaseName[],
  turnPattern: /^T\d$/,
  turnOf: ({ turn }: State) => `T${turn}`,
  openActions,
  forms: FORMS,
  factsOf,
  writeFields,
  readFields,
  positionSchema: stateSchema,
  contradictions,
  newGame,
  startTimeline,
  play,
  serialise: (line, seats?: Seats) => serialise(line, seats),
  restore,
});
