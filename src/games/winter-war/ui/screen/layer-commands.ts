/** What the map shows beside the counters. */
import { defineCommand } from '#table/commands/define.ts';
import { isReplaying } from '#table/features/replay/replay.ts';
import { speak } from '#table/view/voice.ts';
import { toggleLayer, useLayers, type Layer } from '../controller/layers.ts';
import { hasLastTurn } from '../summary/last-turn.ts';
import { summaryWords } from '../summary/words.ts';
import { layerWords } from '../controller/layer-words.ts';

/** A key says what it has done. */
function show(layer: Layer, name: string): void {
  toggleLayer(layer);
  speak(layerWords().shown(name, useLayers.getState()[layer]));
}

export const supply = defineCommand({
  id: 'supply',
  group: 'map',
  label: () => layerWords().supply,
  icon: 'supply',
  keys: 's',
  keyText: 'S',
  while: ['watching', 'rival'],
  usePressed: () => useLayers(({ supply }) => supply),
  run: () => show('supply', layerWords().supply),
});

export const zones = defineCommand({
  id: 'zones',
  group: 'map',
  label: () => layerWords().zones,
  icon: 'zones',
  keys: 'z',
  keyText: 'Z',
  while: ['watching', 'rival'],
  usePressed: () => useLayers(({ zones }) => zones),
  run: () => show('zones', layerWords().zones),
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
  usePressed: () => useLayers(({ trails }) => trails),
  run: () => show('trails', summaryWords().trails),
});

export const numbers = defineCommand({
  id: 'numbers',
  group: 'map',
  label: () => layerWords().numbers,
  keys: 'h',
  keyText: 'H',
  while: ['watching', 'rival'],
  usePressed: () => useLayers(({ numbers }) => numbers),
  run: () => show('numbers', layerWords().numbers),
});
