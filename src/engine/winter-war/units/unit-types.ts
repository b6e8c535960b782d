/** The two armies. The Allied brigades fight on the Finnish side. */
export type Side = 'finn' | 'soviet';

export const enemyOf = (side: Side): Side => (side === 'finn' ? 'soviet' : 'finn');

/** The symbol in the unit box. */
export type Arm =
  | 'infantry'
  | 'armour'
  | 'artillery'
  | 'cavalry'
  | 'mountain'
  | 'ski'
  | 'border-guard'
  | 'headquarters'
  | 'parachute'
  | 'blank';

/** Size symbols from corps to patrol, as printed above the unit box. */
export type Size = 'XXX' | 'XX' | 'X' | 'III' | 'II' | '••' | '';

/** The printed data of a type of unit (ruling O3). */
export interface UnitType {
  readonly side: Side;
  /** "attack-defence-movement" as wargamers write it, for instance "20-12-2"; "" for a blank. */
  readonly label: string;
  readonly arm: Arm;
  readonly size: Size;
  /** Attack Strength, in points. */
  readonly attack: number;
  /** Defence Strength, in points. */
  readonly defence: number;
  /** Movement Allowance, in Movement Points. */
  readonly movement: number;
  /** May not go north of Row A (Movement.K3). */
  readonly southOnly: boolean;
  /** French or British brigade of a Scenario. */
  readonly allied: boolean;
}

function unitType(side: Side, label: string, arm: Arm, size: Size, extra: Partial<UnitType> = {}): UnitType {
  const [attack = 0, defence = 0, movement = 0] = label.split('-').map(Number);
  return { side, label, arm, size, attack, defence, movement, southOnly: false, allied: false, ...extra };
}

const southOnly = { southOnly: true };

export const UNIT_TYPES = {
  infantryCorps: unitType('soviet', '20-12-2', 'infantry', 'XXX', southOnly),
  twoDivisionCorps: unitType('soviet', '12-8-2', 'infantry', 'XXX'),
  rifleDivision: unitType('soviet', '6-4-2', 'infantry', 'XX'),
  tankBrigade: unitType('soviet', '5-3-3', 'armour', 'X'),
  tankRegiment: unitType('soviet', '2-1-3', 'armour', 'III'),
  rifleRegiment: unitType('soviet', '2-1-2', 'infantry', 'III'),
  mountainBrigade: unitType('soviet', '2-2-2', 'mountain', 'X'),
  sovietArtillery: unitType('soviet', '8-3-2', 'artillery', 'X'),
  sovietCavalry: unitType('soviet', '2-2-3', 'cavalry', 'X'),
  borderGuards: unitType('soviet', '1-1-4', 'border-guard', 'III'),
  sovietHeadquarters: unitType('soviet', '0-1-2', 'headquarters', ''),
  parachuteBrigade: unitType('soviet', '3-1-1', 'parachute', 'X'),
  fortressDivision: unitType('finn', '6-6-2', 'infantry', 'XX', southOnly),
  fieldDivision: unitType('finn', '4-4-2', 'infantry', 'XX'),
  finnishRegiment: unitType('finn', '2-2-3', 'infantry', 'III'),
  finnishCavalry: unitType('finn', '2-2-3', 'cavalry', 'X'),
  finnishBattalion: unitType('finn', '1-1-3', 'infantry', 'II'),
  skiPatrol: unitType('finn', '0-0-3', 'ski', '••'),
  swedishVolunteers: unitType('finn', '3-3-3', 'infantry', 'X'),
  foreignVolunteers: unitType('finn', '2-2-2', 'infantry', 'X'),
  alliedBrigade: unitType('finn', '3-2-2', 'infantry', 'X', { allied: true }),
  blank: unitType('finn', '', 'blank', ''),
} as const satisfies Record<string, UnitType>;

export type UnitTypeName = keyof typeof UNIT_TYPES;
