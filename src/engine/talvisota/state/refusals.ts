import { refusalsOf, type Refusal as CoreRefusal } from '#engine/core/refusal.ts';
import type { RuleId } from './rule-ids.ts';

/** Why an action is not legal now; its places are spaces. */
export type Refusal = CoreRefusal<RuleId>;

/** Every refusal: the paragraph that forbids, and what the table says. {names} are filled in. */
export const REFUSALS = {
  'game-over': ['1.2', 'The game is over.'],
  'decide-first': ['2.4', 'A choice has to be made first.'],
  'fight-all': ['4.1', 'Every strategy on the map is fought before the phase ends.'],
  'when-assign': [
    '2.2',
    'Units are put into front boxes before the first turn, and when they arrive in January.',
  ],
  'when-roll': ['3.1', 'No die is due now.'],
  'when-recover': ['4.5.4', 'Units are bought back in the Organisation Phase.'],
  'when-withdraw': ['6.2', 'Scouts in place go home in the Organisation Phase.'],
  'when-move': ['2.4', 'Special movement belongs to the Organisation Phase.'],
  'when-mark': [
    'N10',
    'Markers are laid and lifted in the Organisation Phase, and when units leave a space.',
  ],
  'when-plan': ['3.2.1', 'Strategies are put into their boxes before means are allotted.'],
  'when-post': ['3.3.1', 'Supports are put on the fronts together with the strategies.'],
  'when-allot': ['3.2.1', 'Means are allotted when both sides have put down their strategies.'],
  'when-deploy': ['3.2.1', 'Strategies go on the map in the Actions Phase, when all means are allotted.'],
  'when-answer': ['3.2.1', 'A strategy is answered when it has just been put on the map.'],
  'when-fight': ['4.1', 'Combats are opened when the deployment is over.'],
  'when-support': ['3.3.2', 'What supports do is settled when a combat is opened.'],
  'when-lose': ['4.5.1', 'No losses are due.'],
  'when-second-round': ['4.4', 'A second round follows an undecided first one.'],
  'when-occupy': ['4.5.2', 'A space is occupied after a victory.'],
  'when-pursue': ['3.2.2', 'A second attack follows the fall of the first space.'],
  'when-retreat': ['4.5.3', 'No retreat is due.'],
  'when-harass': ['6.2', 'Scouts harass after the combats.'],
  'when-stay': ['6.2', 'Scouts stay only where they have just succeeded.'],
  'when-starve': ['6.2', 'No isolated unit is due now.'],
  'no-such-space': ['1.3.1', 'There is no such space on this map.'],
  'no-such-box': ['1.5', 'The sheet has no such strategy box.'],
  'not-a-count': ['2.2', 'Units come in whole numbers, one at least.'],

  'assign-waiting': ['2.2', 'Only {count} {unit} wait for a front box.'],
  'assign-box': ['2.2', 'The box of {front} holds only {count} {unit}.'],
  'assign-back': ['N8', 'January arrivals stay in the box that they were put into.'],
  'assign-left': ['N8', 'Units still wait for a front box.'],
  'assign-front': ['2.2', 'Each front has at least one unit: there is none in {front}.'],

  'recover-box': ['4.5.4', 'The Reinforcements box holds only {count} {unit}.'],
  'recover-morale': ['N37', 'That costs {cost} morale; {morale} is left, and it may not fall below 1.'],

  'withdraw-none': ['6.2', 'There are only {count} scout units in {space}.'],

  'move-none': ['2.4', 'Only {count} units of that kind are there.'],
  'move-front': ['N9', '{space} is not on the front of these units.'],
  'move-line': ['2.4', '{space} does not lie on a logistic line.'],
  'move-isolated': ['N9', 'Units in {space} are isolated and do not move.'],
  'move-room': ['N9', 'At most six units stand in a Finnish space: {space} has room for {room}.'],
  'move-same': ['2.4', 'The units are there already.'],

  'marker-held': ['6.1', 'All four Possession markers are laid.'],
  'marker-there': ['N10', 'There is a marker in {space} already.'],
  'marker-none': ['N10', 'There is no marker in {space}.'],
  'marker-control': ['N10', 'Markers are laid on Finnish spaces under Soviet control.'],
  'marker-isolated': ['N43', '{space} is isolated: no marker is laid there.'],

  'plan-side': ['3.2.1', 'That is not one of your strategies.'],
  'plan-twice': ['3.2.1', '{strategy} lies in another box.'],
  'plan-units': [
    'N48',
    'No units of {front} are on the map, and a strategy there would have no force: bring units out of the front box in the special movement.',
  ],
  'plan-empty': ['3.2.1', 'There is no strategy in that box.'],
  'post-side': ['3.3.1', 'That is not one of your supports.'],
  'post-late': ['2.2', '{support} arrives in January.'],
  'post-free': ['3.3.1', 'In this game supports need no front.'],

  'commit-control': ['N48', 'A force starts in one space under Soviet control.'],
  'commit-front': ['N48', 'A force starts in a space of its front.'],
  'commit-units': ['N48', 'Only {count} {unit} in {space} are free.'],
  'commit-many': ['3.2.2', '{strategy} engages {most} units at most.'],
  'commit-kind': ['N19', '{strategy} needs {count} of {units} at least.'],
  'support-twice': ['3.3.1', '{support} lies with another strategy.'],
  'support-front': ['3.3.1', '{support} does not lie on this front.'],
  'support-late': ['2.2', '{support} arrives in January.'],
  'support-many': ['3.2.2', '{strategy} has {most} supports at most.'],
  'support-january': ['N13', 'In January a strategy has one support and one commander at most.'],

  'prepare-units': ['3.2.3', 'Only {count} {unit} are free.'],
  'prepare-many': ['3.2.3', '{strategy} engages {most} units.'],
  'prepare-few': [
    'N50',
    '{strategy} engages {least} units; fewer only when no others are left on the sheet.',
  ],
  'environment-many': ['3.2.3', '{strategy} has {most} Environment markers at most.'],
  'environment-twice': ['N29', 'That Environment marker is used already.'],
  'entrenched-not': ['3.2.3', '{strategy} has no Entrenchment.'],
  'swap-bound': ['N12', 'The order of the boxes counts only where answers are bound.'],
  'swap-front': ['N12', 'That front has only one box.'],

  'deploy-done': ['3.2.2', 'That strategy lies on the map already.'],
  'deploy-means': ['3.2.1', 'No units are allotted to that strategy.'],
  'target-soviet': ['3.2.1', '{space} is not in Finnish hands.'],
  'target-taken': ['3.2.1', 'Another strategy has {space} as its target.'],
  'target-far': ['N48', '{space} is not connected to where the force stands.'],
  'target-inside': ['N48', 'Units beside scouts attack those in their own space, and nothing else.'],
  'target-ice': ['1.3.1', 'The ice between Oranienbaum and Koivisto bears from Mar I on.'],
  'target-meretskov': ['N6', 'Over the ice Meretskov must lie with the strategy.'],
  'answer-front': ['N12', 'A strategy is answered from the boxes of its own front.'],
  'answer-done': ['N12', 'That strategy has answered already.'],

  'fight-none': ['4.1', 'There is no such combat to open.'],
  'employ-meretskov': ['3.3.2', 'Meretskov serves against the line or, where there is artillery, with it.'],
  'employ-timoshenko': [
    '3.3.2',
    'Timoshenko serves with artillery, or in a Coordinated Manoeuvre for the tactical bonus.',
  ],
  'employ-artillery': ['N25', 'The artillery hits a kind of unit that is there.'],
  'reserves-none': ['3.3.2', 'No reinforcements lie with this strategy.'],
  'reserves-many': ['N28', 'Two more units at most, and six in all.'],
  'reserves-far': ['N48', 'Reinforcements come from the starting space or a Soviet space next to it.'],
  'reserves-units': ['N28', 'Only {count} {unit} in {space} are free.'],
  'reserves-isolated': ['N43', '{space} is isolated: it receives no units.'],
  'mannerheim-unit': ['3.3.3', 'There is no such Soviet unit in the combat.'],
  'lose-units': ['4.5.1', 'Give up exactly {count} of the units that fought.'],

  'occupy-units': ['4.5.2', 'Only units of the force enter the space.'],
  'pursue-force': ['N20', 'At least one unit goes on, out of those that entered.'],
  'pursue-target': ['3.2.4', '{space} cannot be the second target.'],
  'retreat-space': ['4.5.3', 'The force cannot retreat to {space}.'],
  'retreat-marker': ['N10', 'No marker can be laid there.'],

  'harass-scouts': ['6.2', 'One to three free scout units take part; {count} are free.'],
  'harass-target': ['N41', 'The target is a Finnish space under Soviet control.'],
  'harass-must': ['9.2', 'The Finns harass while they can: choose where.'],
  'harass-weakest': ['9.2', 'They go to a Possession marker or to the space with the weakest force.'],
  'harass-drawn': ['9.2', 'A die says how many scouts go.'],
  'stay-scouts': ['6.2', 'Only {count} scout units are there.'],
  'starve-space': ['N43', 'No isolated unit of that kind is there.'],
} as const satisfies Record<string, readonly [RuleId, string]>;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal out of the table; its `places` are spaces to point at. */
export const refuse = refusalsOf<RefusalKey, RuleId>(REFUSALS);
