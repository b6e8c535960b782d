import logMessages from '../../content/en/log.ftl';
import startMessages from '../../content/en/start.ftl';
import type { About, Action, Editions, Hex } from '#engine/winter-war';
import { type Sentence, listed, sentence } from '#table';
import { hexPart, unitList, unitText } from '../text/describe.ts';

type RecordedAction = NonNullable<About<Action>['past']>['actions'][number];

const hexList = (hexes: readonly Hex[]): Sentence =>
  listed(
    hexes.map((hex) => sentence`${hexPart(hex)}`),
    startMessages().common.and,
  );

/** Describes the action alone: its result came from earlier rules. Null for what is hidden from a player. */
function actionSentence(action: Action): Sentence | null {
  const t = logMessages().past;
  switch (action.type) {
    case 'place':
    case 'heavy':
    case 'plan':
      return null;
    case 'arrive':
      return action.hex === null
        ? logMessages().log.delayed.parts({ unit: unitText(action.unit) })
        : t.arrived.parts({ unit: unitText(action.unit), at: hexPart(action.hex) });
    case 'move': {
      const to = action.path.at(-1);
      return to === undefined ? null : t.moved.parts({ unit: unitText(action.unit), to: hexPart(to) });
    }
    case 'attack': {
      const { attackers, targets } = action;
      return t.attacked.parts({
        units: unitList(attackers),
        several: attackers.length > 1,
        on: hexList(targets),
      });
    }
    case 'retreat':
      return action.to === null
        ? [t.noRetreat({ unit: unitText(action.unit) })]
        : t.retreated.parts({ unit: unitText(action.unit), to: hexPart(action.to) });
    case 'advance':
      return t.advanced.parts({ unit: unitText(action.unit), to: hexPart(action.to) });
    case 'lose':
      return [t.lose({ units: unitList(action.units) })];
    case 'administer':
      return [t.administered({ unit: unitText(action.unit) })];
    case 'drop':
      return t.dropped.parts({ at: hexPart(action.hex) });
    case 'demolish':
      return [t.demolished({ unit: unitText(action.unit) })];
    case 'roll':
      return [t.rolled];
    case 'accept':
      return [t.accepted];
    case 'decline':
      return [t.declined];
    case 'end':
      return [t.ended];
  }
}

/** An action by earlier rules with its dice; null for what is hidden from a player. */
export function pastSentence({ action, dice }: RecordedAction): Sentence | null {
  const done = actionSentence(action);
  return done && dice.length
    ? [...done, ` ${logMessages().past.dice({ count: dice.length, faces: dice.join(', ') })}`]
    : done;
}

/** Changes between two editions, in the current language: the board first. */
export function changesSince(by: Editions, now: Editions): string[] {
  const { rules, board } = logMessages().past;
  const textsBetween = (texts: Readonly<Record<number, string>>, from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => texts[from + i + 1]).filter((text) => text !== undefined);
  return [...textsBetween(board, by.board, now.board), ...textsBetween(rules, by.rules, now.rules)];
}
