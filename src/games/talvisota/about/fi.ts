import type { Origins } from './page.ts';

export const fi: Origins = {
  parts: [
    {
      head: 'Mitä tiedetään',
      text: [
        'Julkaistun pelin sääntölehti on julkinen. Siinä ovat vuorot, kunkin lajin yksiköiden määrät, strategiat rajoineen, tuki, ympäristö, taistelutaulukko, moraali ja yksinpeli. Se nimeää yhdeksän aluetta: {MUR}, {KAN}, {BEL}, {PTZ}, {LEN}, {ORA}, {KOI}, {KOT} ja {HEL}. Koiviston ja Kotkan luku on 2; Koivisto on linnoitettu ja Kotka ei; maaliskuusta alkaen jää kantaa Oranienbaumin ja Koiviston välillä. Kertomus yhdestä pelatusta pelistä vahvistaa, miten vuoro alkaa.',
        'Itse karttaa, nappuloiden arvoja ja kaivautumisen vaikutusta ei löytynyt mistään. Ne ovat tätä versiota varten tehtyjä rekonstruktioita: älä pidä niitä julkaistun pelin omina.',
      ],
    },
    {
      head: 'Kartta',
      text: [
        'Mittakaavasta, 40 kilometriä puoleentoista senttimetriin, näkee, että kartta ulottui Suomenlahdelta Jäämerelle. Alueet on sijoitettu sinne, minne vuoden 1939 armeijat kulkivat ja missä ne pysäytettiin: {PTS}, {SAL}, {SUO}, {KUH}, {TOL}, {KOL}, {PIT}, Kannas; niiden takana ovat risteysasemat, joita kohti pyrittiin. Alueita on 45, niistä suomalaisia 36, ja yhteyksiä 82: ne noudattavat ajan rautateitä ja pääteitä.',
        'Paikat ovat oikeissa koordinaateissaan (GeoNames), rannat ja järvet ovat Natural Earthin aineistosta; Kannas on piirretty muuta suuremmaksi. Lehti puhuu kolmesta linjasta: pääasema on {KOI}, {SUM}, {AYR} ja {TAI}, sen takana {KAM} ja viimeisenä {VII} ja {ANT}. {LEN|Leningradista} on {HEL|Helsinkiin} viisi askelta, joista kaksi on linnoitettu.',
      ],
    },
    {
      head: 'Luvut',
      text: [
        'Lehden ainoa yksiköiden arvojärjestys on se, jossa suomalaiset menettävät omansa yksinpelissä: RES, SK, WD, SCT, DIV. FUS-nappula vastaa yhtä tai kahta divisioonaa, TAN-nappula prikaatia: siksi jalkaväki on vahvempaa ja panssarit elävät taktisesta lisästään. Mikään merkki ei saanut painaa yksikköä alle luvun 0. Sen puitteissa arvot valittiin sen mukaan, miten usein hyökkäykset onnistuvat.',
        'Kylien luku on 0, linjan 1, kaupunkien 2 tai 3, Helsingin 5: yhteensä Lapissa 5, Laatokalla 8, Karjalassa 27. Kaivautumisen 4 on sama 4, jonka linja vie.',
      ],
    },
    {
      head: 'Mitä kokeiltiin',
      text: [
        'Noin 29 000 peliä simuloitiin. Kahden asian oli muututtava. Painetussa muodossa luettuna taistelutaulukko antaa heikomman hyötyä: kuusi yksikköä kolmea vastaan onnistuu 75 kertaa 100:sta, kun ne ovat 1 heikompia, eikä kertaakaan, kun voimat ovat tasan. Tässä vahvempi suomalainen heittää sarakkeessa +6. Ja Neuvostoliiton pelaaja, joka ei hyökännyt kertaakaan, voitti 82 peliä 100:sta: tässä vuoro ilman hyökkäystä maksaa hänelle 1. Valinnat tuovat kummankin takaisin.',
        'Näin Neuvostoliitto voittaa 53–55 peliä 100:sta, kun se hyökkää koko ajan, noin neljässä vuorossa. Pelien lyhyys on säännöissä itsessään: epäonnistumiset maksavat niin paljon, ettei moraali riitä kovin moneen vuoroon.',
      ],
    },
  ],
};
