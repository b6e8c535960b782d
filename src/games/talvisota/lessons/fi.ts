import type { CourseWords } from '#table/game/course/words.ts';
import type { COURSE } from './course/index.ts';

/** The lessons in Finnish. */
export const fi: CourseWords<(typeof COURSE)[number]> = {
  refusals: {
    other: 'Pelissä saat tehdä niin. Tee tässä vaiheessa se, mitä kortti pyytää.',
    short: 'Sallittua, mutta tässä vaiheessa haetaan muuta. Lue tehtävä uudelleen tai katso vihje.',
    over: 'Tämä oppitunti on suoritettu.',
  },
  lessons: {
    prudent: {
      title: 'Varovainen eteneminen',
      aim: 'Vie yksi strategia koko vuoron läpi, ruudustaan {PTS|Petsamoon}.',
      steps: {
        move: {
          task: 'Lapin ruudussa odottaa kaksi FUS- ja yksi ELI-yksikkö. Valitse ruutu, ota kaikki kolme ja tuo ne {MUR|Murmanskiin}.',
          hint: 'Paina Lappi, sitten Kaikki, sitten kartalta {MUR}. Paina lopuksi ”Siirrä”.',
          done: 'Erityisliikkeessä yksiköt kulkevat neuvostomaalla niin pitkälle kuin niiden huoltolinja ulottuu.',
          traps: {
            elsewhere:
              '{KAN|Kantalahdesta} tie vie {SAL|Sallaan}. {PTS|Petsamoon} pääsee {MUR|Murmanskista}.',
            early: 'Tuo ensin {MUR|Murmanskiin} kaikki kolme: kaksi olisi kolmanneksen heikompi voima.',
          },
        },
        moved: {
          task: 'Muita ei tällä kertaa tarvitse siirtää. Lopeta liike.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Muissa ruuduissa yksiköt saavat odottaa niin kauan kuin haluat.',
        },
        plan: {
          task: 'Lapin ruutuun tulee nyt strategia kuvapuoli alaspäin: suomalaiset näkevät, että siinä on jokin, eivät mikä. Aseta Varovainen eteneminen.',
          hint: 'Paina nappulaa PRUD ja sitten alempana Lapin ruutua.',
          done: 'PRUD valtaa yhden alueen enintään kolmella yksiköllä. FUS, ELI ja MECA saavat lisänsä kahdesti, ja epäonnistuminen maksaa 1 moraalin.',
          short: 'Yksikkösi ovat {MUR|Murmanskissa}: strategian paikka on Lapin ruutu.',
          traps: {
            mass: 'Massahyökkäys ei anna lisää FUS- eikä ELI-yksiköille: kolmikon voima olisi 19 eikä 31. Lisäksi se maksaa 3, jos se ei valtaa mitään.',
            blin: 'Panssarihyökkäys vaatii kolme MECA- tai TAN-yksikköä, eikä niitä ole täällä.',
            man: 'Koordinoitu liike maksaa epäonnistuessaan 4 moraalia. Kolmella yksiköllä sitä ei kannata yrittää.',
          },
        },
        support: {
          task: 'Tuki auttaa sen rintaman strategioita, jolle se on asetettu. Aseta Ampumatarvikepula (MUNI) Lappiin.',
          hint: 'Paina nappulaa MUNI, sitten Lappi.',
          done: 'Suomalaisten ampumatarvikkeet ovat vähissä: jokaiselta yksiköltä lähtee 2.',
          traps: {
            front: 'Siellä siitä ei olisi apua: strategiasi on Lapissa.',
            other: 'PRUD saa yhden tuen. Ampumatarvikepulasta on nyt eniten hyötyä.',
          },
        },
        planned: {
          task: 'Tällä vuorolla tämä riittää. Ilmoita, että strategiat ovat valmiina.',
          hint: 'Paina ”Strategiat valmiina”.',
          done: 'Suomalaiset näkivät Lapissa yhden strategian ja asettivat vastaan omansa, kuvapuoli alaspäin.',
        },
        commit: {
          task: 'Nyt jaetaan voimat, yhtä salaa kuin muukin. Anna Varovaiselle etenemiselle {MUR|Murmanskin} kaikki kolme yksikköä ja Ampumatarvikepula.',
          hint: 'Paina Lapin ruutua, sitten {MUR}. Paina sitten kahdesti FUS, kerran ELI ja MUNI.',
          done: 'FUS-yksiköt antavat kahdesti 10 ja ELI 11: yhteensä 31, ennen kuin suomalaiset ovat sanoneet sanansa.',
          traps: {
            early: 'Ei vielä: siihen kuuluvat kaikki kolme yksikköä ja Ampumatarvikepula.',
          },
        },
        committed: {
          task: 'Strategialla on mitä se tarvitsee. Ilmoita, että voimat ovat valmiina.',
          hint: 'Paina ”Voimat valmiina”.',
          done: 'Suomalaiset ovat antaneet omalleen yksiköt, maaston ja sään. Näet ne taistelussa.',
        },
        deploy: {
          task: 'Lähetä strategia kohti {PTS|Petsamoa}. Se kulkee kuvapuoli alaspäin, ja suomalaiset päättävät, mikä sen kohtaa.',
          hint: 'Paina Lapin ruutua tai kartalta {MUR}; sitten {PTS}. Paina lopuksi ”Lähetä strategia”.',
          done: 'Vastassa on saman rintaman strategia. Nyt kumpikin käännetään esiin.',
          traps: {
            held: 'Strategian saa pitää kotona maksutta. Mutta vuoro ilman yhtään hyökkäystä maksaa 1 moraalin.',
          },
        },
        open: {
          task: 'Avaa taistelu: nyt kumpikin näyttää voimansa.',
          hint: 'Paina ”Avaa taistelu”.',
          done: 'Lumi vie 1 jokaiselta FUS- ja ELI-yksiköltä, eikä lisää ole. Voimastasi 31 on jäljellä 16; suomalaisilla on 10.',
        },
        roll: {
          task: 'Vahvempi heittää, ja 16 vastaan 10 on sarake +6. Katso korttia ja heitä.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Luku 2 sarakkeessa +6: kumpikin menettää yhden yksikön, ja suomalaiset luopuvat alueesta.',
        },
        lose: {
          task: 'Kumpikin valitsee omat tappionsa. Poista FUS-yksikkö.',
          hint: 'FUS on jo valittuna. Paina ”Poista yksiköt”.',
          done: 'Seuraavasta vuorosta alkaen menetettyjä yksiköitä voi ostaa takaisin moraalilla.',
          traps: { elite: 'ELI on vahvempi. Poista FUS-yksikkö.' },
        },
        occupy: {
          task: 'Alue on auki. Siirrä {PTS|Petsamoon} molemmat jäljellä olevat yksiköt.',
          hint: 'Molemmat ovat jo valittuina. Paina ”Siirry alueelle”.',
          done: 'Se maksaa suomalaisille 1 moraalin ja alueen luvun, joka on tässä 0. Omasi nousisi yhtä paljon, mutta 23 on katto.',
          traps: {
            nobody: 'Ilman yksikköä tai merkkiä aluetta ei vallata lainkaan.',
            fewer:
              'Yksi yksikkö tai merkkikin pitäisi alueen. Mutta mitä vähemmän siellä on väkeä, sitä helpompi se on sisseille.',
          },
        },
      },
      end: 'Tällainen on vuoro: liike, strategiat, voimat, kohteet, taistelut. Varovainen eteneminen tuo vähän ja vaarantaa vähän.',
    },
    environment: {
      title: 'Vastaus ympäristöllä',
      aim: 'Ota panssarihyökkäys vastaan oikeassa maastossa ja säässä.',
      steps: {
        plan: {
          task: 'Johdat suomalaisia. {LEN|Leningradissa} on kolme TAN- ja kolme MECA-yksikköä, ja Karjalassa on yksi strategia: vastaa siihen Puolustusasemalla.',
          hint: 'Paina nappulaa DEFENSE, sitten Karjala 1 tai Karjala 2.',
          done: 'Vastaat, kun Neuvostoliiton strategiat ovat jo ruuduissaan: tiedät, montako niitä on milläkin rintamalla, et mitä ne ovat.',
          traps: {
            front: 'Sillä rintamalla ei ole mihin vastata. Neuvostoliiton strategia on Karjalassa.',
            motti: 'Motissa on kaksi ympäristömerkkiä mutta ei kaivautumista. Yksi riittää nyt.',
            counter:
              'Vastahyökkäyksessä on neljäs yksikkö mutta ei kaivautumista. Kaivautuminen ei vie sinulta divisioonaa.',
          },
        },
        guns: {
          task: 'Aseta Panssarintorjunta (A-T) Karjalaan: se vie 2 jokaiselta TAN-yksiköltä.',
          hint: 'Paina nappulaa A-T, sitten Karjala.',
          done: 'Jos vastassa ei ole yhtään TAN-yksikköä, se vie silti 1 koko voimalta.',
          traps: {
            front: 'Panssarit ovat Karjalan edessä.',
            ambush: 'Väijytys on parasta, mitä sinulla on. Säästä se: panssarintorjunta riittää nyt.',
            other: 'Ei turha, mutta kolmea TAN-yksikköä vastaan Panssarintorjunta tekee enemmän.',
          },
        },
        planned: {
          task: 'Vastauksesi on kuvapuoli alaspäin. Ilmoita, että strategiat ovat valmiina.',
          hint: 'Paina ”Strategiat valmiina”.',
          done: 'Neuvostoliiton pelaaja on jakanut voimansa. Et näe, mitä ne ovat.',
        },
        prepare: {
          task: 'Anna Puolustusasemalle kolme DIV-yksikköä, panssarintorjunta, kaivautuminen ja yksi ympäristö. Mikä vie eniten TAN- ja MECA-yksiköiltä?',
          hint: 'Paina Puolustusaseman ruutua. Paina sitten kolmesti DIV, kerran A-T ja Metsä; kaivautuminen (RET) on jo mukana.',
          done: 'Metsä vie 2 jokaiselta yksiköltä ja TAN-yksiköiltä lisän. Voimasta, joka voisi olla 45, jää 15, kun panssarintorjunta lasketaan mukaan.',
          traps: {
            snow: 'Lumi vie panssareilta 3 mutta jättää lisän: panssarintorjunnankin jälkeen tulossa voi olla 21. Metsä tekee enemmän.',
            woods:
              'Metsikkö antaa yksiköillesi 1 kullekin, mutta vie vain 1 jokaiselta TAN-yksiköltä: tulossa voi olla 36.',
            swamp: 'Suo vie 1 jokaiselta yksiköltä: tulossa voi olla 33.',
            fog: 'Sumu antaa yksiköillesi 1 kullekin mutta ei pysäytä panssareita: tulossa voi olla 39.',
            early:
              'Ei vielä: siihen kuuluvat kolme DIV-yksikköä, panssarintorjunta, kaivautuminen ja yksi ympäristö.',
            units: 'Kolme DIV-yksikköä on vahvinta, mitä Puolustusasema voi saada.',
          },
        },
        prepared: {
          task: 'Neuvostoliiton pelaaja näkee sen vasta taistelussa. Ilmoita, että voimat ovat valmiina.',
          hint: 'Paina ”Voimat valmiina”.',
          done: 'Hänen strategiansa tulee kuvapuoli alaspäin kohti {TER|Terijokea}.',
        },
        answer: {
          task: 'Kohtaa se Puolustusasemalla. Alue, jota kukaan ei puolusta, kaatuu ilman noppaa.',
          hint: 'Paina Puolustusasema, sitten ”Kohtaa hyökkäys”.',
          done: 'Panssarihyökkäys, ja mukana Ampumatarvikepula ja Ilmatuki, jotka vievät 3 jokaiselta DIV-yksiköltä. Silti voimat ovat 15 ja sinun 19.',
          traps: { none: 'Silloin {TER} kaatuisi ilman noppaa.' },
        },
        roll: {
          task: 'Olet 4 vahvempi, joten sinä heität: sarakkeessa +6, ja noppaan lisätään 4. Katso korttia ja heitä.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Kaksi yksikköä tuhottu, ja voima on takaisin {LEN|Leningradissa}. Epäonnistunut Panssarihyökkäys maksaa Neuvostoliitolle 3 moraalia.',
        },
      },
      end: 'Katso, mitä vastassasi on, ja valitse merkki, joka vie siltä eniten. Kutakin viidestä voi käyttää kerran vuorossa.',
    },
    second: {
      title: 'Toinen hyökkäys',
      aim: 'Jatka Koordinoidulla liikkeellä alueelta seuraavalle ja pidä tie takanasi auki.',
      steps: {
        commit: {
          task: 'Laatokalla on Koordinoitu liike. Anna sille {SUJ|Suojärveltä} kaksi ELI- ja kaksi TAN-yksikköä ja Ampumatarvikepula; FUS jää pitämään aluetta.',
          hint: 'Paina Koordinoidun liikkeen ruutua, sitten {SUJ}. Paina sitten kahdesti ELI ja TAN ja kerran MUNI.',
          done: 'Jokainen lisä lasketaan kahdesti: ELI on 11 ja TAN 9, yhteensä 40.',
          traps: {
            early: 'Ei vielä: siihen kuuluvat kaksi ELI- ja kaksi TAN-yksikköä ja Ampumatarvikepula.',
            units:
              'Koordinoitu liike saa enintään neljä yksikköä. Ota kaksi ELI- ja kaksi TAN-yksikköä: FUS pitää {SUJ|Suojärveä}.',
          },
        },
        committed: {
          task: 'Muita strategioita sinulla ei nyt ole. Ilmoita, että voimat ovat valmiina.',
          hint: 'Paina ”Voimat valmiina”.',
          done: 'Suomalaisilla on Laatokalla yksi strategia. Sen on kohdattava kumpikin hyökkäyksesi.',
        },
        deploy: {
          task: 'Lähetä se kohti {KOL|Kollaata}: sieltä rautatie vie {SOR|Sortavalaan}.',
          hint: 'Paina Koordinoidun liikkeen ruutua tai kartalta {SUJ}; sitten {KOL}. Paina lopuksi ”Lähetä strategia”.',
          done: 'Vastaan tulee Vastahyökkäys.',
          traps: {
            north:
              '{TOL|Tolvajärveltäkin} pääsee {SOR|Sortavalaan}. Tällä oppitunnilla kuljetaan rautatietä: {KOL}.',
            held: 'Kotona pidetty strategia ei maksa mitään eikä valtaa mitään. Lähetä se.',
          },
        },
        open: {
          task: 'Avaa taistelu ja katso, mitä heillä on.',
          hint: 'Paina ”Avaa taistelu”.',
          done: 'Metsä vie 2 jokaiselta yksiköltä. TAN menettää lisänsä, mutta Koordinoidussa liikkeessä siitä jää 1: voimat ovat 25 ja 20.',
        },
        roll: {
          task: 'Sarake +5: viidesti kuudesta alue kaatuu, nyt tai toisella kierroksella. Heitä noppa.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Luku 3: kumpikin menettää yhden yksikön, ja suomalaiset luopuvat alueesta.',
        },
        lose: {
          task: 'Tässä metsässä ELI on 9 ja TAN 4. Poista TAN-yksikkö.',
          hint: 'TAN on jo valittuna. Paina ”Poista yksiköt”.',
          done: 'Se, mitä nyt on jäljellä, on kaikki, mitä sinulla on toiseen hyökkäykseen.',
          traps: { elite: 'Pidä ELI: tässä metsässä se on 9 ja TAN 4.' },
        },
        occupy: {
          task: 'Vain {KOL|Kollaalle} siirtyvät voivat jatkaa sieltä. Siirrä kaikki kolme.',
          hint: 'Kaikki kolme ovat jo valittuina. Paina ”Siirry alueelle”.',
          done: 'Kylän luku on 0, mutta Koordinoidun liikkeen menestys maksaa suomalaisille 4, ja sinä saat 4.',
          traps: { fewer: '{SUJ|Suojärvelle} jäävä ei voi hyökätä uudelleen. Siirrä kaikki kolme.' },
        },
        pursue: {
          task: 'Koordinoitu liike saa vallata kaksi aluetta. Valitse toiseksi {SOR} äläkä jätä ketään taakse.',
          hint: 'Paina {SOR}, sitten ”Toinen hyökkäys”.',
          done: 'Samat suomalaiset ovat vastassa sillä, mitä on jäljellä: kolme DIV-yksikköä ja kaupungin 2.',
          traps: {
            stop: 'Pysähtyminen ei maksa mitään. Mutta {SOR} maksaisi suomalaisille 6.',
            village: 'Kylä maksaa suomalaisille 4, {SOR} 6: luku lasketaan mukaan.',
            leave: 'Tarvitset kaikki kolme. {KOL|Kollaata} pitämään riittää merkki.',
          },
        },
        again: {
          task: 'Voimat ovat nyt 22 ja 20, sarake +2: yksi mahdollisuus kolmesta. Heitä noppa.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Luku 4: kummaltakin yksi yksikkö, eikä kukaan peräänny.',
        },
        less: {
          task: 'Valitse tappiosi vielä kerran: toinenkin TAN.',
          hint: 'TAN on jo valittuna. Paina ”Poista yksiköt”.',
          done: 'Suomalaiset ovat menettäneet yhden DIV-yksikön. Katso korttia: 18 ja 14.',
          traps: { elite: 'Pidä molemmat ELI-yksiköt: kumpikin on 9, TAN 4.' },
        },
        on: {
          task: 'Joka keskeyttää, häviää, ja hävitty Koordinoitu liike maksaa 4. Taistele toinen kierros.',
          hint: 'Paina ”Toinen kierros”.',
          done: 'Voimat lasketaan uudelleen niistä, jotka ovat jäljellä. Sarake +4: yksi mahdollisuus kahdesta.',
          traps: { off: 'Se olisi tappio: 4 moraalia. Kortti antaa yhden mahdollisuuden kahdesta.' },
        },
        last: {
          task: 'Tämä kierros ratkaisee. Heitä noppa.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Luku 5: suomalaiset menettävät vielä yhden ja jättävät {SOR|Sortavalan}.',
        },
        hold: {
          task: 'Kaksi ELI-yksikköä jatkaa {SOR|Sortavalaan}, eikä {KOL|Kollaalle} jää ketään. Aseta sinne merkki, tai tie takanasi menetetään.',
          hint: 'Yksiköt ja merkki ovat jo valittuina. Paina ”Siirry alueelle”.',
          done: '{SOR} maksaa suomalaisille 6: 4 Koordinoidusta liikkeestä ja 2 luvusta. Merkki pitää huoltoketjusi ehjänä.',
          traps: {
            unmarked: 'Ilman merkkiä {KOL} menetetään jälleen ja {SOR} jää saarroksiin.',
            split:
              'Siirrä molemmat ELI-yksiköt ja aseta {KOL|Kollaalle} merkki: niin pidät kummankin alueen.',
          },
        },
      },
      end: 'Toinen hyökkäys kohtaa saman strategian heikentyneenä. Jatka, kun mahdollisuudet ovat hyvät, ja jätä taaksesi yksikkö tai merkki.',
    },
    scouts: {
      title: 'Häirintä ja saarto',
      aim: 'Katkaise tie sisseillä ja jätä sen päässä olevat ilman huoltoa.',
      steps: {
        strike: {
          task: '{KUO|Kuopiossa} on neljä neuvostoyksikköä, ja niiden tietä {KAJ|Kajaanin} ja {SUO|Suomussalmen} kautta pitävät vain merkit. Lähetä kolme SCT-yksikköä {SUO|Suomussalmelle}.',
          hint: 'Paina taulukon riviltä {SUO} saraketta 3 SCT. Paina sitten ”Lähetä sissit”.',
          done: 'Luku 4 ja sisseistä 3 on 7; jo 6 riittää. Neuvostoliitto menettää 2 moraalia ja alueen.',
          traps: {
            strong: 'Jokainen yksikkö alueella vie nopastasi 2: neljä vie 8. Se ei voi onnistua.',
            beside: 'Viereiset neljä yksikköä vievät nopastasi 4. {SUO|Suomussalmen} vieressä ei ole ketään.',
            idle: '{PTS} on yhtä helppo, mutta kukaan ei ole siitä riippuvainen. Katkaise tie {KUO|Kuopiossa} olevilta.',
            fewer: 'Jokainen SCT lisää noppaan 1. Kolmella riittää luku 3.',
            pass: 'Odottavista sisseistä ei ole hyötyä. Täällä ne saavat paljon aikaan.',
          },
        },
        stay: {
          task: 'Yksi SCT jää vartioon {SUO|Suomussalmelle}. Kaksi muuta palaa kotiin: ne voivat iskeä ensi vuorolla uudelleen.',
          hint: 'Paina kahdesti −. Paina lopuksi ”Vahvista sissit”.',
          done: 'Mikään ketju ei enää johda {KUO|Kuopioon}. Vuoron lopussa menetetään yksi saarrettu yksikkö, TAN ensin.',
          traps: {
            none: 'Tie olisi silloinkin poikki, mutta hyökkääjä ei tapaisi {SUO|Suomussalmella} ketään. Jätä yksi.',
            many: 'Paikoilleen jäävät eivät voi iskeä muualla. Vartioon riittää yksi.',
          },
        },
        event: {
          task: 'Uusi vuoro alkaa ulkomaiden tapahtumista. Heitä niistä.',
          hint: 'Paina ”Heitä tapahtumat”.',
          done: 'Luku 5 asettaa tapahtumamerkin lukuun +2, ja moraalisi nousee saman verran.',
        },
        hold: {
          task: 'Paikoillaan olevat sissit voisi nyt kutsua kotiin. Jätä {SUO|Suomussalmen} vartija ja jatka.',
          hint: 'Paina ”Jatka”.',
          done: 'Neuvostoliitto ei uskalla hyökätä tällä vuorolla. Jo se maksaa sille 1 moraalin.',
          traps: {
            home: 'Silloin {SUO} olisi tyhjä, kun puna-armeija tulee takaisin. Jätä vartija.',
          },
        },
        again: {
          task: 'Kaksi SCT-yksikköä on vapaana. Lähetä molemmat {PTS|Petsamon} merkkiä vastaan.',
          hint: 'Paina taulukon riviltä {PTS} saraketta 2 SCT. Paina sitten ”Lähetä sissit”.',
          done: 'Luku 2 ja sisseistä 2 on 4, isku tappioin: Neuvostoliitto menettää 1 moraalin ja sinä yhden SCT-yksikön. {KUO|Kuopiossa} menetetään toinenkin yksikkö.',
          traps: {
            strong: 'Sinne jääneet kolme yksikköä vievät nopastasi 6.',
            beside: 'Viereiset kolme yksikköä vievät nopastasi 3.',
            fewer: 'Jokainen SCT lisää noppaan 1. Lähetä molemmat.',
            pass: 'Odottamisesta ei ole hyötyä. Kahdella epäonnistuu vain luku 1.',
          },
        },
      },
      end: 'Kaksi yksikköä ja 4 moraalia ilman taistelua. Tie, jota vain merkit pitävät, on katkaistavissa.',
    },
    odds: {
      title: 'Mahdollisuuksien lukeminen',
      aim: 'Opi taistelukortista, milloin kannattaa jatkaa ja milloin lopettaa.',
      steps: {
        first: {
          task: 'Pääaseman edessä on kaksi hyökkäystä, joiden voimat ovat vielä piilossa. Avaa ensin {TAI}.',
          hint: 'Paina kartalta tai luettelosta {TAI}. Paina sitten ”Avaa taistelu”.',
          done: 'Linnoitettu alue vie voimastasi 4, kaivautuminen lisää heidän voimaansa 4: 27 ja 22.',
          traps: { later: 'Järjestys on sinun valittavissasi. Tällä oppitunnilla {TAI} tulee ensin.' },
        },
        roll: {
          task: 'Kortti näyttää, mitä kukin nopan luku toisi, ja todennäköisyyden vallata alue: kaksi kolmesta. Heitä noppa.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Luku 2: kummaltakin yksi yksikkö, eikä mitään ole ratkaistu.',
        },
        lose: {
          task: 'Varovaisessa etenemisessä FUS on 10 ja ELI 11. Poista FUS-yksikkö.',
          hint: 'FUS on jo valittuna. Paina ”Poista yksiköt”.',
          done: 'Heidän menettämänsä SK painaa vähemmän kuin sinun FUS-yksikkösi. Katso korttia uudelleen.',
          traps: { elite: 'Pidä ELI: se on 11, FUS 10.' },
        },
        off: {
          task: 'Voimat ovat nyt 17 ja 18: suomalaiset heittäisivät, eikä kortti anna sinulle mitään mahdollisuutta. Keskeytä.',
          hint: 'Paina ”Keskeytä”.',
          done: 'Tappio: menetät 1 strategiasta ja 2 linjasta, suomalaiset saavat 2. Mutta kaksi yksikköä säästyi.',
          traps: {
            on: 'Toinen kierros voi maksaa vain yksiköitä: 17 ja 18. Tappio maksaa saman moraalin kummassakin tapauksessa.',
          },
        },
        open: {
          task: 'Massahyökkäys kohdistuu {SUM|Summaan}, ja mukana ovat Tykistötuki ja Meretskovin tuki. Avaa se.',
          hint: 'Paina {SUM} tai Massahyökkäys. Paina sitten ”Avaa taistelu”.',
          done: 'Massahyökkäyksessä FUS ei saa lisää, ja suo vie 1: kuudesti 5 on 30, ennen linjaa.',
        },
        employ: {
          task: 'Meretskov auttaa joko linjaa vastaan tai tykistön kanssa. Valitse se, mistä on enemmän hyötyä.',
          hint: 'Linjaa vastaan hän säästää 3, tykistön kanssa 2. Valitse linja ja paina ”Aloita taistelu”.',
          done: 'Voimat ovat 29 ja 26, sarake +3: yksi mahdollisuus kolmesta. Tykistön kanssa se olisi yksi kuudesta.',
          traps: {
            guns: 'Tykistön kanssa voimat ovat 26 ja 24: yksi mahdollisuus kuudesta. Linjaa vastaan 29 ja 26: yksi kolmesta.',
          },
        },
        again: {
          task: 'Epäonnistuminen maksaisi 3 strategiasta ja 2 linjasta; onnistuminen tuo 5. Heitä noppa.',
          hint: 'Paina ”Heitä noppa”.',
          done: 'Luku 5: kumpikin menettää yhden yksikön, ja suomalaiset jättävät {SUM|Summan}.',
        },
        occupy: {
          task: 'Siirrä {SUM|Summaan} kaikki viisi FUS-yksikköä. MECA-yksiköt pitävät {TER|Terijokea}.',
          hint: 'Kaikki viisi ovat jo valittuina. Paina ”Siirry alueelle”.',
          done: 'Suomalaiset menettävät 2 strategiasta, 1 luvusta ja 2 linjasta: 5, ja sinä saat 5.',
          traps: { fewer: '{TER|Terijoella} on jo muita. Siirrä kaikki viisi.' },
        },
        enough: {
          task: 'Toisessa hyökkäyksessä, {KAM|Kämärään}, voimat olisivat 24 ja 23: yksi mahdollisuus kuudesta. Se voisi tuoda 5, mutta luultavammin maksaisi 2 ja antaisi suomalaisille 2: pysähdy tähän.',
          hint: 'Paina ”Pysähdy tähän”.',
          done: 'Kun yksi alue on vallattu, Massahyökkäys ei ole epäonnistunut. Mikä jätetään yrittämättä, ei maksa.',
          traps: {
            on: 'Viidesti kuudesta menetät 2 ja suomalaiset saavat 2; kerran se tuo 5. Pysähdy tähän.',
          },
        },
      },
      end: 'Todennäköisyys ja panos: vertaa niitä aina, ennen kuin avaat taistelun, taistelet toisen kierroksen tai jatkat eteenpäin.',
    },
  },
};
