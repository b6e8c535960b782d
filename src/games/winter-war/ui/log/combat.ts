/** Attacks and what comes of them. */
import { listed, sentence } from '#table/words/parts.ts';
import { combatWords } from '../words/combat-words.ts';
import { commonWords } from '../words/common-words.ts';
import { hexPart, unitList, unitText } from '../words/words.ts';
import { logWords } from './log-words.ts';
import type { Tellers } from './teller.ts';

/** Attacks, retreats, advances and losses. */
export const combat: Tellers<'attacked' | 'retreated' | 'advanced' | 'eliminated'> = {
  attacked({ attackers, targets, attack, defence, column, die, result }) {
    const head = logWords().attacked(
      unitList(attackers),
      attackers.length > 1,
      listed(
        targets.map((hex) => sentence`${hexPart(hex)}`),
        commonWords().and,
      ),
      combatWords().against(attack, defence),
    );
    const { name } = combatWords().result[result];
    const tail =
      die === null || column === null ? logWords().noDie(name) : logWords().rolled(column, die, name);
    return [...head, ...tail];
  },
  retreated: ({ unit, from, to, before }) =>
    logWords().retreated(unitText(unit), hexPart(from), hexPart(to), before),
  advanced: ({ unit, to, before }) => logWords().advanced(unitText(unit), hexPart(to), before),
  eliminated: ({ unit, hex, cause }) =>
    logWords().eliminated(unitText(unit), hexPart(hex), logWords().cause[cause]),
};
