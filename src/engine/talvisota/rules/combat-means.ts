/** Choices of a side when the means of a combat are opened: supports and reserves (3.3.2, 3.3.3, N25, N28). */
import { placeOf, type Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { addUnits, addUsed, removeUnits, setCombat, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { Employment, State } from '../state/state.ts';
import { choices, holds, kinds, MOST_UNITS, plus, size, type SovietForce } from '../units/forces.ts';
import { RESERVES } from '../units/strategies.ts';
import { freeUnits } from './allotment.ts';
import { chainsOf, isSoviet, isSpace, neighbours, capacityIn } from './control.ts';
import { attacker, finnsIn } from './encounter.ts';

type EmployAction = ActionOf<'employ'>;
type MannerheimAction = ActionOf<'mannerheim'>;

export function employments(state: State): Employment[] {
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

/** RENF is used at the launch, not in a second attack (N48). */
const mayReinforce = (state: State): boolean =>
  state.combat!.attack === 1 && attacker(state).supports.includes('RENF');

/** Spaces from which RENF's units could come, with the free units there (N28, N43, N48). */
export function reserveSources(state: State): { from: Space; units: SovietForce }[] {
  const { from, units } = state.combat!;
  if (!mayReinforce(state) || size(units) >= MOST_UNITS) return [];
  const isolated = chainsOf(state)[from] === null;
  const near = isolated || capacityIn(state, from) < 1 ? [] : neighbours(state, from);
  return [from, ...near.filter((space) => isSoviet(state, space))]
    .map((space) => ({ from: space, units: freeUnits(state, space) }))
    .filter((source) => size(source.units) > 0);
}

function checkReserves(state: State, reserves: EmployAction['reserves']): Refusal | null {
  if (!reserves.length) return null;
  const { from, units } = state.combat!;
  if (!mayReinforce(state)) return refuse('reserves-none');
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
  const capacity = capacityIn(state, from);
  return coming > capacity
    ? refuse('move-room', { space: placeOf(from).name, room: capacity }, [from])
    : null;
}

export function checkEmploy(state: State, action: EmployAction): Refusal | null {
  const open = employments(state);
  const { meretskov, timoshenko, artillery, reserves } = action;
  if (!open.some((way) => way.meretskov === meretskov)) return refuse('employ-meretskov');
  if (!open.some((way) => way.timoshenko === timoshenko)) return refuse('employ-timoshenko');
  if (!open.some((way) => way.artillery === artillery)) return refuse('employ-artillery');
  return checkReserves(state, reserves);
}

/** RENF's units from one space at a time, up to two; `check` accepts other mixtures. */
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

/** Moves RENF's units to the force in its starting space. */
export function takeReserves(draft: Draft, reserves: EmployAction['reserves']): void {
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
}

export const checkMannerheim = (state: State, { use }: MannerheimAction): Refusal | null =>
  use === 'hold' || state.combat!.units[use] ? null : refuse('mannerheim-unit');

export const mannerheimActions = (state: State): MannerheimAction[] =>
  (['hold', ...kinds(state.combat!.units)] as const).map((use) => ({ type: 'mannerheim', use }));
