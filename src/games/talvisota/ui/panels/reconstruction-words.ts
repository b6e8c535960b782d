import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  spaces: 'The spaces, save nine that the rules name.',
  connections: 'The connections, save that from Oranienbaum to Koivisto.',
  numbers: 'The numbers of the spaces, save those of Koivisto and Kotka.',
  fortified: 'Which spaces are fortified, save that Koivisto is and Kotka is not.',
  strengths: 'Strength and tactical bonus of every unit.',
  'white-death': 'White Death: each unit takes 1 off the Soviet total.',
  entrenchment: 'Entrenchment: 4 more on the Finnish total.',
  table: 'A stronger Finn rolls in column +6, and adds the difference to the die.',
  redeployment: 'Soviet units on the map may move along their line.',
  waiting: 'A turn without a Soviet attack costs the Soviets 1.',
  'nkvd-holds': 'With the switch, the NKVD keeps a beaten force one space back.',
  lean: 'The leaner isthmus.',
  solo: 'Solo play: the order in a front, short bags, reinforcements and Mannerheim drawn.',
};

export type ReconstructionWords = Wording<typeof en>;
export const reconstructionWords = words('talvisota/reconstruction', en);
