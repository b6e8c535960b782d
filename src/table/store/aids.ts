/** Which aids two people at one screen allow: agreed when the game is made, and changed by both alone. */
import { AIDS, type Aid } from '#engine/core/about.ts';
import { game } from '../game/registry.ts';
import { askConsent } from './consent.ts';
import { current, isForTwoPlayers, position, useGame } from './game.ts';
import { save } from './saving.ts';

type OnTable = ReturnType<typeof useGame.getState>;

const allows = (on: OnTable, aid: Aid): boolean =>
  !(isForTwoPlayers(on) && on.timeline?.about?.withoutAids?.includes(aid));

/** True where an aid may be used in the game on the table. */
export const hasAid = (aid: Aid): boolean => allows(useGame.getState(), aid);

/** As `hasAid`, for whoever draws. */
export const useAid = (aid: Aid): boolean => useGame((on) => allows(on, aid));

/** The aids that are left out once one is allowed, or done without. */
export const withAid = (without: readonly Aid[], aid: Aid, allowed: boolean): readonly Aid[] =>
  AIDS.filter((one) => (one === aid ? !allowed : without.includes(one)));

/** Asks the player who does not decide now whether an aid is to be allowed, or done without. */
export function proposeAid(aid: Aid, allowed: boolean): void {
  const decider = game().rules.decider(position());
  const side = game().card.sides.find((one) => one !== decider)!;
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
