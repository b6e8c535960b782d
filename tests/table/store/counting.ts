/** A game of a few lines, for the stores: actions are words, and who decides follows from how many were played. */
import { secretsOf, type Secret } from '#engine/core/secrets.ts';
import { timelineFor } from '#engine/core/timeline-for.ts';
import { at, type Timeline } from '#engine/core/timeline.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Game } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { useGame, type GameOnTable } from '#table/store/game.ts';
import { useLibrary } from '#table/store/saving.ts';
import { PEOPLE, type Seat } from '#table/store/seats.ts';

type State = { readonly count: number; readonly random: readonly number[] };
type Line = Timeline<State, string, string, 'die'>;

/** The white player, then black three times, and so on. */
const decider = ({ count }: State): string => (count % 4 === 0 ? 'white' : 'black');

export const REFUSAL: Refusal = { rule: 'R1', key: 'no', params: {}, text: 'No.', places: [] };

const { play, restartPhase, restartTurn } = timelineFor<State, string, string, Refusal, 'die'>({
  apply: ({ count, random }, action, given = []) => {
    if (action.startsWith('no')) return { ok: false, refusal: { ...REFUSAL, text: action } };
    const die = (typeof given === 'function' ? given(0) : given[0]) ?? 6;
    const dice = action === 'roll' ? [die] : [];
    return { ok: true, state: { count: count + 1, random }, events: [action], dice };
  },
  barrier: (_before, _action, dice) => (dice.length ? 'die' : null),
  // Two actions are a phase, four a turn.
  phaseMark: ({ count }) => String(Math.floor(count / 2)),
  turnMark: ({ count }) => String(Math.floor(count / 4)),
});

interface Setting extends Partial<Omit<GameOnTable, 'seats'>> {
  readonly white?: Seat;
  readonly black?: Seat;
  /** What is hidden from the black player, by how many actions were played. */
  readonly hidden?: Readonly<Record<number, Secret>>;
  readonly isOver?: boolean;
  /** By the game's own rules one person plays it. */
  readonly isForOne?: boolean;
  /** Actions already played. */
  readonly played?: readonly string[];
}

/** Puts the game on the table between two people, but for what is said. Nothing of it is saved. */
export function begin(setting: Setting = {}): void {
  const { white = 'human', black = 'human', hidden = {}, isOver, isForOne, played = [], ...more } = setting;
  setActiveGame({
    meta: { id: 'counting', sides: ['white', 'black'], levels: ['easy', 'hard'] },
    rules: {
      play,
      restartPhase,
      restartTurn,
      decider,
      isOver: () => isOver ?? false,
      ...(isForOne && { isForOne: () => true }),
      generator: () => [1],
    },
    story: { kindOf: () => 'turn' },
    secrets: secretsOf<State, string, Line>({
      sides: ['white', 'black'],
      secretFrom: (line, step, side) =>
        side === 'black' ? (hidden[at<State>(line, step).count] ?? null) : null,
      lasts: () => true,
    }),
  } as unknown as Game);
  let timeline: Line = { start: { count: 0, random: [1] }, steps: [], cursor: 0 };
  for (const action of played) {
    const result = play(timeline, action);
    if (result.ok) timeline = result.timeline;
  }
  useLibrary.setState({ saveQueued: false });
  useGame.setState({
    ...useGame.getInitialState(),
    timeline,
    saving: 'overtaken',
    seats: { ...PEOPLE, white, black },
    ...more,
  });
}

export const cursor = (): number => useGame.getState().timeline!.cursor;

/** True when something was to be saved since it was last asked. */
export function wasSaved(): boolean {
  const { saveQueued } = useLibrary.getState();
  useLibrary.setState({ saveQueued: false });
  return saveQueued;
}

/** What a game says of itself where it is drawn: as much of it as a test needs. */
interface Told {
  readonly meta?: object;
  readonly rules?: object;
  readonly story?: object;
  readonly [part: string]: unknown;
}

/**
 * The game on the table with words for what it shows: sides and levels are called by their ids, a turn is four actions, and
 * the log has a line for each action but "s".
 */
export function tellStory({ meta, rules, story, ...more }: Told = {}): void {
  const game = activeGame();
  setActiveGame({
    ...game,
    meta: {
      ...game.meta,
      title: () => 'Counting',
      level: (name: string) => ({ name }),
      side: (name: string) => ({ name, player: `${name} player` }),
      ...meta,
    },
    rules: { ...game.rules, turn: ({ count }: State) => Math.floor(count / 4) + 1, ...rules },
    story: {
      heading: ({ count }: State) => `After ${count}`,
      inReadingOrder: (events: readonly string[]) => events,
      eventSentence: (event: string) => (event === 's' ? null : [`Played ${event}.`]),
      redactedLine: () => ['Something was set up.'],
      isStrong: () => false,
      isBattle: (events: readonly string[]) => events.includes('roll'),
      hasTarget: (action: unknown) => action === 'roll',
      pauseAfter: () => 1000,
      segments: () => [],
      ...story,
    },
    commands: { atLog: [] },
    ...more,
  } as unknown as Game);
}
