/** The format of board.json, written by the map compiler and read by the engine. */
export interface BoardFile {
  /** One string per row, row 1 (south) first, one letter per hex: see TERRAIN. */
  terrain: string[];
  /** One string per row, as above: F Finland, U USSR, S Sweden, N Norway, E Estonia, - open water. */
  country: string[];
  /** Hexside numbers (grid.ts) by kind, ascending. */
  river: number[];
  lake: number[];
  road: number[];
  rail: number[];
  /** Hexsides wholly in sea or major lake. */
  blocked: number[];
  places: PlaceEntry[];
  regions: RegionEntry[];
}

/** Letters of BoardFile.terrain. Forest is clear terrain; water is sea or major lake. */
export const TERRAIN = {
  clear: '.',
  swamp: 's',
  mountain: 'm',
  /** A hex filled by a minor lake: never entered. */
  lake: 'l',
  water: 'w',
  /** Water that units may enter in Game-Turns 8 to 10. */
  ice: 'i',
} as const;

export interface PlaceEntry {
  name: string;
  /** CCRR. */
  hex: string;
  kind: 'town' | 'finnish-city' | 'supply-city' | 'fortification' | 'swedish-entry';
  /** 1 for the largest names to 4 for the smallest; decides at which zoom a name appears. */
  rank: number;
  /** Attack Strength Points that a Soviet Supply City can supply. */
  capacity?: number;
  /** Position of the name's dot in grid coordinates (projection.ts). */
  at: [number, number];
}

/** A named set of hexes used by a rule. */
export interface RegionEntry {
  name: 'Ladoga front';
  /** CCRR, row by row from the south. */
  hexes: string[];
}
