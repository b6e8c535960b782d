/** Plays one random game of Talvisota and tests all invariants on the way. */
import { randomSource } from '#engine/core/random.ts';
import {
  canUndo,
  check,
  decider,
  FINNISH_START,
  JANUARY_ARRIVALS,
  legalActions,
  MARKERS,
  minus,
  MOST_MORALE,
  newGame,
  openActions,
  OPTION_KEYS,
  play,
  plus,
  positionFaults,
  present,
  restore,
  serialise,
  size,
  SOVIET_START,
  startTimeline,
  supply,
  undo,
  view,
  isFinnish,
  type Action,
  type Options,
  type SovietForce,
  type State,
  type Timeline,
} from '#engine/talvisota';
import { copyOf, listFaults, MOST_STEPS, same, saveFaults, type FuzzGame } from '../fuzz-any.ts';
import { sampleAction, type Pick } from './random-play.ts';

/** Steps between comparisons of the list with the single test, and between changes of hidden data. */
const LIST_EVERY = 7;

/** Most items of a list that are tested: there are very many allotments. */
const LONGEST_LIST = 300;

const RULES = { legalActions, check, openActions, serialise, restore };

const randomOptions = (pick: Pick): Options =>
  Object.fromEntries(OPTION_KEYS.map((key) => [key, pick(2) === 0])) as unknown as Options;

export type Player = (state: State, pick: Pick) => Action;

/** Plays one game; `fixed` are the options that are not random. */
export function playFuzzGame(
  seed: number,
  fixed: Partial<Options> = {},
  player: Player = sampleAction,
): FuzzGame & { turns: number } {
  const pick = randomSource(seed);
  const options = { ...randomOptions(pick), ...fixed };
  const violations: string[] = [];
  let line: Timeline = startTimeline(newGame(options, seed));
  const fault = (state: State, what: string): void => {
    violations.push(`turn ${state.turn}, ${state.phase}: ${what}`);
  };

  while (present(line).phase !== 'over' && line.cursor < MOST_STEPS) {
    const before = present(line);
    if (legalActions(before).next().done) {
      fault(before, 'dead end: no legal action');
      break;
    }
    if (line.cursor % LIST_EVERY === 0)
      for (const text of listFaults(RULES, before, LONGEST_LIST)) fault(before, text);
    const action = player(before, pick);
    const played = play(line, action);
    if (!played.ok) {
      fault(before, `refused ${JSON.stringify(action)}: ${played.refusal.text}`);
      break;
    }
    line = played.timeline;
    const after = present(line);
    const step = line.steps.at(-1)!;
    const barred = step.dice.length > 0 || action.type === 'fight' || decider(before) !== decider(after);
    if (barred && canUndo(line)) fault(before, `${action.type} can be taken back over a die or a reveal`);
    if (canUndo(line) && present(undo(line)) !== before) fault(before, 'undo does not lead back');
    for (const text of invariants(after)) fault(after, text);
  }
  if (present(line).phase !== 'over') fault(present(line), 'the game does not end');
  for (const text of saveFaults(RULES, line)) fault(present(line), text);
  const { outcome, turn } = present(line);
  return {
    steps: line.steps.length,
    violations,
    endReason: outcome?.reason ?? 'none',
    level: outcome?.winner ?? 'none',
    turns: turn,
  };
}

/** Invariants of every position. */
function invariants(state: State): string[] {
  const faults: string[] = [];
  if (!same(copyOf(state), state)) faults.push('the state is not plain JSON');
  for (const { key, text } of positionFaults(state)) faults.push(`${key}: ${text}`);
  if (!countersKept(state)) faults.push('counters are not conserved');
  for (const side of ['soviet', 'finn'] as const)
    if (state.morale[side] > MOST_MORALE) faults.push(`morale of ${side} is above its cap`);
  if (state.soviet.markers.length > MARKERS) faults.push('more markers than there are');
  state.soviet.map.forEach((units, space) => {
    if (isFinnish(space) && size(units) > 6) faults.push(`${size(units)} units in space ${space}`);
  });
  for (const { space, path, cuts } of supply(state))
    if (path ? !cuts.every((cut) => path.includes(cut)) : cuts.length)
      faults.push(`the chain of space ${space} is wrong`);
  return [...faults, ...leaks(state)];
}

function countersKept({ soviet, finnish, turn, phase }: State): boolean {
  const { LAP, LAD, KAR } = soviet.boxes;
  const all = [soviet.waiting, LAP, LAD, KAR, soviet.losses, soviet.reinforcements, ...soviet.map].reduce(
    plus,
  );
  const january = turn > 3 || (turn === 3 && phase !== 'event');
  const due: SovietForce = january ? plus(SOVIET_START, JANUARY_ARRIVALS) : SOVIET_START;
  const scouts = finnish.scouts.reduce((a, b) => a + b, 0);
  const army = plus(plus(finnish.pool, finnish.losses), finnish.reinforcements);
  return same(all, due) && same(minus(FINNISH_START, army), { DIV: 0, SCT: scouts, WD: 0, SK: 0, RES: 0 });
}

const MEANS_OPEN = ['open', 'done'];

/** A side's view holds nothing hidden: changing what is hidden from it must not change the view. */
function leaks(state: State): string[] {
  if (state.phase === 'over') return [];
  const faults: string[] = [];
  const seen = { soviet: view(state, 'soviet'), finn: view(state, 'finn') };
  if (seen.soviet.random.length || seen.finn.random.length) faults.push('the dice to come show');
  if (!same(seen.soviet.soviet, state.soviet) || !same(seen.finn.finnish, state.finnish))
    faults.push('a side does not see its own sheet');
  const revealed = ['combat', 'harassment', 'turn-end'].includes(state.phase);
  for (const plan of seen.finn.soviet.plans) {
    if (!plan) continue;
    if (plan.strategy && (!revealed || plan.stage === 'box')) faults.push('a Soviet strategy shows');
    const open =
      MEANS_OPEN.includes(plan.stage) || (revealed && state.options.allAtOnce && plan.stage === 'map');
    if (!open && (size(plan.units) || plan.supports.length || plan.from !== null))
      faults.push('means of a Soviet strategy show');
  }
  for (const plan of seen.soviet.finnish.plans) {
    if (!plan) continue;
    if (plan.strategy && (!revealed || plan.stage === 'box')) faults.push('a Finnish strategy shows');
    const open =
      MEANS_OPEN.includes(plan.stage) || (revealed && state.options.allAtOnce && plan.stage === 'map');
    if (!open && (size(plan.units) || plan.supports.length || plan.environment.length || plan.entrenched))
      faults.push('means of a Finnish strategy show');
  }
  if (Object.keys(seen.finn.soviet.posts).length || Object.keys(seen.soviet.finnish.posts).length)
    faults.push('supports on fronts show');
  const { boxes } = seen.finn.soviet;
  if (size(boxes.LAP) + size(boxes.LAD) + size(boxes.KAR)) faults.push('Soviet boxes show');
  return faults;
}
