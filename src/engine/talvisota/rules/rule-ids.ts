/**
 * The number of every paragraph that refusals, switches and tests cite, by the chapters of the rulebook and in reading
 * order. Plain numbers are the sections of the rule sheet; `N` a decision where the sheet is silent or contradicts
 * itself, `C` a correction of such a decision.
 */
export const CHAPTERS = {
  presentation: [
    '1.1',
    '1.2',
    '1.3.1',
    '1.4',
    '1.5',
    '2.1',
    '2.2',
    '2.3',
    '2.4',
    'N3',
    'N4',
    'N8',
    'N11',
    'C22',
  ],
  organisation: ['3.1', 'N38', 'N5', 'N9', 'N10', 'N37', '4.5.4'],
  strategies: [
    '3.2.1',
    '3.2.2',
    '3.2.3',
    '3.2.4',
    'N6',
    'N12',
    'N13',
    'N14',
    'N16',
    'N17',
    'N18',
    'N19',
    'N20',
    'N48',
    'N50',
    'N51',
  ],
  supports: ['3.3.1', '3.3.2', '3.3.3', '5', 'N24', 'N25', 'N26', 'N27', 'N28', 'N29', 'C15'],
  combat: [
    '4.1',
    '4.2',
    '4.3',
    '4.4',
    '4.5.1',
    '4.5.2',
    '4.5.3',
    'N21',
    'N22',
    'N23',
    'N33',
    'N34',
    'N35',
    'N47',
    'N49',
    'N52',
    'C14',
  ],
  progression: [
    '6.1',
    '6.2',
    '7.1',
    '7.2',
    '8',
    'N30',
    'N31',
    'N32',
    'N36',
    'N39',
    'N40',
    'N41',
    'N42',
    'N43',
    'N46',
  ],
  solo: ['9.1', '9.2', 'N44'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

/** Every paragraph, in reading order. */
export const RULE_IDS: readonly RuleId[] = Object.values(CHAPTERS).flat();
