import type { About, Action, Editions, Hex } from '#engine/winter-war';
import { listed, sentence, type Sentence } from '#table/words/parts.ts';
import { commonWords } from '../words/common-words.ts';
import { hexPart, unitList, unitText } from '../words/words.ts';
import { logWords } from './log-words.ts';
import { pastWords } from './past-words.ts';

type RecordedAction = NonNullable<About<Action>['past']>['actions'][number];

const hexList = (hexes: readonly Hex[]): Sentence =>
  listed(
    hexes.map((hex) => sentence`${hexPart(hex)}`),
    commonWords().and,
  );

/** What was done, without what came of it: that was by other rules. Null for what is hidden from a player. */
function actionSentence(action: Action): Sentence | null {
  const w = pastWords();
  switch (action.type) {
    case 'place':
    case 'heavy':
    case 'plan':
      return null;
    case 'arrive':
      return action.hex === null
        ? logWords().delayed(unitText(action.unit))
        : w.arrived(unitText(action.unit), hexPart(action.hex));
    case 'move': {
      const to = action.path.at(-1);
      return to === undefined ? null : w.moved(unitText(action.unit), hexPart(to));
    }
    case 'attack': {
      const { attackers, targets } = action;
      return w.attacked(unitList(attackers), attackers.length > 1, hexList(targets));
    }
    case 'retreat':
      return action.to === null
        ? [w.noRetreat(unitText(action.unit))]
        : w.retreated(unitText(action.unit), hexPart(action.to));
    case 'advance':
      return w.advanced(unitText(action.unit), hexPart(action.to));
    case 'lose':
      return [w.lose(unitList(action.units))];
    case 'administer':
      return [w.administered(unitText(action.unit))];
    case 'drop':
      return w.dropped(hexPart(action.hex));
    case 'demolish':
      return [w.demolished(unitText(action.unit))];
    case 'roll':
      return [w.rolled];
    case 'accept':
      return [w.accepted];
    case 'decline':
      return [w.declined];
    case 'end':
      return [w.ended];
  }
}

/** A deed of before, with its dice; null for what is hidden from a player. */
export function pastSentence({ action, dice }: RecordedAction): Sentence | null {
  const done = actionSentence(action);
  return done && dice.length ? [...done, ` ${pastWords().dice(dice)}`] : done;
}

/** What has changed between two editions, in the language spoken: the board first. */
export function changesSince(by: Editions, now: Editions): string[] {
  const { rules, board } = pastWords();
  const told = (texts: Readonly<Record<number, string>>, from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => texts[from + i + 1]).filter((text) => text !== undefined);
  return [...told(board, by.board, now.board), ...told(rules, by.rules, now.rules)];
}
