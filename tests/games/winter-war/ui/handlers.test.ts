/** What every kind of decision lets a player do on the map, with the main button and in a panel. */
import { board, counter, readySetUp, type State, type UnitId } from '#engine/winter-war';
import type { Mode, Position } from '#games/winter-war/table-adapter.ts';
import { primaryOf, todoOf } from '#games/winter-war/ui/controller/controller.ts';
import type { ViewedContext } from '#games/winter-war/ui/controller/decision.ts';
import { getDecisionContext, handlerOf } from '#games/winter-war/ui/controller/decisions/index.ts';
import { boundOf, highlightsOf, linesOf } from '#games/winter-war/ui/controller/highlights.ts';
import { unitMode } from '#games/winter-war/ui/controller/mode.ts';
import { hex, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import * as given from './open-decisions.ts';
import { at, attackWith, FRONT, unit } from './open-decisions.ts';

const avoidable = at('attack', stacks('s1931 0-1-2, s1529 2-1-2, s1430 6-4-2, f1429 4-4-2 4-4-2'));

const name = board.hexName;
const hexNames = (hexes: readonly number[] | null): string | null => hexes && hexes.map(name).join(' ');
const unitName = (state: State, unit: UnitId): string =>
  `${counter(unit).type.label}@${state.units[unit]!.at < 0 ? '-' : name(state.units[unit]!.at)}`;
/** A long list by its length. */
const short = (texts: readonly string[]): string =>
  texts.length > 9 ? `${texts.length}, from ${texts[0]}` : texts.join(', ');

/** What is neither empty nor false. */
const saidOf = (all: object): object => Object.fromEntries(Object.entries(all).filter(([, value]) => value));
const contextOf = (state: State): ViewedContext =>
  ({ ...getDecisionContext(state), seen: state, viewer: state.phasing }) as ViewedContext;

/** What a handler says of a position, in few words; `next` only where it differs from `select`. */
function saidAt(state: State): object {
  const context = contextOf(state);
  const handler = handlerOf(context);
  const units = (list: readonly UnitId[]): string => short(list.map((id) => unitName(state, id)));
  const select = units([...state.units.keys()].filter((id) => handler.canSelect(context, id)));
  const next = units(handler.units(context));
  const opens = handler.opensWith(context);
  const first = handler.firstHex(context);
  return saidOf({
    kind: context.situation.kind,
    select,
    next: next === select ? '' : next,
    together: handler.chosenTogether,
    lose: units(handler.losable(context)),
    duty: hexNames(handler.obligatoryHexes(context)),
    opens:
      opens &&
      [name(opens.hex), ...(opens.unit === undefined ? [] : [unitName(state, opens.unit)])].join(' '),
    first: first === null ? null : name(first),
  });
}

/** What is shown of it while the player does something, and points at a hex. */
function shownIn(state: State, mode: Mode, hover: string | null): object {
  const context = contextOf(state);
  const shown = context as unknown as Position;
  const handler = handlerOf(context);
  const hex_ = hover === null ? null : hex(hover);
  const button = primaryOf(state, mode);
  const panel = handler.panel(context, mode);
  const bound = boundOf(shown, mode, hex_);
  const marks = highlightsOf(shown, mode, [], false).map(({ hex: where, kind, from, label }) =>
    [name(where), kind, from === undefined ? '' : `from ${name(from)}`, label].filter(Boolean).join(' '),
  );
  return saidOf({
    marks: short(marks),
    lines: linesOf(shown, mode, hex_)
      .map(({ kind, hexes }) => `${kind} ${hexNames(hexes)}`)
      .join(', '),
    bound: bound && `${name(bound.hex)} ${bound.counters.length} ${bound.label ?? ''}`.trim(),
    targets: short(handler.targetHexes(context, mode)?.map(name) ?? []),
    button:
      button.shown &&
      [button.label, button.urgent && 'urgent', button.refusal?.key, button.instead?.label]
        .filter(Boolean)
        .join(' | '),
    todo: todoOf(state, mode),
    panel:
      panel &&
      Object.values(panel)
        .filter((value) => typeof value !== 'object')
        .join(' '),
  });
}

it.each(
  Object.entries<{ state: State; [said: string]: unknown }>({
    'a movement': {
      state: given.moving,
      kind: 'move',
      select: '6-4-2@1703, 2-1-2@1703, 2-1-2@1604, 0-1-2@1602',
      button: 'End movement',
      todo: 'Select a unit, then a hex. Moving is optional.',
    },
    'a full hex': {
      state: given.crowded,
      kind: 'move',
      select: '6-4-2@1703, 6-4-2@1703, 2-1-2@1703, 2-1-2@1604, 0-1-2@1602',
      button: 'End movement | overstacked',
      todo: 'Too many units in Toksovo (1703): move some out before the phase ends.',
    },
    'an exploitation': {
      state: given.exploiting,
      kind: 'move',
      select: '1-1-3@1429',
      marks: '1429 able',
      button: 'End exploitation',
      todo: 'Light units that spent at most 1 MP may spend 1 MP more.',
      panel: 'candidates May exploit exploit',
    },
    attacks: {
      state: given.attacking,
      kind: 'attack',
      next: '2-1-2@1604',
      duty: '1504 1604',
      first: '1504',
      marks: '1504 must-be-attacked',
      targets: '1504',
      button: 'End attacks | must-attack',
      todo: 'Attacks owed on 1 hex, by 1 unit.',
      panel: 'attack',
    },
    'an attack that need not be': {
      state: given.optional,
      kind: 'attack',
      first: '1529',
      marks: '1529 attackable',
      targets: '1529',
      button: 'End attacks',
      todo: 'Choose a target and its attackers, then roll.',
      panel: 'attack',
    },
    'attacks of which the first unit can make one': {
      state: at('attack', stacks('s1931 0-1-2, s1430 6-4-2, s1529 6-4-2, f1429 4-4-2, f1428 4-4-2')),
      kind: 'attack',
      next: '6-4-2@1430, 6-4-2@1529',
      duty: '1429 1428 1430 1529',
      first: '1429',
      marks: '1428 must-be-attacked, 1429 must-be-attacked',
      targets: '1428, 1429',
      button: 'End attacks | must-attack',
      todo: 'Attacks owed on 2 hexes, by 2 units.',
      panel: 'attack',
    },
    'no attack left': {
      state: given.thrown(1),
      kind: 'attack',
      button: 'End attacks | urgent',
      todo: 'All attacks made. End the phase.',
      panel: 'attack',
    },
    'a retreat': {
      state: given.thrown(3),
      kind: 'retreat',
      select: '4-4-2@1429',
      duty: '1429',
      opens: '1429 4-4-2@1429',
      marks: '1429 retreat',
      todo: 'Retreat each Finnish unit one hex.',
      panel: 'candidates Must retreat retreat',
    },
    'an advance': {
      state: given.thrown(4),
      kind: 'advance',
      select: '6-4-2@1529, 6-4-2@1430',
      opens: '1529 6-4-2@1529',
      marks: '1429 advance from 1529, 1429 advance from 1430',
      button: 'Advance with 6-4-2 (18) | urgent | Do not advance',
      todo: 'Advance one unit into the captured hex, or stay.',
      panel: 'candidates May advance advance',
    },
    'a retreat before combat': {
      state: given.before,
      kind: 'retreat-before',
      select: '1-1-3@1429',
      marks: '1429 retreat',
      button: 'Done retreating',
      todo: 'Marked units may retreat one hex before combat.',
      panel: 'candidates May retreat retreat',
    },
    'an advance before combat': {
      state: given.vacated,
      kind: 'advance-before',
      select: '6-4-2@1529',
      marks: '1529 able, 1429 advance from 1529',
      button: 'Done advancing',
      todo: 'You may advance into vacated hexes, one unit each.',
      panel: 'candidates May advance advance',
    },
    ...Object.fromEntries(
      (['retreat', 'advance'] as const).map((step) => [
        `no other ${step} before combat`,
        {
          state: at(`${step}-before`, FRONT),
          kind: `${step}-before`,
          button: `Done ${step === 'retreat' ? 'retreating' : 'advancing'} | urgent`,
          todo: `No other unit may ${step}. End the phase.`,
          panel: `candidates May ${step} ${step}`,
        },
      ]),
    ),
    'a withdrawal': {
      state: given.withdrawing,
      kind: 'withdraw',
      select: '6-4-2@1529, 6-4-2@1430',
      duty: '1529 1430',
      opens: '1529 6-4-2@1529',
      marks: '1529 retreat, 1430 retreat',
      todo: 'Before any battle, units of an overloaded city withdraw one hex.',
      panel: 'candidates Must withdraw: city overloaded retreat',
    },
    'an exchange': {
      state: given.exchanging,
      kind: 'exchange',
      next: '6-4-2@1529, 6-4-2@1430',
      together: true,
      lose: '6-4-2@1529, 6-4-2@1430',
      duty: '1529 1430',
      opens: '1529',
      marks: '1529 able, 1430 able',
      todo: 'Exchange: remove at least 4 attack points.',
      panel: 'losses 4',
    },
    'too many in a hex': {
      state: given.overfull,
      kind: 'overstack',
      next: '6-4-2@1703, 6-4-2@1703, 2-1-2@1703',
      together: true,
      lose: '6-4-2@1703, 6-4-2@1703, 2-1-2@1703',
      duty: '1703',
      opens: '1703',
      marks: '1703 refused',
      todo: 'Too many units in a hex: remove the excess.',
      panel: 'losses',
    },
    'a recall': {
      state: given.giving,
      kind: 'forfeit',
      next: '6-4-2@1703',
      lose: '6-4-2@1703',
      duty: '1703',
      marks: '1703 able',
      todo: 'Choose units that leave for another front: 6 points still to go.',
      panel: 'forfeit',
    },
    reinforcements: {
      state: given.arriving,
      kind: 'arrive',
      select: '6-4-2@-, 6-4-2@-, 2-1-2@-',
      first: '1602',
      button: 'Begin movement',
      todo: 'Place reinforcements at a city, or hold them back: 3 due.',
      panel: 'tray',
    },
    'reinforcements near the front rather than in the capital': {
      state: at('reinforcement', FRONT, { phasing: 'finn', waiting: [{ type: '1-1-3' }] }),
      kind: 'arrive',
      select: '1-1-3@-',
      first: '1306',
      button: 'Begin movement',
      todo: 'Place reinforcements at a city, or hold them back: 1 due.',
      panel: 'tray',
    },
    'no reinforcements': {
      state: given.arrived,
      kind: 'arrive',
      button: 'Begin movement | urgent',
      todo: 'All reinforcements are on the map.',
      panel: 'tray',
    },
    'a plan': {
      state: given.planning,
      kind: 'arrive',
      button: 'Begin movement | urgent',
      todo: 'Write down a landing place for the paratroops, or begin movement.',
      panel: 'tray',
    },
    'a planned drop': {
      state: given.planned,
      kind: 'drop',
      first: '1409',
      marks: '1409 landing',
      targets: '1409',
      button: 'Drop at 1409 | urgent',
      todo: 'Drop the paratroops as planned, or cancel the drop.',
      panel: 'drop',
    },
    'a drop by event': {
      state: given.dropping,
      kind: 'drop',
      first: '1507',
      marks: '14, from 1504 drop',
      targets: '14, from 1504',
      button: 'Not this turn',
      todo: 'Select a hex for the paratroops, or keep them in Leningrad.',
      panel: 'drop',
    },
    'a drop that is done': {
      state: given.landed,
      kind: 'drop',
      button: 'Continue | urgent',
      todo: 'The paratroops have landed. Continue when ready.',
      panel: 'drop',
    },
    'units that join': {
      state: given.mustering,
      kind: 'muster',
      select: '2-1-2@-, 2-1-2@-',
      duty: '1602 1703',
      first: '1602',
      marks: '1602 place, 1703 place',
      targets: '1602, 1703',
      todo: 'Choose the city where 2-1-2 (54), 2-1-2 (81) joins.',
      panel: 'muster',
    },
    'a landing': {
      state: given.landing,
      kind: 'landing',
      first: '1656',
      todo: 'Soviet units hold Petsamo: assault from the sea, or turn back.',
      panel: 'landing',
    },
    'a cease-fire': {
      state: given.ceasing,
      kind: 'cease-fire',
      todo: 'Call the cease-fire, or continue the war.',
      panel: 'cease-fire',
    },
    'a die for an event': {
      state: given.dice(['event']),
      kind: 'roll',
      button: 'Roll for a Special Event | urgent',
      todo: 'Roll for a Special Event.',
    },
    'a die for the scenario': {
      state: given.dice(['scenario', 'event']),
      kind: 'roll',
      button: 'Roll for a Scenario | urgent',
      todo: 'Roll for a Scenario.',
    },
    'the end of a turn': {
      state: given.dice([]),
      kind: 'roll',
      button: 'Begin Game-Turn 3 | urgent',
      todo: 'The Interphase is over: begin Game-Turn 3.',
    },
    'the end of the last turn': {
      state: given.dice([], { turn: 10, lastTurn: 10 }),
      kind: 'roll',
      button: 'Count the points | urgent',
      todo: 'The war is over: count the points.',
    },
    'the end of a game': {
      state: at('over', FRONT),
      kind: 'over',
      button: 'Show result | urgent',
      todo: 'The game is over.',
    },
    'a set-up': {
      state: given.setUp,
      kind: 'place',
      select: '26, from 6-6-2@-',
      button: 'End set-up | setup-unplaced-finn',
      todo: 'Place your counters: 26 still in the tray.',
      panel: 'tray',
    },
  }),
)('%s', (_, { state, ...said }) => {
  expect({ ...saidAt(state), ...shownIn(state, { mode: 'idle' }, null) }).toEqual(said);
});

it.each(
  Object.entries<{ state: State; mode: Mode; hover?: string; [shown: string]: unknown }>({
    'a unit that moves': {
      state: given.moving,
      mode: unit(given.moving, '1604'),
      hover: '1605',
      marks: '74, from 1604 unit',
      lines: 'march 1604 1605',
      bound: '1605 1 1 MP',
      button: 'End movement',
      todo: 'Select a hex to move there.',
    },
    'a unit whose way is shown': {
      state: given.moving,
      mode: unit(given.moving, '1604', undefined, { preview: hex('1705') }),
      hover: '1605',
      marks: '74, from 1604 unit',
      lines: 'march 1604 1705',
      bound: '1705 1 1 MP',
      button: 'Confirm: 1705 | urgent',
      todo: 'Select a hex to move there.',
    },
    'a unit with a waypoint': {
      state: given.moving,
      mode: unit(given.moving, '1604', undefined, { prefix: [hex('1605')] }),
      hover: '2020',
      marks: '1604 unit, 1705 reach 2, 1606 reach 2, 1506 reach 2, 1505 stop 2, 1504 reach 2, 1604 reach 2',
      lines: 'trail 1604 1605',
      button: 'End movement',
      todo: 'Select a hex to move there.',
    },
    'a stack that moves': {
      state: given.moving,
      mode: unit(given.moving, '1703', '6-4-2', { others: [unitAt(given.moving, '1703', '2-1-2')] }),
      hover: '1803',
      marks: '84, from 1703 unit',
      lines: 'march 1703 1803',
      bound: '1803 2 1 MP',
      button: 'End movement',
      todo: 'Select a hex to move there.',
    },
    'a unit that exploits': {
      state: given.exploiting,
      mode: unit(given.exploiting, '1429'),
      hover: '1428',
      marks: '1429 unit, 1529 reach 1, 1430 reach 1, 1330 reach 1, 1329 reach 1, 1328 reach 1, 1428 reach 1',
      lines: 'march 1429 1428',
      bound: '1428 1 1 MP',
      button: 'End exploitation',
      todo: 'Select a hex to move there.',
      panel: 'candidates May exploit exploit',
    },
    'a hex that is looked at': {
      state: given.moving,
      mode: { mode: 'look', hex: hex('1703') },
      marks: '1703 selected',
      button: 'End movement',
      todo: 'Select a unit, then a hex. Moving is optional.',
    },
    attackers: {
      state: given.attacking,
      mode: attackWith([unitAt(given.attacking, '1604')]),
      marks: '1504 must-be-attacked, 1604 unit',
      targets: '1504',
      button: 'End attacks | must-attack',
      todo: 'Attacks owed on 1 hex, by 1 unit.',
      panel: 'attack',
    },
    'an attack': {
      state: given.fight,
      mode: attackWith(given.both, '1429'),
      marks: '1429 target, 1529 unit, 1430 unit',
      lines: 'attack 1529 1429, attack 1430 1429',
      targets: '1429',
      button: 'Roll the die | urgent',
      todo: 'Attacks owed on 1 hex, by 2 units.',
      panel: 'attack',
    },
    'an attack without a die': {
      state: given.sneaking,
      mode: attackWith([unitAt(given.sneaking, '1529')], '1429'),
      marks: '1429 target, 1529 unit',
      lines: 'attack 1529 1429',
      targets: '1429',
      button: 'Take the hex | urgent',
      todo: 'Attacks owed on 1 hex, by 1 unit.',
      panel: 'attack',
    },
    'a soak-off': {
      state: given.weak,
      mode: attackWith([unitAt(given.weak, '1529')], '1429'),
      marks: '1429 target, 1529 unit',
      lines: 'attack 1529 1429',
      targets: '1429',
      button: 'Sacrifice the attackers | urgent',
      todo: 'Attacks owed on 1 hex, by 1 unit.',
      panel: 'attack',
    },
    'a soak-off that the rules do not permit': {
      state: avoidable,
      mode: attackWith([unitAt(avoidable, '1529')], '1429'),
      marks: '1429 target, 1529 unit',
      lines: 'attack 1529 1429',
      targets: '1429',
      button: 'Roll the die | urgent | leaves-unit',
      todo: 'Attacks owed on 1 hex, by 2 units.',
      panel: 'attack',
    },
    'a unit that retreats': {
      state: given.thrown(3),
      mode: unit(given.thrown(3), '1429'),
      hover: '1328',
      marks: '1429 unit, 1329 retreat, 1328 retreat',
      lines: 'retreat 1429 1328',
      bound: '1328 1',
      todo: 'Retreat each Finnish unit one hex.',
      panel: 'candidates Must retreat retreat',
    },
    'a unit that advances': {
      state: given.thrown(4),
      mode: unit(given.thrown(4), '1430'),
      hover: '1429',
      marks: '1430 unit, 1429 advance from 1430',
      lines: 'march 1430 1429',
      bound: '1429 1',
      button: 'Advance with 6-4-2 (56) | urgent | Do not advance',
      todo: 'Advance one unit into the captured hex, or stay.',
      panel: 'candidates May advance advance',
    },
    'a unit that may advance': {
      state: given.vacated,
      mode: unit(given.vacated, '1529'),
      hover: '1429',
      marks: '1529 unit, 1429 advance from 1529',
      lines: 'march 1529 1429',
      bound: '1429 1',
      button: 'Done advancing',
      todo: 'You may advance into vacated hexes, one unit each.',
      panel: 'candidates May advance advance',
    },
    'an exchange with losses': {
      state: given.exchanging,
      mode: { mode: 'lose', units: [unitAt(given.exchanging, '1529')] },
      marks: '1529 able, 1430 able',
      button: 'Remove these units | urgent',
      todo: 'Exchange: remove at least 4 attack points.',
      panel: 'losses 4',
    },
    'too many in a hex, one given up': {
      state: given.overfull,
      mode: { mode: 'lose', units: [unitAt(given.overfull, '1703', '2-1-2')] },
      marks: '1703 refused',
      button: 'Remove these units | urgent',
      todo: 'Too many units in a hex: remove the excess.',
      panel: 'losses',
    },
    'the cold': {
      state: given.freezing,
      mode: { mode: 'lose', units: [unitAt(given.freezing, '1604')] },
      marks: '1703 able, 1604 able',
      button: 'Remove this unit | urgent',
      todo: 'Choose Soviet units lost to the cold: 1 point still to lose.',
      panel: 'forfeit',
    },
    'a reinforcement': {
      state: given.arriving,
      mode: unitMode(given.firstWaiting),
      hover: '1602',
      marks: '1602 place, 2413 place, 2053 place, 2231 place, 1943 place',
      bound: '1602 1',
      button: 'Begin movement',
      todo: 'Placing 6-4-2 (56): select a marked hex.',
      panel: 'tray',
    },
    'a landing place': {
      state: given.planning,
      mode: { mode: 'aim', hex: hex('1409'), secret: true },
      marks: '111, from 0503 drop',
      targets: '110, from 0503',
      button: 'Write down 1409 | urgent',
      todo: 'Select the paratroops’ landing place.',
    },
    'no landing place yet': {
      state: given.planning,
      mode: { mode: 'aim', hex: null, secret: true },
      marks: '110, from 0503 drop',
      targets: '110, from 0503',
      todo: 'Select the paratroops’ landing place.',
    },
    'a plan that is shown': {
      state: given.planned,
      mode: { mode: 'peek' },
      marks: '1409 landing, 1409 landing',
      targets: '1409',
      button: 'Drop at 1409 | urgent',
      todo: 'Drop the paratroops as planned, or cancel the drop.',
      panel: 'drop',
    },
    'a drop by event, aimed': {
      state: given.dropping,
      mode: { mode: 'aim', hex: hex('1409'), secret: true },
      marks: '15, from 1504 drop',
      targets: '14, from 1504',
      button: 'Drop at 1409 | urgent | drop-hex',
      todo: 'Select a hex for the paratroops, or keep them in Leningrad.',
      panel: 'drop',
    },
    'one of them': {
      state: given.mustering,
      mode: unitMode(given.joiners[1]!),
      hover: '1703',
      marks: '1602 place, 1703 place',
      bound: '1703 1',
      targets: '1602, 1703',
      todo: 'Choose the city where 2-1-2 (54), 2-1-2 (81) joins.',
      panel: 'muster',
    },
    'a counter to place': {
      state: given.setUp,
      mode: unitMode(readySetUp(given.setUp, 'historical', 1)[0]!.unit),
      hover: '1405',
      marks: '1405 place, 1406 place, 1506 place, 1606 place, 1910 place, 2011 place, 2012 place, 2113 place',
      bound: '1405 1',
      button: 'End set-up | setup-unplaced-finn',
      todo: 'Placing 6-6-2 (4): select a marked hex.',
      panel: 'tray',
    },
    'a counter that was placed': {
      state: given.placed,
      mode: unitMode(given.firstUnit!),
      marks:
        '1405 unit, 1405 place, 1406 place, 1506 place, 1606 place, 1910 place, 2011 place, 2012 place, 2113 place',
      button: 'End set-up | setup-unplaced-finn',
      todo: 'Placing 6-6-2 (4): select a marked hex.',
      panel: 'tray',
    },
  }),
)('%s', (_, { state, mode, hover = null, ...shown }) => {
  expect(shownIn(state, mode, hover)).toEqual(shown);
});
