/**
 * Asks the computer player to decide and plays its answer action by action, as a person would: the store validates every
 * action, and the dice are the table's. Any other change of the game (undo, a side taken over, another game) makes it
 * stop and check again.
 */
import { present } from '#engine/core/timeline.ts';
import type { Line } from '../../game/game.ts';
import type { Question } from '../../game/ai.ts';
import { activeGame } from '../../game/registry.ts';
import {
  askWorker,
  endWorker,
  stopThinking,
  startWorker,
  type Reply,
  type Trouble,
} from '../../store/ai-worker.ts';
import { computerToDecide, play } from '../../store/play.ts';
import { useGame, type Hosted } from '../../store/game.ts';
import { useHosted } from '../../store/hosted.ts';
import { computerSides, isLevel, onlyHuman, seatAt } from '../../store/seats.ts';
import { clearNotice, putDown, useUi } from '../../store/ui.ts';
import { AIM, TOO_FAST, isReplaying, useReplay } from '../../store/replay.ts';
import { IDLE_AI, useAi } from '../../store/ai.ts';

/** Minimum time between renders, in milliseconds. */
const SHORTEST = 40;

/** A worker that crashes or times out is asked once more before an error is shown. */
const ATTEMPTS = 2;

type Doing =
  | { readonly at: 'rest' }
  | { readonly at: 'asking'; readonly state: unknown; readonly who: string }
  /** The next action of the answer belongs to this position; `carriedOut`: number of actions played before it. */
  | { readonly at: 'playing'; readonly state: unknown; readonly carriedOut: number }
  /** Stopped by an error. */
  | { readonly at: 'stuck'; readonly state: unknown; readonly who: string };

let doing: Doing = { at: 'rest' };
/** First position of the current game; a different one resets the driver. */
let start: unknown = null;
let timer: { readonly id: ReturnType<typeof setTimeout>; readonly key: string } | null = null;
/** The player turn whose actions are counted. */
let counted = { turn: '', actions: 0 };
/** True while the driver itself plays an action. */
let acting = false;

const { getState, setState } = useAi;
/** Modes that a person may keep while the other side decides. */
const IDLE: readonly string[] = ['idle', 'look'];

function stopTimer(): void {
  if (timer) clearTimeout(timer.id);
  timer = null;
}

/** Stops driving: no computer player is to decide. */
function stopAi(): void {
  stopTimer();
  if (doing.at === 'asking') stopThinking();
  doing = { at: 'rest' };
  const { thinking, next, skipping, trouble, aiming, paused } = getState();
  const busy = thinking !== null || next.length > 0 || skipping || trouble !== null || aiming || paused;
  if (busy) setState({ ...IDLE_AI, paused: false });
}

/** True while a dialog hides the map or a replay shows another moment: the game waits. */
function isHeld(): boolean {
  const { dialog, rule } = useUi.getState();
  return isReplaying() || dialog !== null || rule !== null;
}

function fail(trouble: Trouble | 'illegal'): void {
  const { timeline, seats } = useGame.getState();
  const side = computerToDecide();
  if (timeline && side) doing = { at: 'stuck', state: present(timeline), who: seatAt(seats, side) };
  setState({ ...IDLE_AI, trouble });
}

function showArrived(state: unknown, hosted: Hosted): void {
  const next = hosted.arrived();
  if (!next.length) return;
  doing = { at: 'playing', state, carriedOut: 0 };
  setState({ thinking: null, next, aiming: false });
}

async function askForActions(state: unknown, who: string): Promise<void> {
  const { hosted } = useGame.getState();
  if (hosted) return showArrived(state, hosted);
  const side = computerToDecide();
  if (side === null || !isLevel(who)) return;
  const question = { at: 'asking', state, who } as const;
  doing = question;
  setState({ thinking: 0, next: [], aiming: false, trouble: null });
  const { seed } = useGame.getState().seats;
  const { rules, aiPlayers } = activeGame();
  const asked: Question = { kind: 'think', state: rules.view(state, side), side, level: who, seed };
  for (let attempt = 1; ; attempt++) {
    const reply = await askWorker(asked, aiPlayers!.actionsOf, (thinking) => setState({ thinking }));
    if (doing !== question) return;
    if (!reply.ok && reply.trouble !== null && attempt < ATTEMPTS) continue;
    return handleReply(state, reply);
  }
}

/** Starts to play an answer, or shows the error. */
function handleReply(state: unknown, reply: Reply<readonly unknown[]>): void {
  doing = { at: 'rest' };
  if (!reply.ok) {
    // Cancelled by another question: asks again afterwards.
    if (reply.trouble === null) return reconcile();
    return fail(reply.trouble);
  }
  const next = activeGame().aiPlayers!.inGroups?.(state, reply.answer) ?? reply.answer;
  if (!next.length) return fail('illegal');
  doing = { at: 'playing', state, carriedOut: 0 };
  setState({ thinking: null, next });
}

/** Shows the next action from a host, which has validated it. */
function showNext(hosted: Hosted, carriedOut: number): true {
  acting = true;
  try {
    hosted.showNext();
  } finally {
    acting = false;
  }
  doing = { at: 'playing', state: present(useGame.getState().timeline!), carriedOut: carriedOut + 1 };
  setState({ next: hosted.arrived(), aiming: false });
  return true;
}

