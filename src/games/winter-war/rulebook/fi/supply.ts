import type { supply as english } from '../supply.ts';
import type { FinnishChapter } from './chapter.ts';

export const supply: FinnishChapter<typeof english> = {
  title: 'Huolto ja eristys',
  paragraphs: {
    Supply: {
      title: 'Yleissääntö',
      text: `Neuvostoarmeijaa huoltaa viisi huoltokaupunkia. Kukin voi huoltaa neuvostoyksiköitä tiettyyn
        hyökkäyspistemäärään asti:
        - Leningrad 300
        - Petroskoi 50 (90, kun käytössä on [[Event.H]] tai [[Option.G]])
        - Vienan Kemi 20
        - Kantalahti 20
        - Murmansk 30

        Neuvostoyksikkö, joka ei saa huoltoa mistään näistä, on eristetty. Eristys rajoittaa sen liikettä ja
        taistelua. Suomalaiset yksiköt tarvitsevat huoltoa vain Suomen ulkopuolella.`,
    },
    'Supply.A': {
      title: 'Eristys: liike',
      text: `Eristetty yksikkö siirtyy liikevaiheessaan enintään yhden heksan. Sen siirron se saa tehdä,
        maksoi maasto mitä tahansa, mutta ei suoraan vihollisen vaikutusalueelta toiselle.`,
    },
    'Supply.B': {
      title: 'Eristys: puolustus',
      text: `Eristetty yksikkö puolustautuu puolella voimalla. Säilytä puolikkaat.`,
    },
    'Supply.C': {
      title: 'Eristys: hyökkäys ja vaikutusalue',
      text: `Eristetty yksikkö ei saa hyökätä, vaikka sen muuten olisi pakko. Sillä ei ole vaikutusaluetta
        ennen kuin eristys päättyy.`,
    },
    'Supply.D': {
      title: 'Milloin huolto tarkistetaan: liike',
      text: `Liikettä varten huolto ratkaistaan liikevaiheen alkaessa, ennen kuin mikään liikkuu. Saat siirtää
        yksikön tahallasi pois huollosta.`,
    },
    'Supply.E': {
      title: 'Milloin huolto tarkistetaan: taistelu',
      text: `Taistelua varten huolto tarkistetaan sillä hetkellä, kun kukin taistelu ratkaistaan. Saman
        vaiheen aiempien hyökkäysten vetäytymiset ja etenemiset ovat voineet jo katkaista tai avata sen.`,
    },
    'Supply.F': {
      title: 'Neuvostojoukkojen huolto',
      text: `Neuvostoyksikkö on huollossa, kun kaikki kolme ehtoa täyttyvät: sen lähellä on esikunta tai se on
        huoltokaupungissa ([[Supply.F1]]), esikunnasta on reitti huoltokaupunkiin ([[Supply.F2]]) ja
        kaupungista on rautatie Leningradiin ([[Supply.F3]]). NKVD-yksiköt ja esikunnat eivät tarvitse huoltoa
        eivätkä ole koskaan eristettyjä.`,
    },
    'Supply.F1': {
      title: 'Neuvostojoukkojen huolto: yksiköstä esikuntaan',
      text: `Yksikkö on huoltokaupungissa, tai siitä on enintään viiden heksan reitti esikuntaan. Reitin on
        oltava kulkukelpoinen, eikä sillä saa olla suomalaisia yksiköitä eikä niiden vaikutusalueita. Jos
        useampi esikunta on ulottuvilla, Neuvostoliiton pelaaja valitsee, mikä niistä huoltaa yksikköä.`,
    },
    'Supply.F2': {
      title: 'Neuvostojoukkojen huolto: esikunnasta kaupunkiin',
      text: `Esikunnasta on enintään kymmenen heksan reitti huoltokaupunkiin. Reitin on oltava kulkukelpoinen,
        eikä sillä saa olla suomalaisia yksiköitä eikä niiden vaikutusalueita. Jos useampi kaupunki on
        ulottuvilla, esikunnan on käytettävä lähintä, vaikka tämä huoltaisi jo niin paljon kuin voi.

        Kaupungin huoltokapasiteetin ylittävät hyökkäyspisteet ovat eristettyjä, kokonaisina yksikköinä, jotka
        Neuvostoliiton pelaaja valitsee. Ne eivät saa turvautua kauempaan kaupunkiin. Leningrad voi huoltaa
        koko armeijan.`,
    },
    'Supply.F3': {
      title: 'Neuvostojoukkojen huolto: kaupungista Leningradiin',
      text: `Kaupungista Leningradiin on katkeamaton rautatieheksojen ketju, jossa ei ole suomalaista
        yksikköä. Suomalaisten vaikutusalueet eivät katkaise ketjua.`,
    },
    'Supply.G': {
      title: 'Suomalaisten huolto',
      text: `Suomessa suomalaiset yksiköt eivät koskaan tarvitse huoltoa. Suomen ulkopuolella suomalainen
        yksikkö on eristetty, jos siitä ei ole kulkukelpoista reittiä sellaiseen Suomen heksaan, jossa ei ole
        neuvostoyksiköitä eikä niiden vaikutusaluetta. Reitti saa olla miten pitkä tahansa ja kierrellä sen
        verran kuin sen täytyy välttääkseen neuvostoyksiköt ja niiden vaikutusalueet.`,
    },
    'Supply.H': {
      title: 'Eristys ei tapa',
      text: `Yhtään yksikköä ei poisteta eristyksen vuoksi, kesti se miten kauan tahansa, ennen kuin pisteet
        lasketaan ([[Victory.Score]]).`,
    },
    'Supply.J': {
      title: 'Pelin alussa huollossa',
      text: `Yksikään neuvostoyksikkö ei aloita peliä eristettynä.`,
    },
    'Supply.K': {
      title: 'Omat yksiköt avaavat reitin',
      text: `Huoltoreitillä oma yksikkö kumoaa vihollisen vaikutusalueet heksassa, jossa se on. Eristetyillä
        vihollisyksiköillä ei ole vaikutusaluetta, joka tukkisi reitin.`,
    },
    'Supply.L': {
      title: 'Eristys: rautatiet',
      text: `Eristetyt yksiköt eivät kulje junalla.`,
    },
    U1: {
      title: 'Reitin mittaaminen',
      text: `Laske heksat, joihin reitti menee: ei sitä, josta se lähtee, mutta se, johon se päätyy. Jokaisen
        on oltava maata, johon pääsee, tai jäätynyt jääheksa, eikä se saa olla suljetussa maassa. Siinä ei saa
        olla vihollisen yksikköä eikä, ilman omaa yksikköä, vihollisen vaikutusaluetta. Jokaisen heksan sivun
        on oltava ylitettävissä.

        Rivin A ja NKVD:n rajoitukset ([[Movement.K2]], [[Movement.K3]]) eivät sido huoltoreittiä.`,
    },
    U2: {
      title: 'Lähin kaupunki',
      text: `Lähin kaupunki on se, johon esikunnasta on lyhin käyttökelpoinen reitti. Jos kaksi on yhtä
        lähellä, Neuvostoliiton pelaaja valitsee.`,
    },
    U2a: {
      title: 'Laatokan rintama',
      text: `Laatokan rintama on laudan alue: Neuvostoliiton heksat Laatokan itäpuolella riviltä 5 riville A.
        Se piirretään huoltonäkymään. Tämän alueen esikunnalle Leningrad ei ole koskaan lähin kaupunki:
        esikunta saa huoltoa muista lähimmältä tai ei miltään. Täsmennys 9 poistaa rajoituksen ([[CL9]]).

        Tämän laudan heksat ovat leveämpiä kuin korkeita, joten Leningrad olisi lähempänä kuin sen pitäisi.
        Voittopisteitä varten yhteyslinja saa silti kulkea Leningradiin ([[V8]]).`,
    },
    U3: {
      title: 'Huoltokapasiteetin jakaminen',
      text: `Yksiköt kuormittavat esikuntia ja siten kaupunkeja. Ellei Neuvostoliiton pelaaja valitse toisin omassa
        liikevaiheessaan tai, jos mikään täsmennys ei ratkaise huoltoa aiemmin, hyökkäystensä välissä, peli jakaa huollon niin, että huollossa on mahdollisimman monta hyökkäyspistettä, vihollisen vieressä
        olevat yksiköt ensin. Yksiköt, joille ei riitä huoltoa, ovat eristettyjä.

        Huoltokaupungissa oleva yksikkö kuormittaa sitä kaupunkia tai, jos Neuvostoliiton pelaaja niin
        valitsee, ulottuvilla olevaa esikuntaa. Esikunnat ja NKVD-yksiköt eivät käytä kapasiteettia.
        Leningradin kapasiteetti ei käytännössä koskaan lopu.

        Valinnan on oltava sellainen, joka toteutuu heti. Jos se ei myöhemmin tuo huoltoa, koska kaupungin
        rautatieyhteys on poikki, esikunta on liian kaukana tai muut valinnat ovat vieneet tilan, yksikkö huolletaan kuin
        valintaa ei olisi. Valinta on taas voimassa, kun se voi toteutua.`,
    },
    U4: {
      title: 'Suomalaisten miehittämät kaupungit',
      text: `Huoltokaupunki, jossa on suomalainen yksikkö, ei huolla ketään.`,
    },
    U5: {
      title: 'Milloin huolto tarkistetaan',
      text: `Kummankin puolen huolto tarkistetaan jokaisen liikevaiheen alussa. Yksikkö, jonka eristys päättyy
        vaiheen aikana, saa vaikutusalueensa takaisin heti. Painettujen sääntöjen mukaan kukaan, ei oma eikä
        vihollinen, joudu eristyksiin kesken marssin; kun [[CL1]] on käytössä, vihollinen voi joutua.

        Painettujen sääntöjen mukaan huolto taistelua varten tarkistetaan kunkin taistelun hetkellä, niin
        hyökkääjiltä kuin puolustajilta, kuten [[Supply.E]] sanoo. Pelaajien täsmennykset [[CL1]]–[[CL8]],
        joista jokainen valitaan erikseen, tarkentavat tätä; suositellussa pelissä ovat käytössä kaikki
        kahdeksan.`,
    },
    U6: {
      title: 'Suomalaisten reitit',
      text: `Suomen ulkopuolella suomalainen tai liittoutuneiden yksikkö on huollossa, jos siitä on mikä
        tahansa kohdan [[U1]] mukaan mitattu reitti sellaiseen Suomen heksaan, jossa ei ole neuvostoyksikköä
        eikä neuvostoyksiköiden vaikutusaluetta. Pituudella ei ole väliä. Ruotsin heksassa R liittoutuneiden
        yksiköt eivät tarvitse reittiä ([[Scenario.Allies]]).`,
    },
    U7: {
      title: 'Molemminpuolinen eristys',
      text: `Eristys riippuu vaikutusalueista ja vaikutusalueet eristyksestä. Tarkista puolet vuorotellen,
        vuorossa oleva ensin, aina siitä tilasta, johon edellinen tarkistus jätti toisen puolen, kunnes mikään
        ei enää muutu.

        Jos tulos ei vakiinnu, ketään ei enää vapauteta eristyksestä, ja se, jolla ei ole reittiä lopuksi
        vallitsevien vaikutusalueiden mukaan, on eristetty.`,
    },
    U8: {
      title: 'Lähin kaupunki ilman rautatieyhteyttä',
      text: `Esikunta pitäytyy lähimmässä kaupungissa, johon on käyttökelpoinen reitti, silloinkin kun tuo
        kaupunki on menettänyt rautatieyhteytensä Leningradiin. Silloin esikunta ei huolla ketään.`,
    },
  },
};
