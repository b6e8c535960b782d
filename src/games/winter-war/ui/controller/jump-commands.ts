/** From one thing on the map to the next of its kind. */
import { defineCommand } from '#table/commands/define.ts';
import { position } from '../../table-adapter.ts';
import { idleUnits } from './actions.ts';
import { commandWords } from './command-words.ts';
import { jump, jumpToUnit, stopsOf, type Stop } from './jumps.ts';

const toUnit = {
  group: 'jump',
  enabled: () => idleUnits(position()).length > 0,
  why: () => commandWords().none.unit,
} as const;

export const next = defineCommand({
  ...toUnit,
  id: 'next',
  label: () => commandWords().next.unit,
  icon: 'next',
  keys: 'n',
  keyText: 'N',
  run: () => jumpToUnit(1),
});

export const previous = defineCommand({
  ...toUnit,
  id: 'previous',
  label: () => commandWords().previous.unit,
  keys: 'shift+n',
  keyText: 'Shift N',
  run: () => jumpToUnit(-1),
});

const to = (id: string, stop: Stop, step: 1 | -1, keys: string, keyText: string) =>
  defineCommand({
    id,
    group: 'jump',
    label: () => commandWords()[step > 0 ? 'next' : 'previous'][stop],
    keys,
    keyText,
    enabled: () => stopsOf(stop).length > 0,
    why: () => commandWords().none[stop],
    run: () => jump(stop, step),
  });

export const JUMPS = [
  next,
  previous,
  to('nextOpen', 'open', 1, 'x', 'X'),
  to('previousOpen', 'open', -1, 'shift+x', 'Shift X'),
  to('nextObligation', 'obligation', 1, 'o', 'O'),
  to('previousObligation', 'obligation', -1, 'shift+o', 'Shift O'),
  to('nextThreatened', 'threatened', 1, 't', 'T'),
  to('previousThreatened', 'threatened', -1, 'shift+t', 'Shift T'),
  to('nextCity', 'city', 1, 'c', 'C'),
  to('previousCity', 'city', -1, 'shift+c', 'Shift C'),
];
