/** Reinforcements come on; the Soviets may write down where the paratroops are to land. */
import { counter, decider, MARK } from '#engine/winter-war';
import { trayWords } from '../../words/tray-words.ts';
import { variantWords } from '../../words/variant-words.ts';
import { unitText } from '../../words/words.ts';
import { endWords } from '../end-words.ts';
import * as ask from '../queries.ts';
import { stepFor } from '../step.ts';
import { todoWords } from '../todo-words.ts';
import { still, type Now, type Way } from '../way.ts';
import { aiming, landStep } from './landing-place.ts';

/** Brought on in this phase, and still to be put elsewhere. */
const hasArrived = ({ state }: Now, unit: number): boolean => {
  const { at, marks } = state.units[unit]!;
  return at >= 0 && (marks & MARK.arrived) !== 0;
};

export const arrive: Way<'arrive'> = {
  ...still,
  ...aiming,
  mayTake: (now, unit) =>
    counter(unit).side === decider(now.state) && (now.situation.tray.includes(unit) || hasArrived(now, unit)),
  whyNotUnit: ({ state }, unit) => ask.check(state, { type: 'arrive', unit, hex: state.units[unit]!.at }),
  units: ({ situation }) => situation.tray,
  open: ({ state }, unit) => ask.placements(state, unit),
  openMark: 'place',
  actionTo: (_, { unit }, hex) => ({ type: 'arrive', unit, hex }),
  whyNotTo: ({ state }, { unit }, hex) => ask.check(state, { type: 'arrive', unit, hex }),
  home: ({ state, situation }) => {
    const [first] = situation.tray;
    return first === undefined ? null : (ask.placements(state, first)[0] ?? null);
  },
  step: ({ state, situation }, mode) =>
    mode.mode === 'aim'
      ? landStep(state, mode.hex, 'plan')
      : stepFor(state, endWords().arrive, { type: 'end' }, situation.tray.length === 0),
  todo: ({ state, situation: { tray } }, mode) => {
    if (mode.mode === 'unit') return trayWords().placing(unitText(mode.unit));
    if (mode.mode === 'aim') return variantWords().todo.aim;
    const mayStillPlan = !tray.length && ask.mayPlan(state) && !state.course.plan;
    return mayStillPlan ? variantWords().todo.plan : todoWords().arrive(tray.length);
  },
};
