import type { RuleId } from './state/rule-ids.ts';

/** Something that the rule sheet does not give and this edition had to invent. */
export interface Reconstruction {
  readonly what: string;
  readonly rule: RuleId;
  readonly text: string;
}

/** What is ours and not from the published game, so that the table can show it. */
export const RECONSTRUCTED: readonly Reconstruction[] = [
  { what: 'spaces', rule: '1.3.1', text: 'The spaces, save nine that the rules name.' },
  { what: 'connections', rule: '1.3.1', text: 'The connections, save Oranienbaum to Koivisto.' },
  { what: 'numbers', rule: 'N4', text: 'The numbers of the spaces, save those of Koivisto and Kotka.' },
  { what: 'fortified', rule: '8', text: 'Which spaces are fortified, save Koivisto (and not Kotka).' },
  { what: 'strengths', rule: '1.4', text: 'Strength and tactical bonus of every unit.' },
  { what: 'white-death', rule: 'C15', text: 'White Death: -1 on the Soviet total for each unit.' },
  { what: 'entrenchment', rule: 'N17', text: 'Entrenchment: +4 on the Finnish total.' },
  {
    what: 'table',
    rule: 'N21',
    text: 'A stronger Finn rolls in column +6, and adds the difference to the die.',
  },
  { what: 'redeployment', rule: 'N9', text: 'Soviet units on the map may move along their line.' },
  { what: 'waiting', rule: 'N46', text: 'A turn without a Soviet attack costs the Soviets 1.' },
  { what: 'nkvd-holds', rule: 'N27', text: 'With the switch, NKVD keeps a beaten force one space back.' },
  { what: 'lean', rule: 'C22', text: 'The leaner isthmus.' },
  { what: 'solo', rule: 'N44', text: 'Solo: the order in a front, short bags, RENF and MANN drawn.' },
];
