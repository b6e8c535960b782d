/** Counsel: what the General would do in a person's place, and the plan that it serves. */
import {
  decider,
  encounterOf,
  FRONTS,
  harassChances,
  placeOf,
  size,
  SLOTS,
  view,
  type Action,
  type Side,
  type State,
} from '#engine/talvisota';
import { thinking } from './choose.ts';
import { Clash, successOf } from './clash.ts';
import { whims, type Person, type Thought } from './contract.ts';
import { drawn, type Duel } from './duel.ts';
import type { Assault, Guard } from './plans.ts';
import { keyOf, purpose, purposeOf, type Purpose } from './purposes.ts';
import { advance } from './soviet-general.ts';
import type { Stakes } from './stakes.ts';
import { slotsWith, studied } from './turn-plan.ts';

export interface Advice {
  /** As far as neither a die nor the other side's word comes in between. */
  readonly actions: readonly Action[];
  /** What the turn is about; empty where there is nothing to choose. */
  readonly plan: readonly Purpose[];
}

/** What the General would do in the side's place. Can be stopped as `thinking`. */
export function* advise(state: State, side: Side, seed: number): Thought<Advice> {
  const seen = view(state, side);
  const actions = yield* thinking(seen, side, 'general', seed);
  if (decider(state) !== side || !actions.length) return { actions, plan: [] };
  return { actions, plan: yield* planOf(seen, { side, seed, effort: 1 }, actions) };
}

function* planOf(state: State, person: Person, actions: readonly Action[]): Thought<readonly Purpose[]> {
  const { phase, soviet } = state;
  if (state.combat) return ofCombat(state, person, actions);
  if (phase === 'movement') {
    const { stakes, duel } = yield* advance(state, person);
    return ofAssault(drawn(duel.assaults, whims(person, state, 'march')), stakes, duel);
  }
  if (phase === 'soviet-plans' || phase === 'soviet-allotment') {
    const laid = actions.flatMap((action) => (action.type === 'plan' ? [action.slot] : []));
    const slots = phase === 'soviet-plans' ? laid.toSorted((a, b) => a - b) : slotsWith(soviet.plans);
    if (!slots.length) return [];
    const { stakes, duel } = yield* studied(state, slots, person);
    return ofAssault(drawn(duel.assaults, whims(person, state, 'assault')), stakes, duel);
  }
  if (phase === 'finnish-plans' || phase === 'finnish-allotment') {
    const { stakes, duel } = yield* studied(state, slotsWith(soviet.plans), person);
    return ofGuard(drawn(duel.guards, whims(person, state, 'guard')), stakes, duel);
  }
  if (phase === 'harassment')
    return actions.flatMap((action) => (action.type === 'harass' ? [ofHarassing(state, action)] : []));
  return ofActions(state, actions);
}

/** The attacks with their chances against all that may meet them, and the counters that stay in their boxes. */
const ofAssault = (assault: Assault, stakes: Stakes, { guards }: Duel): Purpose[] =>
  assault.map(({ slot, strategy, attack }) => {
    const front = SLOTS[slot]!;
    if (!attack) return purpose('draw', front, { strategy });
    let chance = 0;
    for (const { plan, weight } of guards) {
      const meets = plan.filter((defence) => SLOTS[defence.slot] === front);
      const chances = meets.map((defence) => stakes.chance(attack, defence));
      chance += weight * (chances.length ? mean(chances) : 1);
    }
    return purpose('take', front, { spaces: [attack.target], strategy, chance: between(chance) });
  });

/** What holds each front, and how well against whatever may come to it. */
const ofGuard = (guard: Guard, stakes: Stakes, { assaults }: Duel): Purpose[] =>
  guard.map((defence) => {
    const front = SLOTS[defence.slot]!;
    let [held, all] = [0, 0];
    for (const { plan, weight } of assaults)
      for (const { slot, attack } of plan)
        if (attack && SLOTS[slot] === front) {
          held += weight * (1 - stakes.chance(attack, defence));
          all += weight;
        }
    return purpose('hold', front, {
      strategy: defence.strategy,
      chance: all > 0 ? between(held / all) : null,
    });
  });

/** The combat at hand, or the second attack that is counselled. */
function ofCombat(state: State, { side }: Person, [first]: readonly Action[]): Purpose[] {
  const goes = first?.type === 'pursue';
  const target = goes ? first.target : state.combat!.target;
  if (target === null) return [];
  const encounter = encounterOf(state);
  const { front, value, fortified } = placeOf(target);
  const decided = state.decisions.at(-1)?.kind === 'occupy';
  const fought = size(encounter.units) > 0 && size(encounter.finns) > 0 && !decided;
  const clash = new Clash(encounter, state.options.literalTable);
  const won = fought ? successOf(clash.ends(0, 0, value, fortified)) : null;
  const spaces = [target];
  if (side === 'finn') return [purpose('hold', front, { spaces, chance: won === null ? null : 1 - won })];
  return [purpose('take', front, { spaces, strategy: encounter.strategy, chance: won })];
}

function ofHarassing(state: State, action: Action & { type: 'harass' }): Purpose {
  const { target, scouts } = action;
  const chance = scouts ? harassChances(state, target, scouts).faces.success / 6 : null;
  return purpose('harass', placeOf(target).front, { spaces: [target], chance });
}

/** Of orders that say by themselves what they are for, by front. */
function ofActions(state: State, actions: readonly Action[]): Purpose[] {
  const found = new Map<string, Purpose>();
  for (const action of actions) {
    const one = purposeOf(state, action);
    if (one) found.set(keyOf(one), one);
  }
  return [...found.values()].toSorted((a, b) => FRONTS.indexOf(a.front) - FRONTS.indexOf(b.front));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0) / numbers.length;

const between = (chance: number): number => Math.min(1, Math.max(0, chance));
