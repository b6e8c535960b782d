import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  tabs: { score: 'Morale', supply: 'Supply', forces: 'Forces', table: 'Combat', key: 'Key' },
  combatTable: 'Combat table',
  signs: 'The map',
  counters: (side: string) => `Counters: ${side}`,
  corps: {
    name: 'Corps',
    about:
      'COR, as printed: three fusilier divisions on one counter, changed freely. The table counts divisions.',
  },
  morale: 'Morale',
  moraleByTurn: 'Morale of both sides by turn',
  most: (points: number) => `It never exceeds ${points}.`,
  event: (marker: string) => `Events marker: ${marker}`,
  conquered: 'Finnish spaces in Soviet hands',
  value: (points: number) => `Their numbers: ${points}`,
  leader: 'By morale as it stands',
  box: { box: 'Front box or sheet', losses: 'Losses', reinforcements: 'Reinforcements', map: 'On the map' },
  tableNote: 'Own losses, losses of the other side; R: the other side retreats. The stronger side rolls.',
  tableLiteral: 'As printed: the column is the difference of the totals, whoever is stronger.',
  tableOurs: 'A stronger Finn rolls in column +6 and adds the difference to the die. (R)',
  reconstructed: 'What of this edition is a reconstruction',
  die: 'Die',
  turns: 'Turns',
  january: 'Soviet reinforcements; one support and one commander a strategy.',
  february: 'Supports by their number again, and both commanders.',
  ice: 'The ice to Koivisto bears, for a force with Meretskov.',
  onDie: (faces: string) => `on ${faces}`,
  eventNote: 'The Finnish player rolls as each turn begins: so much Finnish morale changes.',
  none: 'None',
  cutOff: 'Cut off',
  nothingCutOff: 'No Soviet unit is cut off.',
  diesNext: (unit: string, spaces: string) =>
    `Lost when the turn ends, if nothing changes: ${unit} (${spaces}).`,
  chains: 'Logistic chains',
  noChain: 'no chain',
};

export type PanelWords = Wording<typeof en>;
export const panelWords = words('talvisota/panels', en);
