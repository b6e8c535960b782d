import type { CourseWords } from '#table/game/course/words.ts';
import type { COURSE } from './course/index.ts';

/** The lessons in Finnish. */
export const fi: CourseWords<(typeof COURSE)[number]> = {
  refusals: {
    other: 'Pelissä saisit tehdä niin. Katso nyt, mikä kartalla on korostettu.',
    short: 'Sallittua, mutta tässä haetaan muuta. Lue tehtävä uudelleen tai katso vihje.',
    over: 'Tämä oppitunti on jo käyty läpi.',
  },
  lessons: {
    moving: {
      title: 'Nappula käteen ja liikkeelle',
      aim: 'Siirrä neljä yksikköä ja opi, mitä maasto maksaa.',
      steps: {
        clear: {
          task: 'Nappulan viimeinen luku kertoo sen liikepisteet (LP), ja avoin heksa maksaa 1. Käytä yksikön 2-1-2 (25) molemmat pisteet: vie se heksaan 1733.',
          hint: 'Ota 2-1-2 (25) ja laske se kaksi heksaa lännemmäs, heksaan 1733.',
          done: 'Kaksi heksaa, kaksi pistettä. Käyttämättä jääneet pisteet menetetään: niitä ei voi säästää.',
        },
        river: {
          task: 'Jokisivun ylittäminen maksaa 1 LP:n lisää. Vie 2-1-3 (34) joen yli ja vielä yksi heksa eteenpäin, heksaan 1730.',
          hint: 'Sillä on 3 LP: joen takainen heksa vie niistä 2 ja heksa 1730 viimeisen.',
          done: '2 joen takaisesta heksasta, 1 avoimesta maastosta: kaikki kolme pistettä on käytetty.',
        },
        swamp: {
          task: 'Suo Neuvostoliitossa maksaa 2 LP. Lähetä 2-1-2 (52) suolle heksaan 1931.',
          hint: 'Heksa 1931 on siitä lounaaseen.',
          done: 'Yksi heksa, ja yksikkö on uuvuksissa. Suomessa suo hidastaa vain neuvostojoukkoja: suomalaisille se maksaa 1.',
        },
        'one-hex': {
          task: 'Heksan 1930 suo on joen takana: se maksaa 3 LP, enemmän kuin yksiköllä 2-1-2 on. Siirrä 2-1-2 (54) sinne silti.',
          hint: 'Sen koko siirto on tuo yksi heksa. Ota se ja laske se heksaan 1930.',
          done: 'Jokainen yksikkö saa siirtyä koko siirtonaan yhden heksan, maksoi se mitä tahansa. Kukaan ei siis juutu suohon lopullisesti.',
        },
        end: {
          task: 'Kaikkia ei tarvitse siirtää: esikunta jää paikalleen. Päätä liikevaiheesi.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Kukaan ei ollut vihollisen vieressä, joten taisteltavaa ei ollut. Nyt olisi suomalaisten vuoro liikkua.',
        },
      },
      end: 'Yksikkö käyttää liikepisteensä heksa heksalta. Valitse nappula, niin peli näyttää, miten pitkälle se pääsee.',
    },
    'roads-and-rail': {
      title: 'Tiet ja rautatiet',
      aim: 'Kulje nopeasti tietä pitkin ja vielä nopeammin junalla.',
      steps: {
        road: {
          task: 'Tietä pitkin jokainen heksa maksaa 1 LP:n, myös jokien yli ja soiden halki. Aja 2-1-3 (34) tietä pitkin heksaan 1831.',
          hint: 'Seuraa tietä länteen: kolme heksaa, kaksi jokea ja yksi suo, yhteensä 3 LP.',
          done: 'Tien ulkopuolella samat kolme heksaa olisivat maksaneet 6 LP.',
        },
        ride: {
          task: 'Yksikkö, joka aloittaa rautatieheksassa kotimaassaan, on jo junassa, ja junamatka on ilmainen. Vie 2-1-2 (25) Petroskoihin, heksaan 2413.',
          hint: 'Ota Vienan Kemissä oleva 2-1-2 ja vieritä karttaa rataa pitkin etelään Petroskoihin.',
          done: 'Satoja kilometrejä, ja molemmat liikepisteet ovat vielä tallella.',
        },
        entrain: {
          task: 'Radan vierestä kävellään ensin rautatieheksaan, ja junaan nousu maksaa siellä 1 LP:n. Vie 2-1-2 (52) Kantalahteen, heksaan 1943.',
          hint: 'Yksi piste radalle ja yksi junaan nousuun; matka pohjoiseen on ilmainen.',
          done: 'Myös junasta poistuminen on ilmaista. Uusi junaan nousu samassa vaiheessa maksaisi taas pisteen.',
        },
        'ride-and-march': {
          task: 'Ensin saa kulkea junalla ja sitten jatkaa jalan. Vie 2-1-2 (54) junalla Kotskomaan ja sieltä tietä pitkin Rukajärvelle, heksaan 2026.',
          hint: 'Ota se ja valitse 2026. Peli löytää halvimman yhdistelmän itse.',
          done: 'Kotskomaan ilmaiseksi, sitten kaksi heksaa jalan. Näin neuvostoarmeija siirtyy rintamalta toiselle.',
        },
      },
      end: 'Tiet kesyttävät maaston, junat kutistavat kartan. Kumpikin armeija kulkee junalla vain omassa maassaan.',
    },
    zones: {
      title: 'Vaikutusalueet',
      aim: 'Katso, miten yksikkö pysäyttää vihollisen laukaustakaan ampumatta.',
      steps: {
        stop: {
          task: 'Yksikkö hallitsee kuutta heksaa ympärillään: ne ovat sen vaikutusalue (VA). Vie 2-2-3 (16) tietä pitkin heksaan 1333, neuvostojoukkojen viereen.',
          hint: 'Ota 2-2-3 (16) ja laske se kaksi heksaa idemmäs, heksaan 1333.',
          done: 'Sillä on vielä piste jäljellä, mutta ensimmäinen heksa vihollisen vaikutusalueella päättää siirron.',
        },
        headquarters: {
          task: 'Esikunnalla ei ole vaikutusaluetta, joten sen ohi voi kävellä aivan vierestä. Vie 1-1-3 (2) esikunnan 0-1-2 ohi heksaan 1733.',
          hint: 'Ota 1-1-3 (2) ja valitse heksa 1733 esikunnan toisella puolella.',
          done: 'Kaksi heksaa aivan esikunnan vieressä, eikä mikään pysäyttänyt sinua.',
        },
        around: {
          task: 'Vihollisen vaikutusalueelta ei saa astua suoraan toiselle. Vie 1-1-3 (1) vapaan heksan kautta heksaan 1533.',
          hint: 'Ulos heksaan 1534, joka on vapaa, ja takaisin heksaan 1533. Valitse 1533, niin peli löytää reitin.',
          done: 'Nyt olet rykmentin molemmilla puolilla, ja joka tie ulos on vaikutusalueillasi: se on saarroksissa.',
        },
      },
      end: 'Vaikutusalueelle tullessaan yksikkö pysähtyy, eikä se astu siltä suoraan toiselle. Näin harvat yksiköt pitävät pitkää rintamaa.',
    },
    supply: {
      title: 'Huolto ja esikunnat',
      aim: 'Huolla neuvostoarmeijaa Leningradista rintamalle asti.',
      steps: {
        headquarters: {
          task: 'Neuvostoyksikkö tarvitsee esikunnan enintään viiden heksan päähän, ja yksiköllä 2-1-2 (54) matkaa on kuusi. Tuo 0-1-2 (9 A) lähemmäs.',
          hint: 'Mikä tahansa heksa enintään viiden päässä heksasta 1530 kelpaa. Tietä pitkin se pääsee kaksi heksaa länteen.',
          done: 'Esikunta itse tarvitsee enintään kymmenen heksan reitin huoltokaupunkiin. Vienan Kemi on tarpeeksi lähellä.',
          short: 'Sieltä on vielä yli viisi heksaa yksikköön 2-1-2 (54), joka on heksassa 1530.',
        },
        capacity: {
          task: 'Vienan Kemi huoltaa 20 hyökkäyspistettä, ja viidellä yksikölläsi on 22. Lähetä 2-1-2 (25) junalla Petroskoihin, heksaan 2413: siellä kapasiteettia riittää.',
          hint: '2-1-2 (25) on Vienan Kemissä, radan varrella. Junamatka on ilmainen.',
          done: 'Huoltokaupungissa oleva yksikkö ei tarvitse esikuntaa. Kaupunki tarvitsee rautatien Leningradiin.',
        },
        end: {
          task: 'Omien yksiköittesi huolto pysyy sellaisena kuin se oli vaiheen alkaessa. Päätä liikevaihe, niin se tarkistetaan uudelleen.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Kaikki ovat huollossa. Ilman sitä yksikkö siirtyy yhden heksan, ei voi hyökätä, on vailla vaikutusaluetta ja puolustautuu puolella voimalla.',
        },
      },
      end: 'Yksiköstä esikuntaan viisi heksaa, esikunnasta kaupunkiin kymmenen, kaupungista Leningradiin rautatie. Suomalaiset eivät tarvitse Suomessa mitään niistä.',
    },
    'first-attack': {
      title: 'Ensimmäinen hyökkäyksesi',
      aim: 'Laske voimasuhde, heitä noppaa ja lue taulukkoa.',
      steps: {
        move: {
          task: 'Hyökätä voi vain viereiseen heksaan. Siirrä 4-4-2 (21) heksaan 1715, Tolvajärvellä olevan neuvostoprikaatin viereen.',
          hint: 'Se on yhden heksan päässä idässä.',
          done: 'Olet nyt sen vaikutusalueella. Suomalaisena saat hyökätä, mutta sinun ei ole koskaan pakko.',
        },
        end: {
          task: 'Siirtojen aikana kukaan ei ammu. Päätä liikevaihe, niin päästään hyökkäyksiin.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Hyökkäysjaksosi alkaa. Jokainen vihollisen heksa, johon voit hyökätä, on merkitty.',
        },
        odds: {
          task: 'Laske hyökkääjien ensimmäiset luvut yhteen ja vertaa summaa puolustajan toiseen lukuun: 4 ja 2 vastaan 2 on 6 vastaan 2 eli 3-1. Hyökkää heksaan 1815 yksiköillä 4-4-2 (21) ja 2-2-3 (16).',
          hint: 'Valitse heksa 1815, sitten molemmat yksiköt, ja heitä noppaa. Jos 1-1-3 olisi mukana, se olisi 7 vastaan 2, ja sekin on vain 3-1.',
          done: 'Luku 4 sarakkeessa 3-1 on De: puolustaja tuhoutuu. Voimasuhde pyöristetään aina puolustajan eduksi.',
          short: 'Kumpikaan yksin ei riitä suhteeseen 3-1. Lähetä molemmat.',
        },
        advance: {
          task: 'Tuloksen De jälkeen yksi hyökkääjä saa siirtyä tyhjään heksaan ilmaiseksi. Etene yksiköllä 4-4-2 (21) heksaan 1815.',
          hint: 'Valitse 4-4-2 (21) ja sitten 1815.',
          done: 'Tolvajärvi on sinun. Edetä saa vihollisen vaikutusalueellekin.',
        },
        again: {
          task: 'Kukin yksikkö hyökkää kerran, ja 1-1-3 (1) ei ole vielä hyökännyt. Anna sen hyökätä heksassa 1816 olevaa yksikköä 2-1-2 vastaan: 1 vastaan 1.',
          hint: 'Valitse heksa 1816 ja 1-1-3 (1), ja heitä noppaa.',
          done: 'Luku 5 suhteella 1-1 on Dr: puolustaja vetäytyy yhden heksan. Vetäytymisen jälkeen kukaan ei etene.',
        },
      },
      end: 'Hyvä voimasuhde tuo hyvän onnen. Katso kaikki kuusi tulosta ennen heittoa: peli näyttää ne.',
    },
    obligations: {
      title: 'Hyökkäysvelvoite',
      aim: 'Suomalaisten vieressä olevien neuvostoyksiköiden on hyökättävä: opi jakamaan ne kohteille.',
      steps: {
        move: {
          task: 'Jokaisen neuvostoyksikön, jonka vieressä on suomalaisia, on hyökättävä, eikä yksikään näistä suomalaisista saa jäädä ilman hyökkäystä. Tuo 6-4-2 (155) avuksi heksaan 1817.',
          hint: 'Heksa 1817 on suomalaisten molempien heksojen vieressä. Se on yhden heksan päässä lännessä.',
          done: 'Kun siirryt suomalaisen viereen, sitoudut taistelemaan. Muista se, ennen kuin pysähdyt sinne.',
        },
        end: {
          task: 'Kolme yksikköä, kaksi suomalaisten heksaa: velvoite koskee nyt niitä kaikkia. Päätä liikevaihe.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Renkaat näyttävät, minkä yksiköiden on hyökättävä ja mihin heksoihin.',
        },
        combine: {
          task: 'Voima sinne, missä sillä on väliä. Hyökkää heksan 1718 yksikköä 4-4-2 vastaan molemmilla divisioonilla yhdessä: 12 vastaan 4 eli 3-1.',
          hint: 'Valitse 1718 ja sitten 6-4-2 (139) ja 6-4-2 (155).',
          done: 'Poissa. Rykmentti jää toista heksaa varten, ja niin pitääkin: yhtään heksaa ei saa unohtaa.',
          short: 'Yksi divisioona yksin on 6 vastaan 4, ja se on vain 1-1.',
        },
        advance: {
          task: 'Ota heksa haltuusi: etene yksiköllä 6-4-2 (139) heksaan 1718.',
          hint: 'Valitse 6-4-2 (139) ja sitten 1718.',
          done: 'Ilomantsi on sinun. Taistelun tuomista uusista naapureista ei synny uutta velvoitetta.',
        },
        owed: {
          task: 'Vaihe ei voi vielä päättyä: yksikön 2-1-2 (25) on hyökättävä heksaan 1716. Tee se, vaikka voimasuhde olisi huono.',
          hint: 'Valitse 1716 ja 2-1-2 (25), ja heitä noppaa: 2 vastaan 2 on 1-1.',
          done: 'Luku 2 suhteella 1-1 on Ar: hyökkääjä vetäytyy. Rykmentti piti suomalaiset kiireisinä; pelaajat sanovat sitä uhrihyökkäykseksi.',
        },
        retreat: {
          task: 'Vedä 2-1-2 (25) yhden heksan taaksepäin. Valitset itse minne, mutta et vihollisen vaikutusalueelle.',
          hint: 'Mikä tahansa itäpuolen heksoista kelpaa.',
          done: 'Jos takana ei olisi ollut vapaata heksaa, yksikkö olisi tuhoutunut.',
        },
        finish: {
          task: 'Velvoitteita ei ole enää jäljellä. Päätä vaihe.',
          hint: 'Paina ”Lopeta hyökkäykset”.',
          done: 'Seuraavaksi olisi suomalaisten vuoro, ja he saavat valita taistelunsa.',
        },
      },
      end: 'Mieti ennen siirtoa, kenen on hyökättävä ja ketä vastaan. Kokoa voimasi sinne, missä haluat voittaa; hoida muut mahdollisimman pienin voimin.',
    },
    fortifications: {
      title: 'Rynnäkkö Mannerheim-linjalle',
      aim: 'Hyökkää linnoitukseen: se kaksinkertaistaa suomalaisten voiman ja heikentää tuloksiasi.',
      steps: {
        corps: {
          task: 'Linnoituksessa suomalaisten puolustus kaksinkertaistuu: Summassa yksikön 6-6-2 voima on 12. Tuo 20-12-2 (XIX) sen viereen, heksaan 1404.',
          hint: 'Heksa 1404 on Terijoelta yksi heksa länteen, tietä pitkin.',
          done: '20 vastaan 12 on vain 1-1, ja siinä sarakkeessa vain yksi heitto kuudesta vahingoittaa suomalaisia linnoituksessa.',
        },
        division: {
          task: 'Odota, kunnes suhde on 2-1. Rivillä A (rivi 13) ja sen eteläpuolella heksaan mahtuu kaksi yksikköä: pinoa myös 6-4-2 (75) heksaan 1404.',
          hint: 'Kaksi heksaa tietä pitkin, Terijoen kautta heksaan 1404.',
          done: '26 vastaan 12: se on 2-1.',
        },
        end: {
          task: 'Päätä liikevaihe. Molempien on nyt hyökättävä.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Katso voimasuhdetta ennen kuin heität. Tässä luetaan suluissa olevat tulokset.',
        },
        storm: {
          task: 'Hyökkää Summaan, heksaan 1405, molemmilla yksiköillä. Linnoitusta vastaan luetaan suluissa oleva tulos.',
          hint: 'Valitse heksa 1405, sitten heksan 1404 molemmat nappulat, ja heitä noppaa.',
          done: 'Luvulla 6 ja suhteella 2-1 taulukossa on De(Ex), siis Ex, vaihto. Avoimessa maastossa se olisi ollut De.',
        },
        exchange: {
          task: 'Suomalaiset menettivät 6 painettua puolustuspistettä, ja sinä luovut vähintään 6 hyökkäyspisteestä. Maksa yksiköllä 6-4-2 (75), älä armeijakunnalla.',
          hint: 'Valitse tappioksesi 6-4-2 (75).',
          done: 'Tasan 6. Vaihdossa kaksinkertaistusta ei lasketa. Ilman divisioonaa olisit menettänyt armeijakunnan.',
          short: 'Maksat liikaa. Pelkkä 6-4-2 (75) riittää.',
        },
        advance: {
          task: 'Linja on auki: etene yksiköllä 20-12-2 (XIX) heksaan 1405.',
          hint: 'Valitse 20-12-2 (XIX) ja sitten 1405.',
          done: 'Neuvostoyksiköille bunkkereista ei ole hyötyä, mutta suomalaiset ovat menettäneet ne.',
        },
      },
      end: 'Kärsivällisyyttä: kokoa voimia, kunnes suhde on 2-1 tai parempi, ja ota mukaan pieni yksikkö vaihtojen maksajaksi.',
    },
    'before-combat': {
      title: 'Livahdus pohjoisessa',
      aim: 'Vetäydy ja etene ennen taistelua, kuten suomalaiset hiihtäjät tekivät.',
      steps: {
        retreat: {
          task: 'Neuvostojoukot aikovat hyökätä. Rivin A (rivi 13) pohjoispuolella 1-1-3- ja 0-0-3-yksikkösi saavat väistyä ensin: vetäydy yksiköllä 1-1-3 (1).',
          hint: 'Mene johonkin länsipuolen heksoista, pois neuvostojoukkojen vaikutusalueelta.',
          done: 'Isku osuu tyhjään metsään.',
        },
        end: {
          task: 'Muuta sinun ei tarvitse tehdä. Päätä vetäytymiset, niin neuvostojoukot jatkavat.',
          hint: 'Paina ”Vetäytyminen valmis”.',
          done: 'Divisioona seuraa sinua tyhjään heksaan. Ennen taistelua edennyt yksikkö ei hyökkää.',
        },
        chase: {
          task: 'Nyt on sinun vuorosi liikkua, ja esikunta on jäänyt yksin. Hiihdä yksiköllä 0-0-3 (1) heksaan 1631, aivan sen viereen.',
          hint: 'Heksa 1631 on kahden heksan päässä, rajan takana.',
          done: 'Esikunnalla ei ole vaikutusaluetta: se ei voi pysäyttää sinua.',
        },
        'end-move': {
          task: 'Päätä liikevaihe. Myös Neuvostoliiton esikunnat saavat vetäytyä ennen taistelua.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Se pakeni yhden heksan. Sen jättämä heksa on sinulle auki.',
        },
        advance: {
          task: 'Seuraa sitä: etene yksiköllä 0-0-3 (1) heksaan 1630.',
          hint: 'Valitse 0-0-3 (1) ja sitten 1630.',
          done: 'Partiolla ei ole voimaa hyökätä, mutta se voi karkottaa esikunnan joukkojensa luota.',
        },
      },
      end: 'Pohjoisessa ei tarvitse jäädä paikoilleen kuolemaan. Vetäydy, kierrä hiihtäen ja iske sinne, missä se tuntuu.',
    },
    isolation: {
      title: 'Saarrettu ja tuhottu',
      aim: 'Eristä neuvostodivisioona ja hyökkää, kun sen voima on puolittunut.',
      steps: {
        road: {
          task: 'Suomussalmella oleva divisioona elää idästä tulevan tien varassa. Vie 2-2-3 (16) sille tielle, heksaan 1430.',
          hint: 'Heksa 1430 on heti divisioonan itäpuolella.',
          done: 'Yksikkösi ja sen vaikutusalue tukkivat idän. Yksi viiden heksan reitti on vielä auki etelän kautta.',
        },
        cut: {
          task: 'Sulje viimeinen reitti. Siirrä 1-1-3 (1) niin, ettei mikään viiden heksan reitti ulotu esikuntaan.',
          hint: 'Reitti kulkee heksojen 1329, 1328 ja 1428 kautta. Asetu sille tai anna vaikutusalueesi ulottua sille: 1328 kelpaa.',
          done: 'Eristetty saman tien. Sillä ei ole enää vaikutusaluetta, se ei voi hyökätä, ja se ryömii vain heksan vuorossa.',
          short: 'Reitti on yhä auki. Katso huoltoreittejä ja asetu reitille tai sen viereen.',
        },
        gather: {
          task: 'Nyt tuodaan se iso. Siirrä 4-4-2 (21) heksaan 1331.',
          hint: 'Kaksi heksaa itään; eristetyllä divisioonalla ei ole vaikutusaluetta, joka pysäyttäisi sinut.',
          done: 'Kaikki on paikoillaan.',
        },
        end: {
          task: 'Päätä liikevaihe ja siirry hyökkäyksiin.',
          hint: 'Paina ”Lopeta liike”.',
          done: 'Divisioonan painettu puolustusvoima on 4, mutta eristettynä se on 2.',
        },
        attack: {
          task: 'Hyökkää heksaan 1330 suhteella 3-1. Jos divisioona olisi huollossa, samoilla joukoilla suhde olisi 1-1.',
          hint: 'Yhdessä 4-4-2 (21) ja 2-2-3 (16) ovat 6 vastaan 2.',
          done: 'De. Kokonainen divisioona on poissa ilman omia tappioita.',
          short: 'Se ei ole 3-1. Laske uudelleen: divisioonan lukua 2 vastaan tarvitset 6.',
        },
        choose: {
          task: 'Etene Suomussalmelle tai pysy paikoillasi. Valinta on sinun.',
          hint: 'Valitse yksikkö ja 1330, tai jätä etenemättä.',
          done: 'Näin pieni armeija voittaa suuren: ensin reitti poikki, sitten yksiköt.',
        },
      },
      end: 'Kaksi yksikköä vastakkaisilla puolilla sulkee kaikki kuusi heksaa vihollisen ympärillä. Metsässä voitetaan näin.',
    },
    winning: {
      title: 'Pelin voittaminen',
      aim: 'Kerää voittopisteitä viimeisellä vuorolla Viipurin edustalla.',
      steps: {
        viipuri: {
          task: 'Pisteitä saavat vain neuvostojoukot, ja suomalaiset yrittävät pitää ne vähissä. Viipuri on 25 pisteen arvoinen: vie 20-12-2 (XIX) sinne, heksaan 1306.',
          hint: 'Viipuri on Summasta luoteeseen, tietä pitkin yhden heksan päässä.',
          done: 'Olet perillä, mutta se ei vielä riitä: sieltä ei ole yhteyslinjaa taakse.',
        },
        row: {
          task: 'Viipurin länsipuolella kukin rivin heksa tuo 5, ja läpikulku riittää. Aja 5-3-3 (10) tietä pitkin heksaan 1106.',
          hint: 'Kolme heksaa tietä pitkin: Viipuri, 1206, 1106.',
          done: 'Heksoissa 1206 ja 1106 olit viimeksi sinä, ja se muistetaan.',
        },
        line: {
          task: 'Paikka tuo pisteet, jos esikunta on enintään viiden heksan päässä siitä ja kaupunki enintään kymmenen päässä esikunnasta. Tuo 0-1-2 (7 A) niin lähelle, että se riittää kaikkiin.',
          hint: 'Se on jo junassa. Aja Valkeasaareen ja kävele sieltä Terijoelle, heksaan 1504.',
          done: 'Viipuri 25, rivin kaksi heksaa 10 ja jo vallattu Mannerheim-linja 40.',
          short: 'Sieltä yhteyslinja ei vielä ulotu joka paikkaan. 1106 on kauimpana.',
        },
        end: {
          task: 'Päätä vaiheesi. Suomalaiset jättävät asian sikseen, ja pisteet lasketaan.',
          hint: 'Paina ”Lopeta liike”.',
          done: '75, josta vähennetään 10, koska kukaan ei vartioi Murmanskia: 65 pistettä, Neuvostoliiton niukka voitto.',
        },
      },
      end: 'Neuvostoliitto tarvitsee voittoon 61; 30 tai vähemmän on Suomen ratkaiseva voitto. Pidä linja tai katkaise yhteydet: molemmat auttavat.',
    },
  },
};
