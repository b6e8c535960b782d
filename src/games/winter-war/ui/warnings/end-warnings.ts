import { check, type State } from '#engine/winter-war';
import type { EndWarning } from '#table/game/game.ts';
import { warningsBeforeEnd, type Warning } from '../../analysis/threats/index.ts';
import { frontWords } from '../fronts/words.ts';
import { isCoached } from '../controller/coach.ts';
import { idleByFront, type Idle } from '../controller/idle.ts';
import { fewUnits } from '../threats/cut-text.ts';
import { hexText } from '../words/words.ts';
import { warningWords } from './words.ts';

/** Units that a line names. */
const MOST = 4;

function textOf(warning: Warning): string {
  const w = warningWords();
  switch (warning.kind) {
    case 'isolated':
      return w.isolated(fewUnits(warning.units, MOST), warning.already);
    case 'overload':
      return w.overload(hexText(warning.city), warning.points, fewUnits(warning.units, MOST));
    case 'murmansk':
      return w.murmansk(warning.count, warning.needed);
    case 'bad-odds':
      return w.badOdds(hexText(warning.hex), warning.column);
    case 'overstacked':
      return w.overstacked(hexText(warning.hex), warning.excess);
    case 'empty-forts':
      return w.emptyForts(warning.hexes.map((hex) => hexText(hex)).join(', '));
    case 'unused':
      return w.unused(fewUnits(warning.units, MOST));
  }
}

const idleText = ({ kind, front, units }: Idle): string =>
  warningWords()[kind](frontWords().names[front], units.length, fewUnits(units, MOST));

/** What a player may regret if he ends the phase now, and which units could still do something. */
export function endWarnings(state: State): EndWarning[] {
  // What may not be ended says why by itself.
  const listed = check(state, { type: 'end' }) ? [] : idleByFront(state);
  // Whoever is coached was told of no other front.
  const idle = isCoached(state) ? listed.filter(({ front }) => front === 'isthmus') : listed;
  return [
    ...warningsBeforeEnd(state).map((warning) => ({
      text: () => textOf(warning),
      places: warning.hexes,
      rule: warning.rule,
    })),
    ...idle.map((one) => ({ text: () => idleText(one), places: one.hexes, idle: true })),
  ];
}
