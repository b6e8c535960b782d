import { refusalsOf, type Refusal as CoreRefusal } from '#engine/core/refusal.ts';
import type { Hex } from '../board/grid.ts';
import type { RuleId } from './rule-ids.ts';
import type { UnitId } from '../units/roster.ts';

/** Why an action is not legal now; its places are hexes. */
export interface Refusal extends CoreRefusal<RuleId> {
  /** Attacks that meet the obligations instead, if they could be found (C4). */
  readonly way?: readonly { readonly attackers: readonly UnitId[]; readonly targets: readonly Hex[] }[];
}

/** Every refusal: the paragraph that forbids, and the English message. {names} are filled in. */
export const REFUSALS = {
  'game-over': ['Sequence.D', 'The game is over.'],
  'decide-first': ['Combat.M', 'You have a choice to make first: results are applied at once.'],
  'decide-withdraw': ['CL7', 'Units of an overloaded city must withdraw first, before any battle.'],
  'decide-overfull': ['K3', 'Settle the overstacked hex first: choose which units to lose.'],
  'decide-interphase': ['Sequence.C', 'You have a choice to make first: each result is carried out at once.'],
  'no-such-unit': ['O3', 'There is no such counter.'],
  'not-on-map': ['Sequence.A1', '{unit} is not on the map: units arrive in the Reinforcement Phase.'],

  'when-place': ['SetUp.Reveal', 'The set-up is over.'],
  'when-heavy': ['Designer.A1', 'Heavy tanks are chosen during the Soviet set-up.'],
  'when-arrive': ['Sequence.A1', 'Units arrive in the Reinforcement Phase.'],
  'when-plan': [
    'Option.D3',
    'With airborne operations, a landing is planned in the Soviet Reinforcement Phase.',
  ],
  'when-move': ['Sequence.A2', 'Units move in the Movement Phase.'],
  'when-demolish': ['Designer.B', 'With variable demolition, railways are broken in the Movement Phase.'],
  'when-drop': [
    'Option.D',
    'Paratroops are dropped after their movement, or at the end of the Player-Turn by Special Event F.',
  ],
  'when-administer': ['U3', 'Supply is assigned in the Soviet Player-Turn.'],
  'when-retreat': ['Sequence.A3a', 'Units retreat before the attacks, or when a combat result requires it.'],
  'when-advance': [
    'Sequence.A3b',
    'Units advance before the attacks, or right after an attack they have won.',
  ],
  'when-attack': ['Sequence.A3c', 'Attacks are made in the last segment of the Combat Phase.'],
  'attack-moving': ['Movement.E', 'Units cannot attack in a Movement Phase.'],
  'attack-exploiting': ['Designer.A2', 'Units cannot attack in the Exploitation Phase.'],
  'when-lose': ['Combat.Results', 'There are no losses to take now.'],
  'when-roll': ['Sequence.C', 'These dice are rolled in the Interphase.'],
  'when-choose': ['Sequence.C', 'Nothing has been offered.'],
  'off-the-map': ['Movement.K', 'There is no such hex: units may not leave the map.'],

  'setup-unit-finn': ['O2', '{unit} is not one of the Finnish initial forces.'],
  'setup-unit-soviet': ['O1', '{unit} is not one of the Soviet initial forces.'],
  'setup-country': ['SetUp.Finnish', 'Finnish units set up in Finland; {hex} is not in it.'],
  'setup-ussr': ['SetUp.Soviet', 'Soviet units set up in the USSR; {hex} is not in it.'],
  'setup-row-a': ['Movement.K3', '{unit} may not be north of Row A.'],
  'setup-clar10': ['CL10', 'The initial 4-4-2 may not be set up north of Row A.'],
  'setup-fortification': ['SetUp.Finnish', '{unit} must be set up on a Fortification hex.'],
  'setup-leningrad': ['SetUp.Soviet', '{unit} must be set up within three hexes of Leningrad.'],
  'setup-full': ['K1', '{hex} is already at its stacking limit.'],
  'setup-unplaced-finn': ['SetUp.Finnish', 'Still to be placed: {units}.'],
  'setup-unplaced-soviet': ['SetUp.Soviet', 'Still to be placed: {units}.'],
  'setup-unsupplied': ['Supply.J', 'These would begin isolated: {units}.'],

  'arrive-not-due': ['Sequence.A1', '{unit} is not due now.'],
  'arrive-not-yours': ['Sequence.A1', "{unit} arrives in its own side's Player-Turn."],
  'arrive-city-soviet': ['Reinforcement.Soviet', 'Soviet reinforcements arrive at a Supply City.'],
  'arrive-city-finn': [
    'Reinforcement.Finnish',
    'Finnish reinforcements arrive at a Finnish city in Finnish hands.',
  ],
  'arrive-row-a': ['Movement.K3', '{unit} may not be north of Row A.'],
  'arrive-unsupplied': ['Reinforcement.Soviet', '{unit} would not be in supply in {hex}.'],
  'arrive-overload': ['R1', '{unit} would exceed the Supply Capacity of {hex}.'],

  'not-your-unit': ['Movement.D', "{unit} moves in its own side's Movement Phase."],
  'already-moved': ['Movement.G', '{unit} has already moved in this phase.'],
  'no-path': ['Movement', 'A move goes from one hex to an adjacent hex at a time.'],
  'enemy-there': ['Movement.F', 'Enemy units hold {hex}. Attack from an adjacent hex, after movement.'],
  'enemy-beside': ['Movement.F', 'Enemy units hold {hex}. It is adjacent: attack it after movement.'],
  'out-of-play': ['Victory.Short', '{hex} is out of play in this short game.'],
  'closed-country': ['Movement.K1', '{hex} is in {country}, which is closed.'],
  water: ['Movement.K', '{hex} is open water.'],
  'no-ice': ['Movement.N', '{hex} cannot be entered: the Gulf is not frozen.'],
  'minor-lake': ['Movement.K', '{hex} is all lake.'],
  mountain: ['Movement.K', '{hex} is mountain: no unit may enter.'],
  'blocked-side': ['Movement.K', 'The hexside from {from} to {hex} is all sea or major lake.'],
  nkvd: ['Movement.K2', 'NKVD units may not leave the USSR.'],
  'heavy-ice': ['Designer.A1', '{unit} has heavy tanks, which are too heavy for the ice.'],
  'heavy-lake': ['Designer.A1', '{unit} has heavy tanks, which cannot cross lake hexsides.'],
  'row-a': ['Movement.K3', '{unit} may not go north of Row A.'],
  'isolated-rail': [
    'Supply.L',
    '{unit} began the phase isolated: it may move at most one hex, and not by rail.',
  ],
  'isolated-one-hex': ['Supply.A', '{unit} began the phase isolated: it may move at most one hex.'],
  'zone-to-zone': ['ZoneOfControl.F', '{unit} may not move from one enemy ZOC directly into another.'],
  'zone-stops': ['ZoneOfControl', '{unit} must stop in the first hex in enemy ZOC; {hex} is beyond it.'],
  'too-far': ['Movement.C', '{hex} costs {cost} MP; {unit} has {allowance}.'],
  'way-barred': ['Movement.F', 'Enemy units block every route for {unit} to {hex}.'],
  'no-way': ['Movement.K', 'There is no land route for {unit} to {hex}.'],
  'rail-closed': ['Event.L', 'No trains run in this Game-Turn: the cold is too severe.'],
  'rail-boarding': [
    'M3',
    '{unit} begins in enemy ZOC and so is not entrained: it must leave the zone and board for 1 Movement Point.',
  ],
  'rail-zone': ['M3', 'Trains stop in the first hex in enemy ZOC; {hex} is beyond it.'],
  'rail-broken': ['Designer.B', 'The railway on the way to {hex} is broken.'],
  'rail-cut-soviet': [
    'Movement.J',
    'The railway to {hex} is not connected to Leningrad: {unit} cannot use it.',
  ],
  'rail-cut-finn': [
    'Movement.J',
    'The railway to {hex} is not connected to any Finnish city in Finnish hands: {unit} cannot use it.',
  ],
  'rail-enemy': ['Movement.J', 'Enemy units block the railway to {hex}.'],
  'rail-foreign': ['Movement.J', '{unit} may use only the railways of its home country.'],
  'no-room': ['K3', '{hex} is full, and no unit there could move on to make room.'],
  'no-room-now': ['M7', '{hex} is full (at most {limit}). Units may pass through it, but not stay.'],
  overstacked: ['M7', '{hex} holds more units than may stack there (at most {limit}): {units}.'],

  'not-soviet': ['Supply.F', 'Only Soviet units draw supply from headquarters.'],
  'supply-judged': ['CL2', 'The attackers’ supply was judged when the Combat Phase began.'],
  'supply-settled': ['CL3', 'Supply was settled for all units when the Combat Phase began.'],
  'hq-out-of-reach': ['Supply.F1', 'No such headquarters is within five hexes of {unit}.'],
  'city-not-closest': ['U2', 'That is not the Supply City closest to the headquarters.'],
  'front-not-leningrad': ['U2a', 'Headquarters of the Ladoga front cannot draw on Leningrad.'],
  'city-not-joined': [
    'U8',
    'That headquarters’ Supply City is cut off from Leningrad and supplies no units.',
  ],
  'city-full': ['U3', 'That headquarters’ Supply City has no capacity left for this unit.'],
  'needs-no-supply': ['Supply.F', '{unit} needs no supply.'],

  'retreat-type': ['Combat.A', '{unit} may not retreat before combat.'],
  'retreat-place': ['Combat.A', 'Finnish units may retreat before combat only in Finland, north of Row A.'],
  'retreat-line-lost': [
    'C17',
    'The Soviets have captured the whole Mannerheim Line: Finnish units can no longer retreat before combat.',
  ],
  'retreat-not-adjacent': ['C13', 'No enemy unit is next to {unit}.'],
  'retreat-again': ['Combat.A1', '{unit} has already retreated.'],
  'retreat-side': ['Sequence.A3a', 'Only units of the defending side may retreat before combat.'],
  'retreat-voluntary': ['C13', '{unit} does not have to retreat before combat.'],
  'retreat-not-due': ['C9', '{unit} does not have to retreat.'],
  'withdraw-not-due': ['CL7', '{unit} does not have to withdraw.'],
  'withdraw-open': ['CL7', '{unit} has a hex to withdraw to.'],
  'withdraw-hex': [
    'CL7',
    '{unit} has no hex to withdraw to now: another unit goes first, or it attacks at half strength.',
  ],
  'retreat-hex': ['Combat.A1', '{hex} is not next to {unit}: a retreat is one hex.'],
  'retreat-zone': ['Combat.A2', '{hex} is in enemy ZOC, and no friendly unit is there.'],
  'retreat-stacking': ['Combat.A2', '{hex} is full.'],
  'retreat-open': ['C9', '{unit} has a hex to retreat to.'],

  'advance-side': ['Combat.Retreat', 'The defender never advances.'],
  'advance-vacated': ['C13', '{hex} was not vacated by a retreat before combat.'],
  'advance-hex': ['C12', '{hex} was not cleared by this attack.'],
  'advance-again': ['Combat.B', '{unit} has already advanced: an advance is one hex.'],
  'advance-not-adjacent': ['Combat.B', '{unit} is not next to {hex}.'],
  'advance-bystander': ['C12', '{unit} took no part in the attack: only attackers may advance.'],
  'advance-nkvd': ['C15', 'NKVD units may not advance into Finland.'],
  'advance-full': ['Stacking.A', '{hex} is full.'],
  'advance-hq': ['C12', 'Headquarters never advance.'],
  'advance-nothing': ['C12', 'There is no advance to decline.'],

  'attack-side': ['Combat', "{unit} attacks in its own side's Combat Phase."],
  'attack-double': ['Combat.L', 'A unit or hex cannot be counted twice in an attack.'],
  'attack-empty': ['C1', 'An attack needs at least one attacking unit and one target hex.'],
  'attack-no-enemy': ['Combat.C', 'There are no enemy units in {hex}.'],
  'attack-not-adjacent': [
    'C1',
    '{unit} cannot attack {hex}: every attacker must be next to every hex attacked.',
  ],
  'attack-water': ['C1', '{unit} cannot attack {hex}: the hexside between them is all sea or major lake.'],
  'attack-isolated': ['Combat.P', '{unit} is isolated and may not attack.'],
  'attack-hq': ['Combat.E', 'Headquarters never attack.'],
  'attack-no-strength': ['C18', '{unit} has no Attack Strength.'],
  'attack-advanced': ['Combat.B', '{unit} advanced before combat and may not attack.'],
  'attack-twice': ['Combat.F', '{unit} has already fought in this segment.'],
  'attacked-twice': ['Combat.F', '{hex} has already been attacked in this segment.'],
  'attack-nkvd': ['Combat.Q', 'NKVD units may not attack into Finland.'],
  'attack-many-on-many': [
    'C1',
    'Units from several hexes may attack only one hex together; units from one hex may attack several.',
  ],
  'attack-odds': ['C4', 'At {attack} to {defence} the odds are 1-4 or worse: not permitted.'],
  'odds-avoidable': [
    'C4',
    'At {attack} to {defence} the odds are 1-4 or worse, permitted only if unavoidable. Here it is avoidable: {way}.',
  ],
  'odds-ahead': [
    'C4',
    'After this attack you would need one more at 1-4 or worse than necessary. To avoid it: {way}.',
  ],
  'leaves-hex': ['C3', 'After this attack {hex}, which must be attacked, would have no attacker left.'],
  'leaves-unit': ['C3', 'After this attack {unit}, which must attack, would have no hex left to attack.'],
  'must-attack': ['Combat.E', 'These must still attack: {units}.'],

  'attack-stunned': [
    'Option.D1',
    '{unit} was badly disrupted by the drop: it cannot attack before the next turn.',
  ],
  'attack-neutral': ['Scenario.Allies', '{hex} is neutral territory: the Allies cannot be attacked there.'],

  'setup-reserve-soviet': [
    'Option.H',
    'Exactly {points} attack points stay in the tray, at least {regiments} of them 2-1-2s and no HQ; now {now} points, {few} in 2-1-2s.',
  ],
  'setup-reserve-finn': [
    'Option.H',
    'Exactly one 2-2-3 and two 1-1-3s stay in the tray; it now holds: {units}.',
  ],
  'heavy-units': ['Designer.A1', 'Two of the three 2-1-3s have heavy tanks.'],

  'plan-not-here': ['Option.D3', 'The paratroops are not in Leningrad.'],
  'plan-zone': ['Option.D3', 'Leningrad is in enemy ZOC: no drop can be prepared.'],
  'plan-hex': [
    'Option.D3',
    '{hex} is not a landing place: choose a land hex in Finland within {range} hexes of Leningrad.',
  ],
  'drop-plan': ['Option.D3', 'The paratroops must land at the planned hex or not at all.'],
  'drop-hex': [
    'Event.F',
    '{hex} is not a landing place: choose a land hex in Finland within {range} hexes of Leningrad.',
  ],
  'drop-void': ['Option.D3', 'The plan is void: the paratroops have moved, or Leningrad is in enemy ZOC.'],
  'drop-moved': ['Event.F', 'The paratroops have moved in this Player-Turn.'],
  'drop-not-here': ['Event.F', 'The paratroops are not in Leningrad.'],
  'drop-zone': ['Event.F', '{hex} is in enemy ZOC.'],
  'drop-full': ['K1', '{hex} is full.'],

  'exploit-unit': ['Designer.A2', 'Only 1-1-3s and 0-0-3s may exploit.'],
  'exploit-spent': [
    'Designer.A2',
    '{unit} spent more than 1 Movement Point, went by rail, or advanced or retreated: it cannot exploit.',
  ],
  'exploit-far': [
    'Designer.A2',
    '{hex} costs {cost} MP; {unit} has {allowance} for exploitation, and cannot use rail.',
  ],
  'exploit-isolated': ['Designer.A2', '{unit} is isolated: it cannot exploit.'],

  'demolish-not-yours': ['Designer.B', "{unit} breaks railways in its own side's Movement Phase."],
  'demolish-unit': ['Designer.B', '{unit} cannot break railways.'],
  'demolish-hex': ['Designer.B', 'There is no enemy railway in {hex}.'],
  'demolish-broken': ['Designer.B', 'The railway in {hex} is already broken.'],
  'demolish-supply': ['Designer.B', '{unit} is isolated: it cannot break railways.'],
  'demolish-points': ['Designer.B', 'That costs {unit} {cost} MP; it has {left} left.'],

  'roll-first': ['Sequence.C', 'Roll the die first.'],
  'nothing-to-roll': ['Sequence.C', 'All dice of this Interphase have been rolled.'],
  'muster-city': ['Event.G', '{unit} cannot join there.'],
  'muster-swedes': ['Scenario.D', '{unit} cannot join there.'],
  'forfeit-one': ['Event.L', 'Choose one unit at a time.'],
  'forfeit-isolated': ['Event.L', 'Isolated units must be chosen first.'],
  'forfeit-exact': ['X4', 'Whole units can make {points} points; with {unit} they cannot.'],
  'forfeit-unit': ['Event.L', 'That unit has no attack points on the map to lose.'],
  'recall-one': ['Scenario.E', 'Units leave one by one: choose one at a time.'],
  'recall-unit': ['Scenario.E', 'Choose a Soviet unit on the map with attack points.'],

  'lose-units': ['C11', 'Those units took no part in the attack.'],
  'lose-too-few': [
    'C11',
    'The attacker must lose at least {points} Attack Strength Points; these total {given}.',
  ],
  'lose-overstack': ['K3', 'Choose exactly as many units in the hex as exceed the limit.'],
} as const satisfies Record<string, readonly [RuleId, string]>;

