import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import type { State } from '#engine/talvisota';
import type { EndWarning } from '#table/game';
import { frontOf, findUndone, type Undone } from '../../analysis/planning/undone.ts';
import { isCoached } from '../controller/coached.ts';
import { forceText, meansText, supportText } from '../text/force-text.ts';
import { boxName, spaceName } from '../text/names.ts';

function textOf(undone: Undone): string {
  const t = playMessages().warnings;
  const { front, strategy } = startMessages().common;
  switch (undone.kind) {
    case 'recover':
      return t.recover({ units: forceText(undone.units) });
    case 'boxed':
      return t.boxed({ front: front[undone.front], units: forceText(undone.units) });
    case 'no-strategy':
      return t.noStrategy({ front: front[undone.front], units: undone.units });
    case 'unposted':
      return t.unposted({ supports: [...new Set(undone.supports.map(supportText))].join(', ') });
    case 'no-units':
      return t.noUnits({ box: boxName(undone.slot), strategy: strategy[undone.strategy] });
    case 'no-force':
      return t.noForce({ box: boxName(undone.slot), strategy: strategy[undone.strategy] });
    case 'not-sent':
      return t.notSent({ box: boxName(undone.slot), strategy: strategy[undone.strategy] });
    case 'means-left':
      return t.meansLeft({
        box: boxName(undone.slot),
        strategy: strategy[undone.strategy],
        means: meansText(undone.supports, undone.environment, undone.entrenched),
      });
    case 'unmet':
      return t.unmet({ front: front[undone.front], soviet: undone.soviet, finn: undone.finn });
    case 'scouts':
      return t.scouts({ space: spaceName(undone.space), faces: undone.faces });
    case 'no-attack':
      return t.noAttack({ morale: undone.cost });
  }
}

/** What would be left undone if the phase ended now, with its cost. */
export function endWarnings(state: State): EndWarning[] {
  const undone = findUndone(state);
  // The quick-start card says that the other fronts may wait.
  const listed = isCoached(state) ? undone.filter((one) => [null, 'KAR'].includes(frontOf(one))) : undone;
  return listed.map((one) => ({
    text: () => textOf(one),
    places: one.spaces,
    rule: one.rule,
    idle: one.idle,
  }));
}
