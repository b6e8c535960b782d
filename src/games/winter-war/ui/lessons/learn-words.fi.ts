import type { LearnWords } from './learn-words.ts';

export const fi: LearnWords = {
  learnHint: 'Kymmenen lyhyttä oppituntia kartalla',
  busy: { finn: 'Suomalaiset vastaavat …', soviet: 'Neuvostojoukot vastaavat …' },

  quickTitle: 'Ensimmäiset siirrot',
  quickText: (level) =>
    `Sinä johdat neuvostojoukkoja, tietokoneen ${level.toLocaleLowerCase('fi')} suomalaisia. Sinä aloitat: nyt on liikevaiheesi. Suomalaiset odottavat rajan takana.`,
  quickSteps: {
    pick: 'Valitse Neuvostoliiton nappula Leningradin lähellä: kartta näyttää, minne se pääsee ja mitä matka maksaa.',
    go: 'Valitse jokin merkityistä heksoista, mieluiten suomalaisten vierestä.',
    stay: 'Tämä yksikkö on jo suomalaisten vieressä. Se voi jäädä ja hyökätä; tuo jokin toinen sen avuksi.',
    closer:
      'Tämä yksikkö ei yllä suomalaisten viereen tällä vuorolla: siirrä sitä lähemmäs tai valitse toinen.',
    more: 'Siirrä niin monta yksikköä kuin haluat. Paina sitten ”Lopeta liike”.',
    follow:
      'Pohjoisessa suomalaisia on saattanut vetäytyä ennen hyökkäystäsi. Etene heidän jättämäänsä heksaan tai paina ”Eteneminen valmis”.',
    attack:
      'Jokaisen yksikkösi, joka on suomalaisten vieressä, on hyökättävä. Valitse renkaalla merkitty heksa ja hyökkääjät ja heitä noppaa.',
    choose: 'Noppa on heitetty. Päätä nyt tässä tai kartalla, miten jatkat.',
    finish:
      'Paina ”Lopeta hyökkäykset”: suomalaiset pelaavat vuoronsa, ja sinä katsot. Sitten alkaa vuoro 2.',
    watch: 'Suomalaiset pelaavat vuoronsa. Sitten alkaa vuoro 2.',
  },
  quickShow: 'Näytä yksikkö',
  quickClose: 'Sulje',
};
