import { words, type Wording } from '#kit/i18n/words.ts';

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
  attacked: (strategy: string, from: string | null) =>
    from === null ? `Attacked by: ${strategy}.` : `Attacked from ${from} by: ${strategy}.`,
  oursHere: 'Reconstructed:',
  oursSpace: 'that the space is there',
  oursNumber: 'its number',
  oursLine: 'that it is fortified',
};

export type SpaceWords = Wording<typeof en>;

/** What is told of a space. */
export const spaceWords = words('talvisota/space', en);
