import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  front: (front: string) => `Front: ${front}.`,
  number: (value: number) => `Value: ${value}.`,
  fortified: 'Fortified.',
  centre: 'Logistic centre.',
  soviet: 'In Soviet hands.',
  finnish: 'In Finnish hands.',
  stands: (units: string) => `Soviet units: ${units}.`,
  scouts: (count: number) => `Finnish scouts in place: ${count}.`,
  marker: 'Has a Possession marker.',
  chain: (spaces: string) => `Logistic chain: ${spaces}.`,
  isolated: 'Isolated: no logistic chain reaches it.',
  cuts: (spaces: string) => `The chain breaks if any of these is lost: ${spaces}.`,
  beside: (spaces: string) => `Connected to ${spaces}.`,
  attacked: (strategy: string, from: string | null) =>
    from === null ? `Attacked by: ${strategy}.` : `Attacked from ${from} by: ${strategy}.`,
  oursHere: 'Reconstructed:',
  oursSpace: 'the space itself',
  oursNumber: 'its value',
  oursLine: 'its fortification',
};

export type SpaceWords = Wording<typeof en>;

/** What is told of a space. */
export const spaceWords = words('talvisota/space', en);
