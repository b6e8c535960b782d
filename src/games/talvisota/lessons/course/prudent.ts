import { finns, slotsOf, soviets, spaceOf } from '#engine/talvisota';
import { prepared, type Lesson } from '../lesson.ts';

const MUR = spaceOf('MUR');
const KAN = spaceOf('KAN');
const PTS = spaceOf('PTS');
const BOX = slotsOf('LAP')[0]!;
const three = soviets({ FUS: 2, ELI: 1 });

/** Petsamo, December 1939: one strategy through a whole turn. */
export const prudent: Lesson = {
  id: 'prudent',
  learner: 'soviet',
  position: { turn: 1, boxes: { LAP: { FUS: 2, ELI: 1 }, LAD: { FUS: 4, MECA: 2 } } },
  focus: [MUR, KAN, PTS],
  steps: [
    {
      id: 'move',
      wanted: { type: 'enter', front: 'LAP', to: MUR, units: three },
      traps: [
        { id: 'elsewhere', when: { type: 'enter', to: KAN } },
        { id: 'early', when: { type: 'end' } },
      ],
      places: [MUR],
      see: ['2.4', 'N9'],
    },
    { id: 'moved', wanted: { type: 'end' }, see: ['2.4'] },
    {
      id: 'plan',
      wanted: { type: 'plan', slot: BOX, strategy: 'PRUD' },
      traps: (['MASS', 'BLIN', 'MAN'] as const).map((strategy) => ({
        id: strategy.toLowerCase(),
        when: { type: 'plan', strategy },
      })),
      see: ['3.2.1', '3.2.2'],
    },
    {
      id: 'support',
      wanted: { type: 'post', support: 'MUNI', front: 'LAP' },
      traps: [
        { id: 'front', when: { type: 'post', support: 'MUNI' } },
        { id: 'other', when: { type: 'post' } },
      ],
      see: ['3.3.1', '3.3.2'],
    },
    {
      id: 'planned',
      wanted: { type: 'end' },
      reply: [{ action: { type: 'plan', slot: BOX, strategy: 'DEFENSE' } }, { action: { type: 'end' } }],
      see: ['3.2.1'],
    },
    {
      id: 'commit',
      wanted: { type: 'commit', slot: BOX, from: MUR, units: three, supports: ['MUNI'] },
      traps: [{ id: 'early', when: { type: 'end' } }],
      see: ['3.2.2', 'N48'],
    },
    {
      id: 'committed',
      wanted: { type: 'end' },
      reply: prepared(BOX, { units: finns({ DIV: 1, RES: 2 }), environment: ['snow'], entrenched: true }),
      see: ['3.2.3', '5'],
    },
    {
      id: 'deploy',
      wanted: { type: 'deploy', slot: BOX, target: PTS },
      traps: [{ id: 'held', when: { type: 'end' } }],
      reply: [{ action: { type: 'answer', slot: BOX } }],
      places: [PTS],
      see: ['3.2.1', 'N12'],
    },
    { id: 'open', wanted: { type: 'fight', slot: BOX }, see: ['4.1', 'N51'] },
    { id: 'roll', wanted: { type: 'roll' }, dice: [2], see: ['4.2', '4.3'] },
    {
      id: 'lose',
      wanted: { type: 'lose', units: soviets({ FUS: 1 }) },
      traps: [{ id: 'elite', when: { type: 'lose' } }],
      reply: [{ action: { type: 'lose', units: finns({ RES: 1 }) } }],
      see: ['4.5.1', 'N52'],
    },
    {
      id: 'occupy',
      wanted: { type: 'occupy', units: soviets({ FUS: 1, ELI: 1 }), markers: [] },
      traps: [
        { id: 'nobody', when: { type: 'occupy', units: soviets(), markers: [] } },
        { id: 'fewer', when: { type: 'occupy' } },
      ],
      reply: [{ action: { type: 'end' } }],
      see: ['4.5.2', 'N49', '7.1'],
    },
  ],
};
