import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  label: 'Map',
  tools: 'Map tools',
  layers: 'Layers',
} as const;

export type MapToolsWords = Wording<typeof english>;

/** Around the tools of the map; each tool bears the label of its command. */
export const mapToolsWords = words<MapToolsWords>('table/mapTools', english);
