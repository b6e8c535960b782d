import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  spaces: 'The spaces, except the nine named in the rules.',
  connections: 'The connections, except Oranienbaum–Koivisto.',
  numbers: 'The values of the spaces, except Koivisto and Kotka.',
  fortified: 'Which spaces are fortified, except that Koivisto is and Kotka is not.',
  strengths: 'The strength and tactical bonus of every unit.',
  'white-death': 'White Death: each unit reduces the Soviet total by 1.',
  entrenchment: 'Entrenchment: +4 to the Finnish total.',
  table: 'If the Finns are stronger, they roll in column +6 and add the difference to the die.',
  redeployment: 'Soviet units on the map may move along their logistic line.',
  waiting: 'A turn without a Soviet attack costs the Soviets 1 morale.',
  'nkvd-holds': 'As an option, a defeated force with the NKVD retreats only one space.',
  lean: 'The leaner Isthmus.',
  solo: 'Solo play: the order within a front, short bags, and how reinforcements and Mannerheim are drawn.',
};

export type ReconstructionWords = Wording<typeof en>;
export const reconstructionWords = words('talvisota/reconstruction', en);
