import type { VoiceWords } from './voice-words.ts';

export const fi: VoiceWords = {
  list: 'Kartan alueet',
  listHelp:
    'Ylös ja Alas vievät alueelta toiselle, Page Up ja Page Down rintamalta toiselle; Enter valitsee alueen.',
  mark: { choice: 'Voidaan valita.', target: 'Voi olla kohteena.', selected: 'Valittu.' },
  inHand: (counter) => `Valittu: ${counter}.`,
  opened: (box) => `Avattu: ${box}.`,
  from: (where) => `Lähtö: ${where}.`,
  target: (space) => `Kohde: ${space}.`,
  force: (units) => `Yksiköt: ${units}.`,
  means: (means) => `Mukana: ${means}.`,
  laid: (lines) => `Lehdellä: ${lines}.`,
  takenBack: (lines) => `Poistettu: ${lines}.`,
};
