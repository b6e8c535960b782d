/** Agreements of two people at one screen: the curtain, seats, undo, aids and reminders. */
import { create } from 'zustand';
import { useGame, viewerOf, handoverTo, wouldReveal, current, isForTwoPlayers, position } from './game.ts';
import { save } from './saving.ts';
import { at, present } from '#engine/core/timeline.ts';
import type { Line, Side } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { freshSeed } from './dice.ts';
import { HUMAN, isLevel, seatAt, seated, withAid, type Seat } from './seats.ts';
import type { Aid } from '#engine/core/about.ts';
import { openDialog, putDown } from './ui.ts';
import type { Settings } from './settings.ts';

/** The player to whom the screen is passed has it now. */
export function liftCurtain(): void {
  useGame.setState({ curtain: null });
  void save();
}

/** Why a side may not be handed over now, or null. */
export function whyNotHandOver(side: Side, who: Seat): 'face-down' | null {
  const { timeline, table, seats } = useGame.getState();
  return timeline && wouldReveal({ line: timeline, table, seats }, side, who) ? 'face-down' : null;
}

/** Hands a side over to a person or a computer player; behind the curtain if the new player sees hidden things. */
export function handOverSide(side: Side, who: Seat): void {
  const { timeline, table, seats, practice, hosted, curtain } = useGame.getState();
  if (practice || hosted || seatAt(seats, side) === who || whyNotHandOver(side, who)) return;
  // A seed that is set already is kept.
  const next = seated(activeGame().meta, { ...seats, [side]: who, seed: seats.seed || freshSeed() });
  const passed =
    timeline &&
    handoverTo(viewerOf(present(timeline), seats), { line: timeline, table, seats: next, handed: true });
  useGame.setState({ seats: next, curtain: passed ?? curtain });
  if (timeline && isLevel(seatAt(seats, side)) && who === HUMAN && hasDecided(timeline, side)) noteHelp();
  void save();
}

/** True if a side has decided anything after the set-up. */
function hasDecided({ start, steps, cursor }: Line, side: Side): boolean {
  const { rules, story } = activeGame();
  return steps.slice(0, cursor).some((_, i) => {
    const state = at({ start, steps }, i);
    return rules.decider(state) === side && story.kindOf(state) !== 'before';
  });
}

/** Marks the game: the computer has decided for a person. */
export function noteHelp(): void {
  const line = current();
  useGame.setState({ timeline: { ...line, about: { ...line.about, computerHelped: true } } });
}

/** A request of one of two people at one screen that the other has to accept. */
type Question = {
  /** The side asked. */
  readonly side: Side;
  agree(): void;
} & (
  | {
      /** Undo of that side's actions. */
      readonly kind: 'back';
      /** The step to go back to. */
      readonly to: number;
    }
  | {
      /** Allow an aid, or switch it off. */
      readonly kind: 'aid';
      readonly aid: Aid;
      readonly allowed: boolean;
    }
);

export const useConsent = create<{ readonly question: Question | null }>(() => ({
  question: null,
}));

export function askConsent(question: Question): void {
  useConsent.setState({ question });
  openDialog('consent');
}

/** Closes the question; the request is carried out only if the other player agrees. */
export function answerConsent(agrees: boolean): void {
  const { question } = useConsent.getState();
  useConsent.setState({ question: null });
  openDialog(null);
  if (!agrees || !question) return;
  question.agree();
  putDown();
}

type OnTable = ReturnType<typeof useGame.getState>;

const allows = (on: OnTable, aid: Aid): boolean =>
  !((isForTwoPlayers(on) || on.hosted) && on.timeline?.about?.withoutAids?.includes(aid));

export const hasAid = (aid: Aid): boolean => allows(useGame.getState(), aid);

export const useAid = (aid: Aid): boolean => useGame((on) => allows(on, aid));

/** Asks the player who is not to decide now for consent to allow an aid or switch it off. */
export function proposeAid(aid: Aid, allowed: boolean): void {
  const decider = activeGame().rules.decider(position());
  const side = activeGame().meta.sides.find((one) => one !== decider)!;
  askConsent({ kind: 'aid', aid, allowed, side, agree: () => setAid(aid, allowed) });
}

function setAid(aid: Aid, allowed: boolean): void {
  const line = current();
  const { withoutAids = [], ...about } = line.about ?? {};
  const without = withAid(withoutAids, aid, allowed);
  useGame.setState({
    timeline: { ...line, about: { ...about, ...(without.length && { withoutAids: without }) } },
  });
  void save();
}

/** A setting for listing units that have not moved before a phase ends. */
type IdleList = Extract<keyof Settings, `listIdle${string}`>;

/** The settings of both sides if two people share the screen; else null. */
export function idleListsBySide(): readonly (readonly [Side, IdleList])[] | null {
  if (!isForTwoPlayers(useGame.getState())) return null;
  const [first, second] = activeGame().meta.sides;
  return [
    [first, 'listIdleFirst'],
    [second, 'listIdleSecond'],
  ];
}

/** The setting of the side to decide. */
export function idleListNow(): IdleList {
  const { timeline } = useGame.getState();
  const decider = timeline && activeGame().rules.decider(present(timeline));
  return idleListsBySide()?.find(([side]) => side === decider)?.[1] ?? 'listIdle';
}
