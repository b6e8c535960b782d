/** What the map shows beside the counters. */
import { defineCommand } from '../../../../table/commands/define.ts';
import { isReplaying } from '../../../../table/replay/replay.ts';
import { speak } from '../../../../table/seen/voice.ts';
import { toggle } from '../../../../table/store/table.ts';
import { useTable } from '../../here.ts';
import { hasLastTurn } from '../summary/last-turn.ts';
import { summaryWords } from '../summary/words.ts';
import { layerWords } from './layer-words.ts';

/** A key says what it has done. */
function show(layer: 'showSupply' | 'showZones' | 'showTrails' | 'hexNumbers', name: string): void {
  toggle(layer);
  speak(layerWords().shown(name, useTable.getState()[layer]));
}

export const supply = defineCommand({
  id: 'supply',
  group: 'map',
  label: () => layerWords().supply,
  icon: 'supply',
  keys: 's',
  keyText: 'S',
  while: ['watching', 'rival'],
  usePressed: () => useTable(({ showSupply }) => showSupply),
  run: () => show('showSupply', layerWords().supply),
});

export const zones = defineCommand({
  id: 'zones',
  group: 'map',
  label: () => layerWords().zones,
  icon: 'zones',
  keys: 'z',
  keyText: 'Z',
  while: ['watching', 'rival'],
  usePressed: () => useTable(({ showZones }) => showZones),
  run: () => show('showZones', layerWords().zones),
});

export const trails = defineCommand({
  id: 'trails',
  group: 'map',
  label: () => summaryWords().trails,
  icon: 'trails',
  keys: 'f',
  keyText: 'F',
  while: ['watching', 'rival'],
  enabled: () => isReplaying() || hasLastTurn(),
  why: () => summaryWords().trailsWhy,
  usePressed: () => useTable(({ showTrails }) => showTrails),
  run: () => show('showTrails', summaryWords().trails),
});

export const numbers = defineCommand({
  id: 'numbers',
  group: 'map',
  label: () => layerWords().numbers,
  keys: 'h',
  keyText: 'H',
  while: ['watching', 'rival'],
  usePressed: () => useTable(({ hexNumbers }) => hexNumbers),
  run: () => show('hexNumbers', layerWords().numbers),
});
