/** What the map compiler writes (board.json) and the engine reads. */
export interface BoardFile {
  /** One string a row, row 1 (south) first, one letter a hex: see TERRAIN. */
  terrain: string[];
  /** One string a row, as above: F Finland, U USSR, S Sweden, N Norway, E Estonia, - open water. */
  country: string[];
  /** Hexside numbers (grid.ts) by kind, ascending. */
  river: number[];
  lake: number[];
  road: number[];
  rail: number[];
  /** Hexsides that lie wholly in sea or major lake. */
  blocked: number[];
  places: PlaceEntry[];
  regions: RegionEntry[];
}

/** Letters of BoardFile.terrain. Forest is clear terrain; water is sea or major lake. */
export const TERRAIN = {
  clear: '.',
  swamp: 's',
  mountain: 'm',
  /** Whole hex of minor lake: never entered. */
  lake: 'l',
  water: 'w',
  /** Water that bears units in Game-Turns 8 to 10. */
  ice: 'i',
} as const;

export interface PlaceEntry {
  name: string;
  /** CCRR. */
  hex: string;
  kind: 'town' | 'finnish-city' | 'supply-city' | 'fortification' | 'swedish-entry';
  /** 1 the largest names to 4 the smallest: at which zoom a name appears. */
  rank: number;
  /** Attack Strength Points that a Soviet Supply City can supply. */
  capacity?: number;
  /** Where the name's dot is drawn, in grid coordinates (projection.ts). */
  at: [number, number];
}

/** A named set of hexes that a rule speaks of. */
export interface RegionEntry {
  name: 'Ladoga front';
  /** CCRR, row by row from the south. */
  hexes: string[];
}
