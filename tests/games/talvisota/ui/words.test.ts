/** Counters, boxes and sums in words, with their paragraphs. */
import {
  ENVIRONMENTS,
  FINNISH_SUPPORTS,
  positionFrom,
  SOVIET_SUPPORTS,
  soviets,
  type FinnishStrategy,
  type SovietStrategy,
  type State,
} from '#engine/talvisota';
import { boxName } from '#games/talvisota/ui/text/names.ts';
import { causeOf } from '#games/talvisota/ui/controller/CombatCard.tsx';
import { codeOf, describePiece, effectLines, limitsText } from '#games/talvisota/ui/controller/piece-text.ts';
import { samePiece, type Piece } from '#games/talvisota/ui/controller/piece.ts';
import { askedNow, todoIn } from '#games/talvisota/ui/controller/situation.ts';
import { recordFrom, rowsOf } from '../../../engine/talvisota/helpers.ts';

it('names the boxes of a front that has several by number', () => {
  expect([0, 1, 2, 3, 4].map(boxName)).toEqual(['Lapland', 'Ladoga 1', 'Ladoga 2', 'Karelia 1', 'Karelia 2']);
});

it('names what changes a sum, with its paragraph', () => {
  const causes = rowsOf(
    ' = ',
    `
    number = value of the space N47
    line = fortified line 8
    entrenchment = Entrenchment N17
    white-death = White Death C15
    snow = Snow 5
    woods = Woods 5
    forest = Forest 5
    swamp = Swamp 5
    fog = Fog 5
    MANN = Mannerheim Support 3.3.3
    AT1 = Anti-Tanks 3.3.3
    AT2 = Anti-Tanks 3.3.3
    EMB1 = Ambush 3.3.3
    EMB2 = Ambush 3.3.3
    ART = Artillery Support 3.3.2
    AIR = Air Support 3.3.2
    `,
  ) as [Parameters<typeof causeOf>[0], string][];
  for (const [{ name, rule }, text] of causes.map(([cause, said]) => [causeOf(cause), said] as const))
    expect(`${name} ${rule}`).toBe(text);
});

it.each<[SovietStrategy | FinnishStrategy, number | undefined, string]>([
  ['PRUD', undefined, 'Maximum units: 3; 1 support. Takes one space.'],
  ['BLIN', 1, 'Maximum units: 6; 2 supports. At least 3 of Mechanised, Tanks. May take two spaces.'],
  [
    'MAN',
    3,
    'Maximum units: 4; 1 support and 1 commander. At least 2 of Fusiliers, Elite. May take two spaces.',
  ],
  [
    'MAN',
    5,
    'Maximum units: 4; 3 supports and 2 commanders. At least 2 of Fusiliers, Elite. May take two spaces.',
  ],
  ['MAN', undefined, 'Maximum units: 4; 3 supports. At least 2 of Fusiliers, Elite. May take two spaces.'],
  ['DEFENSE', undefined, 'Units: 3; Environment: 1; supports: 2.'],
  ['MOTTI', 3, 'Units: 3; Environment: 2; supports: 2.'],
])('says what %s may engage in turn %s', (strategy, turn, text) =>
  expect(limitsText(strategy, turn)).toBe(text),
);

it.each(
  rowsOf(
    ' = ',
    `
    {kind: unit, unit: FUS, heap: free} = Fusiliers 1.4 R: Rifle division. Three make a corps. Strength 6, tactical bonus 2.
    {kind: unit, unit: SCT, heap: free} = Scouts 1.4 R: Ski scouts, who also fight behind the lines. Strength 5, tactical bonus 1.
    {kind: strategy, strategy: PRUD, slot: null} = Prudent advance 3.2.2: Maximum units: 3; 1 support. Takes one space. Infantry and mechanised bonuses doubled. Success gains 1 morale; failure costs 1.
    {kind: strategy, strategy: MASS, slot: null} = Massive attack 3.2.2: Maximum units: 6; 2 supports. May take two spaces. Infantry has no bonus. Success gains 2 morale per space; taking nothing costs 3.
    {kind: strategy, strategy: BLIN, slot: null} = Armoured attack 3.2.2: Maximum units: 6; 2 supports. At least 3 of Mechanised, Tanks. May take two spaces. Tank and mechanised bonuses doubled. Success gains 2 morale per space; taking nothing costs 3.
    {kind: strategy, strategy: MAN, slot: null} = Coordinated Manoeuvre 3.2.2: Maximum units: 4; 3 supports. At least 2 of Fusiliers, Elite. May take two spaces. Every bonus doubled, and never below 1. Success gains 4 morale per space; failure costs 4.
    {kind: strategy, strategy: MOTTI, slot: null} = Motti 3.2.3: Units: 3; Environment: 2; supports: 2. Two Environment markers.
    {kind: support, support: ART, placed: false} = Artillery Support 3.3.2: Soviet: −2 to one Finnish unit. Finnish: −2 to the Soviet force.
    {kind: support, support: AT2, placed: false} = Anti-Tanks 3.3.3: −2 to each tank brigade; −1 to the force if there is none.
    {kind: support, support: EMB1, placed: false} = Ambush 3.3.3: −3 to each Soviet unit, and none has a bonus.
    {kind: support, support: MANN, placed: false} = Mannerheim Support 3.3.3: The Finns do not retreat but take double losses; or −2 to one Soviet unit.
    {kind: environment, marker: snow, placed: false} = Snow 5: −1 to each infantry unit, with no bonus; −3 to tanks and mechanised units. No aircraft.
    {kind: entrenchment, placed: false} = Entrenchment N17 R: +4 to the Finnish total, in both attacks.
    `,
  ),
)('describes the counter %s', (piece, text) => {
  const { name, about, rule, ours } = describePiece(recordFrom(piece!) as unknown as Piece);
  expect(`${name} ${rule}${ours ? ' R' : ''}: ${about}`).toBe(text);
});

