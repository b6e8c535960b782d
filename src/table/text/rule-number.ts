import { activeGame } from '../game/registry.ts';

/** The number of a paragraph as it is shown: "Combat.E"; the files of games and the tests keep to the English one. */
export const ruleNumber = (rule: string): string => activeGame().book.number(rule);
