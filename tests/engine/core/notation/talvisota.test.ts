import {
  newGame,
  positionFrom,
  present,
  readGame,
  readPosition,
  view,
  writeGame,
  writePosition,
  type ActionType,
} from '#engine/talvisota';
import { talvisotaGame } from './random-games.ts';
import { mustRead, refusalOf } from './helpers.ts';

const SET_UP =
  'T0 assign 5FUS LAP; assign 4FUS LAD; assign 4FUS KAR; assign 3ELI KAR; assign 4MECA KAR; assign 3TAN KAR';
const TURN = [
  'T1 roll d3',
  'enter KAR>LEN 3FUS+3TAN',
  'plan KAR1 BLIN; post ART KAR; end; plan KAR1 DEFENSE',
  'commit KAR1 LEN 3FUS+3TAN ART; prepare KAR1 2DIV+1SK fog - yes',
  'deploy KAR1>TER; answer KAR1',
];
const game = (...lines: string[]): string => ['talvisota game', 'rules -', SET_UP, ...lines].join('\n');
const written = (text: string): string => writeGame(mustRead(readGame(text))).split('\n\n')[1]!;

describe('a game written by hand', () => {
  it('is read with its implied ends, and gets its results', () => {
    const text = game(...TURN, 'fight KAR1; employ artillery=DIV; roll d5');
    expect(written(text)).toContain('\nT1 roll d3 event=0\n');
    expect(written(text)).toContain('\nT1 fight KAR1; employ artillery=DIV; roll 51:24 d5 S-0 F-2 F-back\n');
    expect(present(mustRead(readGame(text))).decisions).toEqual([{ kind: 'losses', side: 'finn', count: 2 }]);
  });

  it('is an empty one without steps', () => {
    expect(mustRead(readGame('talvisota game\nrules solo')).start).toEqual({
      ...newGame({ solo: true }),
      random: [],
    });
  });
});

describe('what is hidden from the writer', () => {
  const finnishPlan = { strategy: 'MOTTI', stage: 'box', supports: ['ART'] } as const;
  const positionWith = (more: object) =>
    positionFrom({
      turn: 2,
      phase: 'soviet-allotment',
      map: { LEN: { FUS: 3 } },
      sovietPlans: [null, null, null, { strategy: 'PRUD' }] as never,
      finnishPlans: [null, null, null, { ...finnishPlan, ...more }] as never,
    });

  it('is not in his line', () => {
    const [one, other] = [
      positionWith({}),
      positionWith({ strategy: 'RESIST', supports: [], entrenched: true }),
    ];
    expect(writePosition(one)).not.toBe(writePosition(other));
    expect(writePosition(view(one, 'soviet'))).toBe(writePosition(view(other, 'soviet')));
    expect(writePosition(view(one, 'finn'))).toContain('finn.KAR1={strategy:MOTTI,supports:[ART]}');
  });

  it('is marked, and such a line is refused', () => {
    const text = writePosition(view(positionWith({}), 'soviet'));
    expect(text).toContain(' finn.KAR1={strategy:?}');
    expect(refusalOf(readPosition(text))).toBe(`1:${text.indexOf('{strategy:?}') + 1} hidden`);
    const heap = writePosition(view(positionWith({}), 'finn'));
    expect(heap).toContain(' ?=10FUS+3ELI+4MECA+3TAN ');
    expect(refusalOf(readPosition(heap))).toMatch(/ hidden$/);
  });

  it('is marked where a strategy lies open on its target, but not its means', () => {
    const own = 'soviet.LAD1={strategy:PRUD,stage:map,from:LEN,target:SUO}';
    const state = mustRead(readPosition(`talvisota T2 combat rules=- LEN=3FUS ${own}`)).start;
    expect(writePosition(view(state, 'soviet'))).toContain(own);
    const text = writePosition(view(state, 'finn'));
    expect(text).toContain('soviet.LAD1={strategy:PRUD,stage:map,target:SUO,means:?}');
    expect(refusalOf(readPosition(text.replace(/ \?=\S+/, '')))).toMatch(/ hidden$/);
  });

  it('is marked in an answer too, but not where a strategy has no means', () => {
    const answered = (means: string): string =>
      'talvisota T2 combat rules=- LEN=3FUS soviet.KAR1={strategy:PRUD,stage:map,from:LEN,target:TER,answer:KAR1} ' +
      `finn.KAR1={strategy:DEFENSE,stage:map${means}}`;
    const state = mustRead(readPosition(`${answered(',units:3DIV')} pool=5DIV`)).start;
    const text = writePosition(view(state, 'soviet'));
    expect(text).toContain('finn.KAR1={strategy:DEFENSE,stage:map,means:?}');
    expect(refusalOf(readPosition(text))).toBe(`1:${text.indexOf('{strategy:DEFENSE') + 1} hidden`);
    const spent = mustRead(readPosition(answered(''))).start;
    for (const seen of [spent, view(spent, 'soviet')]) expect(writePosition(seen)).not.toContain('?');
  });

  it('is nothing where all is open', () => {
    const state = positionFrom({ turn: 2, map: { LEN: { FUS: 3 } } });
    expect(mustRead(readPosition(writePosition(view(state, 'soviet')))).start).toEqual({
      ...state,
      random: [],
    });
  });
});