it('prints letters and effect on a counter, with the figures of the rules', () => {
  const marks = [...SOVIET_SUPPORTS, ...FINNISH_SUPPORTS].map((support, i) => {
    const piece = { kind: 'support', support, placed: false } as const;
    return [codeOf(piece), ...effectLines(piece, i < SOVIET_SUPPORTS.length ? 'soviet' : 'finn')].join(' ');
  });
  expect([...new Set(marks)].join('; ')).toBe(
    'AIR −1 each; ART −2 on one; NKVD stands; RENF +2 units; MUNI −2 each; RAV die +1; T-34 line −1; ' +
      'MER line −1 or ART ×2; TIMO losses ×2 bonus +1; MANN hold, or −2 on one; ART −2 force; AIR −1 force; ' +
      'A-T TAN −2 force −1; EMB −3 each, no bonus',
  );
  const grounds = ENVIRONMENTS.map((marker) =>
    effectLines({ kind: 'environment', marker, placed: false }, 'finn').join(' '),
  );
  expect(grounds.join('; ')).toBe(
    '−1, 0 bonus tanks −3; own +1 TAN −1; −2 each, TAN 0 bonus; −1 each; own +1 no air',
  );
  expect(effectLines({ kind: 'entrenchment', placed: false }, 'finn')).toEqual(['+4']);
});

it('takes counters of a heap for the same, and no others', () => {
  const piece = { kind: 'unit', unit: 'FUS', heap: 'LAP' } as const;
  expect(samePiece({ ...piece }, piece)).toBe(true);
  expect([samePiece(null, piece), samePiece({ ...piece, heap: 'KAR' }, piece)]).toEqual([false, false]);
});

const at = (phase: State['phase'], more: Partial<State> = {}): State => ({
  ...positionFrom({ turn: 3, phase }),
  ...more,
});
const arrived = (state: State): State => ({
  ...state,
  soviet: { ...state.soviet, waiting: soviets({ FUS: 1 }) },
});
const solo = (state: State): State => ({ ...state, options: { ...state.options, solo: true } });

it.each<[string, State, string]>([
  ['recovery', at('recovery'), 'Buy back units with morale, or continue.'],
  ['recovery with arrivals', arrived(at('recovery')), 'Assign the arriving units to the front boxes.'],
  ['set-up', arrived(at('set-up')), 'Divide the army among the fronts, at least one unit in each.'],
  ['harassment', at('harassment'), 'Send scouts behind the lines, or continue.'],
  ['harassment alone', solo(at('harassment')), 'Choose where scouts strike behind the lines.'],
  ['movement alone', solo(at('movement')), 'Bring units from the front boxes into Soviet spaces.'],
])('says what there is to do: %s', (_, state, text) => expect(todoIn(state)).toBe(text));

it('asks something else when turn, phase, decision, combat, attack or round change', () => {
  const combat = { slot: 1, attack: 1, round: 1 } as State['combat'];
  const state = at('combat', { combat });
  const others: Partial<State>[] = [
    { turn: 4 },
    { phase: 'movement' },
    { decisions: [{ kind: 'roll', side: 'soviet' }] },
    { decisions: [{ kind: 'losses', side: 'soviet', count: 1 }] },
    { decisions: [{ kind: 'losses', side: 'finn', count: 1 }] },
    { combat: { ...combat!, slot: 2 } },
    { combat: { ...combat!, attack: 2 } },
    { combat: { ...combat!, round: 2 } },
    { combat: null },
  ];
  const asked = [state, ...others.map((other) => ({ ...state, ...other }))].map(askedNow);
  expect(new Set(asked).size).toBe(asked.length);
  expect(askedNow({ ...state, morale: { soviet: 1, finn: 1 } })).toBe(asked[0]);
});
