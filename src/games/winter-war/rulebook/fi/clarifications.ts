import type { clarifications as english } from '../clarifications.ts';
import type { FinnishChapter } from './chapter.ts';

export const clarifications: FinnishChapter<typeof english> = {
  title: 'Pelaajien täsmennykset',
  paragraphs: {
    CL1: {
      title: 'Huolto pysyy samana siirtojen ajan',
      text: `Kummankin puolen huolto tarkistetaan liikevaiheesi alkaessa. Vaiheen loppuun asti omat yksikkösi
        pitävät sen tilan, jossa ne aloittivat, sekin, joka kävelee takaisin esikuntansa luo. Vihollisen
        yksiköiden tila voi muuttua jokaisen siirtosi myötä. Yksikön, joka aloittaa eristettynä vihollisen
        vieressä, ei tarvitse liikkua.`,
    },
    CL2: {
      title: 'Hyökkääjät tarkistetaan kerran',
      text: `Hyökkäävän puolen huolto tarkistetaan sen taisteluvaiheen alkaessa ja pysyy vaiheen loppuun,
        tekivätpä aiemmat taistelut sen yhteyksille mitä tahansa. Puolustajat tarkistetaan kunkin taistelun
        hetkellä, joten etenemisen eristämä puolustaja puolustautuu puolella voimalla.`,
    },
    CL3: {
      title: 'Kaikki yksikkösi tarkistetaan',
      text: `Taisteluvaiheesi alussa tarkistetaan kaikkien yksiköittesi huolto, ei vain niiden, jotka aikovat
        hyökätä. Neuvostoliiton pelaaja jakaa huoltokapasiteetit ennen ensimmäistä taistelua eikä saa
        siirrellä niitä taistelujen välissä.`,
    },
    CL4: {
      title: 'Ylikuormitus jää voimaan',
      text: `Yksikkö, joka jäi ilman huoltoa kaupungin ylikuormituksen takia taisteluvaiheensa alkaessa, pysyy
        eristettynä, kunnes huolto tarkistetaan sen seuraavan liikevaiheen alussa.`,
    },
    CL5: {
      title: 'Katkennut yhteys voi palautua',
      text: `Huoltoreitin puutteen takia eristetty yksikkö voi palata huoltoon vihollisen pelaajavuorolla
        heti, kun reitti aukeaa. Painetut säännöt sanovat samaa; valinta ei yksinään muuta mitään.`,
    },
    CL6: {
      title: 'Kapasiteetti rajoittaa vihollisenkin vuorolla',
      text: `Kun huolto tarkistetaan Suomen pelaajavuorolla, kaupunkien huoltokapasiteetit ovat voimassa kuten
        aina. Ylikuormituksen takia huollotta jäänyt yksikkö on huollotta Neuvostoliiton seuraavan liikevaiheen
        alkuun asti.

        Neuvostoliiton pelaaja ei anna määräyksiä Suomen pelaajavuorolla: aiemmat valinnat ja kohdan [[U3]]
        oletus ratkaisevat, kuka kuormittaa mitäkin.`,
    },
    CL7: {
      title: 'Ylikuormituksen eristämät perääntyvät',
      text: `Ylikuormituksen eristämä yksikkö, jonka muuten olisi hyökättävä, perääntyy ensin, ennen
        taisteluja, yhden heksan kuten vetäytyessään. Jos maasto, pinoaminen tai vaikutusalueet eivät jätä
        sille heksaa, se hyökkää silti, puolella voimalla ja puolustajaa vahingoittamatta: tulokset Dr, De ja
        Ex luetaan tulokseksi Ne.

        Tässä versiossa tällainen yksikkö, joka liittyy huollossa olevien yksiköiden hyökkäykseen, ei lisää
        sen voimaa, ja tulos koskee sitäkin. Vaaraton on vain hyökkäys, jossa on pelkästään tällaisia
        yksiköitä.`,
    },
    CL8: {
      title: 'Reitti poikki, ei ylikuormitusta',
      text: `Huoltoreitin puutteen takia eristetyn yksikön ei tarvitse hyökätä eikä perääntyä. Saat tahallasi
        siirtää yksiköitä ja edetä niillä pois huollosta. Painetut säännöt sanovat samaa; valinta merkitsee
        eron ylikuormitukseen.`,
    },
    CL9: {
      title: 'Mikä tahansa kaupunki kymmenen heksan sisällä',
      text: `Tasapainotus, kun Suomen pelaaja on kokenut: esikunta saa käyttää mitä tahansa enintään kymmenen
        heksan päässä olevaa huoltokaupunkia, ei vain lähintä. Laatokan rintaman esikunnat ([[U2a]]) saavat
        silloin käyttää Leningradia.`,
    },
    CL10: {
      title: 'Yksikkö 4-4-2 pysyy etelässä',
      text: `Tasapainotus: Suomen alkujoukkojen 4-4-2 ei saa aloittaa rivin A pohjoispuolelta, missä se
        vartioisi Petsamoa vastoin historiaa.`,
    },
  },
};
