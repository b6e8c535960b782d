import { onMap } from './draw.ts';
import { fromDegrees } from './plane.ts';

interface Lettering {
  readonly kind: 'water' | 'lake' | 'country';
  readonly text: string;
  /** Centre of the text. */
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees clockwise. */
  readonly rotate: number;
  /** Height of the type in map units. */
  readonly size: number;
}

type Row = [kind: Lettering['kind'], text: string, lat: number, lon: number, rotate: number, size: number];

/** Names of waters and countries, with latitude and longitude of their centres. */
const ROWS: Row[] = [
  ['water', 'Gulf of Finland', 59.84, 26.4, -7, 30],
  ['water', 'Gulf of Bothnia', 64.25, 22.6, -52, 38],
  ['water', 'White Sea', 65.55, 36.2, 35, 36],
  ['water', 'Arctic Ocean', 69.58, 35.1, 12, 34],
  ['lake', 'Lake Ladoga', 60.82, 31.55, 62, 36],
  ['lake', 'Lake Onega', 61.68, 35.55, 60, 26],
  ['lake', 'Saimaa', 61.3, 28.35, -20, 15],
  ['lake', 'Päijänne', 61.62, 25.45, -75, 14],
  ['lake', 'Pielinen', 63.23, 29.65, 48, 14],
  ['lake', 'Oulujärvi', 64.35, 27.25, -15, 14],
  ['lake', 'Inari', 69.02, 27.9, -35, 15],
  ['lake', 'Imandra', 67.72, 33, 75, 13],
  ['lake', 'Topozero', 65.65, 32.05, 30, 13],
  ['lake', 'Pyaozero', 66.08, 31.1, 50, 13],
  ['lake', 'Vygozero', 63.55, 34.75, 40, 13],
  ['lake', 'Segozero', 63.32, 33.7, -10, 13],
  ['country', 'FINLAND', 63.2, 25.9, 0, 64],
  ['country', 'FINLAND', 67.35, 25.4, 0, 44],
  ['country', 'USSR', 65.55, 33.6, 0, 56],
  ['country', 'USSR', 60.25, 33.9, 0, 56],
  ['country', 'SWEDEN', 66.45, 21.9, -70, 46],
  ['country', 'NORWAY', 69.4, 23.9, 0, 40],
];

const tenth = (n: number): number => Math.round(n * 10) / 10;

export const lettering: readonly Lettering[] = ROWS.map(([kind, text, lat, lon, rotate, size]) => {
  const [x, y] = onMap(fromDegrees([lon, lat]));
  return { kind, text, x: tenth(x), y: tenth(y), rotate, size };
});
