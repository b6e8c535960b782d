import type { sequence as english } from '../sequence.ts';
import type { FinnishChapter } from './chapter.ts';

export const sequence: FinnishChapter<typeof english> = {
  title: 'Pelin kulku',
  paragraphs: {
    'Sequence.A1': {
      title: 'Vahvistusvaihe',
      text: `Pelaajavuorosi alkaa vahvistusvaiheella. Sijoita kartalle yksiköt, jotka vuorotaulukkosi osoittaa
        tälle pelivuorolle, sekä ne, joita olet aiemmin viivyttänyt. Neuvostoliiton vahvistuksista määrää
        [[Reinforcement.Soviet]], Suomen vahvistuksista [[Reinforcement.Finnish]]. Jos yksikkö tarvitsee
        huoltoa, sen on oltava huollossa siellä, mihin sen sijoitat.`,
    },
    'Sequence.A2': {
      title: 'Liikevaihe',
      text: `Siirrä seuraavaksi yksiköitäsi: niin monta kuin haluat, yksi kerrallaan. Siirtoja ohjaavat
        [[Movement]], [[ZoneOfControl]] ja [[Terrain.Chart]]. Huolto liikettä varten tarkistetaan ennen kuin
        ensimmäinen yksikkö liikkuu ([[Supply.D]]).`,
    },
    'Sequence.A3a': {
      title: 'Taisteluvaihe: vetäytymisjakso',
      text: `Taisteluvaiheessa on kolme jaksoa. Ensimmäisessä ratkaisunsa tekee vastapelaaja. Yksiköt, joilla
        on siihen oikeus ([[Combat.A]]), saavat väistyä vuorossa olevan pelaajan yksiköiden vierestä.
        Väistynyt yksikkö ei lisää mitään sen heksan puolustukseen, johon se päätyy.`,
    },
    'Sequence.A3b': {
      title: 'Taisteluvaihe: etenemisjakso',
      text: `Toisessa jaksossa vuorossa oleva pelaaja saa edetä heksoihin, jotka nämä vetäytymiset tyhjensivät
        ([[Combat.B]]). Vain vetäytyneen yksikön vieressä ollut yksikkö saa edetä, eikä se sen jälkeen hyökkää
        tässä taisteluvaiheessa.`,
    },
    'Sequence.A3c': {
      title: 'Taisteluvaihe: hyökkäysjakso',
      text: `Kolmannessa jaksossa vuorossa oleva pelaaja hyökkää viereisiä vihollisyksiköitä vastaan
        yksiköillä, jotka eivät edenneet toisessa jaksossa. Hyökkäysten järjestys on vapaa. Vie jokainen
        loppuun vetäytymisineen, tappioineen ja etenemisineen, ennen kuin ilmoitat seuraavan.`,
    },
    'Sequence.B': {
      title: 'Toinen pelaajavuoro',
      text: `Neuvostoliiton pelaaja on ensin vuorossa. Kun Neuvostoliiton pelaajavuoro on ohi, Suomen pelaaja
        käy vuorossa olevana pelaajana läpi samat vaiheet ja jaksot.`,
    },
    'Sequence.C': {
      title: 'Skenaarioiden välivaihe',
      text: `Valinnainen: vain kun skenaariot ja erikoistapahtumat ovat käytössä ([[Scenario]]). Molempien
        pelaajavuorojen jälkeen jokainen pelivuoro päättyy välivaiheeseen, viimeistä lukuun ottamatta.
        Pelivuoron 0 jälkeen välivaihetta ei ole ([[Option.H]]). Järjestys on tämä:
        - Pelivuorojen 10 ja 12 jälkeen, jos pelin pituus vaihtelee, Suomen pelaaja heittää noppaa siitä,
          jatkuuko peli ([[Option.E]])
        - Jos aselevon voi nyt julistaa, Suomen pelaaja päättää, julistaako sen ([[Event.K]])
        - Suomen pelaaja heittää noppaa skenaariosta, ellei sellainen ole jo voimassa ([[Scenario.Table]] tai
          [[Designer.C]])
        - Neuvostoliiton pelaaja heittää noppaa erikoistapahtumasta ([[Event.Table]])

        Toteuta jokainen tulos ennen seuraavaa heittoa. Huolto tarkistetaan välivaiheen alkaessa ja uudelleen
        jokaisen heiton jälkeen.

        Jos pelin pituus vaihtelee mutta skenaariot ja erikoistapahtumat eivät ole käytössä, välivaiheessa on
        vain näistä heitoista ensimmäinen.`,
    },
    'Sequence.D': {
      title: 'Pelivuoron loppu',
      text: `Molempien pelaajavuorojen jälkeen merkki siirtyy vuorotaulukossa yhden askeleen. Peli kestää
        kymmenen pelivuoroa. Laske pisteet kymmenennen jälkeen ([[Victory.Score]]). Valinnaiset säännöt voivat
        lisätä pelivuoron ennen ensimmäistä ([[Option.H]]) tai enintään kolme kymmenennen jälkeen
        ([[Option.E]]), tai aselepo voi päättää pelin ([[Event.K]]).

        Pelivuorot alkavat seuraavasti:
        - 1: 30. marraskuuta 1939
        - 2: 10. joulukuuta
        - 3: 20. joulukuuta
        - 4: 30. joulukuuta
        - 5: 10. tammikuuta 1940
        - 6: 20. tammikuuta
        - 7: 30. tammikuuta
        - 8: 10. helmikuuta (jää)
        - 9: 20. helmikuuta (jää)
        - 10: 2. maaliskuuta (jää)`,
    },
  },
};
