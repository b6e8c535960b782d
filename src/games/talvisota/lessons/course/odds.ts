import { finns, slotsOf, soviets, spaceOf } from '#engine/talvisota';
import type { Lesson } from '../lesson.ts';

const TER = spaceOf('TER');
const RAU = spaceOf('RAU');
const SUM = spaceOf('SUM');
const TAI = spaceOf('TAI');
const KAM = spaceOf('KAM');
const AYR = spaceOf('AYR');
const TAIPALE = slotsOf('KAR')[0]!;
const SUMMA = slotsOf('KAR')[1]!;

/** The main line in February: two attacks, and the odds on their combat cards. */
export const odds: Lesson = {
  id: 'odds',
  learner: 'soviet',
  leadsTo: 'losses',
  position: {
    turn: 5,
    phase: 'combat',
    map: { RAU: { FUS: 2, ELI: 1 }, TER: { FUS: 6 } },
    boxes: { LAP: { FUS: 2 }, LAD: { FUS: 4 } },
    posts: { soviet: { ART: 'KAR', MER: 'KAR' } },
    morale: { soviet: 18, finn: 13 },
    sovietPlans: {
      [TAIPALE]: {
        strategy: 'PRUD',
        stage: 'map',
        from: RAU,
        units: soviets({ FUS: 2, ELI: 1 }),
        target: TAI,
        answer: TAIPALE,
      },
      [SUMMA]: {
        strategy: 'MASS',
        stage: 'map',
        from: TER,
        units: soviets({ FUS: 6 }),
        supports: ['ART', 'MER'],
        target: SUM,
        answer: SUMMA,
      },
    },
    finnishPlans: {
      [TAIPALE]: {
        strategy: 'DEFENSE',
        stage: 'map',
        units: finns({ DIV: 1, SK: 2 }),
        environment: ['fog'],
        entrenched: true,
      },
      [SUMMA]: {
        strategy: 'CON-ATT',
        stage: 'map',
        units: finns({ DIV: 3, SK: 1 }),
        environment: ['swamp'],
      },
    },
  },
  focus: [TER, RAU, SUM, TAI, KAM, AYR],
  steps: [
    {
      id: 'first',
      wanted: { type: 'fight', slot: TAIPALE },
      traps: [{ id: 'later', when: { type: 'fight' } }],
      places: [TAI],
      see: ['4.1', '8'],
    },
    { id: 'roll', wanted: { type: 'roll' }, dice: [2], see: ['4.2', '4.3'] },
    {
      id: 'lose',
      wanted: { type: 'lose', units: soviets({ FUS: 1 }) },
      traps: [{ id: 'elite', when: { type: 'lose' } }],
      reply: [{ action: { type: 'lose', units: finns({ SK: 1 }) } }],
      see: ['4.5.1', 'N47'],
    },
    {
      id: 'off',
      wanted: { type: 'fight-on', on: false },
      traps: [{ id: 'on', when: { type: 'fight-on', on: true } }],
      see: ['4.4', 'N33', 'N34'],
    },
    { id: 'open', wanted: { type: 'fight', slot: SUMMA }, places: [SUM], see: ['4.1', 'N25'] },
    {
      id: 'employ',
      wanted: { type: 'employ', meretskov: 'line', timoshenko: null, artillery: 'DIV', reserves: [] },
      or: [{ type: 'employ', meretskov: 'line', timoshenko: null, artillery: 'SK', reserves: [] }],
      traps: [{ id: 'guns', when: { type: 'employ', meretskov: 'artillery' } }],
      see: ['3.3.2', 'N25', '8'],
    },
    {
      id: 'again',
      wanted: { type: 'roll' },
      dice: [5],
      reply: [{ action: { type: 'lose', units: finns({ SK: 1 }) } }],
      see: ['4.3', '4.5.2'],
    },
    {
      id: 'occupy',
      wanted: { type: 'occupy', units: soviets({ FUS: 5 }), markers: [TER] },
      traps: [
        { id: 'unmarked', when: { type: 'occupy', units: soviets({ FUS: 5 }), markers: [] } },
        { id: 'fewer', when: { type: 'occupy' } },
      ],
      see: ['N49', 'N31'],
    },
    {
      id: 'enough',
      wanted: { type: 'pursue', target: null, leave: soviets() },
      traps: [{ id: 'on', when: { type: 'pursue' } }],
      reply: [{ action: { type: 'end' } }],
      see: ['N20', 'N36', '8'],
    },
  ],
};
