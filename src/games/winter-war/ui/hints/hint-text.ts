import extrasMessages from '../../content/en/extras.ftl';
import logMessages from '../../content/en/log.ftl';
import playMessages from '../../content/en/play.ftl';
import type { Action, Hex, ScheduleKey, State, UnitId } from '#engine/winter-war';
import { hasAid } from '#table';
import type { Why } from '../../ai/index.ts';
import * as ask from '../controller/queries.ts';
import { hexText, unitList, unitText } from '../text/describe.ts';

/** More hexes or units than this are only counted. */
const MOST = 4;

function few<T>(all: readonly T[], describe: (one: T) => string): string {
  const rest = all.length - MOST;
  const named = all.slice(0, MOST).map(describe).join(', ');
  return rest > 0 ? `${named} ${extrasMessages().hint.more({ n: rest })}` : named;
}

/** A line of the Schedule with its points, without the colon at the end of its name. */
const lineText = ({ key, points }: { readonly key: ScheduleKey; readonly points: number }): string =>
  `${logMessages().ledger.key[key].replace(/:$/, '')} (${points})`;

/** A reason as a sentence. */
export function reasonText(why: Why): string {
  return extrasMessages().hint.why[why.kind]({
    hexes: few<Hex>([...new Set(why.hexes)], hexText),
    units: 'units' in why ? few<UnitId>(why.units, unitText) : '',
    atOdds:
      'odds' in why && hasAid('odds')
        ? // Word joiners keep odds on one line.
          extrasMessages().hint.atOdds({ odds: why.odds.replace('-', '\u2060-\u2060') })
        : '',
    count: 'count' in why ? why.count : 0,
    lines: 'lines' in why ? why.lines.map(lineText).join(', ') : '',
  });
}

/** Describes an action. */
export function actionText(state: State, action: Action): string {
  const t = extrasMessages().hint;
  switch (action.type) {
    case 'move':
      return t.to({ unit: unitText(action.unit), hex: hexText(action.path.at(-1)!) });
    case 'place':
    case 'arrive':
      return action.hex === null
        ? t.back({ unit: unitText(action.unit) })
        : t.place({ unit: unitText(action.unit), hex: hexText(action.hex) });
    case 'retreat':
      return action.to === null
        ? t.lost({ unit: unitText(action.unit) })
        : t.retreat({ unit: unitText(action.unit), hex: hexText(action.to) });
    case 'advance':
      return t.advance({ unit: unitText(action.unit), hex: hexText(action.to) });
    case 'attack': {
      const { attackers, targets } = action;
      const odds = ask.shownOdds(state, attackers, targets);
      return t.attack({
        hexes: few(targets, hexText),
        units: unitList(attackers),
        odds: odds ? (odds.column ?? playMessages().combat.withoutDie) : null,
      });
    }
    case 'lose':
      return t.giveUp({ units: unitList(action.units) });
    case 'heavy':
      return t.heavy({ units: unitList(action.units) });
    case 'plan':
      return action.hex === null ? t.noPlan : t.plan({ hex: hexText(action.hex) });
    case 'drop':
      return t.drop({ hex: hexText(action.hex) });
    case 'demolish':
      return t.demolish({ unit: unitText(action.unit) });
    case 'administer':
      return t.administer({ unit: unitText(action.unit) });
    case 'roll':
    case 'accept':
    case 'decline':
      return t[action.type];
    case 'end':
      return t.thenEnd;
  }
}
