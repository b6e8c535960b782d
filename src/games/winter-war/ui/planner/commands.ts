import { defineCommand } from '#table/commands/define.ts';
import { position } from '../../table-adapter.ts';
import { situationOf } from '../controller/situation.ts';
import { togglePlanner } from './planner-store.ts';
import { plannerWords } from './words.ts';

export const planAttacks = defineCommand({
  id: 'attackPlan',
  aid: 'odds',
  group: 'play',
  label: () => plannerWords().command,
  keys: 'j',
  keyText: 'J',
  enabled: () => situationOf(position()).kind === 'attack',
  why: () => plannerWords().onlyInAttack,
  run: togglePlanner,
});
