import type { MapToolsWords } from './map-tools-words.ts';

export const fi: MapToolsWords = {
  label: 'Kartta',
  tools: 'Kartan työkalut',
  layers: 'Karttatasot',
};
