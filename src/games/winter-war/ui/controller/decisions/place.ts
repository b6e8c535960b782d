/** Set-up: counters out of the tray onto the map. */
import { initialForces } from '#engine/winter-war';
import { trayWords } from '../../words/tray-words.ts';
import { variantWords } from '../../words/variant-words.ts';
import { unitText } from '../../words/words.ts';
import { endWords } from '../end-words.ts';
import * as ask from '../queries.ts';
import { keptBack } from '../reserve.ts';
import { stepFor } from '../step.ts';
import { todoWords } from '../todo-words.ts';
import { still, type Now, type Way } from '../way.ts';
import { aiming, landStep } from './landing-place.ts';

/** With an earlier start some counters are kept back, as the rules want it. */
function reserveTodo({ state, situation }: Now<'place'>): string {
  const words = variantWords().todo;
  if (!ask.check(state, { type: 'end' })?.key.startsWith('setup-reserve')) return words.reserved;
  const { points, others } = keptBack(situation.tray);
  return state.phasing === 'soviet' ? words.reserveSoviet(points) : words.reserveFinn(others);
}

export const place: Way<'place'> = {
  ...still,
  ...aiming,
  mayTake: ({ state, situation }, unit) => initialForces(situation.side, state.options).includes(unit),
  whyNotUnit: ({ state }, unit) => ask.check(state, { type: 'place', unit, hex: state.units[unit]!.at }),
  units: ({ situation }) => situation.tray,
  open: ({ state }, unit) => ask.placements(state, unit),
  openMark: 'place',
  actionTo: (_, { unit }, hex) => ({ type: 'place', unit, hex }),
  whyNotTo: ({ state }, { unit }, hex) => ask.check(state, { type: 'place', unit, hex }),
  step: ({ state, situation }, mode) =>
    mode.mode === 'aim'
      ? landStep(state, mode.hex, 'plan')
      : stepFor(
          state,
          endWords().place,
          { type: 'end' },
          // What an earlier start keeps back stays in the tray.
          situation.tray.length === 0 || state.options.earlierStart,
        ),
  todo: (now, mode) => {
    if (mode.mode === 'unit') return trayWords().placing(unitText(mode.unit));
    if (mode.mode === 'aim') return variantWords().todo.aim;
    return now.state.options.earlierStart ? reserveTodo(now) : todoWords().place(now.situation.tray.length);
  },
};
