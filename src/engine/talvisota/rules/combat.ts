/** A combat from the opening of the means to its last round (4, N20 to N28, N33, N52). */
import { placeOf, type Space } from '../board/board.ts';
import type { ActionOf } from '../game/actions.ts';
import {
  addUnits,
  addUsed,
  popDecision,
  pushDecision,
  removeUnits,
  removeUsed,
  rollDie,
  setCombat,
  setFinnish,
  setFinnishPlan,
  setScouts,
  setSoviet,
  setSovietPlan,
  type Draft,
} from '../game/draft.ts';
import { refuse, type Refusal } from '../game/refusals.ts';
import type { Combat, Employment, State } from '../game/state.ts';
import {
  choices,
  finns,
  holds,
  kinds,
  minus,
  MOST_UNITS,
  plus,
  size,
  soviets,
  type FinnishForce,
  type SovietForce,
} from '../units/forces.ts';
import { RESERVES, SLOTS, type Slot } from '../units/strategies.ts';
import { freeUnits } from './allotment.ts';
import { chainsOf, isSoviet, isSpace, neighbours, roomIn } from './control.ts';
import { attacker, defender, encounterOf, finnsIn, scoutsBeside } from './encounter.ts';
import { lose, win } from './outcome.ts';
import { forecast, verdict } from './round.ts';

type FightAction = ActionOf<'fight'>;
type EmployAction = ActionOf<'employ'>;
type MannerheimAction = ActionOf<'mannerheim'>;
type LoseAction = ActionOf<'lose'>;

/** Combats still to be opened. */
export const fights = ({ soviet }: State): Slot[] =>
  [...SLOTS.keys()].filter((slot) => soviet.plans[slot]?.stage === 'map');

export const checkFight = (state: State, { slot }: FightAction): Refusal | null =>
  fights(state).includes(slot) ? null : refuse('fight-none');

const NO_EMPLOYMENT: Employment = { meretskov: null, timoshenko: null, artillery: null };

/** The means are shown and the force begins its first attack. */
export function applyFight(draft: Draft, { slot }: FightAction): void {
  const { soviet, finnish } = draft.state;
  const plan = soviet.plans[slot]!;
  const { answer, units } = plan;
  const from = plan.from!;
  const target = plan.target!;
  setSovietPlan(draft, slot, { ...plan, stage: 'open' });
  const meets = answer === null ? null : finnish.plans[answer]!;
  if (answer !== null) setFinnishPlan(draft, answer, { ...meets!, stage: 'open' });
  draft.events.push({ type: 'opened', slot, target });
  addUsed(draft, from, units);
  draft.state.combat = {
    slot,
    answer,
    from,
    target,
    attack: 1,
    round: 1,
    began: size(units),
    units,
    scouts: scoutsBeside(draft.state, target, meets?.units ?? finns()),
    taken: 0,
    employment: NO_EMPLOYMENT,
    mannerheim: null,
    result: null,
  };
  if (size(finnsIn(draft.state)) === 0) return win(draft);
  draft.state.attacked = true;
  const hands = employments(draft.state);
  if (hands.length > 1 || reserveSources(draft.state).length)
    pushDecision(draft, { kind: 'employ', side: 'soviet' });
  else employ(draft, hands[0]!);
}

/** The ways to use Meretskov, Timoshenko and the artillery. */
function employments(state: State): Employment[] {
  const { supports, strategy } = attacker(state);
  const artillery = supports.includes('ART');
  const meretskov: Employment['meretskov'][] = !supports.includes('MER')
    ? [null]
    : artillery
      ? ['line', 'artillery']
      : ['line'];
  const timoshenko: Employment['timoshenko'][] = [];
  if (supports.includes('TIMO') && artillery) timoshenko.push('losses');
  if (supports.includes('TIMO') && strategy === 'MAN') timoshenko.push('bonus');
  const aims = artillery ? kinds(finnsIn(state)) : [null];
  return meretskov.flatMap((m) =>
    (timoshenko.length ? timoshenko : [null]).flatMap((t) =>
      aims.map((aim) => ({ meretskov: m, timoshenko: t, artillery: aim })),
    ),
  );
}

/** Where RENF's units could come from, with those free there (N28, N43, N48). */
export function reserveSources(state: State): { from: Space; units: SovietForce }[] {
  const { from, units } = state.combat!;
  if (!attacker(state).supports.includes('RENF') || size(units) >= MOST_UNITS) return [];
  const isolated = chainsOf(state)[from] === null;
  const near = isolated || roomIn(state, from) < 1 ? [] : neighbours(state, from);
  return [from, ...near.filter((space) => isSoviet(state, space))]
    .map((space) => ({ from: space, units: freeUnits(state, space) }))
    .filter((source) => size(source.units) > 0);
}

