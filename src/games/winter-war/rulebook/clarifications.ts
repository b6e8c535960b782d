import { defineChapter } from './paragraph.ts';

export const clarifications = defineChapter({
  id: 'clarifications',
  title: "Players' clarifications",
  paragraphs: [
    {
      id: 'CL1',
      title: 'Supply is fixed while you move',
      text: `Both sides' supply is judged when your Movement Phase begins. Until it ends, your own units keep the state
        they began with, even if one moves back to its HQ; the enemy's may change with every move you make. A unit
        that begins isolated next to the enemy does not have to move.`,
      source: "Players' clarification 1",
      see: ['Supply.D', 'ZoneOfControl.H', 'U5'],
    },
    {
      id: 'CL2',
      title: 'Attackers are judged once',
      text: `The supply of the attacking side is judged when its Combat Phase begins and applies until it ends, whatever
        earlier battles do to its lines. Defenders are judged at the instant of each battle, so that one cut off by
        an advance defends at half strength.`,
      source: "Players' clarification 2",
      see: ['Supply.E', 'U5'],
    },
    {
      id: 'CL3',
      title: 'All your units are judged',
      text: `At the start of your Combat Phase the supply of all your units is judged, not only of those that will attack.
        The Soviet player allocates the capacities before the first battle and may not shift them between battles.`,
      source: "Players' clarification 3",
      see: ['Supply.F2', 'U3', 'CL2'],
    },
    {
      id: 'CL4',
      title: 'An overload lasts',
      text: `A unit left out because its city was overloaded when its Combat Phase began stays isolated until supply is
        judged at the start of its next Movement Phase.`,
      source: "Players' clarification 4",
      see: ['U3', 'CL6'],
    },
    {
      id: 'CL5',
      title: 'A cut line may reopen',
      text: `A unit isolated for lack of a supply path may come back into supply in the enemy's Player-Turn, as soon as a
        path is open. The printed rules say the same; the option changes nothing by itself.`,
      source: "Players' clarification 5",
      see: ['ZoneOfControl.H', 'Supply.H'],
    },
    {
      id: 'CL6',
      title: "Capacity counts in the enemy's turn",
      text: `When supply is judged in the Finnish Player-Turn the capacities of the cities count as usual. A unit left out by
        an overload stays left out until the start of the next Soviet Movement Phase.

        The Soviet player gives no orders in the Finnish Player-Turn: his earlier choices and the default of [[U3]] decide
        who draws on what.`,
      source: "Players' clarification 6",
      see: ['U3', 'CL4'],
    },
    {
      id: 'CL7',
      title: 'Overloaded units withdraw',
      text: `A unit isolated by an overload that would otherwise have to attack first withdraws one hex, before any battle,
        as in a retreat. If terrain, stacking or ZOC leave it no hex, it attacks anyway, at half strength and
        without harm to the defender: Dr, De and Ex count as Ne.

        In this edition such a unit that joins an attack of supplied units adds nothing to its strength and shares its
        result; the harmless attack is one made by such units alone.`,
      source: "Players' clarification 7; the second part: this edition",
      see: ['Combat.E', 'Combat.P', 'C2'],
    },
    {
      id: 'CL8',
      title: 'Cut off, not overloaded',
      text: `A unit isolated for lack of a supply path does not have to attack or withdraw. You may move and advance units out
        of supply on purpose. The printed rules say the same; the option marks the difference from an overload.`,
      source: "Players' clarification 8",
      see: ['Supply.C', 'CL7'],
    },
    {
      id: 'CL9',
      title: 'Any city within ten hexes',
      text: `Balance, for an experienced Finnish player: an HQ may draw on any Supply City within ten hexes, not only on the
        closest. HQs of the Ladoga front ([[U2a]]) may then draw on
        Leningrad.`,
      source: "Players' clarification 9",
      see: ['Supply.F2', 'U2', 'U2a'],
    },
    {
      id: 'CL10',
      title: 'The 4-4-2 stays in the south',
      text: `Balance: the 4-4-2 of the Finnish initial forces may not be set up north of Row A, where it could guard Petsamo,
        contrary to history.`,
      source: "Players' clarification 10",
      see: ['SetUp.Finnish'],
    },
  ],
});
