import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  tabs: { score: 'Morale', supply: 'Supply', forces: 'Forces', table: 'Combat', key: 'Key' },
  combatTable: 'Combat table',
  signs: 'The map',
  counters: (side: string) => `Counters: ${side}`,
  corps: {
    name: 'Corps',
    about:
      'COR in the printed game: three fusilier divisions on one counter, exchanged freely. Here divisions are counted.',
  },
  morale: 'Morale',
  moraleByTurn: 'Morale of both sides by turn',
  most: (points: number) => `It never exceeds ${points}.`,
  event: (marker: string) => `Events marker: ${marker}`,
  conquered: 'Finnish spaces in Soviet hands',
  value: (points: number) => `Their total value: ${points}`,
  leader: 'Leading on morale',
  box: { box: 'Front box or sheet', losses: 'Losses', reinforcements: 'Reinforcements', map: 'On the map' },
  tableNote: 'Own losses, opponent’s losses; R: the opponent retreats. The stronger side rolls.',
  tableLiteral: 'As printed: the column is the difference between the totals, whichever side is stronger.',
  tableOurs: 'If the Finns are stronger, they roll in column +6 and add the difference to the die. (R)',
  reconstructed: 'Reconstructed in this edition',
  die: 'Die',
  turns: 'Turns',
  january: 'Soviet reinforcements; one support and one commander per strategy.',
  february: 'Supports up to the strategy’s limit again, and both commanders.',
  ice: 'The ice to Koivisto can be crossed by a force with Meretskov.',
  onDie: (faces: string) => `on ${faces}`,
  eventNote: 'The Finnish player rolls at the start of each turn; Finnish morale changes by this much.',
  none: 'None',
  cutOff: 'Cut off',
  nothingCutOff: 'No Soviet unit is cut off.',
  diesNext: (unit: string, spaces: string) =>
    `Lost at the end of the turn if nothing changes: ${unit} (${spaces}).`,
  chains: 'Logistic chains',
  noChain: 'no chain',
};

export type PanelWords = Wording<typeof en>;
export const panelWords = words('talvisota/panels', en);
