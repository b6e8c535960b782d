import { refusalsOf, type Refusal as CoreRefusal } from '#engine/core/refusal.ts';
import type { RuleId } from './rule-ids.ts';

/** Why an action is not legal now; its places are spaces. */
export type Refusal = CoreRefusal<RuleId>;

/** Every refusal: the paragraph that forbids, and the English message. {names} are filled in. */
export const REFUSALS = {
  'game-over': ['1.2', 'The game is over.'],
  'decide-first': ['2.4', 'You have a choice to make first.'],
  'fight-all': ['4.1', 'Every strategy on the map must be fought before the phase ends.'],
  'when-assign': [
    '2.2',
    'Units are placed in front boxes before the first turn and when they arrive in January.',
  ],
  'when-roll': ['3.1', 'There is no die to roll now.'],
  'when-recover': ['4.5.4', 'Units are bought back in the Organisation Phase.'],
  'when-withdraw': ['6.2', 'Scouts in place return home in the Organisation Phase.'],
  'when-move': ['2.4', 'Special movement takes place in the Organisation Phase.'],
  'when-mark': [
    'N10',
    'Markers are placed and removed in the Organisation Phase, and when units leave a space.',
  ],
  'when-plan': ['3.2.1', 'Strategies are placed in their boxes before means are allotted.'],
  'when-post': ['3.3.1', 'Supports are placed on the fronts together with the strategies.'],
  'when-allot': ['3.2.1', 'Means are allotted once both sides have placed their strategies.'],
  'when-deploy': ['3.2.1', 'Strategies go on the map in the Actions Phase, once all means are allotted.'],
  'when-answer': ['3.2.1', 'A strategy is answered as soon as it is placed on the map.'],
  'when-fight': ['4.1', 'Combats are opened once deployment is over.'],
  'when-support': ['3.3.2', 'The use of supports is decided when a combat is opened.'],
  'when-lose': ['4.5.1', 'There are no losses to take.'],
  'when-second-round': ['4.4', 'A second round follows an undecided first one.'],
  'when-occupy': ['4.5.2', 'A space is occupied after a victory.'],
  'when-pursue': ['3.2.2', 'A second attack follows the fall of the first space.'],
  'when-retreat': ['4.5.3', 'There is no retreat to make.'],
  'when-harass': ['6.2', 'Scouts harass after all combats.'],
  'when-stay': ['6.2', 'Scouts can stay only where they have just succeeded.'],
  'when-starve': ['6.2', 'There is no isolated unit to remove now.'],
  'no-such-space': ['1.3.1', 'There is no such space on this map.'],
  'no-such-box': ['1.5', 'The sheet has no such strategy box.'],
  'not-a-count': ['2.2', 'Enter a whole number of units, at least one.'],

  'assign-waiting': ['2.2', 'Only {count} {unit} still to be assigned to a front box.'],
  'assign-box': ['2.2', 'The {front} box holds only {count} {unit}.'],
  'assign-back': ['N8', 'January arrivals stay in the box they were placed in.'],
  'assign-left': ['N8', 'Some units still have no front box.'],
  'assign-front': ['2.2', 'Each front needs at least one unit: {front} has none.'],

  'recover-box': ['4.5.4', 'The Reinforcements box holds only {count} {unit}.'],
  'recover-morale': ['N37', 'That costs {cost} morale; {morale} is left, and it may not fall below 1.'],

  'withdraw-none': ['6.2', '{space}: only {count} scout units are there.'],

  'move-none': ['2.4', 'Only {count} units of that type are there.'],
  'move-front': ['N9', '{space} is not on the front of these units.'],
  'move-line': ['2.4', '{space} is not on a logistic line.'],
  'move-isolated': ['N9', 'Units in {space} are isolated and cannot move.'],
  'move-room': ['N9', 'A Finnish space holds at most six units: {space} has room for {room}.'],
  'move-same': ['2.4', 'The units are there already.'],

  'marker-held': ['6.1', 'All four Possession markers are on the map.'],
  'marker-there': ['N10', '{space} already has a marker.'],
  'marker-none': ['N10', 'There is no marker in {space}.'],
  'marker-control': ['N10', 'Markers are placed on Finnish spaces under Soviet control.'],
  'marker-isolated': ['N43', '{space} is isolated: no marker can be placed there.'],

  'plan-side': ['3.2.1', 'That is not one of your strategies.'],
  'plan-twice': ['3.2.1', '{strategy} is in another box.'],
  'plan-units': [
    'N48',
    '{front} has no units on the map, so a strategy there would have no force. Bring units out of the front box by special movement.',
  ],
  'plan-empty': ['3.2.1', 'There is no strategy in that box.'],
  'post-side': ['3.3.1', 'That is not one of your supports.'],
  'post-late': ['2.2', '{support} arrives in January.'],
  'post-free': ['3.3.1', 'In this game, supports are not placed on fronts.'],

  'commit-control': ['N48', 'A force must start in a single space under Soviet control.'],
  'commit-front': ['N48', 'A force must start in a space of its own front.'],
  'commit-units': ['N48', '{space}: only {count} {unit} available.'],
  'commit-many': ['3.2.2', '{strategy} engages at most {most} units.'],
  'commit-kind': ['N19', '{strategy} needs at least {count} of {units}.'],
  'support-twice': ['3.3.1', '{support} is with another strategy.'],
  'support-front': ['3.3.1', '{support} is not on this front.'],
  'support-late': ['2.2', '{support} arrives in January.'],
  'support-many': ['3.2.2', '{strategy} may have at most {most} supports.'],
  'support-january': ['N13', 'In January, a strategy may have at most one support and one commander.'],

  'prepare-units': ['3.2.3', 'Only {count} {unit} available.'],
  'prepare-many': ['3.2.3', '{strategy} engages {most} units.'],
  'prepare-few': [
    'N50',
    '{strategy} engages {least} units, or fewer only if no others are left on the sheet.',
  ],
  'environment-many': ['3.2.3', '{strategy} may have at most {most} Environment markers.'],
  'environment-twice': ['N29', 'That Environment marker is already in use.'],
  'entrenched-not': ['3.2.3', '{strategy} has no Entrenchment.'],
  'swap-bound': ['N12', 'The order of the boxes matters only with Bound answers.'],
  'swap-front': ['N12', 'That front has only one box.'],

  'deploy-done': ['3.2.2', 'That strategy is already on the map.'],
  'deploy-means': ['3.2.1', 'No units are allotted to that strategy.'],
  'target-soviet': ['3.2.1', '{space} is not in Finnish hands.'],
  'target-taken': ['3.2.1', '{space} is already the target of another strategy.'],
  'target-far': ['N48', '{space} is not connected to the space the force starts from.'],
  'target-inside': ['N48', 'Units that share a space with scouts may attack only those scouts.'],
  'target-ice': ['1.3.1', 'The ice between Oranienbaum and Koivisto can be crossed only from Mar I on.'],
  'target-meretskov': ['N6', 'To cross the ice, a strategy must have Meretskov.'],
  'answer-front': ['N12', 'A strategy can be answered only from the boxes of its own front.'],
  'answer-done': ['N12', 'That strategy has already answered.'],

  'fight-none': ['4.1', 'There is no such combat to open.'],
  'employ-meretskov': ['3.3.2', 'Meretskov helps against the line or, if there is artillery, with it.'],
  'employ-timoshenko': [
    '3.3.2',
    'Timoshenko helps with artillery or, in a Coordinated Manoeuvre, with the tactical bonus.',
  ],
  'employ-artillery': ['N25', 'Artillery must target a type of unit that is present.'],
  'reserves-none': ['3.3.2', 'This strategy has no Reinforcements.'],
  'reserves-many': ['N28', 'At most two more units, and six in total.'],
  'reserves-far': ['N48', 'Reinforcements come from the starting space or an adjacent Soviet space.'],
  'reserves-units': ['N28', '{space}: only {count} {unit} available.'],
  'reserves-isolated': ['N43', '{space} is isolated: it cannot receive units.'],
  'mannerheim-unit': ['3.3.3', 'There is no such Soviet unit in the combat.'],
  'lose-units': ['4.5.1', 'Remove exactly {count} of the units that fought.'],

  'occupy-units': ['4.5.2', 'Only units of the force may enter the space.'],
  'pursue-force': ['N20', 'At least one of the units that entered must continue.'],
  'pursue-target': ['3.2.4', '{space} cannot be the second target.'],
  'retreat-space': ['4.5.3', 'The force cannot retreat to {space}.'],
  'retreat-marker': ['N10', 'No marker can be placed there.'],

  'harass-scouts': ['6.2', 'One to three available scout units take part; {count} are available.'],
  'harass-target': ['N41', 'The target must be a Finnish space under Soviet control.'],
  'harass-must': ['9.2', 'The Finns must harass if they can: choose where.'],
  'harass-weakest': ['9.2', 'They must go to a Possession marker or to the space with the weakest force.'],
  'harass-drawn': ['9.2', 'A die roll decides how many scouts go.'],
  'stay-scouts': ['6.2', 'Only {count} scout units are there.'],
  'starve-space': ['N43', 'There is no isolated unit of that type there.'],

  // Why a position cannot occur.
  'fault-units': ['2.2', 'There are only {count} {unit} by now.'],
  'fault-none': ['2.2', 'There are no Soviet units.'],
  'fault-used': ['3.2.1', '{space}: more units have fought than are there.'],
  'fault-scouts': ['6.2', '{space} is not Finnish: no scouts stay there.'],
  'fault-marker': ['6.1', '{space} cannot have this Possession marker.'],
  'fault-plan': ['3.2.1', 'The plan with {strategy} does not fit the sheet and the map.'],
  'fault-combat': ['4.1', 'The combat does not fit the sheet and the map.'],
  'fault-decision': ['2.4', 'No such decision can be open: {kind}.'],
  'fault-outcome': ['1.2', 'The result is not that of the position.'],
  'fault-room': ['N9', '{space}: a Finnish space holds at most six units.'],
  'fault-helsinki': ['1.2', 'Soviet units are in Helsinki: the game is over.'],
  'fault-passed': ['2.4', 'There is nothing to decide in this phase.'],
  'fault-turn': ['N7', 'This phase does not come in turn {turn}.'],
} as const satisfies Record<string, readonly [RuleId, string]>;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal from the table; its `places` are spaces to highlight. */
export const refuse = refusalsOf<RefusalKey, RuleId>(REFUSALS);
