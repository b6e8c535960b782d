import type { Aim, Front } from '../../ai/war-plan.ts';
import type { IntentWords } from './words.ts';

const fronts: Readonly<Record<Front, readonly [name: string, partitive: string]>> = {
  isthmus: ['Kannas', 'Kannasta'],
  ladoga: ['Laatokan rintama', 'Laatokan rintamaa'],
  viipuri: ['Viipuri', 'Viipuria'],
  oulu: ['Kainuu ja Oulu', 'Kainuuta ja Oulua'],
  petsamo: ['Petsamo', 'Petsamoa'],
  railway: ['Muurmannin rata', 'Muurmannin rataa'],
  leningrad: ['Leningrad', 'Leningradia'],
  murmansk: ['Murmansk', 'Murmanskia'],
};

const AIMS: Readonly<Record<Aim, (name: string, partitive: string) => string>> = {
  hold: (_, of) => `Puolustetaan ${of}`,
  take: (_, of) => `Kohti ${of}`,
  cut: (_, of) => `Katkaistaan ${of}`,
  guard: (_, of) => `Vartioidaan ${of}`,
  delay: (name) => `Viivytetään vihollista: ${name}`,
  strike: (name) => `Vastaisku: ${name}`,
  gather: (name) => `Kootaan voimia: ${name}`,
};

export const fi: IntentWords = {
  aim: (aim, front) => AIMS[aim](...fronts[front]),
  reason: {
    'counts-for-victory': 'siitä saa voittopisteitä',
    'opens-the-way': 'se avaa tien eteenpäin',
    'feeds-the-enemy': 'katkaisee vihollisen huollon',
    'feeds-us': 'turvaa oman huollon',
    'enemy-is-weak-here': 'vihollinen on siellä heikko',
    'enemy-is-strong-here': 'vihollinen on siellä vahva',
    'not-yet-ready': 'kootaan voimia hyökkäykseen',
    'plan-has-failed': 'suunnitelma on epäonnistunut',
  },
  title: 'Siirtojen tarkoitus',
  now: 'Näiden siirtojen tarkoitus',
  plan: 'Suunnitelma',
};
