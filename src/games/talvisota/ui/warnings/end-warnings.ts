import type { State } from '#engine/talvisota';
import type { EndWarning } from '#table/game/game.ts';
import { frontOf, findUndone, type Undone } from '../../analysis/planning/undone.ts';
import { boxName } from '../controller/box-name.ts';
import { isCoached } from '../lessons/coached.ts';
import { commonWords } from '../words/common-words.ts';
import { forceText, meansText, supportText } from '../words/force-text.ts';
import { spaceName } from '../words/names.ts';
import { warningWords } from './words.ts';

function textOf(undone: Undone): string {
  const w = warningWords();
  const { front, strategy, entrenched } = commonWords();
  switch (undone.kind) {
    case 'recover':
      return w.recover(forceText(undone.units));
    case 'boxed':
      return w.boxed(front[undone.front], forceText(undone.units));
    case 'no-strategy':
      return w.noStrategy(front[undone.front], undone.units);
    case 'unposted':
      return w.unposted([...new Set(undone.supports.map(supportText))].join(', '));
    case 'no-units':
      return w.noUnits(boxName(undone.slot), strategy[undone.strategy]);
    case 'no-force':
      return w.noForce(boxName(undone.slot), strategy[undone.strategy]);
    case 'not-sent':
      return w.notSent(boxName(undone.slot), strategy[undone.strategy]);
    case 'means-left': {
      const means = [
        meansText(undone.supports, undone.environment),
        ...(undone.entrenched ? [entrenched] : []),
      ];
      return w.meansLeft(boxName(undone.slot), strategy[undone.strategy], means.filter(Boolean).join(', '));
    }
    case 'unmet':
      return w.unmet(front[undone.front], undone.soviet, undone.finn);
    case 'scouts':
      return w.scouts(spaceName(undone.space), undone.faces);
    case 'no-attack':
      return w.noAttack(undone.cost);
  }
}

/** What is left undone if the phase ends now, with what it costs. */
export function endWarnings(state: State): EndWarning[] {
  const undone = findUndone(state);
  // Whoever is coached was told that the other fronts may wait.
  const told = isCoached(state) ? undone.filter((one) => [null, 'KAR'].includes(frontOf(one))) : undone;
  return told.map((one) => ({ text: () => textOf(one), places: one.spaces, rule: one.rule, idle: one.idle }));
}
