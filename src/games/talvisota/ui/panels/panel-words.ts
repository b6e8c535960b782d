import { words, type Wording } from '../../../../kit/language/words.ts';

const en = {
  front: (front: string) => `Front: ${front}.`,
  number: (value: number) => `Number: ${value}.`,
  fortified: 'Fortified.',
  centre: 'Logistic centre.',
  soviet: 'In Soviet hands.',
  finnish: 'In Finnish hands.',
  stands: (units: string) => `Soviet units: ${units}.`,
  scouts: (count: number) => `Finnish scouts in place: ${count}.`,
  marker: 'A Possession marker lies here.',
  chain: (spaces: string) => `Logistic chain: ${spaces}.`,
  isolated: 'Isolated: no chain leads here.',
  cuts: (spaces: string) => `Would cut it, if lost: ${spaces}.`,
  beside: (spaces: string) => `Connected to ${spaces}.`,
  tabs: { score: 'Morale', forces: 'Forces', table: 'Combat table' },
  morale: 'Morale',
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
};

export type PanelWords = Wording<typeof en>;
export const panelWords = words('talvisota/panels', en);