function checkReserves(state: State, reserves: EmployAction['reserves']): Refusal | null {
  if (!reserves.length) return null;
  const { from, units } = state.combat!;
  if (!attacker(state).supports.includes('RENF')) return refuse('reserves-none');
  const count = reserves.reduce((all, part) => all + size(part.units), 0);
  if (count > RESERVES || size(units) + count > MOST_UNITS) return refuse('reserves-many');
  const sources = reserves.map((part) => part.from);
  if (new Set(sources).size < sources.length || reserves.some((part) => size(part.units) < 1))
    return refuse('not-a-count');
  for (const part of reserves) {
    if (!isSpace(state, part.from)) return refuse('no-such-space');
    const near =
      part.from === from || (neighbours(state, from).includes(part.from) && isSoviet(state, part.from));
    if (!near) return refuse('reserves-far', {}, [part.from]);
    if (part.from !== from && chainsOf(state)[from] === null)
      return refuse('reserves-isolated', { space: placeOf(from).name }, [from]);
    const free = freeUnits(state, part.from);
    if (!holds(free, part.units)) {
      const unit = kinds(part.units).find((kind) => part.units[kind] > free[kind]) ?? 'FUS';
      return refuse('reserves-units', { count: free[unit], unit, space: placeOf(part.from).name }, [
        part.from,
      ]);
    }
  }
  const coming = reserves
    .filter((part) => part.from !== from)
    .reduce((all, part) => all + size(part.units), 0);
  const room = roomIn(state, from);
  return coming > room ? refuse('move-room', { space: placeOf(from).name, room }, [from]) : null;
}

export function checkEmploy(state: State, action: EmployAction): Refusal | null {
  const open = employments(state);
  const { meretskov, timoshenko, artillery, reserves } = action;
  if (!open.some((way) => way.meretskov === meretskov)) return refuse('employ-meretskov');
  if (!open.some((way) => way.timoshenko === timoshenko)) return refuse('employ-timoshenko');
  if (!open.some((way) => way.artillery === artillery)) return refuse('employ-artillery');
  return checkReserves(state, reserves);
}

/** RENF's units join the force in its starting space; then the Finn settles Mannerheim, or the die is rolled. */
export function applyEmploy(draft: Draft, action: EmployAction): void {
  popDecision(draft);
  const { meretskov, timoshenko, artillery, reserves } = action;
  for (const { from, units } of reserves) {
    const to = draft.state.combat!.from;
    if (from !== to) {
      removeUnits(draft, from, units);
      addUnits(draft, to, units);
    }
    addUsed(draft, to, units);
    draft.events.push({ type: 'reserves', units, from, to });
    const { combat } = draft.state;
    setCombat(draft, { units: plus(combat!.units, units), began: combat!.began + size(units) });
  }
  employ(draft, { meretskov, timoshenko, artillery });
}

function employ(draft: Draft, employment: Employment): void {
  setCombat(draft, { employment });
  if (defender(draft.state)?.supports.includes('MANN'))
    pushDecision(draft, { kind: 'mannerheim', side: 'finn' });
  else callForDie(draft);
}

/** RENF's units one space at a time, up to two; other mixtures pass `check`. */
export function* employActions(state: State): Generator<EmployAction> {
  const parts: EmployAction['reserves'][] = [[]];
  const sources = reserveSources(state);
  for (const { from, units } of sources)
    for (let count = 1; count <= Math.min(RESERVES, size(units)); count++)
      for (const some of choices(units, count)) parts.push([{ from, units: some }]);
  for (const employment of employments(state))
    for (const reserves of parts) {
      const action: EmployAction = { type: 'employ', ...employment, reserves };
      if (!checkReserves(state, reserves)) yield action;
    }
}

export const checkMannerheim = (state: State, { use }: MannerheimAction): Refusal | null =>
  use === 'hold' || state.combat!.units[use] ? null : refuse('mannerheim-unit');

export function applyMannerheim(draft: Draft, { use }: MannerheimAction): void {
  popDecision(draft);
  setCombat(draft, { mannerheim: use });
  callForDie(draft);
}

export const mannerheimActions = (state: State): MannerheimAction[] =>
  (['hold', ...kinds(state.combat!.units)] as const).map((use) => ({ type: 'mannerheim', use }));

/** The stronger side rolls, with equal totals the attacker (4.2, N22). */
function callForDie(draft: Draft): void {
  const { roller } = forecast(encounterOf(draft.state), draft.state.options.literalTable);
  pushDecision(draft, { kind: 'roll', side: roller });
}

/** The die of a round; then losses are due, the Soviet ones first (N52). */
export function rollRound(draft: Draft): void {
  popDecision(draft);
  const { state } = draft;
  const { attack, round, from, target } = state.combat!;
  const { soviet, finn, roller, column, results } = forecast(encounterOf(state), state.options.literalTable);
  const die = rollDie(draft);
  const { face, ...result } = results[die - 1]!;
  setCombat(draft, { result });
  draft.events.push({
    type: 'round',
    attack,
    round,
    from,
    target,
    soviet,
    finn,
    roller,
    column,
    die,
    face,
    ...result,
  });
  if (result.finnishLosses)
    pushDecision(draft, { kind: 'losses', side: 'finn', count: result.finnishLosses });
  if (result.sovietLosses)
    pushDecision(draft, { kind: 'losses', side: 'soviet', count: result.sovietLosses });
  settleLosses(draft);
}

