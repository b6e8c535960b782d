import type { Hex } from '../board/grid.ts';
import type { Refusal as CoreRefusal } from '../core/refusal.ts';
import type { RuleId } from '../rules/rule-ids.ts';

export type Refusal = CoreRefusal<RuleId>;

/** Every refusal: the paragraph that forbids, and what the table says. {names} are filled in. */
export const REFUSALS = {
  'game-over': ['Sequence.D', 'The game is over.'],
  'wrong-phase': ['Sequence.A2', 'That cannot be done in this phase.'],
  'decide-first': ['Combat.M', 'A choice has to be made first: results are applied at once.'],
  'not-your-unit': ['Sequence.A2', 'It is not the turn of {unit}.'],
  'no-such-unit': ['O1', 'There is no such counter.'],
  'not-on-map': ['Movement.A', '{unit} is not on the map.'],
  'off-the-map': ['Movement.K', 'There is no such hex: nothing may leave the map.'],

  'setup-unit': ['SetUp.Finnish', '{unit} is not one of the forces that you set up with.'],
  'setup-country': ['SetUp.Finnish', 'Finnish units set up in Finland; {hex} is not in it.'],
  'setup-ussr': ['SetUp.Soviet', 'Soviet units set up in the USSR; {hex} is not in it.'],
  'setup-impassable': ['SetUp.Finnish', 'No unit may be in {hex}.'],
  'setup-row-a': ['Movement.K3', '{unit} may not be north of Row A.'],
  'setup-clar10': ['CL10', 'The 4-4-2 of the initial forces may not be set up north of Row A.'],
  'setup-fortification': ['SetUp.Finnish', '{unit} must be set up on a Fortification hex.'],
  'setup-leningrad': ['SetUp.Soviet', '{unit} must be set up within three hexes of Leningrad.'],
  'setup-full': ['S1', '{hex} already holds as many counters as may stack there.'],
  'setup-unplaced-finn': ['SetUp.Finnish', 'Still to be placed: {units}.'],
  'setup-unplaced-soviet': ['SetUp.Soviet', 'Still to be placed: {units}.'],
  'setup-unsupplied': ['Supply.J', 'These would begin isolated: {units}.'],

  'arrive-not-due': ['O4', '{unit} is not due now.'],
  'arrive-city-soviet': ['Reinforcement.Soviet', 'Soviet reinforcements come on at a Supply City.'],
  'arrive-city-finn': [
    'Reinforcement.Finnish',
    'Finnish reinforcements come on at a Finnish city in Finnish hands.',
  ],
  'arrive-enemy': ['Movement.F', 'There are enemy units in {hex}.'],
  'arrive-row-a': ['Movement.K3', '{unit} may not be north of Row A.'],
  'arrive-unsupplied': ['Reinforcement.Soviet', '{unit} would not be in supply in {hex}.'],
  'arrive-overload': ['R1', '{hex} has no room left: with {unit} its Supply Capacity would be exceeded.'],

  'already-moved': ['Movement.G', '{unit} has already moved in this phase.'],
  'no-path': ['Movement.A', 'A move enters one neighbouring hex after another.'],
  'enemy-there': ['Movement.F', 'There are enemy units in {hex}.'],
  'closed-country': ['Movement.K1', '{hex} lies in {country}, which is closed.'],
  water: ['Movement.K', '{hex} is open water.'],
  'no-ice': ['Movement.N', '{hex} bears no units: the Gulf is not frozen.'],
  'minor-lake': ['Movement.K', '{hex} is all lake.'],
  mountain: ['Movement.K', '{hex} is mountain: no unit may enter.'],
  'blocked-side': ['Movement.K', 'The hexside from {from} to {hex} is all sea or major lake.'],
  nkvd: ['Movement.K2', 'NKVD units may not leave the USSR.'],
  'heavy-ice': ['Designer.A1', '{unit} has heavy tanks: the ice does not bear them.'],
  'heavy-lake': ['Designer.A1', '{unit} has heavy tanks: they cross no lake hexside.'],
  'row-a': ['Movement.K3', '{unit} may not go north of Row A.'],
  'isolated-one-hex': ['Supply.A', '{unit} began the phase isolated: it may move one hex at most.'],
  'zone-to-zone': ['ZoneOfControl.F', '{unit} may not move from one enemy ZOC directly into another.'],
  'zone-stops': ['ZoneOfControl', '{unit} must stop in the first hex in enemy ZOC; {hex} lies beyond.'],
  'too-far': ['Movement.C', '{hex} costs {cost} Movement Points; {unit} has {allowance}.'],
  'no-way': ['Movement.A', '{unit} finds no way to {hex}.'],
  'no-room': ['K3', '{hex} is full, and nothing there could move on to make room.'],
  overstacked: ['M7', '{hex} holds more units than may stack there (at most {limit}): {units}.'],

  'not-soviet': ['Supply.F', 'Only Soviet units draw supply from headquarters.'],
  'supply-settled': ['CL3', 'Supply was settled for all units when the Combat Phase began.'],
  'hq-out-of-reach': ['Supply.F1', 'No headquarters of that kind is within five hexes of {unit}.'],
  'city-not-closest': ['U2', 'That is not the Supply City closest to the headquarters.'],
  'needs-no-supply': ['Supply.F', '{unit} needs no supply.'],

  'retreat-type': ['Combat.A', '{unit} may not retreat before combat.'],
  'retreat-place': ['Combat.A', 'Finnish units retreat before combat only in Finland, north of Row A.'],
  'retreat-line-lost': [
    'Fortifications.F',
    'The whole Mannerheim Line is in Soviet hands: no Finnish unit retreats before combat.',
  ],
  'retreat-not-adjacent': ['C13', 'No enemy unit is next to {unit}.'],
  'retreat-again': ['Combat.A1', '{unit} has already retreated.'],
  'retreat-not-due': ['C9', '{unit} does not have to retreat.'],
  'withdraw-hex': [
    'CL7',
    '{unit} has no hex to withdraw to now: another unit goes first, or it attacks at half strength.',
  ],
  'retreat-hex': ['Combat.Retreat', '{unit} may not retreat to {hex}.'],
  'retreat-zone': ['Combat.A2', '{hex} is in enemy ZOC, and no friendly unit is there.'],
  'retreat-stacking': ['Combat.A2', '{hex} is full.'],
  'retreat-open': ['C9', '{unit} has a hex to retreat to.'],

  'advance-hex': ['C13', '{hex} is not open for an advance.'],
  'advance-unit': ['C13', '{unit} may not advance into {hex}.'],
  'advance-hq': ['C12', 'Headquarters never advance.'],
  'advance-nothing': ['C12', 'There is no advance to decline.'],

  'attack-empty': ['Combat.C', 'An attack needs at least one attacking unit and one hex under attack.'],
  'attack-no-enemy': ['Combat.C', 'There is no enemy unit in {hex}.'],
  'attack-not-adjacent': [
    'C1',
    '{unit} cannot attack {hex}: every attacker must be next to every hex attacked.',
  ],
  'attack-isolated': ['Combat.P', '{unit} is isolated and may not attack.'],
  'attack-hq': ['Combat.E', 'Headquarters never attack.'],
  'attack-no-strength': ['Combat.C', '{unit} has no Attack Strength.'],
  'attack-advanced': ['Combat.B', '{unit} advanced before combat and may not attack.'],
  'attack-twice': ['Combat.F', '{unit} has already fought in this segment.'],
  'attacked-twice': ['Combat.F', '{hex} has already been attacked in this segment.'],
  'attack-nkvd': ['Combat.Q', 'NKVD units may not attack into Finland.'],
  'attack-odds': ['C4', 'At {attack} to {defence} the odds are 1-4 or worse: not permitted.'],
  'leaves-hex': ['C3', 'After this attack {hex}, which must be attacked, would have no attacker left.'],
  'leaves-unit': ['C3', 'After this attack {unit}, which must attack, would have no hex left to attack.'],
  'must-attack': ['Combat.E', 'These must still attack: {units}.'],
  'must-be-attacked': ['Combat.E', '{hex} must still be attacked.'],

  'attack-stunned': ['Option.D1', '{unit} was scattered by the drop: it cannot attack before the next turn.'],
  'attack-neutral': ['Scenario.Allies', '{hex} is neutral ground: the Allies cannot be attacked there.'],

  'setup-reserve-soviet': [
    'Option.H',
    'Exactly {points} attack points stay in the tray, at least {regiments} of them 2-1-2s and no HQ; now {now} points, {few} in 2-1-2s.',
  ],
  'setup-reserve-finn': [
    'Option.H',
    'Exactly one 2-2-3 and two 1-1-3 stay in the tray; now there are: {units}.',
  ],
  'heavy-units': ['Designer.A1', 'Two of the three 2-1-3s have heavy tanks.'],

  'plan-not-here': ['Option.D', 'The paratroops are not in Leningrad.'],
  'plan-zone': ['Option.D3', 'Leningrad is in enemy ZOC: no drop can be prepared.'],
  'plan-hex': [
    'Option.D3',
    '{hex} is no place to land: open land of Finland within {range} hexes of Leningrad.',
  ],
  'drop-plan': ['Option.D3', 'The paratroops land where it was planned or not at all.'],
  'drop-hex': [
    'Event.F',
    '{hex} is no place to land: open land of Finland within {range} hexes of Leningrad.',
  ],
  'drop-enemy': ['Option.D', 'There are enemy units in {hex}.'],
  'drop-zone': ['Event.F', '{hex} is in enemy ZOC.'],
  'drop-full': ['K1', '{hex} is full.'],

  'exploit-unit': ['Designer.A2', 'Only 1-1-3s and 0-0-3s exploit.'],
  'exploit-spent': [
    'Designer.A2',
    '{unit} spent more than 1 Movement Point, went by rail, or advanced or retreated: it cannot exploit.',
  ],
  'exploit-isolated': ['Designer.A2', '{unit} is isolated: it cannot exploit.'],

  'demolish-unit': ['Designer.B', '{unit} cannot break railways.'],
  'demolish-hex': ['Designer.B', 'No railway of the enemy runs in {hex}.'],
  'demolish-broken': ['Designer.B', 'The railway in {hex} is broken already.'],
  'demolish-supply': ['Designer.B', '{unit} is isolated: it cannot break railways.'],
  'demolish-points': ['Designer.B', 'That costs {unit} {cost} Movement Points; {left} are left.'],

  'roll-first': ['Sequence.C', 'A die has to be rolled first.'],
  'nothing-to-roll': ['Sequence.C', 'All dice of this Interphase have been rolled.'],
  'muster-city': ['Event.G', '{unit} cannot join there.'],
  'forfeit-one': ['Event.L', 'Choose one unit at a time.'],
  'forfeit-isolated': ['Event.L', 'Isolated units come first.'],
  'forfeit-unit': ['Event.L', 'That unit has no attack points to give up on the map.'],

  'lose-units': ['C11', 'Those units took no part.'],
  'lose-too-few': [
    'C11',
    'The attacker gives up at least {points} Attack Strength Points; these are {given}.',
  ],
  'lose-overstack': ['K3', 'Choose as many units of the full hex as are over the limit.'],
} as const satisfies Record<string, readonly [RuleId, string]>;

export type RefusalKey = keyof typeof REFUSALS;
export type RefusalParams = Readonly<Record<string, string | number>>;

/** Fills the {names} of a message. */
export const fill = (text: string, params: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

export function refuse(key: RefusalKey, params: RefusalParams = {}, hexes: readonly Hex[] = []): Refusal {
  const [rule, text] = REFUSALS[key];
  return { rule, key, params, text: fill(text, params), hexes };
}
