import { worded } from '../../kit/language/language.ts';

/** The words around the lessons; free of the lessons themselves, for the start screen. */
export const learnWords = worded({
  en: {
    newHere: 'New here?',
    learn: 'Learn to play',
    learnHint: 'Ten short lessons on the map',
    goOn: 'Go on learning',
    goOnHint: (lesson: number, of: number, done: number, steps: number): string =>
      `Lesson ${lesson} of ${of}${done ? `, step ${done + 1} of ${steps}` : ''}`,
    quick: 'Quick start',
    quickHint: 'Both armies in place; you attack, the computer defends',
    all: 'All lessons',
    book: 'Rulebook',

    lessons: 'Lessons',
    lesson: (n: number, of: number): string => `Lesson ${n} of ${of}`,
    step: (n: number, of: number): string => `Step ${n} of ${of}`,
    finished: 'finished',
    begun: (done: number, of: number): string => `${done} of ${of} steps`,
    progress: (n: number, of: number): string => `${n} of ${of} lessons finished`,
    hint: 'Hint',
    back: 'One step back',
    again: 'Start over',
    leave: 'Leave the lesson',
    next: 'Next lesson',
    done: 'Lesson finished',
    allDone: 'That was the last lesson. You know enough for a game.',
    read: 'Read',
    busy: { finn: 'The Finns answer …', soviet: 'The Soviets answer …' },
    press: 'Press',

    quickTitle: 'Your first moves',
    quickText:
      'You lead the Soviets, a computer Recruit the Finns. You begin, with your Movement Phase; the Finns wait across the frontier.',
    quickSteps: {
      pick: 'Choose a Soviet counter near Leningrad: the map shows where it can go, and what that costs.',
      go: 'Choose a marked hex, best one next to the Finns.',
      stay: 'This unit stands next to the Finns already. It can stay and attack; bring another up beside it.',
      closer: 'This unit cannot reach the Finns this turn: bring it closer, or choose another.',
      more: 'Move as many units as you like. Then press “End movement”.',
      follow:
        'Finns in the north may step back before your attack. Where one did, follow it, or press “Done advancing”.',
      attack: 'Every unit beside a Finn must attack: choose a ringed hex, then attackers, and roll.',
      choose: 'The die has fallen: choose what it leaves to you, here or on the map.',
      finish: 'Press “End attacks”: the Finns take their turn, and you watch. Then it is Turn 2.',
      watch: 'The Finns take their turn. Then it is Turn 2.',
    },
    quickShow: 'Show me a unit',
    quickClose: 'Close',
  },
  fi: {
    newHere: 'Ensi kertaa täällä?',
    learn: 'Opi pelaamaan',
    learnHint: 'Kymmenen lyhyttä oppituntia kartalla',
    goOn: 'Jatka oppimista',
    goOnHint: (lesson: number, of: number, done: number, steps: number): string =>
      `Oppitunti ${lesson}/${of}${done ? `, vaihe ${done + 1}/${steps}` : ''}`,
    quick: 'Pikaaloitus',
    quickHint: 'Joukot valmiina kartalla; sinä hyökkäät, tietokone puolustaa',
    all: 'Kaikki oppitunnit',
    book: 'Sääntökirja',

    lessons: 'Oppitunnit',
    lesson: (n: number, of: number): string => `Oppitunti ${n}/${of}`,
    step: (n: number, of: number): string => `Vaihe ${n}/${of}`,
    finished: 'suoritettu',
    begun: (done: number, of: number): string => `${done}/${of} vaihetta`,
    progress: (n: number, of: number): string => `${n}/${of} oppituntia suoritettu`,
    hint: 'Vihje',
    back: 'Askel taaksepäin',
    again: 'Aloita alusta',
    leave: 'Poistu oppitunnilta',
    next: 'Seuraava oppitunti',
    done: 'Oppitunti suoritettu',
    allDone: 'Se oli viimeinen oppitunti. Nyt osaat tarpeeksi pelataksesi.',
    read: 'Lue',
    busy: { finn: 'Suomalaiset vastaavat …', soviet: 'Neuvostojoukot vastaavat …' },
    press: 'Paina',

    quickTitle: 'Ensimmäiset siirrot',
    quickText:
      'Sinä johdat neuvostojoukkoja, tietokoneen alokas suomalaisia. Sinä aloitat: nyt on liikevaiheesi. Suomalaiset odottavat rajan takana.',
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
        'Jokaisen yksikkösi, joka on suomalaisten vieressä, on hyökättävä. Valitse rengastettu heksa ja hyökkääjät ja heitä noppaa.',
      choose: 'Noppa on heitetty. Päätä nyt tässä tai kartalla, miten jatkat.',
      finish:
        'Paina ”Lopeta hyökkäykset”: suomalaiset pelaavat vuoronsa, ja sinä katsot. Sitten alkaa vuoro 2.',
      watch: 'Suomalaiset pelaavat vuoronsa. Sitten alkaa vuoro 2.',
    },
    quickShow: 'Näytä yksikkö',
    quickClose: 'Sulje',
  },
});
