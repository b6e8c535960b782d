/**
 * Asks the computer player whose word it is, and carries out what it answers one action after another, like a
 * person would: the store judges every action, and the dice are the table's. Whatever else changes the game in
 * the meantime (undo, a side taken over, another game) makes it stop and look again.
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

/** Nothing is drawn more often than this, in milliseconds. */
const SHORTEST = 40;

/** A worker that breaks down or falls silent is asked once more before a person hears of it. */
const ATTEMPTS = 2;

/** What the computer player is at: in which position, and who it is. */
type Doing =
  | { readonly at: 'rest' }
  | { readonly at: 'asking'; readonly state: unknown; readonly who: string }
  /** The next action of its answer is meant in this position; so many were carried out. */
  | { readonly at: 'playing'; readonly state: unknown; readonly carriedOut: number }
  /** Nothing went on. */
  | { readonly at: 'stuck'; readonly state: unknown; readonly who: string };

let doing: Doing = { at: 'rest' };
/** The first position of the game on the table: another one begins anew. */
let start: unknown = null;
let timer: { readonly id: ReturnType<typeof setTimeout>; readonly key: string } | null = null;
/** The Player-Turn whose actions are counted. */
let counted = { turn: '', actions: 0 };
/** True while an action is being played: the change is our own. */
let acting = false;

const { getState, setState } = useAi;
/** What a person may be doing while it is not his word. */
const IDLE: readonly string[] = ['idle', 'look'];

function stopTimer(): void {
  if (timer) clearTimeout(timer.id);
  timer = null;
}

/** Nobody is to be thought for. */
function stopAi(): void {
  stopTimer();
  if (doing.at === 'asking') stopThinking();
  doing = { at: 'rest' };
  const { thinking, next, skipping, trouble, aiming, paused } = getState();
  const busy = thinking !== null || next.length > 0 || skipping || trouble !== null || aiming || paused;
  if (busy) setState({ ...IDLE_AI, paused: false });
}

/** A dialog in front hides the map, a replay shows another moment: the game waits. */
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

/** Begins to show what has come from a host. */
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

/** Begins to play what was answered, or says what went wrong. */
function handleReply(state: unknown, reply: Reply<readonly unknown[]>): void {
  doing = { at: 'rest' };
  if (!reply.ok) {
    // Stopped by somebody else, who goes on in our place: it is asked again when that is over.
    if (reply.trouble === null) return reconcile();
    return fail(reply.trouble);
  }
  const next = activeGame().aiPlayers!.inGroups?.(state, reply.answer) ?? reply.answer;
  if (!next.length) return fail('illegal');
  doing = { at: 'playing', state, carriedOut: 0 };
  setState({ thinking: null, next });
}

/** Shows what comes next from a host, which has judged it. */
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

/** Plays the next action; false when the rules forbid it. */
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

/** What follows from an answer may have become impossible; if its very beginning is, that is a fault. */
function handleRejectedMove(): void {
  const begun =
    doing.at === 'playing' && doing.carriedOut > 0 && counted.actions <= activeGame().aiPlayers!.most;
  if (!begun) return fail('illegal');
  doing = { at: 'rest' };
  setState({ next: [], aiming: false });
}

/** One action. */
const playOne = (): void => {
  if (!playNext()) handleRejectedMove();
};

/** Everything of the answer at once. */
function playOut(): void {
  const { turnOf } = activeGame().aiPlayers!;
  const turn = turnOf(present(useGame.getState().timeline!));
  while (getState().next.length && computerToDecide() !== null) {
    if (!playNext()) return handleRejectedMove();
    // Watched, there is no person to come to: a Player-Turn is what is skipped.
    const now = present(useGame.getState().timeline!);
    if (getState().skipping && turnOf(now) !== turn && isWatched()) setState({ skipping: false });
  }
}

const isWatched = (): boolean => computerSides(useGame.getState().seats).length === 2;

/** What the other side places face down is not shown counter by counter. */
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

/** Another game on the table begins anew. */
function begin(timeline: Line): void {
  start = timeline.start;
  counted = { turn: '', actions: 0 };
  stopAi();
  // A game of two computer players that was put back on the table waits for a word.
  setState({ paused: isWatched() && timeline.cursor > 0 && !useGame.getState().hosted });
}

const isBusy = (): boolean => doing.at !== 'rest';

/** True when what it is at still holds in this position; what no longer does is given up. */
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
      // This change is looked at in its turn, and something may have been begun by then.
      if (trouble) setState({ trouble: null });
      return isBusy();
    }
  }
}

/** Looks at the table and does what is next. */
function reconcile(): void {
  if (acting) return;
  const { timeline, seats, saving } = useGame.getState();
  const side = computerToDecide();
  if (timeline && timeline.start !== start) begin(timeline);
  // A tab that was overtaken leaves the game to the other one.
  if (side === null || !timeline || saving === 'overtaken') return stopAi();
  // What the person had in hand is put down, and no notice about it stays.
  if (!IDLE.includes(useUi.getState().mode.mode)) putDown();
  const state = present(timeline);
  const who = seatAt(seats, side);
  if (isStillValid(state, who))
    return doing.at === 'playing' ? schedule(state, getState().next) : stopTimer();
  stopTimer();
  void askForActions(state, who);
}

/** One action, and then it stands. */
export function step(): void {
  setState({ paused: true, skipping: false });
  if (!getState().next.length) return;
  stopTimer();
  playOne();
  reconcile();
}

/** Follows the table; gives what ends that. */
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
