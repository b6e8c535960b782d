import { finns, slotsOf, soviets, spaceOf } from '#engine/talvisota';
import { prepared, type Lesson } from '../lesson.ts';

const SUJ = spaceOf('SUJ');
const KOL = spaceOf('KOL');
const TOL = spaceOf('TOL');
const SOR = spaceOf('SOR');
const PIT = spaceOf('PIT');
const BOX = slotsOf('LAD')[0]!;
const force = soviets({ ELI: 2, TAN: 2 });
const left = soviets({ ELI: 2, TAN: 1 });
const elite = soviets({ ELI: 2 });

/** Along the railway to Sortavala: one Coordinated Manoeuvre, two spaces. */
export const second: Lesson = {
  id: 'second',
  learner: 'soviet',
  leadsTo: 'secondAttack',
  position: {
    turn: 2,
    phase: 'soviet-allotment',
    map: { SUJ: { ELI: 2, TAN: 2, FUS: 1 } },
    boxes: { LAP: { FUS: 2 }, LAD: { FUS: 3 } },
    posts: { soviet: { MUNI: 'LAD' } },
    morale: { soviet: 17, finn: 19 },
    sovietPlans: { [BOX]: { strategy: 'MAN' } },
    finnishPlans: { [BOX]: { strategy: 'CON-ATT' } },
  },
  focus: [SUJ, KOL, TOL, SOR],
  steps: [
    {
      id: 'commit',
      wanted: { type: 'commit', slot: BOX, from: SUJ, units: force, supports: ['MUNI'] },
      traps: [
        { id: 'early', when: { type: 'end' } },
        { id: 'units', when: { type: 'commit' } },
      ],
      places: [SUJ],
      see: ['3.2.2', 'N19'],
    },
    {
      id: 'committed',
      wanted: { type: 'end' },
      reply: prepared(BOX, { units: finns({ DIV: 3, WD: 1 }), environment: ['forest'] }),
      see: ['3.2.1'],
    },
    {
      id: 'deploy',
      wanted: { type: 'deploy', slot: BOX, target: KOL },
      traps: [
        { id: 'north', when: { type: 'deploy', target: TOL } },
        { id: 'held', when: { type: 'end' } },
      ],
      reply: [{ action: { type: 'answer', slot: BOX } }],
      places: [KOL],
      see: ['3.2.1', 'N48'],
    },
    { id: 'open', wanted: { type: 'fight', slot: BOX }, see: ['4.1', '4.2'] },
    {
      id: 'roll',
      wanted: { type: 'roll' },
      dice: [3],
      see: ['4.3', '4.5.2'],
    },
    {
      id: 'lose',
      wanted: { type: 'lose', units: soviets({ TAN: 1 }) },
      traps: [{ id: 'elite', when: { type: 'lose' } }],
      reply: [{ action: { type: 'lose', units: finns({ WD: 1 }) } }],
      see: ['4.5.1', 'N52'],
    },
    {
      id: 'occupy',
      wanted: { type: 'occupy', units: left, markers: [] },
      traps: [{ id: 'fewer', when: { type: 'occupy' } }],
      see: ['N49', '7.1'],
    },
    {
      id: 'pursue',
      wanted: { type: 'pursue', target: SOR, leave: soviets() },
      traps: [
        { id: 'stop', when: { type: 'pursue', target: null } },
        { id: 'village', when: { type: 'pursue', target: PIT } },
        { id: 'village', when: { type: 'pursue', target: TOL } },
        { id: 'leave', when: { type: 'pursue', target: SOR } },
      ],
      places: [SOR],
      see: ['3.2.4', 'N20'],
    },
    {
      id: 'again',
      wanted: { type: 'roll' },
      dice: [4],
      see: ['N20', 'N47'],
    },
    {
      id: 'less',
      wanted: { type: 'lose', units: soviets({ TAN: 1 }) },
      traps: [{ id: 'elite', when: { type: 'lose' } }],
      see: ['4.5.1'],
    },
    {
      id: 'on',
      wanted: { type: 'fight-on', on: true },
      traps: [{ id: 'off', when: { type: 'fight-on', on: false } }],
      see: ['4.4', '7.1'],
    },
    {
      id: 'last',
      wanted: { type: 'roll' },
      dice: [5],
      see: ['4.3'],
    },
    {
      id: 'hold',
      wanted: { type: 'occupy', units: elite, markers: [KOL] },
      traps: [
        { id: 'unmarked', when: { type: 'occupy', units: elite, markers: [] } },
        { id: 'split', when: { type: 'occupy' } },
      ],
      reply: [{ action: { type: 'end' } }],
      see: ['N10', '6.1'],
    },
  ],
};
