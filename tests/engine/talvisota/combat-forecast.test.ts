import {
  encounterOf,
  FINNISH_WEAKEST_FIRST,
  finnsInCombat,
  inOrder,
  odds,
  size,
  SOVIET_WEAKEST_FIRST,
  type Action,
  type State,
} from '#engine/talvisota';
import { goOn, opened, played, roll, type Scene } from './helpers.ts';

/** The weakest first, as the prospect has it. */
function giveUp(state: State): Action {
  const due = state.decisions.at(-1)!;
  const count = due.kind === 'losses' ? due.count : 0;
  const units =
    due.side === 'soviet'
      ? inOrder(state.combat!.units, SOVIET_WEAKEST_FIRST, count)
      : inOrder(finnsInCombat(state), FINNISH_WEAKEST_FIRST, count);
  return { type: 'lose', units };
}

/** Rolls a die and settles what follows, up to the next choice that is none of losses. */
function fought(state: State, die: number): State {
  let now = played(state, roll, [die]).state;
  while (now.decisions.at(-1)?.kind === 'losses') now = played(now, giveUp(now)).state;
  return now;
}

/** True and false: won and lost; the Finns lost come with it. Null: a second round is due. */
const ended = (state: State): boolean | null => {
  const kind = state.decisions.at(-1)?.kind;
  return kind === 'occupy' ? true : kind === 'fight-on' ? null : false;
};

/** The attack played by the rules themselves with each of the 36 pairs of dice: a share of wins, and lost counters. */
function byPlaying(start: State): { success: number; lost: number } {
  let [wins, lost] = [0, 0];
  const count = (state: State, weight: number): void => {
    if (ended(state)) wins += weight;
    lost += weight * size(state.finnish.losses);
  };
  for (let first = 1; first <= 6; first++) {
    const after = fought(start, first);
    if (ended(after) !== null) count(after, 6);
    else for (let second = 1; second <= 6; second++) count(fought(played(after, goOn).state, second), 1);
  }
  return { success: wins / 36, lost: lost / 36 };
}

const SCENES: readonly (readonly [string, Scene])[] = [
  [
    'MASS against a position in the swamp',
    {
      strategy: 'MASS',
      from: 'LEN',
      target: 'TER',
      units: { FUS: 5, TAN: 1 },
      supports: ['RAV'],
      finns: { DIV: 3 },
      environment: ['swamp'],
      entrenched: true,
    },
  ],
  [
    'PRUD against the White Death',
    { strategy: 'PRUD', from: 'PTZ', target: 'SUJ', units: { FUS: 3 }, finns: { DIV: 2, WD: 3 } },
  ],
  [
    'BLIN against anti-tank guns',
    {
      strategy: 'BLIN',
      from: 'LEN',
      target: 'RAU',
      units: { TAN: 3, MECA: 1, FUS: 1 },
      supports: ['NKVD'],
      finns: { DIV: 3, SK: 1 },
      finnishSupports: ['AT1', 'AIR'],
      entrenched: true,
    },
  ],
  [
    'a weak force that the Finns roll for',
    {
      strategy: 'PRUD',
      from: 'PTZ',
      target: 'ILO',
      units: { MECA: 2, FUS: 1 },
      supports: ['NKVD'],
      finns: { DIV: 2, SK: 1 },
      environment: ['snow'],
    },
  ],
];

describe('Talvisota 4.4, N52: what an attack promises', () => {
  it.each(SCENES)('is what playing it with every pair of dice brings: %s', (_, scene) => {
    const start = opened(scene);
    expect(start.decisions.at(-1)?.kind).toBe('roll');
    const found = byPlaying(start);
    const promised = odds(encounterOf(start));
    expect(promised.success).toBeCloseTo(found.success, 10);
    expect(promised.finnishLosses).toBeCloseTo(found.lost, 10);
  });

  it('the same by the printed table, where a side may gain by being weaker (N21)', () => {
    const start = opened({
      strategy: 'PRUD',
      from: 'PTZ',
      target: 'SUJ',
      units: { FUS: 3 },
      finns: { DIV: 4 },
      more: { options: { literalTable: true } },
    });
    expect(byPlaying(start).success).toBeGreaterThan(0.3);
    expect(odds(encounterOf(start), { literal: true }).success).toBeCloseTo(byPlaying(start).success, 10);
  });
});
