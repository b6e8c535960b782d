/** Talk, requests and agreements of the players, as lines of text. */
import type { Entry } from '#host/protocol.ts';
import { isNarrow, useNarrow } from '#kit/widgets/useNarrow.ts';
import onlineMessages from '../../content/en/online.ftl';
import type { Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { useHosted } from '../../store/hosted.ts';
import { say, useUi } from '../../store/ui.ts';

/** The name that the player has given, or "Finnish player". */
export const playerName = (side: Side): string =>
  useHosted.getState().status?.players[side as 'finn'] ?? activeGame().meta.side(side).player;

/** Null if there is nothing to show. */
export function lineOfTalk(entry: Entry): string | null {
  const t = onlineMessages().talk;
  const name = playerName(entry.side);
  switch (entry.kind) {
    case 'chat':
      return t.chat({ name, text: entry.text ?? '' });
    case 'join':
      return t.join({ name });
    case 'ask':
      return t.ask[entry.what!]({ name });
    case 'answer':
      return (entry.granted ? t.granted : t.refused)({ name });
    case 'resign':
      return t.resign({ name });
    case 'claim':
      return t.claim({ name });
    case 'automatic':
      return t.automatic[entry.on ? 'on' : 'off']({ name });
    case 'relink':
      return t.relink({ name });
    case 'name':
      return t.named({ side: activeGame().meta.side(entry.side).player, name: entry.name ?? '' });
    case 'act':
    case 'undo':
    case 'webhook':
      return null;
  }
}

/** True if the talk has room beside the map; else it is in the dialog. */
export const useTalkBeside = (): boolean => {
  const isNarrow = useNarrow();
  return useUi(({ leftOpen }) => leftOpen) && !isNarrow;
};

/** Adds an entry to the talk; `isNews`: also shows a notice, unless the dialog is open. */
export function hear(entry: Entry, isNews: boolean): void {
  const { talk, unread, viewer } = useHosted.getState();
  const { dialog, leftOpen } = useUi.getState();
  const isNoticed = isNews && dialog !== 'online';
  const isUnread = isNoticed && (isNarrow() || !leftOpen);
  useHosted.setState({
    talk: [...talk, entry],
    unread: unread + Number(isUnread && entry.kind === 'chat'),
    ...(entry.kind === 'webhook' && { webhook: entry.webhook ?? null, webhookCall: null }),
  });
  // Requests have their own notice.
  const isAsked = entry.kind === 'ask' && viewer !== 'onlooker';
  const line = isNoticed && !isAsked ? lineOfTalk(entry) : null;
  if (line) say(line);
}
