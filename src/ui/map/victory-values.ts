import { board, type Hex } from '../../engine/index.ts';

/** What the map prints beside the objectives (Victory Point Schedule): Soviet points for a capture, Finnish ones negative. */
const BY_NAME: Readonly<Record<string, number>> = {
  Viipuri: 25,
  Petsamo: 30,
  Oulu: 30,
  Leningrad: -100,
  Murmansk: -20,
  Petrozavodsk: -10,
  Kem: -10,
  Kandalaksha: -10,
};

const VIIPURI_ROW = ['1206', '1106', '1006', '0906', '0806'];
const EACH_OF_VIIPURI_ROW = 5;

export const cityValue = (name: string): number | undefined => BY_NAME[name];

/** Hexes of the row west of Viipuri, and what each is worth. */
export const rowValues: ReadonlyMap<Hex, number> = new Map(
  VIIPURI_ROW.map((name) => [board.hexByName(name), EACH_OF_VIIPURI_ROW]),
);
