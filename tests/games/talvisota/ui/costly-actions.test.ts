/** Actions that cost more than they look, and what the log says of quiet turns and of lost combats. */
import { readFileSync } from 'node:fs';
import {
  apply,
  at,
  play,
  positionFrom,
  present,
  soviets,
  spaceOf,
  startTimeline,
  waitingCost,
  type Action,
  type State,
  type Timeline,
} from '#engine/talvisota';
import { computeMoraleCourse } from '#games/talvisota/analysis/records/morale-course.ts';
import talvisota from '#games/talvisota/index.ts';
import { act, EMPTY, setDesk } from '#games/talvisota/ui/controller/desk.ts';
import { proposedStep } from '#games/talvisota/ui/controller/step.ts';
import { sentenceOf } from '#games/talvisota/ui/text/sentences.ts';
import { plain } from '#table';
import { useWarnings } from '#table/features/warnings/hold-end.ts';
import { opened } from '../../../engine/talvisota/helpers.ts';
import { SCENES } from './scenes.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { putDown } from '#table/store/ui.ts';

beforeEach(() => {
  setActiveGame(talvisota);
  putDown();
});

const put = (state: State): void =>
  useGame.setState({ timeline: startTimeline(state) as never, practice: false });
const now = (): State => present(useGame.getState().timeline as never as Timeline);
const texts = (): string[] => useWarnings.getState().warnings.map(({ text }) => text());

const onward = { strategy: 'PRUD', from: 'TER', target: 'SUM', units: soviets({ FUS: 3 }) } as const;

describe('an attack that could be answered', () => {
  const two = SCENES.attacked!;
  const plans = two.finnish.plans.map((plan, slot) => (slot === 3 ? plan : null));
  const one: State = { ...two, finnish: { ...two.finnish, plans } };
  const none: Action = { type: 'answer', slot: null };

  test('the only strategy is proposed, and of two none; not to answer is no button of the bar', () => {
    const proposed = { action: { type: 'answer', slot: 3 }, instead: null };
    expect(proposedStep(one, EMPTY)).toMatchObject(proposed);
    expect(proposedStep(two, EMPTY)).toBeNull();
  });

  test('not to answer is asked once, with its price', () => {
    put(one);
    expect(act(none)).toBe(false);
    // Success of a strategy, at least 1, and the number of the space, 0.
    expect(texts()).toEqual([expect.stringMatching(/Terijoki.*at least 1 morale/)]);
    expect(now().decisions).toHaveLength(1);
    useWarnings.getState().end();
    expect(now().decisions).toHaveLength(0);
  });
});

describe('N10: a space that the last units leave', () => {
  const leave: Action = {
    type: 'march',
    from: spaceOf('KOI'),
    to: spaceOf('TER'),
    units: soviets({ FUS: 1 }),
  };
  const held = (markers: readonly string[] = []): State =>
    positionFrom({ turn: 7, map: { LEN: { FUS: 1 }, TER: { FUS: 1 }, KOI: { FUS: 1 } }, markers });

  test('gets a marker, unless the player puts it aside', () => {
    put(held());
    expect(act(leave)).toBe(true);
    expect(now().soviet.markers).toEqual([spaceOf('KOI')]);
    put(held());
    setDesk({ markers: [] });
    expect(act(leave)).toBe(true);
    expect(now().soviet.markers).toEqual([]);
  });

  const marked = held(['RAU', 'SUO', 'KUH', 'SAL']);
  // Taken from Terijoki, which all its units leave.
  const taken = opened({
    ...onward,
    more: { markers: ['RAU', 'SUO', 'KUH', 'SAL'], paid: ['TER'] },
  });
  test.each<[string, State, Action]>([
    ['Koivisto, left where no marker is in hand', marked, leave],
    ['Rautu, whose marker is lifted', marked, { type: 'mark', space: spaceOf('RAU'), on: false }],
    ['Terijoki, left for a conquest', taken, { type: 'occupy', units: onward.units, markers: [] }],
  ])('%s, is not given up without a question', (name, state, action) => {
    put(state);
    expect(act(action)).toBe(false);
    expect(texts()).toEqual([expect.stringContaining(`${name.split(',')[0]} is given up`)]);
    const { cursor } = useGame.getState().timeline!;
    useWarnings.getState().end();
    expect(useGame.getState().timeline!.cursor).toBe(cursor + 1);
  });
});

function done(state: State, action: Action, dice: readonly number[] = []) {
  const applied = apply(state, action, dice);
  if (!applied.ok) throw new Error(applied.refusal.text);
  return {
    ...applied,
    said: applied.events.flatMap((event) => plain(sentenceOf(event) ?? [])).filter(Boolean),
  };
}

describe('the log', () => {
  test('says in one line that a turn is empty', () => {
    const { said } = done(positionFrom({ turn: 2, phase: 'soviet-plans', map: { LEN: { FUS: 3 } } }), {
      type: 'end',
    });
    expect(said).toEqual(['Soviet morale −1 (a turn without an attack), now 22.']);
  });

  test('names the strategies that are turned over', () => {
    const state = positionFrom({
      turn: 1,
      phase: 'deployment',
      map: { LEN: { FUS: 6 } },
      sovietPlans: {
        3: { ...onward, stage: 'map', from: spaceOf('LEN'), target: spaceOf('TER'), answer: 3 },
      },
      finnishPlans: { 3: { strategy: 'MOTTI', stage: 'map' } },
    });
    expect(done(state, { type: 'end' }).said).toEqual(['Revealed: Terijoki, Prudent advance against Motti.']);
  });

  test('speaks of no morale above the maximum', () => {
    const units = soviets({ FUS: 3 });
    const spec = { strategy: 'PRUD', from: 'LEN', target: 'TER', units } as const;
    const fallen = opened({ ...spec, more: { morale: { soviet: 23 } } });
    const { said } = done(fallen, { type: 'occupy', units, markers: [] });
    expect(said.join(' ')).toMatch(/Finnish morale/);
    expect(said.join(' ')).not.toMatch(/Soviet morale/);
  });
});

test('a turning point belongs to the turn that the step ended', () => {
  let line = startTimeline(
    positionFrom({ turn: 2, phase: 'movement', map: { LEN: { FUS: 3 } } }),
  ) as Timeline;
  while (present(line).turn === 2) {
    const played = play(line, { type: 'end' });
    if (!played.ok) throw new Error(played.refusal.text);
    line = played.timeline;
  }
  const { turns, swings } = computeMoraleCourse(line);
  expect(swings).toEqual([{ step: line.cursor, turn: 2, change: { soviet: -1, finn: 0 } }]);
  expect(turns.find(({ turn }) => turn === 2)!.morale).toEqual(at(line, line.cursor).morale);
});

test('N46: every text on waiting says what each turn of it costs', () => {
  const { options } = positionFrom({ turn: 1 });
  const costs = [0, 1, 2].map((waited) => waitingCost({ waited, options }));
  const about = /turn without a|Vuoro ilman|costs? the Soviets 1|Neuvostoliitolle 1/i;
  for (const file of ['map.ftl', 'glossary.md', 'about.md', 'lessons.md'])
    for (const language of ['en', 'fi']) {
      const lines = readFileSync(`src/games/talvisota/content/${language}/${file}`, 'utf8').split('\n');
      const found = lines.filter((line) => about.test(line) && /1/.test(line));
      expect(found.length, `${language} ${file}`).toBeGreaterThan(0);
      for (const line of found) expect(line).toMatch(new RegExp(costs.join('.*')));
    }
});
