import { useSettings } from '../store/settings.ts';

interface FaultWords {
  readonly title: string;
  /** Where the table was. */
  readonly table: string;
  readonly notKept: string;
  /** It could not even be fetched. */
  readonly noTable: string;
  /** Where a part of the page should be. */
  readonly part: string;
  readonly lost: string;
  /** Nobody knows what is amiss. */
  readonly somewhere: string;
  /** The language that was chosen could not be fetched. */
  readonly language: string;
  readonly silent: string;
  readonly save: string;
  readonly holdsAll: string;
  readonly reload: string;
  readonly again: string;
  readonly start: string;
  readonly playOn: string;
  readonly close: string;
}

const WORDS: Readonly<Record<'en' | 'fi', FaultWords>> = {
  en: {
    title: 'Something went wrong',
    table:
      'The table can be shown no further. Your game is kept as it stood after the last action. Load the page anew to go on with it, and save it to a file first if you want to be quite sure.',
    notKept: 'This browser does not keep the game: save it to a file now, or it will be lost.',
    noTable:
      'The table could not be fetched: the network may be away, or there is a new version since the page was opened. Kept games are safe.',
    part: 'This part could not be shown. Everything else goes on.',
    lost: 'This part could not be fetched: the network may be away, or there is a new version since the page was opened. Everything else goes on; for this part the page must be loaded anew.',
    somewhere:
      'Something went wrong. If the page does not do as it should, save the game to a file and load the page anew.',
    language: 'English could not be fetched. The page stays as it is until it is loaded anew.',
    silent: 'The storage of this browser does not answer; another tab may hold it.',
    save: 'Save this game to a file',
    holdsAll: 'A file holds the whole game, also what is still secret in it.',
    reload: 'Load the page anew',
    again: 'Try again',
    start: 'To the start screen',
    playOn: 'Play without keeping',
    close: 'Close',
  },
  fi: {
    title: 'Jokin meni vikaan',
    table:
      'Pöytää ei voida enää näyttää. Peli on tallessa sellaisena kuin se oli viimeisen toimen jälkeen. Jatka sitä lataamalla sivu uudelleen; varmuuden vuoksi voit ensin tallentaa pelin tiedostoon.',
    notKept: 'Selain ei säilytä peliä: tallenna se nyt tiedostoon, muuten se katoaa.',
    noTable:
      'Pöytää ei voitu hakea: verkkoyhteys voi olla poikki, tai pelistä on tullut uusi versio sivun avaamisen jälkeen. Tallennetut pelit ovat turvassa.',
    part: 'Tätä osaa ei voitu näyttää. Kaikki muu toimii.',
    lost: 'Tätä osaa ei voitu hakea: verkkoyhteys voi olla poikki, tai pelistä on tullut uusi versio sivun avaamisen jälkeen. Kaikki muu toimii; tätä osaa varten sivu on ladattava uudelleen.',
    somewhere:
      'Jokin meni vikaan. Jos sivu ei toimi niin kuin pitää, tallenna peli tiedostoon ja lataa sivu uudelleen.',
    language:
      'Suomenkielisiä tekstejä ei voitu hakea: verkkoyhteys voi olla poikki. Sivu pysyy englanninkielisenä, kunnes se ladataan uudelleen.',
    silent: 'Selaimen tallennustila ei vastaa; toinen välilehti voi pitää sitä varattuna.',
    save: 'Tallenna peli tiedostoon',
    holdsAll: 'Tiedostossa on koko peli, myös se, mikä siinä on vielä salassa.',
    reload: 'Lataa sivu uudelleen',
    again: 'Yritä uudelleen',
    start: 'Aloitusnäytölle',
    playOn: 'Pelaa tallentamatta',
    close: 'Sulje',
  },
};

/**
 * Beside all other tables of words: the Finnish ones are fetched, and that may be just what has failed. In the
 * language that was asked for, even where the rest still speaks English.
 */
export const useFaultWords = (): FaultWords => WORDS[useSettings(({ language }) => language)];