export type RefusalKey = keyof typeof REFUSALS;

/** Why a position cannot occur, besides the refusals above for ground and stacking: the paragraph and the text. */
export const FAULTS = {
  'options-apart': [
    'Option.Together',
    'The rule “{option}” goes with “{other}”: one is on without the other.',
  ],
  'no-such-turn': ['Sequence.D', 'Game-Turn {turn} is not played in this game.'],
  'wrong-length': ['Option.E', 'The game cannot end with Game-Turn {turn} as things stand.'],
  'no-such-phase': ['Sequence.B', 'With these rules this phase does not come in this Player-Turn.'],
  'not-over': ['Victory.Score', 'The game has a result, but is still being played.'],
  'no-outcome': ['Victory.Score', 'The game is over, but has no result.'],
  'wrong-outcome': ['Victory.Levels', 'The result is not that of the position.'],
  'leningrad-taken': ['E1', 'Finnish units are in Leningrad: the game is over.'],
  'empty-map': ['Sequence.A1', 'There is no unit on the map.'],
  'not-in-play': ['Sequence.A1', '{unit} cannot be in play yet.'],
  'not-to-come': ['O4', '{unit} cannot still be to come.'],
  'dummy-left': ['SetUp.Reveal', 'Dummies leave the map when the set-up ends: {unit} is in {hex}.'],
  'not-in-set-up': ['S1', '{unit} cannot be there during this set-up.'],
  'both-sides': ['Movement.F', 'Units of both sides are in {hex}.'],
  'wrong-mark': ['Sequence.B', '{unit} cannot be marked “{mark}” now.'],
  'wrong-isolation': ['Supply.G', '{unit} needs no supply where it is and cannot be isolated.'],
  'wrong-owner': ['V1', '{hex} cannot be held by the side that is given.'],
  'wrong-combat': ['Combat', 'This cannot be so in the phase: {what}.'],
  'wrong-decision': ['Sequence.B', 'No such decision can be open now: {kind}.'],
  'wrong-order': ['U3', 'No such supply order can be given to {unit}.'],
  'wrong-penalties': ['V6', 'Such penalties for Murmansk cannot have been given.'],
  'wrong-interphase': ['Sequence.C', 'These dice cannot be due in an Interphase now.'],
  'course-scenario': ['Scenario.Table', 'This Scenario cannot be in force.'],
  'course-landing': ['Designer.C', 'No landing can be due after that Game-Turn.'],
  'course-cease-fire': ['X4', 'No cease-fire can be called after that Game-Turn.'],
  'course-rails': ['Event.L', 'The railways cannot be closed in that Game-Turn.'],
  'course-hastened': ['Designer.C', 'Reinforcements cannot come early in that Game-Turn.'],
  'course-paradrop': ['Event.F', 'Special Event F cannot have come.'],
  'course-petrozavodsk': ['Event.H', 'Petrozavodsk cannot have that Supply Capacity.'],
  'course-plan': ['Option.D3', 'No such drop can be planned.'],
  'course-heavy': ['Designer.A1', 'These cannot be the heavy tank regiments of the game.'],
  'course-broken': ['Designer.B', 'Railways cannot be broken there.'],
} as const satisfies Record<string, readonly [RuleId, string]>;

export type FaultKey = keyof typeof FAULTS;

/** A refusal from the table; its `places` are hexes to highlight. */
export const refuse = refusalsOf<RefusalKey | FaultKey, RuleId>({ ...REFUSALS, ...FAULTS });
