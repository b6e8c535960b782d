import type { Part, Sentence } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';

/** A paragraph's number as shown: "Combat.E". Game files and tests use the English one. */
export const ruleNumber = (rule: string): string => activeGame().book.number(rule);

export const plain = (parts: Sentence): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'rule' in part ? ruleNumber(part.rule) : part.text))
    .join('');

export type { Part, Sentence };

type Value = Part | Sentence | number;

/** Tag for sentences: `sentence\`${unit} moves to ${hex}\``. */
export function sentence(texts: TemplateStringsArray, ...values: readonly Value[]): Sentence {
  return texts.flatMap((text, i): Part[] => {
    const value = values[i];
    const piece: Part[] =
      value === undefined
        ? []
        : typeof value === 'number'
          ? [String(value)]
          : Array.isArray(value)
            ? value
            : [value as Part];
    return text ? [text, ...piece] : piece;
  });
}

/** Joins sentences with commas and a last "and". */
export const listed = (items: readonly Sentence[], and: string): Sentence =>
  items.flatMap((item, i): Part[] => {
    if (i === 0) return [...item];
    return [i === items.length - 1 ? and : ', ', ...item];
  });
