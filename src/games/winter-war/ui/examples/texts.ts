import type { ExampleId } from './index.ts';

interface ExampleWords {
  /** What to look at. */
  readonly caption: string;
  /** The picture in words, for those who do not see it. */
  readonly picture: string;
}

/** The words of the pictures in English. */
export const en: Readonly<Record<ExampleId, ExampleWords>> = {
  costs: {
    caption:
      'The 2-1-3 has three Movement Points. Each figure is the total cost of a hex: 1 for clear terrain or along a road, 2 for swamp or for crossing a river.',
    picture:
      'The 2-1-3 (34) at 1832 is selected. The hexes around it show costs of 1, 2 and 3: adjacent clear hexes 1, hexes across a river or with swamp 2.',
  },
  road: {
    caption:
      'Three hexes down the road for 3 MPs, through two river hexsides and a swamp. Off the road, the same route would cost 6.',
    picture:
      'The 2-1-3 (34) at 2131 is selected. An arrow follows the road west to 1831, which costs 3 Movement Points.',
  },
  rail: {
    caption:
      'The 2-1-2 starts on the railway, rides free to 2226, and marches two hexes down the road to Rugozero.',
    picture:
      'The 2-1-2 (54) at 2232 on the railway is selected. Hexes along the line south cost 0; an arrow runs down the railway and then west by road to 2026.',
  },
  ice: {
    caption:
      'In Game-Turn 8 the Gulf is frozen: an ice hex costs 2 MPs, and the route behind Viipuri is open.',
    picture:
      'The 5-3-3 (10) at 1403 is selected, next to the frozen Gulf of Finland. Adjacent ice hexes show the cost 2.',
  },
  'row-a': {
    caption:
      'The 20-12-2 is on row 12. It may move on to Row A, but the hexes north of that are closed to it.',
    picture:
      'The 20-12-2 (XIX) at 2412 is selected. It can go to Petrozavodsk, 2413, on Row A; the hexes 2314 and 2414 north of the line are marked as forbidden.',
  },
  stacking: {
    caption:
      'On Row A two units fill 0613; north of it one fills 0614: the 2-2-3 may pass through (costs in brackets) but not stay. The ski patrol in 0614 takes up no room.',
    picture:
      'The 2-2-3 (16) at 0712 is selected. At 0613 on Row A are two 1-1-3s, at 0614 north of it a 1-1-3 and a 0-0-3. Both hexes show their cost in brackets.',
  },
  zone: {
    caption:
      'The hatched hexes are the zone of control of the 2-1-2 at 1433; the headquarters at 1633 has none. The 2-2-3 must stop at 1333.',
    picture:
      'The six hexes around the Soviet 2-1-2 (25) at 1433 are hatched. The Finnish 2-2-3 (16) comes along the road from 1133; its arrow ends at 1333, which is marked as a place to stop.',
  },
  'zone-to-zone': {
    caption:
      'Moving directly from 1434 to 1533 would lead from one hex of the zone into another. Through 1534, which is free, it is allowed.',
    picture:
      'The 1-1-3 (1) at 1434 is in the hatched zone of the Soviet 2-1-2 (25). An arrow leads out to 1534 and back in to 1533.',
  },
  obligation: {
    caption:
      'The star of darts marks the Soviet units that must attack; the ringed hexes must be attacked. The headquarters at 2018 has no obligation.',
    picture:
      'The Soviet 6-4-2 (139) at 1818, 6-4-2 (155) at 1817 and 2-1-2 (25) at 1816 are marked as units that must attack. The Finnish hexes 1718 and 1716 are ringed.',
  },
  combined: {
    caption: 'Two divisions from two hexes against 1718: 12 against 4 is 3-1. Alone, either would have 1-1.',
    picture:
      'Attack arrows lead from 1817 and 1818 to the Finnish 4-4-2 (21) at 1718, which is marked as the target.',
  },
  'soak-off': {
    caption:
      'The 2-1-2 must attack Summa, 1405, and no other unit is near enough to help: 2 against 12 cannot be avoided, so it is allowed. The 2-1-2 is lost without a die roll.',
    picture:
      'A 2-1-2 (25) at 1404 attacks the 6-6-2 in the Fortification 1405. Two 20-12-2s are at 1605, next to the 6-6-2 at 1606; both Finnish hexes must be attacked.',
  },
  'retreat-before': {
    caption:
      'Before the division at 1629 attacks, the 1-1-3 may retreat to any of the marked hexes: one hex, and out of the Soviet zone.',
    picture:
      'The 1-1-3 (1) at 1529 is selected, next to the Soviet 6-4-2 (155) at 1629, whose zone is hatched. The hexes behind it are marked for a retreat.',
  },
  fortification: {
    caption:
      'In the Fortification at 1405 the 6-6-2 counts 12. Corps and division total 26: that is 2-1, and the results in parentheses apply.',
    picture:
      'An attack arrow leads from 1404, with a 20-12-2 and a 6-4-2, to the 6-6-2 (4) in the Fortification hex 1405 of the Mannerheim Line.',
  },
  exchange: {
    caption:
      'The die showed an exchange: the Finns lose 6 printed defence points, the Soviets at least 6 attack points. The 6-4-2 is just enough, and the corps is saved.',
    picture: 'At 1404 the 6-4-2 (75) is selected as the loss. The Fortification 1405 is empty.',
  },
  advance: {
    caption:
      'The defenders of 1815 are eliminated. One attacker may advance there at once, even next to the 2-1-2 at 1816.',
    picture: 'The hex 1815 is empty. The 4-4-2 (21) at 1715 is selected, and an arrow leads to 1815.',
  },
  retreat: {
    caption:
      'The 2-1-2 must retreat one hex. Hexes in Finnish zones of control are closed; the marked ones are available.',
    picture:
      'The Soviet 2-1-2 (25) at 1816 must retreat. The Finnish zones of control are hatched; free hexes to the east are marked.',
  },
  'supply-line': {
    caption:
      'Each division has a path of at most five hexes to the headquarters at 2031. The headquarters has one of at most ten to Kem, and Kem a railway to Leningrad.',
    picture:
      'Lines lead from the divisions at 1731, 1833 and 1929 to the headquarters at 2031, from there to Kem at 2231, and by rail southward.',
  },
  overload: {
    caption:
      'Kem supplies 20 attack points, and 22 are needed. The unit left out is isolated: it has the overflow sign.',
    picture:
      'Kem shows a load of 20 of 20. Among the Soviet units around the headquarters at 2031, one 2-1-2 is marked as overloaded.',
  },
  isolated: {
    caption:
      'Finns on both sides: every path from the division to its headquarters runs into their hatched zones. The broken chain shows that it is isolated.',
    picture:
      'The Soviet 6-4-2 (155) at 1330 is marked as isolated. The 2-2-3 (16) at 1430 and the 1-1-3 (1) at 1328 close the hexes around it with their hatched zones; the headquarters is at 1629.',
  },
  capture: {
    caption:
      'Viipuri is captured: from it three hexes to the headquarters at Terijoki, and from there two to Leningrad.',
    picture:
      'A 20-12-2 is in Viipuri, 1306. A line leads through 1405 and 1404 to the headquarters at 1504 and on through 1503 to Leningrad, 1602.',
  },
  landing: {
    caption:
      'The Allies are off Petsamo, which the Soviets hold. The Finnish player may assault it from the sea: 9 against the defence, doubled.',
    picture:
      'A Soviet 2-1-2 is in Petsamo, 1656, on the Arctic coast; an attack arrow comes from the sea. A headquarters is at 1755.',
  },
  'swedish-entry': {
    caption:
      'Any number of Allied brigades may be in R, in supply and safe. From there they march directly across the frontier.',
    picture:
      'Allied 3-2-2s are stacked in the Swedish hex R, 0635. One of them is selected; the Finnish hexes across the frontier show their costs.',
  },
  drop: {
    caption:
      'The paratroops in Leningrad can be dropped on any tinted hex, up to twelve hexes away. The place is written down a Game-Turn ahead, here 1408 behind the Mannerheim Line; the die decides how whole they come down.',
    picture:
      'The 3-1-1 (201) stands in Leningrad, 1602. Hexes of Finland without units are tinted; at 1408, behind the Finns at 1405 and 1606, a parachute marks the landing place.',
  },
};