/** The force that has to give up units now. */
const losing = (state: State): SovietForce | FinnishForce =>
  state.decisions.at(-1)!.side === 'soviet' ? state.combat!.units : finnsIn(state);

/** Losses that leave no choice are taken at once; after the last of them the round is judged. */
function settleLosses(draft: Draft): void {
  for (;;) {
    const due = draft.state.decisions.at(-1);
    if (due?.kind !== 'losses') break;
    const force = losing(draft.state);
    const forced = kinds(force as SovietForce).length === 1 || size(force) === due.count;
    if (!forced) return;
    const only =
      size(force) === due.count
        ? force
        : { ...empty(due.side), [kinds(force as SovietForce)[0]!]: due.count };
    takeLosses(draft, only);
  }
  judge(draft);
}

const empty = (side: 'soviet' | 'finn'): SovietForce | FinnishForce =>
  side === 'soviet' ? soviets() : finns();

export function checkLose(state: State, { units }: LoseAction): Refusal | null {
  const due = state.decisions.at(-1)!;
  const count = due.kind === 'losses' ? due.count : 0;
  const force = losing(state) as Readonly<Record<string, number>>;
  const fits = Object.keys(units).every((unit) => unit in force) && size(units) === count;
  return fits && holds(force, units as Readonly<Record<string, number>>)
    ? null
    : refuse('lose-units', { count });
}

export function applyLose(draft: Draft, { units }: LoseAction): void {
  takeLosses(draft, units);
  settleLosses(draft);
}

export function* loseActions(state: State): Generator<LoseAction> {
  const due = state.decisions.at(-1)!;
  if (due.kind === 'losses')
    for (const units of choices(losing(state) as SovietForce, due.count)) yield { type: 'lose', units };
}

function takeLosses(draft: Draft, units: SovietForce | FinnishForce): void {
  const { side } = draft.state.decisions.at(-1)!;
  popDecision(draft);
  if (side === 'soviet') loseSoviets(draft, units as SovietForce);
  else loseFinns(draft, units as FinnishForce);
}

function loseSoviets(draft: Draft, units: SovietForce): void {
  const { combat, soviet } = draft.state;
  const { from } = combat!;
  setCombat(draft, { units: minus(combat!.units, units) });
  setSoviet(draft, { losses: plus(soviet.losses, units) });
  removeUsed(draft, from, units);
  removeUnits(draft, from, units);
  draft.events.push({ type: 'lost', side: 'soviet', space: from, units, cause: 'combat' });
}

/** SCT are lost from the strategy before those in place. */
function loseFinns(draft: Draft, units: FinnishForce): void {
  const { combat, finnish } = draft.state;
  const { answer, target, scouts } = combat!;
  const plan = defender(draft.state);
  const own = plan?.units.SCT ?? 0;
  const inPlace = Math.max(0, units.SCT - own);
  const ofPlan: FinnishForce = { ...units, SCT: units.SCT - inPlace };
  if (plan) setFinnishPlan(draft, answer!, { ...plan, units: minus(plan.units, ofPlan) });
  setFinnish(draft, {
    pool: minus(finnish.pool, ofPlan),
    losses: plus(finnish.losses, units),
  });
  if (inPlace) {
    setScouts(draft, target, finnish.scouts[target]! - inPlace);
    setCombat(draft, { scouts: scouts - inPlace });
  }
  draft.events.push({ type: 'lost', side: 'finn', space: target, units, cause: 'combat' });
}

/** After the losses of a round. */
function judge(draft: Draft): void {
  const combat = draft.state.combat as Combat;
  const { round, result, units } = combat;
  setCombat(draft, { result: null });
  const how = verdict(size(units), size(finnsIn(draft.state)), result!.retreat, round);
  if (how === 'won') win(draft);
  else if (how === 'lost') lose(draft);
  else pushDecision(draft, { kind: 'fight-on', side: 'soviet' });
}

/** A second round with what is left, or the Soviets break off and are beaten (4.4, N33). */
export function applyFightOn(draft: Draft, { on }: ActionOf<'fight-on'>): void {
  popDecision(draft);
  if (!on) return lose(draft);
  setCombat(draft, { round: 2 });
  callForDie(draft);
}

/** Begins the second attack of a strategy, against the same Finnish strategy (3.2.4, N20). */
export function beginSecondAttack(draft: Draft, target: Space, units: SovietForce): void {
  const { combat } = draft.state;
  const meets = defender(draft.state);
  setCombat(draft, {
    from: combat!.target,
    target,
    attack: 2,
    round: 1,
    began: size(units),
    units,
    scouts: scoutsBeside(draft.state, target, meets?.units ?? finns()),
  });
  draft.events.push({ type: 'pursuit', from: combat!.target, target });
  if (size(finnsIn(draft.state)) === 0) win(draft);
  else callForDie(draft);
}