it.each<[text: string, refusal: string]>([
  ['winter-war game', '1:1 other-game talvisota'],
  ['talvisota game\nrules -\nT0 assign 5FUS KAJ', '3:16 expected front KAJ'],
  ['talvisota game\nrules -\nT0 assign FUS KAR', '3:11 expected units FUS'],
  ['talvisota game\nrules -\nT0 assign 5DIV KAR', '3:11 expected units 5DIV'],
  ['talvisota game\nrules -\nT0 assign 50FUS KAR', '3:4 illegal'],
  ['talvisota game\nrules -\nT1 roll d1', '3:4 illegal'],
  [game('T1 roll d3 event=2'), '4:12 contradiction event=2 event=0'],
  [game('T1 roll'), '4:4 dice 1 0'],
  [game('T1 roll d3; enter KAR LEN'), '4:19 expected space KAR'],
  [game('T1 roll d3; enter KAR>LEN 3FUS+1FUS'), '4:32 twice FUS'],
  [game('T1 roll d3; enter KAR>LEN 3FUS+1TANK'), '4:32 expected units 1TANK'],
  [game('T1 roll d3; enter KAR>XXX 3FUS'), '4:23 expected space XXX'],
  [game('T1 roll d3; plan KAR3 MASS'), '4:18 expected front KAR3'],
  [game('T1 roll d3; plan KAR1 WAIT'), '4:23 expected value WAIT'],
  [game('T1 roll d3; march LEN>ORA 1FUS'), '4:13 illegal'],
  [game('T1 roll d3', 'T0 end'), '5:4 turn T1 movement'],
  [game('T1 roll d3', 'T3 end'), '5:4 turn T1 movement'],
  [game(...TURN, 'fight KAR1; employ'), '9:13 illegal'],
  [game(...TURN, 'fight KAR1; employ artillery'), '9:20 expected field artillery'],
  [game(...TURN, 'fight KAR1; employ artillery=FUS'), '9:30 expected value FUS'],
  [
    game(...TURN, 'fight KAR1; employ artillery=DIV; roll 50:24 d5'),
    '9:40 contradiction 50:24 51:24 S-0 F-2 F-back',
  ],
  [
    game(...TURN, 'fight KAR1; employ artillery=DIV; roll d5 F-back; lose 1DIV+1SK+1FUS'),
    '9:65 expected units 1FUS',
  ],
])('the game %j is refused: %s', (text, refusal) => {
  expect(refusalOf(readGame(text))).toBe(refusal);
});

it.each<[text: string, refusal: string]>([
  ['talvisota 2 movement rules=-', '1:11 expected turn 2'],
  ['talvisota T2 march rules=-', '1:14 expected phase march'],
  ['talvisota T2 movement', '1:22 missing field'],
  ['talvisota T9 movement rules=-', '1:11 position turn'],
  ['talvisota T2 movement rules=- morale=23', '1:38 expected number 23'],
  ['talvisota T2 movement rules=- morale=23:x', '1:41 expected number x'],
  ['talvisota T2 movement rules=- morale=99:9', '1:38 position morale.soviet'],
  ['talvisota T2 movement rules=- LEN=3SUB', '1:35 expected units 3SUB'],
  ['talvisota T2 movement rules=- LEN=3FUS+1DIV', '1:11 position LEN'],
  ['talvisota T2 movement rules=- XXX=3FUS', '1:31 expected field XXX'],
  ['talvisota T2 movement rules=- markers=SUM,XXX', '1:43 expected space XXX'],
  ['talvisota T2 movement rules=- soviet.posts=ART', '1:44 expected front ART'],
  ['talvisota T2 movement rules=- soviet.KAR1={strategy:DEFENSE}', '1:11 position soviet.plans.3.strategy'],
  ['talvisota T2 movement rules=- soviet.KAR1=PRUD', '1:43 expected value PRUD'],
  ['talvisota T2 movement rules=- combat={slot:KAR9}', '1:44 expected front KAR9'],
  ['talvisota T2 movement rules=- combat={slot:KAR1}', '1:38 position combat.answer'],
])('the position %j is refused: %s', (text, refusal) => {
  expect(refusalOf(readPosition(text))).toBe(refusal);
});

