/** Commands of the map by what they need and do, without the page. */
import { board, type State } from '#engine/winter-war';
import { position, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import * as all from '#games/winter-war/ui/controller/commands.ts';
import { clearInteraction } from '#games/winter-war/ui/controller/mode.ts';
import { barred } from '#table/commands/define.ts';
import type { Command } from '#table/game/command.ts';
import { useGame } from '#table/store/game.ts';
import { useVoice } from '#table/view/CursorVoice.tsx';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import {
  at,
  attackWith,
  attacking,
  FRONT,
  moving,
  optional,
  planned,
  planning,
  show,
  thrown,
  twoTargets,
  unit,
} from './open-decisions.ts';

beforeAll(bringPure);
beforeEach(() => vi.stubGlobal('document', { activeElement: null }));
afterEach(() => vi.unstubAllGlobals());

const IDLE: Mode = { mode: 'idle' };
const COMMANDS = Object.values(all).flat() as Command[];
const named = (id: string): Command => COMMANDS.find((command) => command.id === id)!;
const name = (where: number | null): string | null => (where === null ? null : board.hexName(where));

const railway = at('movement', [...FRONT, ...stacks('f1940 4-4-2')], {
  phasing: 'finn',
  options: { variableDemolition: true },
});

/** A mode but for what is as it begins. */
const said = ({ mode: kind, ...more }: Mode): string =>
  kind === 'idle'
    ? ''
    : [
        kind,
        ...Object.entries(more)
          .filter(([, value]) => value && String(value))
          .map(([key, value]) => `${key} ${String(value)}`),
      ].join(', ');

/** What has changed on the table, in few words. */
function outcome(): object {
  const { mode, focus, dialog, notice, pinned } = useTable.getState();
  const steps = useGame.getState().timeline!.steps;
  return Object.fromEntries(
    Object.entries({
      mode: said(mode),
      focus: name(focus),
      dialog,
      notice: notice && ('text' in notice ? notice.text : notice.refusal.key),
      pinned: name(pinned),
      steps: steps.length,
      said: useVoice.getState().text,
    }).filter(([, value]) => value),
  );
}

const cursorAt = (id: string) => ({ focus: hex(id) });
const obligation = (n: number, focus: string) => ({ focus, said: `Obligation ${n} of 2.` });
const city = (n: number, focus: string) => ({ focus, said: `City ${n} of 9.` });
const open = (n: number, focus: string) => ({
  mode: 'unit, unit 11',
  focus,
  said: `Available hex ${n} of 73.`,
});

it.each<[string, string, State, Mode, Partial<ReturnType<typeof useTable.getState>>, object]>([
  ['waypoint', 'with nothing in hand', moving, IDLE, {}, { why: 'No unit is selected.' }],
  ['waypoint', 'with a unit', moving, unit(moving, '1604'), {}, { mode: 'unit, unit 11, addWaypoint true' }],
  [
    'waypoint',
    'a second time',
    moving,
    unit(moving, '1604', undefined, { addWaypoint: true }),
    {},
    { mode: 'unit, unit 11' },
  ],
  [
    'waypoint',
    'with a unit in another phase',
    attacking,
    unit(attacking, '1604'),
    {},
    { why: 'No unit is selected.', mode: 'unit, unit 11' },
  ],
  ['plan', 'in a game without', moving, IDLE, {}, { why: 'not offered' }],
  ['plan', 'in time', planning, IDLE, {}, { mode: 'aim, secret true', focus: '1306' }],
  ['peek', 'without a plan', planning, IDLE, {}, { why: 'Not now.' }],
  ['peek', 'at a plan', { ...planning, course: planned.course }, IDLE, {}, { mode: 'peek' }],
  [
    'peek',
    'at a plan that is shown',
    { ...planning, course: planned.course },
    { mode: 'peek' } as Mode,
    {},
    {},
  ],
  ['peek', 'while it is carried out', planned, IDLE, {}, { why: 'Not now.' }],
  [
    'demolish',
    'in a game without',
    moving,
    unit(moving, '1604'),
    {},
    { why: 'not offered', mode: 'unit, unit 11' },
  ],
  ['demolish', 'with nothing in hand', railway, IDLE, {}, { why: 'No unit is selected.' }],
  ['demolish', 'with a unit', railway, unit(railway, '1940'), {}, { mode: 'unit, unit 69', steps: 1 }],
  [
    'demolish',
    'where there is no railway',
    railway,
    unit(railway, '1405'),
    {},
    { mode: 'unit, unit 63', notice: 'demolish-hex' },
  ],
  ['allAttackers', 'without a target', twoTargets, IDLE, {}, { why: 'No target is selected.' }],
  [
    'allAttackers',
    'with attackers alone',
    twoTargets,
    attackWith([0]),
    {},
    { why: 'No target is selected.', mode: 'attack, attackers 0' },
  ],
  [
    'allAttackers',
    'with a target',
    twoTargets,
    attackWith([], '1429'),
    {},
    { mode: 'attack, attackers 3,4,10, targets 741' },
  ],
  [
    'allAttackers',
    'with all of them',
    twoTargets,
    attackWith(
      [...twoTargets.units.keys()].filter(
        (id) => twoTargets.units[id]!.at === hex('1529') || twoTargets.units[id]!.at === hex('1430'),
      ),
      '1429',
    ),
    {},
    { why: 'All units that may attack are already included.', mode: 'attack, attackers 3,4,10, targets 741' },
  ],
  ['details', 'without a cursor', moving, IDLE, {}, { why: 'The cursor is not on a hex.' }],
  [
    'details',
    'at the cursor',
    moving,
    unit(moving, '1604'),
    cursorAt('1703'),
    { mode: 'unit, unit 11', focus: '1703', pinned: '1703' },
  ],
  ['next', 'with units', moving, IDLE, {}, { mode: 'unit, unit 3', focus: '1703', said: 'Unit 1 of 4.' }],
  [
    'next',
    'with the first',
    moving,
    unit(moving, '1703', '6-4-2'),
    {},
    { mode: 'unit, unit 10', focus: '1703', said: 'Unit 2 of 4.' },
  ],
  [
    'previous',
    'with units',
    moving,
    IDLE,
    {},
    { mode: 'unit, unit 34', focus: '1602', said: 'Unit 4 of 4.' },
  ],
  [
    'nextOpen',
    'with nothing in hand',
    moving,
    IDLE,
    {},
    { why: 'No unit with an available hex is selected.' },
  ],
  ['nextOpen', 'with a unit', moving, unit(moving, '1604'), {}, open(1, '1603')],
  ['nextOpen', 'with a unit, from a hex', moving, unit(moving, '1604'), cursorAt('1602'), open(9, '1702')],
  [
    'nextOpen',
    'with a unit, from elsewhere',
    moving,
    unit(moving, '1604'),
    cursorAt('2020'),
    open(1, '1603'),
  ],
  ['previousOpen', 'with a unit', moving, unit(moving, '1604'), {}, open(73, '2053')],
  ['nextObligation', 'from nowhere', attacking, IDLE, {}, obligation(1, '1504')],
  ['nextObligation', 'from the first', attacking, IDLE, cursorAt('1504'), obligation(2, '1604')],
  ['nextObligation', 'from the last', attacking, IDLE, cursorAt('1604'), obligation(1, '1504')],
  ['previousObligation', 'from nowhere', attacking, IDLE, {}, obligation(2, '1604')],
  ['previousObligation', 'from the first', attacking, IDLE, cursorAt('1504'), obligation(2, '1604')],
  ['nextObligation', 'from before the first', attacking, IDLE, cursorAt('1503'), obligation(1, '1504')],
  ['nextObligation', 'from behind the last', attacking, IDLE, cursorAt('1305'), obligation(1, '1504')],
  ['nextCity', 'from between', moving, IDLE, cursorAt('1703'), city(2, '0604')],
  ['previousCity', 'from between', moving, IDLE, cursorAt('1703'), city(1, '1602')],
  ['next', 'without units', thrown(1), IDLE, {}, { why: 'No more units can act.' }],
  [
    'nextThreatened',
    'in an attack',
    attacking,
    IDLE,
    {},
    { focus: '1604', said: 'In an enemy zone of control, 1 of 1.' },
  ],
  [
    'previousThreatened',
    'in an attack',
    attacking,
    IDLE,
    {},
    { focus: '1604', said: 'In an enemy zone of control, 1 of 1.' },
  ],
  [
    'nextThreatened',
    'at peace',
    at('movement', stacks('s1703 6-4-2')),
    IDLE,
    {},
    { why: 'None of your units is in an enemy zone of control.' },
  ],
  ['nextCity', 'from nowhere', moving, IDLE, {}, city(1, '1602')],
  ['previousCity', 'from nowhere', moving, IDLE, {}, city(9, '1656')],
  ['nextObligation', 'of nothing but the end', optional, IDLE, {}, { why: 'There are no obligations.' }],
])('%s %s', (id, _, state, mode, table, expected) => {
  show(state, mode);
  clearInteraction();
  useVoice.setState({ text: '' });
  useTable.setState(table);
  const command = named(id);
  const why = command.belongsTo(position()) ? barred(command) : 'not offered';
  if (why === null) command.run();
  expect({ ...(why !== null && { why }), ...outcome() }).toEqual(expected);
});
