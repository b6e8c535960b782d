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
      'The game cannot be displayed any more. It is saved up to your last action. Reload the page to continue; to be on the safe side, save it to a file first.',
    notKept: 'This browser is not saving the game. Save it to a file now, or it will be lost.',
    noTable:
      'The game could not be loaded. You may be offline, or a new version may have been released since you opened the page. Your saved games are safe.',
    part: 'This part could not be displayed. Everything else still works.',
    lost: 'This part could not be loaded. You may be offline, or a new version may have been released since you opened the page. Everything else still works; reload the page to get this part.',
    somewhere: 'Something went wrong. If the page misbehaves, save the game to a file and reload.',
    language: 'The English texts could not be loaded. The page stays as it is until you reload it.',
    silent: 'The browser’s storage is not responding; another tab may be using it.',
    save: 'Save this game to a file',
    holdsAll: 'The file contains the whole game, including anything still hidden.',
    reload: 'Reload',
    again: 'Try again',
    start: 'Main menu',
    playOn: 'Play without saving',
    close: 'Close',
  },
  fi: {
    title: 'Jokin meni vikaan',
    table:
      'Peliä ei voida enää näyttää. Se on tallessa sellaisena kuin se oli viimeisen toimen jälkeen. Jatka sitä lataamalla sivu uudelleen; varmuuden vuoksi voit ensin tallentaa pelin tiedostoon.',
    notKept: 'Selain ei tallenna peliä: tallenna se nyt tiedostoon, muuten se katoaa.',
    noTable:
      'Peliä ei voitu ladata: verkkoyhteys voi olla poikki, tai pelistä on tullut uusi versio sivun avaamisen jälkeen. Tallennetut pelit ovat turvassa.',
    part: 'Tätä osaa ei voitu näyttää. Kaikki muu toimii.',
    lost: 'Tätä osaa ei voitu ladata: verkkoyhteys voi olla poikki, tai pelistä on tullut uusi versio sivun avaamisen jälkeen. Kaikki muu toimii; tätä osaa varten sivu on ladattava uudelleen.',
    somewhere:
      'Jokin meni vikaan. Jos sivu ei toimi niin kuin pitää, tallenna peli tiedostoon ja lataa sivu uudelleen.',
    language:
      'Suomenkielisiä tekstejä ei voitu ladata: verkkoyhteys voi olla poikki. Sivu pysyy englanninkielisenä, kunnes se ladataan uudelleen.',
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
