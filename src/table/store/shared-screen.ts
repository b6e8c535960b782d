/** What two people at one screen agree on: the curtain, who plays which side, going back, aids and reminders. */
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

/** Whom the screen is passed to has it now. */
export function liftCurtain(): void {
  useGame.setState({ curtain: null });
  void save();
}

/** Why a side may not be handed over now, or null. */
export function whyNotHandOver(side: Side, who: Seat): 'face-down' | null {
  const { timeline, table, seats } = useGame.getState();
  return timeline && wouldReveal({ line: timeline, table, seats }, side, who) ? 'face-down' : null;
}

/** Hands a side over: to a person or to a computer player. Who comes to see what lies face down passes the curtain. */
export function handOverSide(side: Side, who: Seat): void {
  const { timeline, table, seats, practice, hosted, curtain } = useGame.getState();
  if (practice || hosted || seatAt(seats, side) === who || whyNotHandOver(side, who)) return;
  // Whoever sat down first brought the seed.
  const next = seated(activeGame().meta, { ...seats, [side]: who, seed: seats.seed || freshSeed() });
  const passed =
    timeline &&
    handoverTo(viewerOf(present(timeline), seats), { line: timeline, table, seats: next, handed: true });
  useGame.setState({ seats: next, curtain: passed ?? curtain });
  if (timeline && isLevel(seatAt(seats, side)) && who === HUMAN && hasDecided(timeline, side)) noteHelp();
  void save();
}

/** True where a side has decided anything after the set-up. */
function hasDecided({ start, steps, cursor }: Line, side: Side): boolean {
  const { rules, story } = activeGame();
  return steps.slice(0, cursor).some((_, i) => {
    const state = at({ start, steps }, i);
    return rules.decider(state) === side && story.kindOf(state) !== 'before';
  });
}

/** From now on the game tells that the computer has decided for a person. */
export function noteHelp(): void {
  const line = current();
  useGame.setState({ timeline: { ...line, about: { ...line.about, computerHelped: true } } });
}

/** What one of two people at one screen wants, and the other has to agree to. */
type Question = {
  /** Who is asked. */
  readonly side: Side;
  agree(): void;
} & (
  | {
      /** Takes back what that side did. */
      readonly kind: 'back';
      /** The step to which it leads. */
      readonly to: number;
    }
  | {
      /** Allows an aid, or does without it. */
      readonly kind: 'aid';
      readonly aid: Aid;
      readonly allowed: boolean;
    }
);

/** The question that is open. */
export const useConsent = create<{ readonly question: Question | null }>(() => ({
  question: null,
}));

/** Asks the other player first. */
export function askConsent(question: Question): void {
  useConsent.setState({ question });
  openDialog('consent');
}

/** Closes the question; what was asked for is done only where the other player agrees. */
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

/** True where an aid may be used in the game on the table. */
export const hasAid = (aid: Aid): boolean => allows(useGame.getState(), aid);

/** As `hasAid`, for whoever draws. */
export const useAid = (aid: Aid): boolean => useGame((on) => allows(on, aid));

/** Asks the player who does not decide now whether an aid is to be allowed, or done without. */
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

/** A setting that says whether the list of what has not moved comes up before a phase ends. */
type IdleList = Extract<keyof Settings, `listIdle${string}`>;

/** The settings of both sides, where two people share the screen; else null. */
export function idleListsBySide(): readonly (readonly [Side, IdleList])[] | null {
  if (!isForTwoPlayers(useGame.getState())) return null;
  const [first, second] = activeGame().meta.sides;
  return [
    [first, 'listIdleFirst'],
    [second, 'listIdleSecond'],
  ];
}

/** The setting that holds for the one who decides now. */
export function idleListNow(): IdleList {
  const { timeline } = useGame.getState();
  const decider = timeline && activeGame().rules.decider(present(timeline));
  return idleListsBySide()?.find(([side]) => side === decider)?.[1] ?? 'listIdle';
}