const ENDED = / (helsinki|morale|turns) (soviet|finn|draw)$/;
const FORCE = '(-|\\d+[A-Z]+(\\+\\d+[A-Z]+)*)';
const form = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll('FORCE', FORCE).replaceAll('BOX', '(LAP1|L?KARD?[12]|LAD[12])')}$`);

/** As every kind of action is written; a new one does not compile without. */
const FORMS: Readonly<Record<ActionType, RegExp>> = {
  assign: form('assign -?\\d+[A-Z]+ (LAP|LAD|KAR)'),
  roll: form('roll d\\d event=-?\\d|roll \\d+:\\d+ d\\d S-\\d F-\\d( [SF]-back)?'),
  recover: form('recover \\d+[A-Z]+ (LAP|LAD|KAR)'),
  withdraw: form('withdraw [A-Z]{3} \\d'),
  enter: form('enter (LAP|LAD|KAR)>[A-Z]{3} FORCE'),
  march: form('march [A-Z]{3}>[A-Z]{3} FORCE'),
  mark: form('mark [A-Z]{3} (yes|no)'),
  plan: form('plan BOX ([A-Z-]+|-)'),
  post: form('post [A-Z0-9]+ (LAP|LAD|KAR|-)'),
  commit: form('commit BOX [A-Z]{3} FORCE ([A-Z0-9,]+|-)'),
  prepare: form('prepare BOX FORCE ([a-z,]+|-) ([A-Z0-9,]+|-) (yes|no)'),
  swap: form('swap (LAD|KAR)'),
  deploy: form('deploy BOX>[A-Z]{3}'),
  answer: form('answer (BOX|-)'),
  fight: form('fight BOX'),
  employ: form('employ( [a-zA-Z]+=[a-zA-Z0-9+]+)*'),
  mannerheim: form('mannerheim (hold|FUS|ELI|MECA|TAN)'),
  lose: form('lose FORCE'),
  'fight-on': form('fight-on (yes|no)'),
  occupy: form('occupy FORCE ([A-Z,]+|-)'),
  pursue: form('pursue ([A-Z]{3}|-) FORCE'),
  retreat: form('retreat [A-Z]{3} (yes|no)'),
  harass: form('harass [A-Z]{3} \\d d\\d+ (success|setback|failure)'),
  stay: form('stay \\d'),
  starve: form('starve [A-Z]{3}'),
  end: form('end( d\\d+)?'),
};

it('every kind of step is written in its form', { timeout: 30_000 }, () => {
  const found = new Set<string>();
  // What hardly ever happens by chance.
  const rare = [
    'T3 withdrawal rules=- SUM=1SCT pool=9DIV LEN=3FUS\nT3 withdraw SUM 1',
    'T2 harassment rules=- SUM=2SCT pool=9DIV LEN=3FUS decisions=[{kind:stay,side:finn,space:SUM,scouts:2}]\nstay 1',
    'T2 turn-end rules=- SUM=2FUS LEN=3FUS paid=SUM decisions=[{kind:starve,side:soviet,unit:FUS,spaces:[SUM]}]\nstarve SUM',
    'T2 finnish-allotment rules=boundAnswers LEN=3FUS pool=9DIV soviet.KAR1={strategy:PRUD} finn.KAR1={strategy:RESIST} finn.KAR2={strategy:MOTTI}\nswap KAR',
  ].map((text) => mustRead(readGame(`talvisota game\nstart ${text}`)));
  const lines = [...rare, ...Array.from({ length: 20 }, (_, i) => talvisotaGame(i + 1, {}))];
  for (const line of lines) {
    for (const [cursor, { action }] of line.steps.entries()) {
      if (found.has(action.type) && cursor % 20) continue;
      const start = cursor ? line.steps[cursor - 1]!.state : line.start;
      const text = writeGame({ ...line, start, steps: [line.steps[cursor]!], cursor: 1 }).split('\n\n')[1]!;
      // The last step tells who has won too.
      expect(text.trim().replace(/^T\d /, '').replace(ENDED, '')).toMatch(FORMS[action.type]);
      found.add(action.type);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(FORMS).sort());
});

it.each<[what: string, fields: string, reason: string]>([
  ['more units than there are', 'pool=10DIV', 'There are only 9 DIV by now.'],
  ['more Soviet units than there are', 'LEN=40FUS', 'There are only 13 FUS by now.'],
  ['scouts in Soviet land', 'LEN=1SCT', 'Leningrad is not Finnish: no scouts stay there.'],
  ['a marker in Soviet land', 'markers=OLO', 'Olonets cannot have this Possession marker.'],
  [
    'units that fought and are not there',
    'used.LEN=3FUS',
    'Leningrad: more units have fought than are there.',
  ],
  [
    'a result while the game goes on',
    'outcome={reason:turns,winner:finn}',
    'The result is not that of the position.',
  ],
])('a position with %s is refused with the reason', (_, fields, reason) => {
  const read = readPosition(`talvisota T2 movement rules=- ${fields}`);
  expect(read).toMatchObject({
    ok: false,
    refusal: { key: 'position-why', line: 1, column: 11, why: { text: reason } },
  });
});
