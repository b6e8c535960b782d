import { activeGame } from '../game/registry.ts';

/** A paragraph's number as shown: "Combat.E". Game files and tests use the English one. */
export const ruleNumber = (rule: string): string => activeGame().book.number(rule);
