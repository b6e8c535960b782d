import { defineChapter } from './paragraph.ts';

export const stacking = defineChapter({
  id: 'stacking',
  title: 'Stacking',
  paragraphs: [
    {
      id: 'Stacking',
      title: 'General rule',
      text: `Two friendly units may share a hex on Row A (row 13) or south of it. North of Row A a hex holds one.`,
      source: 'SPI rules, Stacking, general rule',
    },
    {
      id: 'Stacking.A',
      title: 'When the limit holds',
      text: `The limit applies at the end of the Movement Phase and throughout the Combat Phase. While you are
        moving, units may pass over one another freely.`,
      source: 'SPI rules, Stacking, case A',
    },
    {
      id: 'Stacking.B',
      title: 'No cost',
      text: `Joining or leaving a stack costs no MPs.`,
      source: 'SPI rules, Stacking, case B',
    },
    {
      id: 'Stacking.C',
      title: 'Ski patrols',
      text: `Ski patrols (0-0-3) are never counted. Any number of them, even all five, may share any hex on the map
        with each other and with other Finnish units.`,
      source: 'SPI rules, Stacking, case C',
    },
    {
      id: 'K1',
      title: 'What counts',
      text: `Rows 1 to 13: two units per hex. Row 14 and beyond: one. Every unit counts, even HQs; only 0-0-3s never do,
        and the exceptions in [[K2]].`,
      source: 'Ruling K1',
      see: ['Stacking', 'Stacking.A', 'Stacking.C'],
    },
    {
      id: 'K2',
      title: 'Guests',
      text: `Allied 3-2-2s never count in the hexes where they come: Petsamo (1656), and R (0635) in Sweden. In
        every other hex they count like any unit.

        In the same way the Soviet 3-1-1 never counts in Leningrad.`,
      source: 'Ruling K2; Leningrad: this edition',
      see: ['Stacking', 'K1', 'Scenario.A', 'Scenario.B'],
    },
    {
      id: 'K3',
      title: 'Relief of an overfull hex',
      text: `Your unit may end its move in a hex that is over the limit only while enough units there can still move
        out to bring it down again.

        If you get stuck, undo a move. If you cannot (touch-move is in play) and the phase cannot
        end because the units over the limit can no longer move, you choose which of them to eliminate until the
        limit is met.`,
      source: 'This edition',
      see: ['Stacking.A', 'M4', 'M7'],
    },
  ],
});
