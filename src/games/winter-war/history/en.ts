import type { History } from './page.ts';

export const en: History = {
  turns: [
    {
      title: 'Across the frontier',
      text: `
        On the morning of 30 November 1939 Soviet troops crossed the frontier without a declaration of war, and
        bombs fell on {Helsinki}. Four armies advanced: the 7th on the Isthmus, the 8th between Lake Ladoga and
        {Ilomantsi}, the 9th against the waist of the country, the 14th from {Murmansk}. The next day a government
        under O. W. Kuusinen was proclaimed at {Terijoki}; Moscow recognised it and no other.

        On the Isthmus, the Finnish covering troops burned what they left behind and were back in the main line by 6
        December, when the first assaults on {Taipale} began. {Petsamo} fell within days. {Suomussalmi} was taken on
        7 December, {Salla} on the 9th. The worst threat was towards {Tolvajärvi}, where nobody had expected a whole
        division: Mannerheim sent Colonel Talvela with whatever could be found.
      `,
    },
    {
      title: 'The first victories',
      text: `
        On 12 December Talvela’s and Pajari’s tired battalions beat the 139th Division at {Tolvajärvi}, the first clear
        Finnish victory of the war. Far to the north Siilasvuo cut the road from {Raate} behind the division
        in {Suomussalmi}. At Pelkosenniemi, south of {Sodankylä}, and before {Kemijärvi}, the Soviet advance on
        {Rovaniemi} was stopped and thrown back.

        From 15 to 20 December the 7th Army attacked {Taipale} and then {Summa}. Tanks broke through the wire, but the
        infantry stayed behind and they were burned one by one. Soviet battleships shelled the coastal batteries of
        {Koivisto} but did not silence them. At {Kollaa} the line held, and went on holding. On 14 December the League
        of Nations expelled the Soviet Union.
      `,
    },
    {
      title: 'One counter-attack fails, another succeeds',
      text: `
        On 23 December the Army of the Isthmus attacked with five divisions. The attack had been prepared in
        haste; guns and telephone lines did not keep up, and it was called off the same afternoon. At
        Christmas Soviet battalions crossed the narrow lake west of {Taipale} at Kelja and were destroyed in three
        days.

        Talvela pushed on from {Tolvajärvi} and stopped short of Aittojoki. North of {Lieksa} the invaders had been pushed
        back over the frontier. On 27 December Siilasvuo’s brigade struck at {Suomussalmi}, and in the last days of
        the year the 163rd Division broke: its remnants fled over the ice towards {Juntusranta}.
      `,
    },
    {
      title: 'The road from Raate',
      text: `
        The 44th Division had waited on the road from {Raate}, too long and too late to save its neighbour. From 5 to
        7 January it was cut to pieces on a single forest road and destroyed; countless tanks, guns and lorries
        were left in the snow. Its commander was shot before his men.

        North of Lake Ladoga the Finnish IV Corps went over to the attack on 6 January, through the woods against the
        one road that supplied two divisions between {Salmi} and {Pitkäranta}. In Moscow the war was taken from the
        Leningrad district and given to a new front under Timoshenko, who had two months of frost in which to learn.
      `,
    },
    {
      title: 'Mottis',
      text: `
        The deepest cold of the winter came, forty degrees and below. By mid-January the 18th and 168th
        Divisions were encircled east of {Pitkäranta}. The Finns called such a pocket a motti, a stack of cut firewood: it
        was cut small, watched, and left to freeze, because there were no guns to end it quickly. That also tied
        down the best Finnish troops.

        Before {Salla} the invaders fell back towards {Märkäjärvi} and dug in. On the Isthmus the two armies watched each
        other. From 15 January Soviet guns fired every day, and behind them infantry and tanks practised the
        assault on copies of the Finnish bunkers.
      `,
    },
    {
      title: 'A door ajar',
      text: `
        Siilasvuo’s division moved to {Kuhmo} and on 29 January struck at the 54th Division, twelve thousand men strung
        out along the road from {Reboly}. It was cut up as others had been, but this one dug in well, was supplied from
        the air, and held out until the end of the war.

        At {Kollaa} and before {Suojärvi} fresh divisions attacked to relieve the mottis. On 29 January Moscow
        let it be known through Stockholm that it had nothing in principle against peace with the government in
        {Helsinki}: the {Terijoki} government was heard of no more.
      `,
    },
    {
      title: 'The rehearsal',
      text: `
        On 1 February the guns before {Summa} opened up as never before. Day after day infantry and tanks attacked on narrow
        sectors, pulling men behind them in armoured sledges, shooting bunkers apart at short range, and pulling back
        in the evening. The defenders lost few positions but much sleep; their guns had to count every shell.

        The western motti at Lemetti, behind {Pitkäranta}, fell early in the month. On the 5th the Allies in Paris
        resolved to send troops through {Narvik}, if Norway and Sweden would let them. The same week Foreign
        Minister Tanner met the Soviet envoy Kollontai in a hotel in Stockholm.
      `,
    },
    {
      title: 'The line is broken',
      text: `
        On 11 February the general offensive began along the whole Isthmus. East of {Summa}, at Lähde, the 123rd
        Division broke through between two big bunkers after hours of fire from hundreds of guns, and a Finnish
        counter-attack with the available reserves failed. On the 15th Mannerheim ordered the western half of the army
        back to the intermediate line, from the sea through {Muolaa} to the Vuoksi.

        {Taipale} held through the heaviest attacks of the war. The sea had frozen, and the ice now carried
        tanks. On 19 February Heinrichs took over the Army of the Isthmus.
      `,
    },
    {
      title: 'Before Viipuri',
      text: `
        The intermediate line held for ten days. On 23 February the batteries of {Koivisto} fired their last shells
        and their men withdrew over the ice; the same day Moscow named its terms. On the 26th the Finns used tanks
        for the only time in the war, at Honkaniemi, and lost most of them. The next day the army withdrew to the last
        line, from Viipuri Bay to the Vuoksi.

        At {Pitkäranta} the eastern motti at Lemetti, with the staff of the 18th Division and a tank brigade, was
        destroyed at the end of the month. Swedish volunteers took over the front before {Salla}, so that Finns could
        go south.
      `,
    },
    {
      title: 'Over the ice, and peace',
      text: `
        In the first days of March Soviet divisions crossed the frozen bay west of {Viipuri} and gained the far
        shore, where tired battalions and old men held the road to {Helsinki}. A delegation had left for Moscow on the
        6th. Peace was signed on the 12th; at eleven on the morning of 13 March the guns fell silent.

        The centre of {Viipuri}, {Taipale} and {Kollaa} were still in Finnish hands. Finland ceded the Isthmus, its
        Ladoga shores, {Salla} and the islands in the Gulf, and leased {Hanko}; four hundred thousand people
        left their homes. About 26,000 Finns had died and, according to Soviet archives, 127,000 soldiers of the Red Army.
      `,
    },
  ],
  board: {
    title: 'How the map was made',
    text: `
      The map printed with the game in 1972 is not used here and was not available. This map is computed from
      geography: coast, lakes and rivers from public data, with the frontiers, railways and roads of 1939 added by hand. A
      hex is 29 kilometres wide and the rows are 20 kilometres apart; a hex that is mostly water is water.

      The rules served as a check. They name hexes, count hexes between cities and headquarters, and say where lines close
      off the Isthmus and which unit can reach what on which Game-Turn. Where geography alone broke something the rules take for
      granted, the map was corrected by hand: {Kem} and {Oulu} are a hex inland, so that a single Finnish unit does not cut the
      railway to {Murmansk} permanently, and the Mannerheim Line leaves no gap between {Viipuri} and the lake. Every
      correction is listed with its reason in the game’s documentation.

      So the distances are accurate, but a hex here may be forest where the printed sheet had swamp. The effect of that
      on the balance of the game was measured in thousands of games between computer players, and is shown next to the
      choice of rules.
    `,
  },
};
