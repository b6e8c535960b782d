import type { Position } from './geodata.ts';

/** Ridges and fells that shape the land, west to east or south to north, as longitudes and latitudes. */
export const RIDGES: readonly (readonly Position[])[] = [
  // The two end moraines of the south
  [
    [23.1, 59.95],
    [24, 60.28],
    [24.8, 60.62],
    [25.65, 60.98],
    [26.7, 61.02],
    [28.1, 61.1],
    [28.9, 61.33],
    [29.6, 61.75],
    [30.6, 62.22],
  ],
  [
    [25.4, 61.12],
    [26.1, 61.25],
    [27.3, 61.42],
    [28.6, 61.72],
    [29.5, 62],
    [30.2, 62.45],
  ],
  // Hills on the eastern side of the lakes, and on to Kainuu
  [
    [30.1, 62.7],
    [29.8, 63.1],
    [29.3, 63.55],
    [28.5, 64.1],
  ],
  // Watershed towards the Gulf of Bothnia
  [
    [22.8, 62.25],
    [24, 62.95],
    [25.6, 63.6],
    [27, 64],
  ],
  // Watershed of Karelia
  [
    [30.3, 63.9],
    [29.8, 64.8],
    [29.5, 65.6],
    [29.2, 66.2],
    [29, 66.8],
  ],
  [
    [31.8, 63.4],
    [31.3, 64.1],
    [30.8, 65],
  ],
  [
    [33, 61.5],
    [33.3, 61.9],
    [33.2, 62.4],
  ],
  // Fells of Lapland and Petsamo
  [
    [24.25, 67.45],
    [24.1, 68],
    [23.7, 68.4],
  ],
  [
    [27.2, 68.2],
    [28.1, 68.42],
    [28.9, 68.15],
  ],
  [
    [26.1, 69.12],
    [27, 69.02],
  ],
  [
    [30, 69.25],
    [31, 69.15],
  ],
  [
    [28.6, 66.75],
    [29.4, 67.05],
  ],
  // Tundras of the Kola peninsula
  [
    [33.3, 67.58],
    [33.7, 67.82],
    [34.2, 67.72],
  ],
  [
    [34.8, 67.72],
    [35.2, 67.95],
  ],
  [
    [32.3, 67.5],
    [32.5, 68],
  ],
];
