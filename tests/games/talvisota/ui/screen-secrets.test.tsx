import {
  finns,
  play,
  positionFrom,
  soviets,
  spaceOf,
  startTimeline,
  type Action,
  type Environment,
  type FinnishForce,
  type PositionSpec,
  type Timeline,
} from '#engine/talvisota';
import type { Line } from '#table/game/game.ts';
import { endReplay } from '#table/store/replay.ts';
import { findLeaks, findLeaksOfLinks } from '../../screen-secrets.tsx';
import { HARNESS } from './harness.tsx';

// Two whole tables are drawn a test, and every opening of them tried.

const terijoki = spaceOf('TER');

/** What changes with the decision that is made; all else is the same as in the phases before it. */
const AT_HAND = [
  'the map and what is at hand',
  'command situation',
  'a space that is looked at',
  'command log',
  'command undo',
  'command restartTurn',
  'tab forces',
  'a moment in the midst',
  'another game from there',
  'paper',
];

const told = (games: readonly Timeline[], openings?: readonly string[]) =>
  findLeaks(HARNESS, games as readonly Line[], openings);

afterEach(() => endReplay());

const end: Action = { type: 'end' };
function done(line: Timeline, ...actions: readonly Action[]): Timeline {
  let now = line;
  for (const action of actions) {
    const played = play(now, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.text}`);
    now = played.timeline;
  }
  return now;
}

const SPEC: PositionSpec = {
  turn: 5,
  map: { LEN: { FUS: 3, ELI: 2 }, RAU: { FUS: 6 } },
  boxes: { LAP: { TAN: 2 } },
};

const from = (more: Partial<PositionSpec>): Timeline => startTimeline(positionFrom({ ...SPEC, ...more }));

const ART = { soviet: { ART: 'KAR' } } as const;
const fusiliers = { from: spaceOf('RAU'), units: soviets({ FUS: 6 }), supports: ['ART'] } as const;
const elite = { from: spaceOf('LEN'), units: soviets({ FUS: 1, ELI: 2 }), supports: [] } as const;
type Means = typeof fusiliers | typeof elite;

/** The Soviets have laid down a strategy and given it its means, all in secret; the word is with the Finns. */
const sovietsAllotted = (strategy: 'MASS' | 'PRUD', means: Means): Timeline =>
  done(
    from({ phase: 'soviet-plans' }),
    { type: 'plan', slot: 3, strategy },
    { type: 'post', support: 'ART', front: means === fusiliers ? 'KAR' : 'LAD' },
    end,
    { type: 'plan', slot: 3, strategy: 'DEFENSE' },
    end,
    { type: 'commit', slot: 3, ...means },
    end,
  );

/** The Finns have given theirs; the word is with the Soviets. */
const finnsAllotted = (
  strategy: 'DEFENSE' | 'CON-ATT',
  units: Partial<FinnishForce>,
  snow: readonly Environment[],
): Timeline =>
  done(
    from({
      phase: 'finnish-allotment',
      sovietPlans: { 3: { strategy: 'MASS', ...fusiliers } },
      finnishPlans: { 3: { strategy } },
      posts: ART,
    }),
    { type: 'prepare', slot: 3, units: finns(units), environment: snow, supports: [], entrenched: false },
    end,
  );

/** A Soviet strategy lies before Terijoki, and one of two Finnish ones may answer it. */
const sovietsDeployed = (strategy: 'MASS' | 'PRUD', means: Means): Timeline =>
  done(
    from({
      phase: 'deployment',
      sovietPlans: { 3: { strategy, ...means }, 4: { strategy: 'MAN' } },
      finnishPlans: {
        3: { strategy: 'DEFENSE', units: finns({ DIV: 2 }) },
        4: { strategy: 'CON-ATT', units: finns({ DIV: 2 }) },
      },
      posts: ART,
    }),
    { type: 'deploy', slot: 3, target: terijoki },
  );

/** Both lie face up, with means that nobody has seen, and both players look on. */
const beforeCombat = (soviet: Means, divisions: number, kept: 'MOTTI' | 'RESIST') =>
  done(
    from({
      phase: 'deployment',
      sovietPlans: { 3: { strategy: 'MASS', ...soviet } },
      finnishPlans: {
        3: {
          strategy: 'DEFENSE',
          units: finns({ DIV: divisions }),
          environment: divisions > 2 ? ['snow'] : [],
        },
        4: { strategy: kept },
      },
      posts: ART,
    }),
    { type: 'deploy', slot: 3, target: terijoki },
    { type: 'answer', slot: 3 },
  );

/** A Finnish counter was drawn for a front, and nobody has looked at it. */
const drawn = (strategy: 'MOTTI' | 'RESIST'): Timeline =>
  done(
    from({
      phase: 'soviet-allotment',
      options: { solo: true },
      sovietPlans: { 3: { strategy: 'MASS' } },
      finnishPlans: { 3: { strategy } },
    }),
    { type: 'commit', slot: 3, ...elite },
  );

it('no page for a link tells what lies on a sheet', async () => {
  const games = [sovietsAllotted('MASS', fusiliers), sovietsAllotted('PRUD', elite)];
  expect(await findLeaksOfLinks(HARNESS, games as readonly Line[])).toEqual([]);
});

describe('as the other side sees it, no opening tells', () => {
  it('which strategy the Soviets have laid down, and with what', async () => {
    expect(await told([sovietsAllotted('MASS', fusiliers), sovietsAllotted('PRUD', elite)])).toEqual({});
  });

  it('what the Finns gave theirs', async () => {
    const games = [
      finnsAllotted('DEFENSE', { DIV: 3 }, []),
      finnsAllotted('CON-ATT', { DIV: 3, SK: 1 }, ['snow']),
    ];
    expect(await told(games, AT_HAND)).toEqual({});
  });

  it('what comes against Terijoki, to those who are to answer it', async () => {
    expect(await told([sovietsDeployed('MASS', fusiliers), sovietsDeployed('PRUD', elite)], AT_HAND)).toEqual(
      {},
    );
  });

  // No curtain falls for one counter, and there are aids on its card: both players look at it.
  it('what the one counter is that may answer, to the other who looks on', async () => {
    const games = (['MOTTI', 'RESIST'] as const).map((strategy, i) =>
      done(
        from({
          phase: 'deployment',
          sovietPlans: { 3: { strategy: 'MASS', ...fusiliers } },
          finnishPlans: { 3: { strategy, units: finns({ DIV: 2 + i }) } },
          posts: ART,
        }),
        { type: 'deploy', slot: 3, target: terijoki },
      ),
    );
    expect(await told(games, AT_HAND)).toEqual({});
  });

  it('what either has in a combat that is not open yet', async () => {
    const games = [beforeCombat(fusiliers, 2, 'MOTTI'), beforeCombat(elite, 3, 'RESIST')];
    expect(await told(games, AT_HAND)).toEqual({});
  });

  it('what was drawn in a game against draws', async () => {
    expect(await told([drawn('MOTTI'), drawn('RESIST')], AT_HAND)).toEqual({});
  });
});

it('the openings tell those who may know', async () => {
  const openings = ['the map and what is at hand', 'command situation'];
  const games = (['MASS', 'PRUD'] as const).map((strategy) =>
    from({ phase: 'soviet-allotment', sovietPlans: { 3: { strategy } } }),
  );
  const moved = games.map((line) => done(line, { type: 'commit', slot: 3, ...elite }));
  expect(Object.keys(await told(moved, openings))).toEqual(openings);
});