/** And in Finnish. */
export const fi: Readonly<Record<ExampleId, ExampleWords>> = {
  costs: {
    caption:
      'Yksiköllä 2-1-3 on kolme liikepistettä. Luku kertoo, mitä matka heksaan maksaa yhteensä: avoin maasto tai tie 1, suo tai joen ylitys 2.',
    picture:
      '2-1-3 (34) heksassa 1832 on valittuna. Ympäröivissä heksoissa on hinnat 1, 2 ja 3: viereiset avoimet heksat maksavat 1, joen takaiset ja suoheksat 2.',
  },
  road: {
    caption:
      'Kolme heksaa tietä pitkin maksaa 3 LP, vaikka matkalla on kaksi jokisivua ja suo. Tien ulkopuolella sama matka maksaisi 6.',
    picture:
      '2-1-3 (34) heksassa 2131 on valittuna. Nuoli seuraa tietä länteen heksaan 1831, joka maksaa 3 liikepistettä.',
  },
  rail: {
    caption:
      '2-1-2 aloittaa rautatieltä, ajaa ilmaiseksi heksaan 2226 ja kävelee kaksi heksaa tietä pitkin Rukajärvelle.',
    picture:
      '2-1-2 (54) rautatiellä heksassa 2232 on valittuna. Radan heksat etelään maksavat 0; nuoli kulkee rataa pitkin ja sitten tietä länteen heksaan 2026.',
  },
  ice: {
    caption: 'Pelivuorolla 8 Suomenlahti on jäässä: jääheksa maksaa 2 LP, ja tie Viipurin selustaan on auki.',
    picture:
      '5-3-3 (10) heksassa 1403 on valittuna jäätyneen Suomenlahden rannalla. Viereisissä jääheksoissa on hinta 2.',
  },
  'row-a': {
    caption:
      '20-12-2 on rivillä 12. Se pääsee vielä riville A, mutta sen pohjoispuoliset heksat ovat siltä suljetut.',
    picture:
      '20-12-2 (XIX) heksassa 2412 on valittuna. Se pääsee Petroskoihin, heksaan 2413, joka on rivillä A; rivin pohjoispuoliset heksat 2314 ja 2414 on merkitty kielletyiksi.',
  },
  stacking: {
    caption:
      'Rivillä A kaksi yksikköä täyttää heksan 0613, sen pohjoispuolella yksi heksan 0614: 2-2-3 saa kulkea läpi (hinta on suluissa) mutta ei jäädä. Hiihtopartio heksassa 0614 ei vie tilaa.',
    picture:
      '2-2-3 (16) heksassa 0712 on valittuna. Rivillä A heksassa 0613 on kaksi 1-1-3-yksikköä, sen pohjoispuolella heksassa 0614 ovat 1-1-3 ja 0-0-3. Molemmissa hinta on suluissa.',
  },
  zone: {
    caption:
      'Viivoitetut heksat ovat heksassa 1433 olevan 2-1-2-yksikön vaikutusalue; esikunnalla heksassa 1633 ei ole sellaista. 2-2-3 joutuu pysähtymään heksaan 1333.',
    picture:
      'Neuvostoyksikön 2-1-2 (25) ympärillä heksassa 1433 on kuusi viivoitettua heksaa. Suomalainen 2-2-3 (16) tulee tietä pitkin heksasta 1133; nuoli päättyy heksaan 1333, joka on merkitty pysähtymispaikaksi.',
  },
  'zone-to-zone': {
    caption:
      'Heksasta 1434 suoraan heksaan 1533 siirryttäisiin vaikutusalueelta vaikutusalueelle. Vapaan heksan 1534 kautta se käy.',
    picture:
      '1-1-3 (1) on heksassa 1434 neuvostoyksikön 2-1-2 (25) viivoitetulla vaikutusalueella. Nuoli vie ulos heksaan 1534 ja takaisin heksaan 1533.',
  },
  obligation: {
    caption:
      'Nuolenkärkien tähti osoittaa neuvostoyksiköt, joiden on hyökättävä; rengastettuihin heksoihin on hyökättävä. Esikunnalla heksassa 2018 ei ole velvoitetta.',
    picture:
      'Neuvostoyksiköissä 6-4-2 (139) heksassa 1818, 6-4-2 (155) heksassa 1817 ja 2-1-2 (25) heksassa 1816 on hyökkäysvelvoitteen merkki. Suomalaisten heksat 1718 ja 1716 on rengastettu.',
  },
  combined: {
    caption: 'Kaksi divisioonaa kahdesta heksasta heksaan 1718: 12 vastaan 4 on 3-1. Yhdellä olisi vain 1-1.',
    picture:
      'Hyökkäysnuolet osoittavat heksoista 1817 ja 1818 suomalaiseen 4-4-2-yksikköön (21) heksassa 1718, joka on merkitty kohteeksi.',
  },
  'soak-off': {
    caption:
      'Yksikön 2-1-2 on hyökättävä Summaan, heksaan 1405, eikä kukaan muu ole auttamassa: suhdetta 2 vastaan 12 ei voi välttää, joten se sallitaan. 2-1-2 menetetään noppaa heittämättä.',
    picture:
      '2-1-2 (25) heksassa 1404 hyökkää linnoitusheksassa 1405 olevaa 6-6-2-yksikköä vastaan. Kaksi 20-12-2-yksikköä on heksassa 1605 heksan 1606 6-6-2-yksikön vieressä; molempiin suomalaisten heksoihin on hyökättävä.',
  },
  'retreat-before': {
    caption:
      'Ennen kuin divisioona heksassa 1629 hyökkää, 1-1-3 saa vetäytyä johonkin merkityistä heksoista: yhden heksan, pois vihollisen vaikutusalueelta.',
    picture:
      '1-1-3 (1) heksassa 1529 on valittuna neuvostoyksikön 6-4-2 (155) vieressä; sen vaikutusalue on viivoitettu. Takana olevat heksat on merkitty vetäytymistä varten.',
  },
  fortification: {
    caption:
      'Linnoituksessa 1405 6-6-2 on 12 pisteen arvoinen. Armeijakunta ja divisioona ovat yhdessä 26: voimasuhde on 2-1, ja suluissa olevat tulokset ovat voimassa.',
    picture:
      'Hyökkäysnuoli osoittaa heksasta 1404, jossa ovat 20-12-2 ja 6-4-2, 6-6-2-yksikköön (4) Mannerheim-linjan linnoitusheksassa 1405.',
  },
  exchange: {
    caption:
      'Nopasta tuli vaihto: suomalaiset menettävät 6 painettua puolustuspistettä, neuvostojoukot vähintään 6 hyökkäyspistettä. 6-4-2 riittää juuri, ja armeijakunta säästyy.',
    picture: 'Heksassa 1404 tappioksi on valittu 6-4-2 (75). Linnoitus 1405 on tyhjä.',
  },
  advance: {
    caption:
      'Heksan 1815 puolustajat on tuhottu. Yksi hyökkääjä saa edetä sinne heti, vaikka 2-1-2 on vieressä heksassa 1816.',
    picture: 'Heksa 1815 on tyhjä. 4-4-2 (21) heksassa 1715 on valittuna, ja nuoli vie heksaan 1815.',
  },
  retreat: {
    caption:
      'Yksikön 2-1-2 on vetäydyttävä yksi heksa. Suomalaisten vaikutusalueen heksat ovat suljetut, merkityt avoinna.',
    picture:
      'Neuvostoyksikön 2-1-2 (25) on vetäydyttävä heksasta 1816. Suomalaisten vaikutusalueet on viivoitettu; vapaat heksat idässä on merkitty.',
  },
  'supply-line': {
    caption:
      'Jokaisesta divisioonasta on enintään viiden heksan reitti esikuntaan heksassa 2031. Esikunnasta on enintään kymmenen heksaa Vienan Kemiin, ja sieltä rautatie Leningradiin.',
    picture:
      'Viivat kulkevat divisioonista heksoissa 1731, 1833 ja 1929 esikuntaan heksassa 2031, siitä Vienan Kemiin, heksaan 2231, ja rautatietä etelään.',
  },
  overload: {
    caption:
      'Vienan Kemi huoltaa 20 hyökkäyspistettä, ja tarve on 22. Yli jäänyt yksikkö on eristetty: sen tunnistaa ylikuormituksen merkistä.',
    picture:
      'Vienan Kemin kuorma on 20/20. Esikunnan 2031 ympärillä olevista neuvostoyksiköistä yhdessä 2-1-2-yksikössä on ylikuormituksen merkki.',
  },
  isolated: {
    caption:
      'Suomalaisia on kahdella puolella: joka reitti divisioonasta esikuntaan osuu heidän viivoitettuihin vaikutusalueisiinsa. Katkennut lenkki kertoo, että se on eristetty.',
    picture:
      'Neuvostoyksikkö 6-4-2 (155) heksassa 1330 on merkitty eristetyksi. 2-2-3 (16) heksassa 1430 ja 1-1-3 (1) heksassa 1328 sulkevat sen ympäristön viivoitetuilla vaikutusalueillaan; esikunta on heksassa 1629.',
  },
  capture: {
    caption: 'Viipuri on vallattu: siitä on kolme heksaa esikuntaan Terijoella ja sieltä kaksi Leningradiin.',
    picture:
      '20-12-2 on Viipurissa, heksassa 1306. Viiva kulkee heksojen 1405 ja 1404 kautta esikuntaan heksassa 1504 ja siitä heksan 1503 kautta Leningradiin, heksaan 1602.',
  },
  landing: {
    caption:
      'Liittoutuneet ovat merellä Petsamon edustalla, ja Petsamo on neuvostojoukkojen hallussa. Suomen pelaaja saa rynnäköidä mereltä: 9 kaksinkertaistettua puolustusta vastaan.',
    picture:
      'Neuvostoyksikkö 2-1-2 on Petsamossa, heksassa 1656, Jäämeren rannalla; hyökkäysnuoli tulee mereltä. Esikunta on heksassa 1755.',
  },
  'swedish-entry': {
    caption:
      'Heksassa R saa olla kuinka monta liittoutuneiden prikaatia tahansa, huollossa ja turvassa. Sieltä ne marssivat suoraan rajan yli.',
    picture:
      'Liittoutuneiden 3-2-2-yksiköt ovat pinossa Ruotsin heksassa R, 0635. Yksi niistä on valittuna; rajantakaisissa Suomen heksoissa on hinnat.',
  },
  drop: {
    caption:
      'Leningradin laskuvarjojoukot voi pudottaa mihin tahansa sävytettyyn heksaan, enintään kahdentoista heksan päähän. Paikka kirjataan pelivuoroa aiemmin, tässä 1408 Mannerheim-linjan selustassa; noppa ratkaisee, kuinka ehjinä ne tulevat alas.',
    picture:
      '3-1-1 (201) on Leningradissa, heksassa 1602. Suomen vapaat heksat on sävytetty; laskuvarjo merkitsee laskeutumispaikan heksassa 1408, heksojen 1405 ja 1606 suomalaisten selustassa.',
  },
};