/** Plays the next action; returns false if the rules forbid it. */
function playNext(): boolean {
  const [action, ...next] = getState().next;
  const { timeline } = useGame.getState();
  if (!action || !timeline || doing.at !== 'playing') return false;
  const { carriedOut } = doing;
  const { hosted } = useGame.getState();
  if (hosted) return showNext(hosted, carriedOut);
  const before = present(timeline);
  const { aiPlayers } = activeGame();
  const turn = aiPlayers!.turnOf(before);
  counted = { turn, actions: counted.turn === turn ? counted.actions + 1 : 1 };
  acting = true;
  try {
    if (counted.actions > aiPlayers!.most || play(action)) return false;
  } finally {
    acting = false;
  }
  doing = { at: 'playing', state: present(useGame.getState().timeline!), carriedOut: carriedOut + 1 };
  setState({ next, aiming: false });
  return true;
}

/** Later actions of an answer may have become illegal; an illegal first one is an error. */
function handleRejectedMove(): void {
  const begun =
    doing.at === 'playing' && doing.carriedOut > 0 && counted.actions <= activeGame().aiPlayers!.most;
  if (!begun) return fail('illegal');
  doing = { at: 'rest' };
  setState({ next: [], aiming: false });
}

const playOne = (): void => {
  if (!playNext()) handleRejectedMove();
};

/** Plays the whole answer at once. */
function playOut(): void {
  const { turnOf } = activeGame().aiPlayers!;
  const turn = turnOf(present(useGame.getState().timeline!));
  while (getState().next.length && computerToDecide() !== null) {
    if (!playNext()) return handleRejectedMove();
    // Without a person in the game, skipping ends with the player turn.
    const now = present(useGame.getState().timeline!);
    if (getState().skipping && turnOf(now) !== turn && isWatched()) setState({ skipping: false });
  }
}

const isWatched = (): boolean => computerSides(useGame.getState().seats).length === 2;

/** Face-down placement by the other side is not shown counter by counter. */
function isHidden(state: unknown): boolean {
  const person = onlyHuman(useGame.getState().seats);
  return person !== null && activeGame().aiPlayers!.hides(state, person);
}

function schedule(state: unknown, [action]: readonly unknown[]): void {
  const { paused, aiming, skipping, speed } = getState();
  if (isHeld()) return stopTimer();
  if (skipping || isHidden(state)) {
    stopTimer();
    timer = { id: setTimeout(goOn, 0), key: 'skip' };
    return;
  }
  if (paused) return stopTimer();
  const { story } = activeGame();
  const { timeline } = useGame.getState();
  const key = `${timeline!.cursor} ${aiming} ${speed}`;
  if (timer?.key === key) return;
  stopTimer();
  const pointing = !aiming && speed < TOO_FAST && action !== undefined && story.hasTarget(action);
  const wait = Math.max(SHORTEST, (aiming ? AIM : story.pauseAfter(timeline!, timeline!.cursor)) / speed);
  const go = pointing ? () => setState({ aiming: true }) : playOne;
  timer = {
    key,
    id: setTimeout(() => {
      timer = null;
      go();
      reconcile();
    }, wait),
  };
}

function goOn(): void {
  timer = null;
  playOut();
  reconcile();
}

/** Resets the driver for another game. */
function begin(timeline: Line): void {
  start = timeline.start;
  counted = { turn: '', actions: 0 };
  stopAi();
  // A reopened game of two computer players starts paused.
  setState({ paused: isWatched() && timeline.cursor > 0 && !useGame.getState().hosted });
}

const isBusy = (): boolean => doing.at !== 'rest';

/** True if the driver's state is still valid for this position; cancels it otherwise. */
function isStillValid(state: unknown, who: string): boolean {
  switch (doing.at) {
    case 'rest':
      return false;
    case 'playing':
      return getState().next.length > 0 && doing.state === state;
    case 'asking':
      if (doing.state === state && doing.who === who) return true;
      stopThinking();
      doing = { at: 'rest' };
      return false;
    case 'stuck': {
      const { trouble } = getState();
      if (trouble && doing.state === state && doing.who === who) return true;
      doing = { at: 'rest' };
      // This change of state triggers another `reconcile`, which may already have started something.
      if (trouble) setState({ trouble: null });
      return isBusy();
    }
  }
}

function reconcile(): void {
  if (acting) return;
  const { timeline, seats, saving } = useGame.getState();
  const side = computerToDecide();
  if (timeline && timeline.start !== start) begin(timeline);
  // A tab that was overtaken leaves the game to the other one.
  if (side === null || !timeline || saving === 'overtaken') return stopAi();
  // Cancel the person's selection, with its notice.
  if (!IDLE.includes(useUi.getState().mode.mode)) putDown();
  const state = present(timeline);
  const who = seatAt(seats, side);
  if (isStillValid(state, who))
    return doing.at === 'playing' ? schedule(state, getState().next) : stopTimer();
  stopTimer();
  void askForActions(state, who);
}

/** Plays one action, then pauses. */
export function step(): void {
  setState({ paused: true, skipping: false });
  if (!getState().next.length) return;
  stopTimer();
  playOne();
  reconcile();
}

/** Starts the driver; returns the function that stops it. */
export function startAiDriver(): () => void {
  clearNotice();
  if (!useGame.getState().hosted) startWorker();
  const unsubscribers = [
    useGame.subscribe(reconcile),
    useAi.subscribe(reconcile),
    useReplay.subscribe(reconcile),
    useHosted.subscribe(reconcile),
    useUi.subscribe(({ dialog, rule }, before) => {
      if (dialog !== before.dialog || rule !== before.rule) reconcile();
    }),
  ];
  reconcile();
  return () => {
    for (const stop of unsubscribers) stop();
    stopAi();
    endWorker();
    start = null;
  };
}
