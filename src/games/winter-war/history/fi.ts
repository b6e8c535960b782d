import type { History } from './page.ts';

export const fi: History = {
  turns: [
    {
      title: 'Rajan yli',
      text: `
        Marraskuun 30. päivän aamuna 1939 neuvostojoukot ylittivät rajan ilman sodanjulistusta, ja {Helsinki|Helsinkiin}
        putosi pommeja. Tulossa oli neljä armeijaa: 7. armeija Kannakselle, 8. armeija Laatokan ja
        {Ilomantsi|Ilomantsin} väliin, 9. armeija kohti maan kapeinta kohtaa ja 14. armeija {Murmansk|Murmanskin}
        suunnasta. Seuraavana päivänä {Terijoki|Terijoella} julistettiin hallitukseksi O. W. Kuusisen ryhmä, jonka Moskova
        tunnusti eikä kukaan muu.

        Kannaksella suojajoukot polttivat, minkä jättivät, ja olivat pääasemassa 6. joulukuuta, kun ensimmäiset hyökkäykset
        {Taipale|Taipaleessa} alkoivat. {Petsamo} menetettiin muutamassa päivässä. {Suomussalmi} vallattiin 7. joulukuuta ja
        {Salla} 9. joulukuuta. Pahin uhka oli {Tolvajärvi|Tolvajärven} tiellä, jolle kukaan ei ollut odottanut kokonaista
        divisioonaa: Mannerheim lähetti eversti Talvelan ja kaikki joukot, jotka löytyivät.
      `,
    },
    {
      title: 'Ensimmäiset voitot',
      text: `
        Joulukuun 12. päivänä Talvelan ja Pajarin väsyneet pataljoonat löivät 139. divisioonan {Tolvajärvi|Tolvajärvellä}.
        Se oli sodan ensimmäinen selvä suomalaisvoitto. Kaukana pohjoisessa Siilasvuo katkaisi {Raate|Raatteen} tien
        {Suomussalmi|Suomussalmella} olevan divisioonan selustassa. Pelkosenniemellä, {Sodankylä|Sodankylän} eteläpuolella,
        ja {Kemijärvi|Kemijärven} edessä pysäytettiin ja lyötiin takaisin etenevät neuvostojoukot, joiden piti päästä
        {Rovaniemi|Rovaniemelle}.

        Joulukuun 15.–20. päivänä 7. armeija yritti läpi ensin {Taipale|Taipaleesta} ja sitten {Summa|Summasta}. Panssarit
        pääsivät esteiden yli, mutta jalkaväki jäi jälkeen ja vaunut poltettiin yksitellen. Taistelulaivat ampuivat
        {Koivisto|Koiviston} rannikkopattereita saamatta niitä vaikenemaan. {Kollaa} kesti, ja kesti yhä. Joulukuun 14.
        päivänä Kansainliitto erotti Neuvostoliiton.
      `,
    },
    {
      title: 'Yksi vastaisku epäonnistuu, toinen ei',
      text: `
        Joulukuun 23. päivänä Kannaksen armeija hyökkäsi viidellä divisioonalla. Isku oli valmisteltu
        kiireessä, tykistö ja puhelinyhteydet eivät pysyneet mukana, ja hyökkäys keskeytettiin samana iltapäivänä. Jouluna
        neuvostopataljoonia tuli kapean järven yli Keljaan, {Taipale|Taipaleesta} länteen, ja ne tuhottiin kolmessa
        päivässä.

        Talvela jatkoi {Tolvajärvi|Tolvajärveltä} ja pysähtyi Aittojoen eteen. {Lieksa|Lieksan} suunnassa hyökkääjä oli
        työnnetty takaisin rajan taakse. Joulukuun 27. päivänä Siilasvuon joukot iskivät {Suomussalmi|Suomussalmella}, ja
        vuoden viimeisinä päivinä 163. divisioona murtui: rippeet pakenivat jäätä pitkin kohti
        {Juntusranta|Juntusrantaa}.
      `,
    },
    {
      title: 'Raatteen tie',
      text: `
        44. divisioona oli odottanut {Raate|Raatteen} tiellä, liian kauan pelastaakseen naapurinsa. Tammikuun 5.–7. päivänä
        se paloiteltiin ainoalle metsätielleen ja tuhottiin; lumeen jäi panssareita, tykkejä ja kuorma-autoja enemmän kuin
        ehdittiin laskea. Divisioonan komentaja ammuttiin miestensä edessä.

        Laatokan pohjoispuolella suomalaisten IV armeijakunta siirtyi hyökkäykseen 6. tammikuuta metsien halki kohti ainoaa
        tietä, joka elätti kahta divisioonaa {Salmi|Salmin} ja {Pitkäranta|Pitkärannan} välillä. Moskovassa sota otettiin
        pois Leningradin sotilaspiiriltä ja annettiin uudelle rintamalle, jonka komentajaksi tuli Timošenko. Hänellä oli
        pakkaskuukaudet aikaa oppia.
      `,
    },
    {
      title: 'Motteja',
      text: `
        Talven ankarimmat pakkaset tulivat, neljäkymmentä astetta ja enemmän. Tammikuun puolivälissä 18. ja 168. divisioona
        olivat saarroksissa {Pitkäranta|Pitkärannan} itäpuolella. Saartorengasta alettiin sanoa motiksi: se pilkottiin,
        vartioitiin ja jätettiin palelemaan, sillä nopeaan ratkaisuun ei ollut tykkejä. Samalla motit sitoivat
        suomalaisten parhaita joukkoja.

        {Salla|Sallan} suunnalla hyökkääjä vetäytyi kohti {Märkäjärvi|Märkäjärveä} ja kaivautui asemiin. Kannaksella armeijat
        katselivat toisiaan. Tammikuun 15. päivästä alkaen neuvostotykistö ampui joka päivä, ja sen takana jalkaväki ja
        panssarit harjoittelivat rynnäköintiä suomalaisten korsujen jäljennöksillä.
      `,
    },
    {
      title: 'Ovi raollaan',
      text: `
        Siilasvuon divisioona siirtyi {Kuhmo|Kuhmoon} ja iski 29. tammikuuta 54. divisioonaan, jonka kaksitoistatuhatta
        miestä oli {Reboly|Repolan} tien varrella. Se pilkottiin kuten muutkin, mutta tämä kaivautui hyvin, sai
        täydennyksensä ilmasta ja kesti sodan loppuun.

        {Kollaa|Kollaalla} ja {Suojärvi|Suojärven} suunnalla uudet divisioonat hyökkäsivät vapauttaakseen motit. Tammikuun
        29. päivänä Moskova ilmoitti Tukholman kautta, ettei sillä periaatteessa ollut mitään sitä vastaan, että
        {Helsinki|Helsingin} hallituksen kanssa tehtäisiin rauha: {Terijoki|Terijoen} hallituksesta ei enää puhuttu.
      `,
    },
    {
      title: 'Kenraaliharjoitus',
      text: `
        Helmikuun 1. päivänä tykistö avasi {Summa|Summassa} tulen kuin ei koskaan ennen. Päivästä päivään jalkaväki ja
        panssarit hyökkäsivät kapeilla kohdilla, vetivät miehiä perässään panssaroiduissa reissä, ampuivat korsuja rikki
        läheltä ja palasivat illaksi. Puolustaja menetti vähän asemia ja paljon unta; oman tykistön oli laskettava jokainen
        laukaus.

        Lemetin läntinen motti {Pitkäranta|Pitkärannan} takana tuhottiin helmikuun alussa. Helmikuun 5. päivänä liittoutuneet
        päättivät Pariisissa lähettää joukkoja {Narvik|Narvikin} kautta, jos Norja ja Ruotsi päästäisivät ne läpi. Samalla
        viikolla ulkoministeri Tanner tapasi lähettiläs Kollontain tukholmalaisessa hotellissa.
      `,
    },
    {
      title: 'Linja murtuu',
      text: `
        Helmikuun 11. päivänä suurhyökkäys alkoi koko Kannaksella. {Summa|Summan} itäpuolella Lähteellä 123. divisioona
        murtautui kahden suuren bunkkerin välistä satojen tykkien tuntikausia kestäneen tulen jälkeen, ja vastaisku niillä
        joukoilla, joita oli lähellä, epäonnistui. Helmikuun 15. päivänä Mannerheim käski armeijan läntisen puoliskon
        väliasemaan, mereltä {Muolaa|Muolaan} kautta Vuoksen varteen.

        {Taipale} kesti sodan raskaimmat hyökkäykset. Meri oli jäätynyt, ja jää kantoi jo panssareita. Helmikuun 19. päivänä
        Kannaksen armeijan komentajaksi tuli Heinrichs.
      `,
    },
    {
      title: 'Viipurin edessä',
      text: `
        Väliasema kesti kymmenen päivää. Helmikuun 23. päivänä {Koivisto|Koiviston} patterit ampuivat viimeiset
        ammuksensa, ja miehet lähtivät jäitse; samana päivänä Moskova ilmoitti rauhanehtonsa. Helmikuun 26. päivänä
        suomalaiset käyttivät panssareita ainoan kerran, Honkaniemessä, ja menettivät niistä useimmat. Seuraavana päivänä
        armeija vetäytyi viimeiseen asemaan: lahdelta {Viipuri|Viipurin} kautta Vuokselle.

        {Pitkäranta|Pitkärannan} takana Lemetin itäinen motti, jossa oli 18. divisioonan esikunta ja panssariprikaati,
        tuhottiin kuun lopussa. Ruotsalaiset vapaaehtoiset ottivat vastuulleen {Salla|Sallan} rintaman, ja suomalaisia
        vapautui etelään.
      `,
    },
    {
      title: 'Jään yli, ja rauha',
      text: `
        Maaliskuun ensi päivinä neuvostodivisioonia tuli jäätyneen lahden yli {Viipuri|Viipurin} länsipuolelle. Ne saivat
        jalansijan rannalta, jolla väsyneet pataljoonat ja vanhat miehet puolustivat {Helsinki|Helsingin} tietä. Valtuuskunta
        oli lähtenyt Moskovaan 6. maaliskuuta. Rauha allekirjoitettiin 12. päivänä, ja 13. maaliskuuta kello yksitoista
        aseet vaikenivat.

        {Viipuri|Viipurin} keskusta, {Taipale} ja {Kollaa} olivat yhä suomalaisten käsissä. Suomi luovutti Kannaksen, Laatokan
        rannat, {Salla|Sallan}, Suomenlahden ulkosaaret ja vuokralle {Hanko|Hangon}; neljäsataatuhatta ihmistä jätti kotinsa.
        Suomalaisia oli kaatunut noin 26 000, puna-armeijan sotilaita neuvostoarkistojen mukaan 127 000.
      `,
    },
  ],
  board: {
    title: 'Miten kartta syntyi',
    text: `
      Pelin vuoden 1972 painettua karttaa ei ole tässä käytetty, eikä sitä ollut saatavilla. Tämä kartta on laskettu
      maantieteestä: rannikko, järvet ja joet avoimista aineistoista, vuoden 1939 rajat, rautatiet ja tiet käsin. Heksan
      leveys on 29 kilometriä ja rivien väli 20 kilometriä; mikä on enimmäkseen vettä, on vettä.

      Säännöt olivat mittapuu. Ne nimeävät heksoja, laskevat heksoja kaupunkien ja esikuntien välillä ja sanovat, missä
      linjat sulkevat Kannaksen ja mihin mikin yksikkö ehtii milläkin vuorolla. Missä pelkkä maantiede rikkoi sen, mitä
      säännöt pitävät selvänä, karttaa korjattiin käsin: {Kem|Vienan Kemi} ja {Oulu} ovat heksan verran
      sisämaassa, jotta yksi suomalainen ei katkaise {Murmansk|Murmanskin} rataa lopullisesti, ja Mannerheim-linja on
      aukoton {Viipuri|Viipurista} järvelle. Jokainen korjaus perusteluineen on pelin asiakirjoissa.

      Etäisyydet ovat siis todenmukaiset, mutta heksassa voi olla metsää siinä, missä painetulla arkilla oli suota. Mitä siitä
      seuraa pelin tasapainolle, on mitattu tuhansissa tietokonepelaajien peleissä, ja tulos on sääntöjen valinnan vieressä.
    `,
  },
};
