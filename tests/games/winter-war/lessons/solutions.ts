/** Every lesson played through once. */
import type { Scripted } from '#games/winter-war/lessons/index.ts';

type Move = Scripted & { type: 'move' | 'retreat' | 'advance' };

const goes =
  <T extends Move['type']>(type: T) =>
  (unit: string, to: string): Move => ({ type, unit, to });
const move = goes('move');
const retreat = goes('retreat');
const advance = goes('advance');
const attack = (target: string, ...attackers: string[]): Scripted => ({
  type: 'attack',
  attackers,
  targets: [target],
});
const end: Scripted = { type: 'end' };

export const SOLUTIONS = {
  'first-day': [move('2-1-2 (25)', '1504'), move('20-12-2 (XIX)', '1604'), move('0-1-2 (7 A)', '1603'), end],
  moving: [
    move('2-1-2 (25)', '1733'),
    move('2-1-3 (34)', '1730'),
    move('2-1-2 (52)', '1931'),
    move('2-1-2 (54)', '1930'),
    end,
  ],
  'roads-and-rail': [
    move('2-1-3 (34)', '1831'),
    move('2-1-2 (25)', '2413'),
    move('2-1-2 (52)', '1943'),
    move('2-1-2 (54)', '2026'),
  ],
  zones: [move('2-2-3 (16)', '1333'), move('1-1-3 (2)', '1733'), move('1-1-3 (1)', '1533')],
  supply: [move('0-1-2 (9 A)', '1931'), move('2-1-2 (25)', '2413'), end],
  'first-attack': [
    move('4-4-2 (21)', '1715'),
    end,
    attack('1815', '4-4-2 (21)', '2-2-3 (16)'),
    advance('4-4-2 (21)', '1815'),
    attack('1816', '1-1-3 (1)'),
  ],
  obligations: [
    move('6-4-2 (155)', '1817'),
    end,
    attack('1718', '6-4-2 (139)', '6-4-2 (155)'),
    advance('6-4-2 (139)', '1718'),
    attack('1716', '2-1-2 (25)'),
    retreat('2-1-2 (25)', '1916'),
    end,
  ],
  fortifications: [
    move('20-12-2 (XIX)', '1404'),
    move('6-4-2 (75)', '1404'),
    end,
    attack('1405', '20-12-2 (XIX)', '6-4-2 (75)'),
    { type: 'lose', units: ['6-4-2 (75)'] },
    advance('20-12-2 (XIX)', '1405'),
  ],
  'before-combat': [
    retreat('1-1-3 (1)', '1429'),
    end,
    move('0-0-3 (1)', '1631'),
    end,
    advance('0-0-3 (1)', '1630'),
  ],
  isolation: [
    move('2-2-3 (16)', '1430'),
    move('1-1-3 (1)', '1328'),
    move('4-4-2 (21)', '1331'),
    end,
    attack('1330', '4-4-2 (21)', '2-2-3 (16)'),
    advance('2-2-3 (16)', '1330'),
  ],
  winning: [move('20-12-2 (XIX)', '1306'), move('5-3-3 (10)', '1106'), move('0-1-2 (7 A)', '1504'), end],
  'choosing-attacks': [
    attack('1308', '6-4-2 (139)', '6-4-2 (155)'),
    advance('6-4-2 (139)', '1308'),
    { type: 'attack', attackers: ['2-1-2 (25)'], targets: ['1208', '1207'] },
    end,
  ],
  'no-reply': [move('4-4-2 (21)', '1306'), move('6-6-2 (4)', '1306'), move('2-2-3 (16)', '1206'), end],
  'last-march': [move('4-4-2 (21)', '1506'), move('1-1-3 (1)', '1207'), end],
} satisfies Readonly<Record<string, readonly Scripted[]>>;
