/** What is expected of a position of a line, and what the General would do in it. */
import { present } from '#engine/core/timeline.ts';
import type { Question } from '../../game/ai.ts';
import type { ExpectedResult, GameReview } from '../../game/index.ts';
import type { Hints } from '../../game/game.ts';
import type { State } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { current, gameItself, useGame } from '../../store/game.ts';
import { playAll } from '../../store/play.ts';
import { defineSection, putDown, refuse } from '../../store/ui.ts';
import { askWorker, stopThinking } from '../ai/worker-client.ts';
import { readExpected } from '../review/read.ts';
import { ask, questionOf, reviewWorkers } from '../review/review.ts';

interface Expected {
  /** The position of which this is said; null: none. */
  readonly state: State;
  readonly value: ExpectedResult | null;
  /** How the game tells figures; null where it has no value. */
  readonly texts: GameReview | null;
  /** What the General would do, but for the end of the phase; null while he thinks, or where he cannot be asked. */
  readonly actions: readonly unknown[] | null;
  readonly hints: Hints | null;
  /** From 0 to 1; null when nothing is thought about. */
  readonly thinking: number | null;
  readonly failed: boolean;
}

const NOTHING: Expected = {
  state: null,
  value: null,
  texts: null,
  actions: null,
  hints: null,
  thinking: null,
  failed: false,
};

export const useExpected = defineSection<Expected>('expected', NOTHING);
const { getState, setState } = useExpected;

let worker: Worker | null = null;
let asked = 0;

/** Ends the work. */
export function stopExpecting(): void {
  worker?.terminate();
  worker = null;
  if (getState().thinking !== null) stopThinking();
  setState(NOTHING);
}

async function askForValue(state: State): Promise<void> {
  const { review } = activeGame();
  const texts = (await review?.().catch(() => null)) ?? null;
  if (!texts || getState().state !== state) return;
  worker ??= reviewWorkers.make(texts);
  const { timeline, seats } = gameItself(useGame.getState());
  const question = {
    ...questionOf(timeline!, seats),
    kind: 'value',
    from: 0,
    start: state,
    steps: [],
  } as const;
  const value = await ask(worker, question, ++asked, readExpected);
  if (getState().state === state) setState({ value, texts });
}

/** Not that of the game: by it he would tell what the General does who plays against the player. */
const SEED = 1;

async function askGeneral(state: State): Promise<void> {
  const { aiPlayers, rules, story } = activeGame();
  const hints = (await aiPlayers?.hints?.().catch(() => null)) ?? null;
  if (!hints || getState().state !== state) return;
  setState({ hints, thinking: 0 });
  const side = rules.decider(state);
  const question: Question = { kind: 'advise', state: rules.view(state, side), side, seed: SEED };
  const reply = await askWorker(
    question,
    (answer) => hints.read(answer),
    (thinking) => setState({ thinking }),
  );
  if (getState().state !== state) return;
  if (!reply.ok) return setState({ thinking: null, failed: true });
  const actions = reply.answer.actions.filter((action) => !story.endsPhase(action));
  setState({ thinking: null, actions });
}

/** Works out the position of the line on the table. */
export function workOut(): void {
  const state = present(current());
  if (getState().state === state) return;
  if (getState().thinking !== null) stopThinking();
  setState({ ...NOTHING, state });
  if (activeGame().rules.isOver(state)) return void askForValue(state);
  void askForValue(state);
  void askGeneral(state);
}

/** Plays what the General would, up to the first action for which a die may fall. */
export function playGenerals(): void {
  const { actions, hints } = getState();
  if (!actions?.length || !hints) return;
  const first = actions.findIndex((action) => hints.rolls(action));
  const refusal = playAll(first < 0 ? actions : actions.slice(0, Math.max(1, first)));
  putDown();
  if (refusal) refuse(refusal);
}
