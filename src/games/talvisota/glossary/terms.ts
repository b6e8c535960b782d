/** The terms that this game uses: where to read on, and what belongs together. Their words: `en.ts`, `fi.ts`. */
import type { RuleId } from '#engine/talvisota';
import type { Term as AnyTerm, TermWords } from '#table/game/book.ts';

interface Entry<Id extends string> extends AnyTerm {
  readonly id: Id;
  readonly see: readonly RuleId[];
}

const define = <const Id extends string>(entries: readonly Entry<Id>[]): readonly Entry<Id>[] => entries;

const entries = define([
  // The map
  { id: 'space', see: ['1.3.1'], related: ['number', 'front', 'control'] },
  { id: 'number', see: ['N4', 'N47', '7.1'], related: ['space', 'morale'] },
  { id: 'fortified', see: ['8', 'N31'], related: ['number', 'main-line'] },
  { id: 'main-line', see: ['8', 'C22'], related: ['fortified'] },
  { id: 'front', see: ['1.5', 'N48'], related: ['front-box', 'logistic-centre'] },
  { id: 'logistic-centre', see: ['1.1', 'N5'], related: ['logistic-chain', 'front'] },
  { id: 'logistic-chain', see: ['1.1', 'N5', 'N43'], related: ['logistic-centre', 'isolated', 'control'] },
  { id: 'control', see: ['6.1', 'N10'], related: ['possession', 'conquest'] },
  { id: 'possession', see: ['N10', '6.1', 'N43'], related: ['control', 'harassment'] },

  // The sheets
  { id: 'command-sheet', see: ['1.5'], related: ['front-box', 'strategy'] },
  { id: 'front-box', see: ['1.5', '2.2', 'N9'], related: ['special-movement', 'front'] },
  { id: 'reinforcements-box', see: ['4.5.4', 'N37'], related: ['loss', 'morale'] },

  // The units
  { id: 'force', see: ['1.1'], related: ['strength', 'corps'] },
  { id: 'strength', see: ['1.4', '4.2', 'N24'], related: ['bonus', 'reconstruction'] },
  { id: 'bonus', see: ['1.4', '3.2.2', 'N18'], related: ['strength', 'strategy'] },
  { id: 'fus', see: ['1.4', '2.2', 'N11'], related: ['corps', 'eli'] },
  { id: 'corps', see: ['N11'], related: ['fus'] },
  { id: 'eli', see: ['1.4', '2.2'], related: ['fus'] },
  { id: 'meca', see: ['1.4', '2.2'], related: ['tan', 'armoured-attack'] },
  { id: 'tan', see: ['1.4', '2.2'], related: ['meca', 'armoured-attack'] },
  { id: 'div', see: ['1.4', '2.3'], related: ['res'] },
  { id: 'sct', see: ['1.4', '6.2'], related: ['harassment'] },
  { id: 'wd', see: ['C15', '1.4'], related: ['strength'] },
  { id: 'sk', see: ['1.4', '2.3'], related: ['res'] },
  { id: 'res', see: ['1.4', '2.3'], related: ['sk', 'div'] },

  // Morale and the turn
  { id: 'morale', see: ['2.1', '7.1', 'N39'], related: ['number', 'events-marker'] },
  { id: 'events-marker', see: ['3.1', 'N38'], related: ['morale'] },
  { id: 'special-movement', see: ['2.4', 'N9'], related: ['front-box', 'logistic-chain'] },
  { id: 'waiting', see: ['N46'], related: ['morale', 'strategy'] },

  // Strategies and means
  { id: 'strategy', see: ['3.2.1', '3.2.2', '3.2.3'], related: ['means', 'answer'] },
  { id: 'means', see: ['3.2.2', 'N50', 'N51'], related: ['support', 'environment'] },
  { id: 'prudent-advance', see: ['3.2.2', 'N18', 'C14'], related: ['strategy', 'bonus'] },
  { id: 'massive-attack', see: ['3.2.2', 'N36'], related: ['strategy', 'second-attack'] },
  { id: 'armoured-attack', see: ['3.2.2', 'N18', 'N19'], related: ['tan', 'meca'] },
  { id: 'manoeuvre', see: ['3.2.2', 'N19'], related: ['strategy', 'second-attack'] },
  { id: 'motti', see: ['3.2.3'], related: ['environment', 'strategy'] },
  { id: 'answer', see: ['N12', '3.2.1'], related: ['strategy'] },
  { id: 'support', see: ['3.3.1', '3.3.2', '3.3.3'], related: ['means', 'ambush'] },
  { id: 'ambush', see: ['3.3.3'], related: ['support', 'bonus'] },
  { id: 'environment', see: ['5', 'N29'], related: ['means', 'motti'] },
  { id: 'entrenchment', see: ['N17', '3.2.3'], related: ['means', 'reconstruction'] },

  // Combat
  { id: 'column', see: ['4.3', 'N21'], related: ['strength', 'round'] },
  { id: 'round', see: ['4.4', 'N33'], related: ['column', 'second-attack'] },
  { id: 'loss', see: ['4.5.1', 'N52'], related: ['reinforcements-box'] },
  { id: 'conquest', see: ['4.5.2', 'N49'], related: ['control', 'second-attack'] },
  { id: 'defeat', see: ['4.5.3', 'N33', 'C14'], related: ['round', 'loss'] },
  { id: 'second-attack', see: ['3.2.4', 'N20'], related: ['conquest', 'round'] },

  // Behind the lines
  { id: 'harassment', see: ['6.2', 'N40', 'N42'], related: ['sct', 'in-place'] },
  { id: 'in-place', see: ['6.2', 'N42'], related: ['harassment', 'sct'] },
  { id: 'isolated', see: ['6.2', 'N43'], related: ['logistic-chain', 'possession'] },

  // This edition
  { id: 'reconstruction', see: ['1.3.1', '1.4', 'N17'], related: ['strength', 'number'] },
  { id: 'drawn', see: ['9.1', 'N44'], related: ['answer'] },
]);

export type TermId = (typeof entries)[number]['id'];

/** The words of every term in one language. */
export type GlossaryWords = Readonly<Record<TermId, TermWords>>;

export interface Term extends Entry<TermId> {
  readonly related: readonly TermId[];
}

export const TERMS = entries as readonly Term[];
