import type { Barrier } from '../../../../engine/winter-war/index.ts';
import { worded } from '../../../../kit/language/language.ts';

interface WhyWords {
  readonly command: string;
  /** The paragraph beside the map. */
  readonly paragraph: string;
  readonly close: string;
  readonly inBook: string;
  readonly opening: string;
  /** Nothing is in the way there. */
  readonly allowed: (hex: string) => string;
  /** Nothing is chosen that a reason could be given for. */
  readonly nowhere: string;
  readonly key: string;
  /** A button without a better reason. */
  readonly notNow: string;
  /** Of a replay, of the rulebook, of a lesson. */
  readonly atStart: string;
  readonly atEnd: string;
  readonly noBattle: string;
  readonly noBattleBefore: string;
  readonly noPage: string;
  readonly openNow: string;
  readonly waiting: string;
  readonly nothingYet: string;
  /** Why nothing is taken back any more. */
  readonly bar: Readonly<Record<Barrier | 'hand-over' | 'lesson' | 'rival', string>>;
}

/** Why not: the words around the engine's reason. */
export const whyWords = worded<WhyWords>({
  en: {
    command: 'Why not? At the cursor',
    paragraph: 'The paragraph',
    close: 'Close the paragraph',
    inBook: 'In the rulebook',
    opening: 'Opening the rulebook …',
    allowed: (hex) => `${hex}: no rule is in the way.`,
    nowhere: 'Point at a hex first, or go there with the arrow keys.',
    key: 'W: the paragraph',
    notNow: 'Not now.',
    atStart: 'This is the start of the game.',
    atEnd: 'This is as far as the game goes.',
    noBattle: 'No battle comes after this.',
    noBattleBefore: 'No battle comes before this.',
    noPage: 'No page was read there.',
    openNow: 'The contents are open.',
    waiting: 'The other side is at it.',
    nothingYet: 'Nothing has been done yet.',
    bar: {
      die: 'A die was rolled: nothing is taken back over it.',
      'set-up': 'The counters were revealed: nothing is taken back over that.',
      'touch-move': 'Touch-move: what has been done stands.',
      'hand-over':
        'The other player had the screen then, with something on it that is still secret: nothing is taken back over that.',
      lesson: 'In a lesson, go back step by step.',
      rival:
        'The computer player decides there: what it did goes back together with your own action before it.',
    },
  },
  fi: {
    command: 'Miksi ei? Kohdistimen kohdalla',
    paragraph: 'Sääntökohta',
    close: 'Sulje sääntökohta',
    inBook: 'Sääntökirjassa',
    opening: 'Sääntökirjaa avataan …',
    allowed: (hex) => `${hex}: mikään sääntö ei estä.`,
    nowhere: 'Osoita ensin heksaa tai siirry sinne nuolinäppäimillä.',
    key: 'W: sääntökohta',
    notNow: 'Ei juuri nyt.',
    atStart: 'Tämä on pelin alku.',
    atEnd: 'Pidemmälle peli ei jatku.',
    noBattle: 'Tämän jälkeen ei taistella.',
    noBattleBefore: 'Tätä ennen ei taistella.',
    noPage: 'Siellä ei ole luettua sivua.',
    openNow: 'Sisällys on auki.',
    waiting: 'Toinen osapuoli toimii nyt.',
    nothingYet: 'Mitään ei ole vielä tehty.',
    bar: {
      die: 'Noppaa on heitetty: sen yli ei peruta.',
      'set-up': 'Nappulat on jo paljastettu. Sitä edeltäviä tekoja ei voi enää perua.',
      'touch-move': 'Kosketussääntö: tehty on tehty.',
      'hand-over':
        'Silloin näyttö oli toisella pelaajalla, ja siinä oli jotain, mikä on yhä salassa: sen yli ei peruta.',
      lesson: 'Oppitunnilla peruutetaan askel kerrallaan.',
      rival: 'Siinä päättää tietokonepelaaja: sen teot perutaan yhdessä oman edellisen tekosi kanssa.',
    },
  },
});
