/** How many presses a Player-Turn takes by hand: recorded turns are played again through the map's input. */
import { readFileSync } from 'node:fs';
import {
  at,
  decider,
  readGame,
  type Action,
  type Hex,
  type Side,
  type Timeline,
  type UnitId,
} from '#engine/winter-war';
import { position, useTable } from '#games/winter-war/table-adapter.ts';
import { handleMapPress, primaryOf } from '#games/winter-war/ui/controller/controller.ts';
import { allAttackers, follow, wholeStack } from '#games/winter-war/ui/controller/commands.ts';
import { act } from '#games/winter-war/ui/controller/decision.ts';
import { canSelect } from '#games/winter-war/ui/controller/decisions/index.ts';
import { unitsAt } from '#games/winter-war/ui/controller/situation.ts';
import { changeSettings } from '#table/store/settings.ts';
import { disableWarnings } from '#table/features/warnings/hold-end.ts';
import { mustRead } from '../../../engine/core/notation/helpers.ts';
import { bringPure } from '../../../table/store/tab.ts';
import { show } from './open-decisions.ts';

beforeAll(bringPure);

type Move = Extract<Action, { type: 'move' }>;

let presses = 0;
let drags = false;
const count = (what: () => void): void => {
  presses++;
  what();
};
const where = (unit: UnitId): Hex => position().units[unit]!.at;
const mode = () => useTable.getState().mode;

/** Selects a unit by presses on its stack, whose top counter is hit. */
function choose(unit: UnitId): void {
  const hex = where(unit);
  for (let n = 0; n < 6; n++) {
    const now = mode();
    if (now.mode === 'unit' && now.unit === unit) return;
    count(() => handleMapPress(hex, unit));
  }
}

/** Presses the destination, and again where a second press confirms. */
function go(hex: Hex): void {
  count(() => handleMapPress(hex));
  const now = mode();
  if (now.mode === 'unit' && now.preview === hex) count(() => handleMapPress(hex));
}

/** Moves by two presses or more, or by one drag, which selects and moves as these do (drag.test.ts). */
function moveTo(to: Hex, select: () => void): void {
  const before = presses;
  select();
  go(to);
  if (drags) presses = before + 1;
}

/** The units of these moves that the stack of one can be moved with, and nobody else. */
function companions(move: Move, left: readonly Move[]): readonly UnitId[] {
  const from = where(move.unit);
  const to = move.path.at(-1)!;
  const free = unitsAt(position(), from).filter((unit) => canSelect(position(), unit));
  const going = left.filter(({ unit, path }) => where(unit) === from && path.at(-1) === to);
  return going.length > 1 && free.every((unit) => going.some((one) => one.unit === unit)) ? free : [];
}

function playMoves(moves: readonly Move[]): void {
  let left = [...moves];
  while (left.length) {
    // The unit that the table offers next goes first, if it goes at all.
    const now = mode();
    const move = left.find(({ unit }) => now.mode === 'unit' && unit === now.unit) ?? left[0]!;
    const to = move.path.at(-1)!;
    const stack = companions(move, left);
    const from = where(move.unit);
    if (stack.length > 1) {
      moveTo(to, () => {
        choose(stack[0]!);
        count(() => wholeStack.run());
      });
    }
    if (where(move.unit) === from && from !== to) {
      moveTo(to, () => choose(move.unit));
    }
    // Moves by another way than the shortest, or in several steps, are made as they were.
    if (where(move.unit) === from && from !== to) act(move);
    left = left.filter(({ unit, path }) => where(unit) !== path.at(-1));
    for (;;) {
      const next = left.find(({ unit, path }) => where(unit) === from && path.at(-1) === to);
      const before = left.map(({ unit }) => where(unit));
      if (!next || !follow.enabled()) break;
      count(() => follow.run());
      left = left.filter(({ unit, path }) => where(unit) !== path.at(-1));
      if (left.every(({ unit }, i) => where(unit) === before[i])) break;
    }
    left = left.filter((one) => one !== move);
  }
}

function playAttack({ attackers, targets }: Extract<Action, { type: 'attack' }>): void {
  for (const hex of targets) count(() => handleMapPress(hex));
  const chosen = (): readonly UnitId[] => {
    const now = mode();
    return now.mode === 'attack' ? now.attackers : [];
  };
  const isRight = (): boolean =>
    chosen().length === attackers.length && attackers.every((unit) => chosen().includes(unit));
  if (!isRight() && allAttackers.enabled() && attackers.length > chosen().length + 1)
    count(() => allAttackers.run());
  for (const unit of attackers) if (!chosen().includes(unit)) count(() => handleMapPress(where(unit), unit));
  for (const unit of chosen()) if (!attackers.includes(unit)) count(() => handleMapPress(where(unit), unit));
  count(() => primaryOf(position(), mode()).run());
}

/** Presses of one Player-Turn of a recorded game, without those of the other player. */
function play(line: Timeline, from: number, to: number): number {
  presses = 0;
  const side = at(line, from).phasing;
  show(at(line, from));
  disableWarnings();
  const steps = line.steps.slice(from, to);
  globalThis.winterWarTest = { dice: steps.flatMap(({ dice }) => [...dice]) };
  for (let i = 0; i < steps.length;) {
    const { action } = steps[i]!;
    if (decider(position()) !== side) {
      act(action);
      i++;
    } else if (action.type === 'move') {
      const moves: Move[] = [];
      for (; steps[i]?.action.type === 'move'; i++) moves.push(steps[i]!.action as Move);
      playMoves(moves);
    } else {
      if (action.type === 'attack') playAttack(action);
      else count(() => act(action));
      i++;
    }
  }
  globalThis.winterWarTest = undefined;
  return presses;
}

afterEach(() => changeSettings({ nextUnit: 'touch' }));

/** A Player-Turn of a recorded game: its steps, and its presses. */
function turnOf(game: string, turn: number, side: Side, byDrag: boolean) {
  drags = byDrag;
  const line = mustRead(readGame(readFileSync(`docs/games/winter-war-${game}.txt`, 'utf8')));
  const isIn = (step: number): boolean => at(line, step).turn === turn && at(line, step).phasing === side;
  const from = line.steps.findIndex((_, step) => isIn(step));
  let to = from;
  while (isIn(to)) to++;
  const numberOf = (type: Action['type']): number =>
    line.steps.slice(from, to).filter(({ action }) => action.type === type).length;
  return { moves: numberOf('move'), attacks: numberOf('attack'), presses: play(line, from, to) };
}

describe('a Player-Turn by hand', () => {
  it.each([
    ['01', 7, 'soviet', { moves: 20, attacks: 4 }, { clicks: 55, drags: 40 }],
    ['04', 7, 'soviet', { moves: 20, attacks: 4 }, { clicks: 50, drags: 37 }],
    ['10', 6, 'soviet', { moves: 20, attacks: 4 }, { clicks: 59, drags: 42 }],
    ['01', 3, 'finn', { moves: 14, attacks: 3 }, { clicks: 44, drags: 28 }],
    ['10', 2, 'finn', { moves: 15, attacks: 3 }, { clicks: 55, drags: 38 }],
  ] as const)('game %s, turn %i, %s', (game, turn, side, actions, presses) => {
    changeSettings({ nextUnit: 'always' });
    expect(turnOf(game, turn, side, false)).toEqual({ ...actions, presses: presses.clicks });
    changeSettings({ nextUnit: 'never' });
    expect(turnOf(game, turn, side, true)).toEqual({ ...actions, presses: presses.drags });
  });
});
