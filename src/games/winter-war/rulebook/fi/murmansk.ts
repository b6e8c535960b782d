import type { murmansk as english } from '../murmansk.ts';
import type { FinnishChapter } from './chapter.ts';

export const murmansk: FinnishChapter<typeof english> = {
  title: 'Murmanskin puolustus',
  paragraphs: {
    Murmansk: {
      title: 'Murmanskin vartiointi',
      text: `Brittien ja ranskalaisten maihinnousu uhkaa. Pelivuorosta 4 pelin loppuun lähellä on oltava
        Neuvostoliiton varuskunta: seitsemän taisteluyksikköä tai enemmän, esikuntia laskematta, enintään
        viiden heksan päässä Murmanskista. Jokainen Neuvostoliiton pelaajavuoro, joka päättyy ilman niitä,
        maksaa 10 voittopistettä.

        Tätä sääntöä ei käytetä yhdessä skenaarioiden ja erikoistapahtumien kanssa ([[Scenario]]).`,
    },
    V6: {
      title: 'Varuskunnan laskeminen',
      text: `Seitsemän muuta yksikköä kuin esikuntaa on oltava enintään viiden heksan päässä Murmanskista
        jokaisen Neuvostoliiton pelaajavuoron lopussa pelivuorosta 4 alkaen: tarkistuksia on kaikkiaan
        seitsemän, tai enemmän pidemmässä pelissä ([[Option.E]]). Vähennys kirjataan heti ja pysyy.

        Sääntöä ei käytetä yhdessä skenaarioiden ja erikoistapahtumien kanssa ([[Scenario]]).`,
    },
  },
};
