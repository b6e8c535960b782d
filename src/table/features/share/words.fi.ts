import type { ShareWords } from './words.ts';

export const fi: ShareWords = {
  title: 'Jaa tämä peli',
  what: 'Mitä linkki sisältää',
  kinds: { game: 'Koko peli', position: 'Vain asema' },
  reveals: {
    game: 'Jokainen siirto ja nopanheitto tähän asti. Linkin avaaja voi käydä pelin läpi ja jatkaa sitä omin nopin: linkki ei kerro, mitä tässä pelissä seuraavaksi heitetään.',
    position:
      'Mitä kartalla nyt on, kenen vuoro on ja mitä sääntöjä käytetään. Se avautuu toisena pelinä, jossa on toiset nopat.',
  },
  link: 'Linkki',
  making: 'Linkkiä tehdään …',
  noLink: 'Tämä selain ei osaa tehdä linkkejä. Tallenna peli tiedostoon ja lähetä se.',
  letters: (letters) => `${letters} merkkiä`,
  long: 'Moni ohjelma katkaisee näin pitkän linkin: tallenna peli tiedostoon ja lähetä se.',
  copy: 'Kopioi linkki',
  send: 'Jaa …',
  notation: 'Asema tekstinä',
  notationHint:
    'Mitä on missäkin: luettavaksi, muutettavaksi ja liitettäväksi. Tekstistä ei näy, kuka on jo liikkunut, eikä valintoja, jotka ovat vielä tekemättä.',
  noNotation: 'Alkusijoittelussa ja päättyneessä pelissä ei ole asemaa, jonka voisi kirjoittaa muistiin.',
  copyNotation: 'Kopioi asema',
  copied: 'Kopioitu.',
  copyByHand: 'Selain ei kopioi puolestasi: teksti on valittuna, kopioi se itse.',
  pasteField: 'Linkki, asema tekstinä tai tallennetun pelin teksti',
  look: 'Katso, mitä se on',
  incoming: { game: 'Sinulle tullut peli', position: 'Sinulle tullut asema' },
  reading: 'Luetaan …',
  refused: 'Tätä ei voi avata',
  stands: 'Tilanne',
  played: 'Pelattu',
  steps: (steps) => (steps === 1 ? 'Yksi askel' : `${steps} askelta`),
  noPractice:
    'Ei harjoitteluksi: jokin tässä pelissä on vielä salassa, ja harjoitellessa kaikki on näkyvissä.',
  ownSlot: 'Se saa oman paikan: kaikki tämän laitteen pelit säilyvät ennallaan.',
  otherDice: 'Tulevat nopat eivät ole samat kuin pelissä, josta asema on peräisin.',
  open: 'Ota pöydälle',
  leave: 'Jätä avaamatta',
  close: 'Sulje',
  linkError: ({ key, step }, why) =>
    ({
      'too-large': 'Linkki on liian pitkä ollakseen peli.',
      damaged: 'Linkki on vaurioitunut: osa siitä puuttuu tai on muuttunut.',
      newer: 'Linkki on tehty pelin uudemmalla versiolla.',
      'not-a-game': 'Linkissä ei ole tätä peliä.',
      'illegal-step': `Linkissä olevan pelin askel ${step} rikkoo sääntöjä: ${why}`,
    })[key],
  dice: 'nopat eivät täsmää.',
  nothing: 'Tämä ei ole linkki peliin, asema eikä tallennettu peli.',
};
