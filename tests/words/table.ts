import { both, counts, each, one, two, type Samples } from './samples.ts';

/** The words of the table, by table and entry. */
export const TABLE: Readonly<Record<string, Samples>> = {
  'table/advice': { doAll: counts.slice(1), rest: counts.slice(1) },
  'table/book': { found: counts },
  'table/ending': { swing: [[3, '+25']] },
  'table/curtain': { pass: one, iAm: one, lifted: counts },
  'table/learn': {
    goOnHint: [
      [3, 10, 0, 5],
      [3, 10, 2, 5],
    ],
    lesson: both,
    step: both,
  },
  'table/lessons': { begun: both, progress: both },
  'app/start': { playRival: [['X-1', 'x-1']], playAgain: [['X-1', 'x-1']] },
  'table/library': {
    all: each([13]),
    actions: one,
    savedOn: [[new Date(2026, 10, 3, 14, 5)]],
    fileError: [
      [{ key: 'too-large', params: {}, text: 'E.' }, ''],
      [{ key: 'not-json', params: {}, text: 'E.' }, ''],
      [{ key: 'not-a-game', params: {}, text: 'E.' }, ''],
      [{ key: 'newer', params: {}, text: 'E.' }, ''],
      [{ key: 'damaged', params: { where: '' }, text: 'E.' }, ''],
      [{ key: 'damaged', params: { where: 'X-1' }, text: 'E X-1.' }, ''],
      [{ key: 'illegal-step', params: { step: 7 }, text: 'E 7 X-1.' }, 'X-1.'],
    ],
    copyOf: one,
    deleted: one,
    room: each([12]),
    added: counts.slice(1),
    refused: [['X-1', 'X-2.']],
    named: one,
  },
  'table/warnings': { show: each(['X-1.']) },
  'table/log': {
    lost: counts.slice(1),
    title: counts.slice(1),
  },
  'table/palette': { goTo: one, found: counts },
  'table/replay': {
    'log.back': one,
    'log.show': one,
    times: each([0.5, 1, 4]),
    stepOf: both,
    turn: each([3]),
    'branch.text': one,
  },
  'table/rival': {
    todo: one,
    title: one,
    yourTurn: [
      ['X-1', 0, 0],
      ['X-1', 1, 1],
      ['X-1', 3, 2],
    ],
  },
  'table/ruleLink': { open: one, titled: [['Combat.E', 'Pakko hyökätä']] },
  'table/seats': {
    nameOf: one,
    versus: two,
    seated: two,
    lifted: one,
    times: each([2, 5]),
    player: [['x-1', 'X-4']],
    against: one,
    youAgainst: each(['x-1']),
    watched: [['x-1', 'x-4']],
    both: two,
  },
  'table/share': {
    letters: each(['1 200']),
    steps: counts.slice(1),
    linkError: ['too-large', 'damaged', 'newer', 'not-a-game', 'illegal-step'].map((key) => [
      { key, step: 7 },
      'X-1.',
    ]),
  },
  'table/terms': { count: counts.slice(1) },
};
