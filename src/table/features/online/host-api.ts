/** HTTP requests to a host: a new game, the file of a game. */
import type { NewGame, NewGameAnswer, Viewer } from '#host/protocol.ts';
import { download, fileName } from '#kit/files/files.ts';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { current, position } from '../../store/game.ts';
import { useHosted } from '../../store/hosted.ts';
import { say } from '../../store/ui.ts';

/** The full link to join a game. The host serves the page, wherever this one was loaded from. */
export const invitationUrl = (host: string, link: string): string => new URL(`#play=${link}`, host).href;

/** The secret links of a new game, or why it was not created. */
export async function createGame(
  host: string,
  wish: Partial<NewGame> & Pick<NewGame, 'game' | 'side'>,
): Promise<{ readonly links: NewGameAnswer['links'] } | { readonly error: string }> {
  try {
    const response = await fetch(new URL('api/games', host), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const answer = (await response.json()) as Partial<NewGameAnswer> & { error?: string };
    return answer.links ? { links: answer.links } : { error: answer.error ?? String(response.status) };
  } catch {
    return { error: onlineMessages().form.unreachable };
  }
}

/** Saves the game at the host to a file: this side's view; everything once the game is over. */
export async function takeHome(): Promise<void> {
  const { host, link } = useHosted.getState();
  const { meta, rules } = activeGame();
  try {
    const response = await fetch(new URL('api/record', host), {
      headers: { Authorization: `Bearer ${link}` },
    });
    const { refused, dialog } = onlineMessages();
    if (!response.ok) return say(response.status === 429 ? refused['too-fast'] : dialog.notTakenHome);
    download(await response.text(), fileName(meta.id, null, rules.turn(position()), current().cursor));
  } catch {
    say(onlineMessages().dialog.notTakenHome);
  }
}

export const isSide = (viewer: Viewer): viewer is 'finn' | 'soviet' => viewer !== 'onlooker';
