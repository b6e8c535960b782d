import { defineChapter } from './paragraph.ts';

export const reinforcement = defineChapter({
  id: 'reinforcement',
  title: 'Reinforcements',
  paragraphs: [
    {
      id: 'Reinforcement.Soviet',
      title: 'Soviet reinforcements',
      text: `Place Soviet arrivals ([[O1]]) in your Reinforcement Phase in any Supply City. They must be in supply there,
        and they may not carry that city beyond its capacity. An HQ, which needs no supply, may arrive at any of them
        that contains no Finnish unit.

        Placing them costs no MPs. They arrive entrained, ready to ride in the Movement Phase that follows, unless the
        city lies in an enemy ZOC: then they must leave the zone first, as [[M3]] says. They may
        exceed the stacking limit when placed; by the end of the Movement Phase it must be met.`,
      source: 'SPI charts, Soviet Reinforcements',
      see: ['Supply.F2', 'Movement.J', 'M3', 'Stacking.A', 'U4'],
    },
    {
      id: 'Reinforcement.Finnish',
      title: 'Finnish reinforcements',
      text: `Place Finnish arrivals ([[O2]]) in your Reinforcement Phase in any Finnish city in Finnish hands: Helsinki,
        Viipuri, Oulu or Petsamo, if Finnish units are there or were the last to be.

        Placing them costs no MPs. They arrive entrained, ready to ride in the Movement Phase that follows, unless the
        city lies in an enemy ZOC: then they must leave the zone first, as [[M3]] says. They may
        exceed the stacking limit when placed; by the end of the Movement Phase it must be met.`,
      source: 'SPI charts, Finnish Reinforcements',
      see: ['Movement.J', 'M3', 'Stacking.A', 'V1'],
    },
    {
      id: 'O4',
      title: 'Delaying arrivals',
      text: `Either player may hold back some or all of the arrivals of a Game-Turn. They wait on the track and may be
        placed in any later Reinforcement Phase of their side.`,
      source: 'SPI charts, Reinforcements; ruling O4',
      see: ['Reinforcement.Soviet', 'Reinforcement.Finnish', 'Sequence.A1'],
    },
    {
      id: 'R1',
      title: 'Arrivals may not cost others supply',
      text: `A Soviet reinforcement may be placed only if no unit that was in supply before is out of supply afterwards.`,
      source: 'This edition',
      see: ['Reinforcement.Soviet', 'U3', 'Sequence.A1'],
    },
  ],
});
